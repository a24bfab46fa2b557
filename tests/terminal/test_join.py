"""`parlour join`: a seat at a table on another server, played on this terminal with rules and a device of its own."""

from __future__ import annotations

import http.server
import json
import os
import secrets
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from parlour.errors import BadOption, Refused
from parlour.table.verify import verify
from parlour.terminal.app import ParlourApp
from parlour.terminal.guest import Guest
from parlour.terminal.screens.guest import GuestScreen
from tests.cases import always
from tests.server import cheating_node
from tests.server.nodes import PLENTY, Running, free_port, start
from tests.server.players import BOT, ME, OTHER, bearer, invite, open_table
from tests.terminal.screen import Screen
from tests.terminal.test_app import drive, shown, until

FOUND_OUT = "This roll does not come out as the table says. Nothing more is sent from here: no moves and no rolls."


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = start(tmp_path_factory.mktemp("elsewhere"))
    yield running
    assert running.stop() == 0
    assert "a bug" not in running.log.read_text()


def link(node: Running, opened: Any) -> str:
    return f"{node.url}/t/{opened['table']}#i={invite(node, opened)}"


def log(node: Running, opened: Any) -> list[Any]:
    with node.client() as client:
        found = client.get(f"/api/tables/{opened['table']}", headers=bearer(opened["key"])).json()["log"]
        return list(found)


def record(node: Running, opened: Any) -> bytes:
    with node.client() as client:
        return bytes(client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"])).content)


def screen(app: ParlourApp) -> GuestScreen:
    assert isinstance(app.screen, GuestScreen)
    return app.screen


def joined(run: Any, make: Callable[[], Guest]) -> None:
    drive(run, make)  # type: ignore[arg-type]


async def play_on(app: ParlourApp, pilot: Pilot[int]) -> None:
    """Presses and moves as offered, until the game is over."""
    here = screen(app)

    def passed(seq: int) -> Callable[[], bool]:
        return lambda: here.table.seq > seq or here.table.ended

    while not here.table.ended:
        await until(pilot, lambda: here.mine or here.rolling or here.table.ended or here.stopped is not None)
        assert here.stopped is None, here.complaint
        before = here.table.seq
        if here.mine:
            await pilot.press(*(key if key != "+" else "plus" for key in here.offers[0]), "enter")
        elif here.rolling:
            await pilot.press("enter")
        await until(pilot, passed(before))


@pytest.mark.parametrize(
    ("game", "options"), always("rolit", of=[("shutbox", {"variant": "young"}), ("rolit", {"size": 4})])
)
def test_a_whole_game_far_away(node: Running, game: str, options: dict[str, Any]) -> None:
    opened = open_table(node, game, [BOT, OTHER], options=options, devices=True)

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert screen(app).teller.short_names[1] == "Grace"
        await play_on(app, pilot)
        assert "F5" not in shown(app, "turn"), "another game is for the server to open"

    joined(run, lambda: Guest(link(node, opened), "Grace"))
    events, found = log(node, opened), verify(record(node, opened))
    assert found.status == "finished"
    (mine,) = [event["device"] for event in events if event["event"] == "device"]
    moves = [event for event in events if event["event"] == "move" and event["seat"] == 1]
    assert moves and {event["device"] for event in moves} == {mine}
    draws = sum(event["event"] == "outcome" for event in events)
    assert found.covered[1] == draws, "a device of this terminal took part in every roll"


def test_options_that_the_host_has_changed_are_named_until_the_guest_moves(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER], options={"dice": 3, "edition": "twelve"}, devices=True)
    plain = open_table(node, "shutbox", [ME, OTHER], devices=True)

    async def changed(app: ParlourApp, pilot: Pilot[int]) -> None:
        said = "This table changes the usual rules: Edition: Box of twelve and Dice: 3."
        assert [event["event"] for event in log(node, opened) if event["event"] == "outcome"] == []
        assert said in " ".join(shown(app, "coach").split())

    async def usual(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert shown(app, "coach").strip() == ""

    joined(changed, lambda: Guest(link(node, opened), "Grace"))
    joined(usual, lambda: Guest(link(node, plain), "Grace"))


def test_a_move_that_the_rules_forbid_is_refused_here_and_never_sent(node: Running) -> None:
    opened = open_table(node, "rolit", [OTHER, BOT], options={"first": 0})

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: screen(app).mine)
        await pilot.press("a", "1", "enter")
        assert "a1" in shown(app, "turn")
        await pilot.press("escape", "f4", "f5")
        await until(pilot, lambda: screen(app).table.seq == len(log(node, opened)))

    joined(run, lambda: Guest(link(node, opened), "Grace"))
    assert [event["event"] for event in log(node, opened) if event["event"] == "move"] == []


