"""Clocks at tables: who pays for time, what happens when it has run out, and that nobody can cheat it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.nodes import Running, start
from tests.server.players import BOT, HERE, ME, OTHER, Player, at, bearer, join, open_table
from tests.server.postgresql import PostgreSQL

SCALE = 0.02
"""How long a second of these nodes' clocks is: five seconds for a move are a tenth of one."""
QUICK = {"kind": "move", "seconds": 5}
SLOW = {"kind": "move", "seconds": 3600}
STRAIGHT = {"first": "0"}
"""Nobody rolls for the first move."""


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = start(tmp_path_factory.mktemp("clocked"), gone_after=0.5, clock_scale=SCALE)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text() and "failed" not in running.log.read_text()


def opened_for_two(node: Running, game: str = "rolit", **clock: Any) -> tuple[Any, Any]:
    """A table for Ada and Bob, and Bob's seat."""
    options = STRAIGHT if game == "rolit" else {}
    opened = open_table(node, game, [ME, OTHER], clock=clock, options=options)
    return opened, join(node, opened)


def record(node: Running, opened: Any) -> str:
    with node.client() as client:
        answer = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"]))
        assert answer.status_code == 200
        found = client.post("/api/verify", content=answer.content)
        assert found.status_code == 200 and found.json()["sound"], found.text
        return answer.text


async def until_event(player: Player, kind: str, **wanted: Any) -> Any:
    def found() -> Any:
        fits = (each for each in player.log if each["event"] == kind)
        return next((each for each in fits if all(each.get(name) == value for name, value in wanted.items())), None)

    async with asyncio.timeout(30):
        while found() is None:
            await player.hear()
    return found()


async def running(player: Player) -> Any:
    """The clock, as soon as somebody's time runs."""
    async with asyncio.timeout(30):
        while player.now["clock"]["seat"] is None:
            heard = await player.hear()
            if heard["type"] == "clock":
                player.now = player.now | {"clock": heard["clock"]}
    return player.now["clock"]


@pytest.mark.parametrize(
    ("clock", "name"),
    [
        ({"kind": "move", "seconds": 4}, "seconds"),
        ({"kind": "move", "seconds": 10**12}, "seconds"),
        ({"kind": "fischer", "seconds": 60, "increment": 0, "out": "move"}, "increment"),
        ({"kind": "fischer", "seconds": 60, "increment": 10**9}, "increment"),
        ({"kind": "days", "seconds": 90_000}, "seconds"),
        ({"kind": "move", "seconds": 30, "increment": 2}, "increment"),
    ],
)
def test_a_clock_that_is_none_is_refused_with_its_reason(clocked: Running, clock: Any, name: str) -> None:
    with clocked.client() as client:
        answer = client.post("/api/tables", json={"game": "rolit", "seats": [ME, BOT], "clock": clock})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_option"), answer.text
    assert name in answer.json()["reason"]


@pytest.mark.parametrize(
    "clock", [{"kind": "sand", "seconds": 9}, {"kind": "move"}, {"kind": "move", "seconds": "nine"}]
)
def test_a_clock_of_another_form_is_refused(clocked: Running, clock: Any) -> None:
    with clocked.client() as client:
        answer = client.post("/api/tables", json={"game": "rolit", "seats": [ME, BOT], "clock": clock})
    assert answer.status_code in (400, 422), answer.text


async def test_a_table_without_a_clock_says_so(clocked: Running) -> None:
    opened = open_table(clocked, "rolit", [ME, BOT])
    async with at(clocked, opened["table"], opened["key"]) as ada:
        assert ada.table["clock"] is None and ada.now["clock"] is None


async def test_time_runs_once_everybody_has_come(clocked: Running) -> None:
    opened = open_table(clocked, "rolit", [ME, OTHER], clock=SLOW)
    async with at(clocked, opened["table"], opened["key"]) as ada:
        assert ada.table["clock"] == {**SLOW, "increment": 0, "out": "move"}
        assert ada.now["clock"]["seat"] is None and ada.now["clock"]["left"] == [72_000, 72_000]
        with clocked.client() as client:  # without a name nothing else happens at the table
            invited = client.post(f"/api/tables/{opened['table']}/invite", json={}, headers=bearer(opened["key"]))
            body = {"token": invited.json()["link"].partition("#i=")[2]}
            assert client.post(f"/api/tables/{opened['table']}/join", json=body).status_code == 200
        clock = await running(ada)
        assert clock["seat"] == ada.now["turn"]["seat"] and clock["due"] > clock["at"]


