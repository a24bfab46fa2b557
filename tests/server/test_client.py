"""`parlour.adapters.remote`: bots at a table far away, against a real server, and what they outlast."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.adapters.remote import Link, Result, Seat, Server, play
from parlour.contract.bots import FREE, Budget
from parlour.table.record import parse
from parlour.table.verify import verify
from tests.server.nodes import Running, start
from tests.server.players import BOT, OTHER, bearer, invite, open_table


def invitation(node: Running, opened: Any, seat: int | None = None) -> str:
    return f"{node.url}/t/{opened['table']}#{'i' if seat is None else 'k'}={invite(node, opened, seat)}"


def record(node: Running, opened: Any) -> bytes:
    with node.client() as client:
        found: bytes = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"])).content
        return found


class Watchful:
    """Any move; keeps what it was shown."""

    def __init__(self, game: parlour.Game, random: Random) -> None:
        self.random, self.seen = random, list[Any]()

    def choose(self, state: Any, budget: Budget = FREE) -> Any:
        self.seen.append(state)
        return self.random.choice(state.legal())


@pytest.mark.parametrize(("game", "options"), [("shutbox", {}), ("tuki", {"rounds": 1}), ("rolit", {"size": 4})])
def test_a_bot_plays_to_the_end_and_is_shown_the_positions_of_the_record(
    node: Running, game: str, options: dict[str, Any]
) -> None:
    opened = open_table(node, game, [BOT, OTHER], options=options)
    made: list[Watchful] = []

    def maker(game: Any, random: Random) -> Watchful:
        made.append(Watchful(game, random))
        return made[0]

    result = play(invitation(node, opened), maker)
    data = record(node, opened)
    table = parse(data).table
    assert result == Result((1,), table.state.scores, table.state.winners, "over")
    positions = parse(data).positions()
    assert set(made[0].seen) == {state for state in positions if state.actor == 1}


def test_two_clients_play_each_other_and_their_devices_take_part_in_every_draw(folder: Path) -> None:
    node = start(folder)
    opened = open_table(node, "tuki", [OTHER, OTHER], options={"rounds": 1}, devices=True)
    links = [invitation(node, opened, seat) for seat in (0, 1)]
    results: list[Result] = []
    threads = [threading.Thread(target=lambda link=link: results.append(play(link, "random"))) for link in links]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    found = verify(record(node, opened))
    node.kill()
    assert [result.seats for result in sorted(results, key=lambda result: result.seats)] == [(0,), (1,)]
    assert (found.status, found.alone) == ("finished", 0)
    assert found.covered[0] == found.covered[1] == found.draws


def test_a_server_that_starts_anew_is_waited_for(folder: Path) -> None:
    node = start(folder)
    opened = open_table(node, "tuki", [OTHER, BOT], options={"rounds": 1})
    seat = Seat(Link.of(invitation(node, opened)), Server(60), "Robot")
    dice, moves, nodes = Random(1), 0, list[Running]()
    again = threading.Thread(target=lambda: nodes.append(start(folder, port=node.port)))
    while not seat.now["ended"]:
        if seat.our_turn:
            rolls = seat.now["turn"]["what"] == "roll"
            seat.act(None if rolls else str(dice.choice(seat.state.legal())))
            moves += 1
            if moves == 3:
                node.kill()
                again.start()
        seat.listen()
    again.join()
    found = verify(record(nodes[0], opened))
    nodes[0].kill()
    assert found.status == "finished" and moves > 3


@contextmanager
def answering(answer: Callable[[int], tuple[int, dict[str, str], Any] | None]) -> Iterator[tuple[str, list[str]]]:
    """A server that gives the answer for each request by its number; for none it hangs up."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())
            given = answer(len(asked))
            if given is None:
                self.close_connection = True
                self.connection.close()
                return
            status, headers, body = given
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        do_GET = do_POST  # noqa: N815

        def log_message(self, format: str, *args: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/x", asked
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def busy(status: int, seconds: str = "") -> tuple[int, dict[str, str], Any]:
    return status, {"Retry-After": seconds} if seconds else {}, {"code": "too_many", "reason": "wait a moment"}


def test_what_is_put_off_is_asked_again_after_as_long_as_the_server_says() -> None:
    slept: list[float] = []
    answers = {1: busy(429, "7"), 2: busy(503), 3: (200, {}, {"done": True})}
    with answering(lambda number: answers[number]) as (url, asked):
        assert Server(60, slept.append).ask("POST", url, body={"id": "a"}) == {"done": True}
    assert asked == ['{"id": "a"}'] * 3
    assert slept[0] == 7 and slept[1] < 1


def test_a_broken_connection_is_tried_again_but_an_invitation_is_not_used_twice() -> None:
    with answering(lambda number: None if number == 1 else (200, {}, 1)) as (url, asked):
        assert Server(60, lambda seconds: None).ask("POST", url, body={}) == 1
        assert len(asked) == 2
    with answering(lambda number: None) as (url, asked):
        with pytest.raises(parlour.Refused, match="no answer from") as refused:
            Server(60, lambda seconds: None).ask("POST", url, body={}, repeatable=False)
        assert refused.value.code == "unreachable" and len(asked) == 1


def test_patience_ends() -> None:
    with answering(lambda number: busy(503, "30")) as (url, asked):
        with pytest.raises(parlour.Refused, match=r"too_many.*wait a moment") as refused:
            Server(10, lambda seconds: None).ask("GET", url)
        assert refused.value.code == "too_many" and len(asked) == 1


def test_refusals_and_wrong_links_are_told(node: Running) -> None:
    opened = open_table(node, "rolit", [OTHER, BOT])
    link = invitation(node, opened)
    seated = Seat(Link.of(link), Server(), "Robot")
    assert seated.link.startswith(f"{node.url}/t/{opened['table']}#k=")
    with pytest.raises(parlour.Refused) as refused:
        play(link, "random")
    assert refused.value.code == "no_free_seat"
    for wrong in ("", "http://127.0.0.1/t/abc", "ftp://a/t/abc#i=x", f"{node.url}/t/#i=x", link.replace("#i=", "#x=")):
        with pytest.raises(parlour.BadOption, match="link of a seat"):
            Link.of(wrong)
    with node.client() as client:
        answer = [client.get("/api/games") for _ in range(400)][-1]
    assert answer.status_code in (200, 429) and ("retry-after" in answer.headers) == (answer.status_code == 429)


def test_a_seat_is_found_again_by_its_link(node: Running) -> None:
    opened = open_table(node, "rolit", [OTHER, BOT], options={"size": 4})
    first = Seat(Link.of(invitation(node, opened)), Server(), "Robot")
    first.listen()
    first.leave()
    assert play(first.link, "easy").seats == first.seats == (0,)


@pytest.mark.long
def test_a_device_that_fell_silent_holds_nobody_up_for_ever(folder: Path) -> None:
    """Fifteen seconds after go its draw can be voided, and the client agrees."""
    node = start(folder)
    opened = open_table(node, "rolit", [OTHER, BOT], options={"size": 4})
    silent = Seat(Link.of(invitation(node, opened)), Server(), "Robot")
    assert play(silent.link, "easy", ask=lambda question: question == "agree").why == "over"
    found = verify(record(node, opened))
    node.kill()
    assert found.status == "finished" and found.voids