def test_everybody_is_asked_before_a_move_is_taken_back(node: Running) -> None:
    """By F4 here and over HTTP there: agreed to, refused, and asked about in both directions."""
    seats, options = [ME, OTHER], {"size": 4, "first": 0}
    opened = open_table(node, "rolit", seats, options=options, takeback=True)
    guest_link = link(node, opened)

    def ada(kind: str = "play") -> None:
        """Ada moves, agrees, asks or declines."""
        where, own = f"/api/tables/{opened['table']}", bearer(opened["key"])
        with node.client() as client:
            told = client.get(where, headers=own).json()
            of = max(event["seq"] for event in told["log"] if event["event"] == "move") if kind != "play" else 0
            said: dict[str, Any] = {"seat": 0, "move": told["now"]["allowed"][0]} if kind == "play" else {"of": of}
            if kind == "consent":
                said |= {"seats": [0], "line": told["lines"][of - 1][-66:-2]}
            elif kind == "decline":
                said |= {"seat": 0}
            body = {"type": kind, "id": secrets.token_hex(8), "seq": told["now"]["seq"], **said}
            answer = client.post(f"{where}/commands", json=body, headers=own)
            assert answer.status_code == 200, answer.text

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        here = screen(app)

        def last(kind: str) -> Callable[[], bool]:
            return lambda: here.table.log[-1].kind == kind

        async def moves() -> None:
            await until(pilot, lambda: here.mine)
            await pilot.press(*here.offers[0], "enter")
            await until(pilot, last("move"))

        ada()
        await moves()
        before = here.table.state
        await until(pilot, lambda: "F4  Ask to take back" in shown(app, "keys"))
        await pilot.press("f4", "f4")
        await until(pilot, last("consent"))
        assert "Everybody is asked" in shown(app, "coach")
        ada("consent")
        await until(pilot, last("undo"))
        assert here.mine and here.table.state != before
        await moves()
        await until(pilot, lambda: here.guest.askable)
        await pilot.press("f4")
        await until(pilot, last("consent"))
        ada("decline")
        await until(pilot, lambda: "Ada wants to play on: your move stays." in " ".join(shown(app, "turn").split()))
        for key, end in (("f7", "decline"), ("f4", "undo")):
            ada()
            ada("consent")
            await until(pilot, lambda: "Ada wants to take a move back. All right?" in shown(app, "coach"))
            await pilot.press(key)
            await until(pilot, last(end))
            if end == "decline":
                await moves()
        assert here.stopped is None

    joined(run, lambda: Guest(guest_link, "Grace"))
    assert verify(record(node, opened)).sound
    by = {event["device"] for event in log(node, opened) if event["event"] == "consent" and event["seats"] == [1]}
    assert len(by) == 1, "with the device of this terminal"


def test_leaving_tells_the_table_and_the_seat_stays(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER], options={"first": 0}, devices=False)
    guest = Guest(link(node, opened), "Grace")
    terminal = Screen(guest.link, command="join", columns=100)
    terminal.until(lambda text: "Grace" in text and "Ada" in text)
    assert terminal.leave() == 0
    assert f"parlour join '{guest.link}'" in terminal.raw.decode().replace("\r\n", "")
    left = [event["device"] for event in log(node, opened) if event["event"] == "leave"]
    assert len(left) == 1, "nobody waits for a device that has gone"