async def test_a_bot_makes_this_move_and_the_person_keeps_the_seat(clocked: Running) -> None:
    opened, bob = opened_for_two(clocked, **QUICK)
    async with at(clocked, opened["table"], opened["key"]) as ada, at(clocked, opened["table"], bob["key"]):
        await until_event(ada, "seat", seat=0, why="time")
        move = await until_event(ada, "move", seat=0)
        assert move["by"]
        await until_event(ada, "seat", seat=0, why="return")
        await until_event(ada, "seat", seat=1, why="return")
        assert ada.now["clock"]["lost"] == ada.now["clock"]["passed"] == []
    record(clocked, opened)


async def test_a_game_that_nobody_plays_ends_by_itself(clocked: Running) -> None:
    """A bot helps out fifty times at most; then it keeps the seat."""
    opened, _ = opened_for_two(clocked, "shutbox", **QUICK)
    async with at(clocked, opened["table"], opened["key"]) as ada:
        end = await until_event(ada, "end")
        assert end["why"] == "over"
    record(clocked, opened)


async def test_the_seat_passes_to_a_bot_for_good(clocked: Running) -> None:
    opened, _ = opened_for_two(clocked, **QUICK, out="seat")
    async with at(clocked, opened["table"], opened["key"]) as ada:
        await until_event(ada, "seat", seat=0, why="time_seat")
        assert 0 in ada.now["clock"]["passed"] and not ada.now["clock"]["lost"]
        while (refused := await ada.command("return"))["code"] == "stale_seq":  # bots play on meanwhile
            await ada.hear()
        assert (refused["type"], refused["code"]) == ("refused", "over")
        assert (await ada.command("play", move="d3"))["code"] == "not_your_turn", "it is the bot's by now"
        with clocked.client() as client:  # nor by saying one's name again
            body = {"token": opened["key"], "name": "Ada again"}
            answer = client.post(f"/api/tables/{opened['table']}/join", json=body)
            assert answer.status_code == 409, answer.text
        assert ada.now["seats"][0]["kind"] == "bot"
    record(clocked, opened)


async def test_the_stand_in_is_as_strong_as_the_strongest_bot(clocked: Running) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("easy", "medium", "random")]
    opened = open_table(
        clocked, "rolit", [*bots, ME], clock={**QUICK, "out": "seat"}, options={"players": 4, "first": "3"}
    )
    async with at(clocked, opened["table"], opened["key"]) as ada:
        passed = await until_event(ada, "seat", seat=3, why="time_seat")
    assert passed["who"]["level"] == "medium"


async def test_between_two_the_game_is_lost(clocked: Running) -> None:
    opened, _ = opened_for_two(clocked, **QUICK, out="lost")
    async with at(clocked, opened["table"], opened["key"]) as ada:
        end = await until_event(ada, "end")
        assert (end["why"], end["seat"], end["winners"]) == ("time", 0, [])
        assert (await ada.command("play", move="d3"))["code"] == "over"
        rematch = await ada.command("rematch")
        assert rematch["type"] == "answer"
        await until_event(ada, "rematch")
    async with at(clocked, ada.now["rematch"], opened["key"]) as again:
        assert again.table["clock"] == ada.table["clock"]
    assert '"clock":{"kind":"move","seconds":5,"out":"lost"}' in record(clocked, opened)


async def test_among_three_the_others_play_on(clocked: Running) -> None:
    opened = open_table(clocked, "shutbox", [ME, OTHER, OTHER], clock={**QUICK, "out": "lost"})
    for name in ("Bob", "Cleo"):
        join(clocked, opened, name)
    async with at(clocked, opened["table"], opened["key"]) as ada:
        end = await until_event(ada, "end")
        lost = [each["seat"] for each in ada.log if each["event"] == "seat" and each.get("why") == "time_lost"]
        assert len(lost) == 1 and end["why"] == "time" and end["seat"] not in lost, "the last of three wins"
        assert ada.now["clock"]["lost"] == lost
    record(clocked, opened)


async def test_fischer(clocked: Running) -> None:
    opened, bob = opened_for_two(clocked, kind="fischer", seconds=1000, increment=100, out="lost")
    async with at(clocked, opened["table"], opened["key"]) as ada, at(clocked, opened["table"], bob["key"]) as guest:
        first = ada if ada.now["turn"]["seat"] == 0 else guest
        await running(first)
        await first.move()
        await until_event(first, "move")
        clock = first.now["clock"]
        seat = first.seats[0]
        assert 21_000 < clock["left"][seat] <= 22_000 and clock["left"][1 - seat] == 20_000
        assert clock["seat"] == 1 - seat


async def test_bots_cost_nobody_time(clocked: Running) -> None:
    opened = open_table(clocked, "rolit", [ME, BOT], bot_pause=800, clock={**QUICK, "out": "lost", "seconds": 60})
    async with at(clocked, opened["table"], opened["key"]) as ada:
        for _ in range(3):
            while not ada.my_turn:
                assert ada.now["clock"]["seat"] in (None, 0) and not ada.now["ended"]
                await ada.hear()
            await running(ada)
            await ada.move()
        assert ada.now["clock"]["left"][1] == 1_200 and not ada.now["ended"]


async def test_a_move_at_the_last_moment_counts_once(clocked: Running) -> None:
    """Two devices of one person, and the end of their time: one of them is first, and all agree on which."""
    for late in (-0.1, -0.02, 0.0, 0.02, 0.1):
        clock = {"kind": "move", "seconds": 15, "out": "seat"}
        opened = open_table(clocked, "rolit", [ME, OTHER], clock=clock, options=STRAIGHT)
        here = (clocked, opened["table"], opened["key"])
        async with at(*here) as one, at(*here) as two:
            join(clocked, opened)
            now = await running(one)
            await asyncio.sleep((now["due"] - now["at"]) / 1000 + late)
            said = {"type": "play", "seat": 0, "seq": one.now["seq"], "move": one.now["allowed"][0]}
            for device in (one, two, one, two):
                await device.say(**said, id=secrets.token_hex(8))
            await until_event(two, "move", seat=0)
            first = await until_event(one, "move", seat=0)
            passed = "time_seat" in [each.get("why") for each in one.log[: first["seq"]]]
            assert bool(first.get("by")) == passed, "a person's own move, or the bot's after time had run out"
            assert sum(each["event"] == "move" and each["seat"] == 0 for each in one.log) == 1
        record(clocked, opened)


async def test_only_the_host_pauses_and_not_for_ever(clocked: Running) -> None:
    opened, bob = opened_for_two(clocked, **SLOW)
    async with at(clocked, opened["table"], opened["key"]) as ada, at(clocked, opened["table"], bob["key"]) as guest:
        await running(ada)
        assert (await guest.command("pause"))["code"] == "not_host"
        answer = await ada.command("pause")
        await until_event(guest, "pause")
        assert answer["type"] == "answer" and guest.now["clock"]["seat"] is None and guest.now["clock"]["due"]
        assert (await guest.command("resume"))["code"] == "not_host"
        stood = guest.now["clock"]["left"]
        assert (await ada.command("resume"))["type"] == "answer"
        await until_event(guest, "resume")
        clock = guest.now["clock"]
        assert clock["due"] - clock["at"] >= sum(stood) - max(stood) - 500 and clock["seat"] is not None
    async with at(clocked, opened["table"], opened["key"]) as ada:
        for _ in range(9):
            assert (await ada.command("pause"))["type"] == "answer"
            assert (await ada.command("resume"))["type"] == "answer"
        assert (await ada.command("pause"))["code"] == "enough"


async def test_a_pause_ends_by_itself(folder: Path) -> None:
    node = start(folder, clock_scale=0.001, workers=0)  # half an hour is 1.8 seconds
    opened, _ = opened_for_two(node, **SLOW)
    async with at(node, opened["table"], opened["key"]) as ada:
        await running(ada)
        assert (await ada.command("pause"))["type"] == "answer"
        resumed = await until_event(ada, "resume")
        assert "seat" not in resumed and ada.now["clock"]["seat"] == 0 and not ada.now["paused"]
    record(node, opened)
    assert node.stop() == 0 and "failed" not in node.log.read_text()


async def test_nobody_stops_a_clock_by_going_away(clocked: Running) -> None:
    opened, bob = opened_for_two(clocked, kind="move", seconds=150, out="lost")
    async with at(clocked, opened["table"], bob["key"]) as guest:  # Ada, whose turn it is, has gone
        end = await until_event(guest, "end")
        assert (end["why"], end["seat"]) == ("time", 0)
        assert not any(each["event"] == "pause" for each in guest.log)