class Page(http.server.BaseHTTPRequestHandler):
    """Some other website."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Flowers</title>")

    def log_message(self, format: str, *given: object) -> None:
        pass


def test_links_that_lead_nowhere_are_told_plainly(node: Running) -> None:
    opened = open_table(node)
    shop = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=shop.serve_forever, daemon=True).start()
    nobody, token = f"http://127.0.0.1:{free_port()}", "x" * 32
    cases: list[tuple[str, type[Exception], str]] = [
        ("hello", BadOption, "must be the link of a seat"),
        (f"{node.url}/t/{opened['table']}", BadOption, "must be the link of a seat"),
        (f"ftp://127.0.0.1/t/{opened['table']}#i={token}", BadOption, "must be the link of a seat"),
        (f"{node.url}/t/{opened['table']}#i={token}", BadOption, "there is no such table"),
        (f"{node.url}/t/nothing#i={token}", BadOption, "there is no such table"),
        (f"http://127.0.0.1:{shop.server_port}/t/x#i={token}", BadOption, "no Parlour server"),
        (f"{nobody}/t/x#i={token}", Refused, f"no answer from {nobody}"),
    ]
    for text, error, said in cases:
        with pytest.raises(error, match=said):
            Guest(text, "")
    shop.shutdown()
    shop.server_close()


def test_without_a_screen_it_says_so() -> None:
    asked = [sys.executable, "-m", "parlour", "join", "http://127.0.0.1:1/t/x#i=abc"]
    done = subprocess.run(asked, capture_output=True, text=True, env=os.environ | {"LANG": "en"}, timeout=120)
    assert done.returncode == 2 and "parlour.adapters.remote" in done.stderr and "Traceback" not in done.stderr


def test_a_server_that_cheats_is_found_out_and_told_nothing_more(tmp_path: Path) -> None:
    cheats, port = tmp_path / "cheats", free_port()
    cheats.mkdir()
    settings = {"database": str(tmp_path / "parlour.sqlite3"), "port": port, "limits": PLENTY, "workers": 1}
    command = [sys.executable, "-m", cheating_node.__name__, json.dumps(settings | {"cheats": str(cheats)})]
    with (tmp_path / "log").open("wb") as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        try:
            _cheated(f"http://127.0.0.1:{port}", cheats)
        finally:
            process.kill()


def _cheated(server: str, cheats: Path) -> None:
    def ask(path: str, body: Any = None, key: str = "") -> Any:
        headers = {"content-type": "application/json"} | (bearer(key) if key else {})
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=30) as answer:
            return json.load(answer)

    for _ in range(600):
        try:
            ask("/api/games")
            break
        except OSError:
            threading.Event().wait(0.2)
    seats = [OTHER, BOT]
    opened = ask("/api/tables", {"game": "shutbox", "seats": seats, "options": {"first": 0}, "devices": True})
    (cheats / opened["table"]).write_text("another_outcome")
    where = f"/api/tables/{opened['table']}"
    invitation = server + ask(f"{where}/invite", {}, opened["key"])["link"]

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        here = screen(app)
        await until(pilot, lambda: here.rolling or here.stopped is not None)
        await pilot.press("enter")
        await until(pilot, lambda: here.stopped is not None)
        assert FOUND_OUT in " ".join(shown(app, "turn").split())
        seq = ask(where, key=opened["key"])["now"]["seq"]
        await pilot.press("enter", "space", "1", "enter")
        assert not (here.mine or here.rolling)
        assert FOUND_OUT in " ".join(shown(app, "turn").split()), "it stays in sight"
        await pilot.press("escape")
        await pilot.pause(0.5)
        assert ask(where, key=opened["key"])["now"]["seq"] == seq, "nothing was sent, not even a goodbye"

    joined(run, lambda: Guest(invitation, "Grace"))