async def test_no_time_is_won_by_lending_the_seat_to_a_bot(clocked: Running) -> None:
    opened = open_table(clocked, "rolit", [ME, BOT], bot_pause=10_000, options=STRAIGHT, clock={**SLOW, "out": "lost"})
    async with at(clocked, opened["table"], opened["key"]) as ada:
        before = (await running(ada))["due"]
        await asyncio.sleep(0.5)
        assert (await ada.command("takeover", who=0, level="random"))["type"] == "answer"
        await until_event(ada, "seat", why="takeover")
        assert ada.now["clock"]["seat"] is None
        assert (await ada.command("return"))["type"] == "answer"
        await until_event(ada, "seat", why="return")
        assert ada.now["clock"]["due"] - before < 400, "it goes on from where it stood"


async def test_at_one_screen_everybody_has_a_clock(clocked: Running) -> None:
    opened = open_table(
        clocked,
        "rolit",
        [HERE, {"kind": "here", "name": "Kay"}],
        options=STRAIGHT,
        clock={**QUICK, "out": "lost", "seconds": 30},
    )
    async with at(clocked, opened["table"], opened["key"]) as here:
        await running(here)
        await here.move()
        end = await until_event(here, "end")
        assert end["seat"] == 1


async def test_a_table_that_nobody_looks_at_runs_out(folder: Path) -> None:
    node = start(folder, clock_scale=0.00005, room_idle=0.1, gone_after=0.1)  # a day is four seconds
    opened = open_table(node, "rolit", [ME, BOT], clock={"kind": "days", "seconds": 86_400, "out": "lost"})
    async with at(node, opened["table"], opened["key"]) as ada:
        assert ada.table["pace"] == "days"
        await running(ada)
    async with asyncio.timeout(20):
        while "parlour_tables_in_memory 0" not in httpx.get(f"{node.url}/metrics", verify=False).text:
            await asyncio.sleep(0.05)
    async with asyncio.timeout(20):
        while '"event":"end","why":"time"' not in record(node, opened):
            await asyncio.sleep(0.2)
    assert node.stop() == 0


async def killed_in_a_turn(folder: Path, **settings: Any) -> None:
    """kill -9 in the middle of a turn, and a long time without a server: the turn goes on with all its time."""
    node = start(folder, workers=0, clock_scale=0.5, **settings)
    opened, _ = opened_for_two(node, kind="fischer", seconds=10, increment=0, out="lost")
    async with at(node, opened["table"], opened["key"]) as ada:
        clock = await running(ada)
        await ada.move()
        await until_event(ada, "move")
        left = ada.now["clock"]["left"]
        assert left[0] <= clock["left"][0]
    await asyncio.sleep(1)  # of Bob's turn, with a server; he gets it again
    node.kill()
    await asyncio.sleep(8)  # longer than all the time that Bob has
    again = start(folder, workers=0, clock_scale=0.5, **settings)
    async with at(again, opened["table"], opened["key"]) as ada:
        clock = await running(ada)
        assert clock["seat"] == 1 and not ada.now["ended"]
        assert clock["left"] == left and clock["due"] - clock["at"] > 7_000
        end = await until_event(ada, "end")
        assert (end["why"], end["seat"]) == ("time", 1)
    record(again, opened)
    assert again.stop() == 0 and "a bug" not in again.log.read_text()


@pytest.mark.long
async def test_a_killed_server_costs_nobody_time(folder: Path) -> None:
    await killed_in_a_turn(folder)


@pytest.mark.long
async def test_a_killed_server_costs_nobody_time_on_postgresql(folder: Path, postgresql: PostgreSQL) -> None:
    await killed_in_a_turn(folder, database=postgresql.url)


@pytest.mark.long
async def test_another_node_goes_on_with_the_clock(folder: Path, postgresql: PostgreSQL) -> None:
    """The node that had the clock dies: the other lets time run out, but not before all of it was there again."""
    first, second = (start(folder, database=postgresql.url, clock_scale=0.1, workers=0) for _ in range(2))
    opened, bob = opened_for_two(first, kind="move", seconds=60, out="lost")
    async with at(second, opened["table"], bob["key"]) as guest:
        async with at(first, opened["table"], opened["key"]) as ada:
            await running(ada)
        clock = await running(guest)
        first.kill()
        heard = await guest.until("clock")
        assert heard["clock"]["due"] > clock["due"] and heard["clock"]["left"] == [6000, 6000]  # a tenth of a minute
        end = await until_event(guest, "end")
        assert (end["why"], end["seat"]) == ("time", 0)
        assert sum(each["event"] == "end" for each in guest.log) == 1
    assert second.stop() == 0 and "a bug" not in second.log.read_text()
