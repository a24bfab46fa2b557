"""parlour.server.pocket: one device answers as the server does, keeps what happened, and needs no other package."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from parlour.contract.engine import Answer
from parlour.contract.state import State
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked
from parlour.games import kind
from parlour.server.core import messages
from parlour.server.core.levels import levels_of
from parlour.server.pocket.folder import usual
from parlour.server.pocket.house import House
from parlour.server.pocket.working import Prepared
from parlour.server.records.examine import replay
from parlour.table import new_id
from parlour.table.verify import verify

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted([*(GOLDEN / "records").glob("*.jsonl"), *(GOLDEN / "second").glob("*.jsonl")])
OFFERED: list[dict[str, Any]] = [
    {"game": "shutbox", "options": options}
    for options in (
        {"players": 1},
        {"players": 2},
        {"players": 2, "variant": "young"},
        {"players": 2, "variant": "two-ten"},
        {"players": 3, "variant": "tournament"},
        {"players": 5, "edition": "tactica-shared"},
    )
] + [{"game": "rolit", "options": options} for options in ({"players": 3}, {"size": 6}, {"size": 8, "players": 2})]
GAMES: dict[str, dict[str, Any]] = {"shutbox": {}, "tuki": {"rounds": 1}, "rolit": {"size": 4}}


class Log:
    """Keeps transactions as a browser does; a full one refuses them."""

    def __init__(self) -> None:
        self.whole, self.since, self.full = b"", list[str](), False
        self.cleared = False

    async def kept(self) -> tuple[bytes, Sequence[str]]:
        return self.whole, list(self.since)

    async def add(self, transaction: str) -> None:
        if self.full or self.cleared:
            raise OSError("the disk is full")
        self.since.append(transaction)

    async def replace(self, whole: bytes) -> None:
        if self.full:
            raise OSError("the disk is full")
        self.cleared = False
        self.whole, self.since = whole, []


class Library:
    """Judges as the page's module does."""

    async def judge(self, state: State[Any], question: messages.Question, seconds: float | None) -> Answer | None:
        return asked(engine_of(state.game), state, 0)


class Everything(dict[str, tuple[str, dict[str, tuple[str, int]]]]):
    """A page that has all there is to think with."""

    def __missing__(self, game: str) -> tuple[str, Any]:
        return f"{game}.wasm", Grounds()


class Grounds(dict[str, tuple[str, int]]):
    def __contains__(self, name: object) -> bool:
        return True

    def __missing__(self, name: str) -> tuple[str, int]:
        return f"{name}.bin", 1


class Player:
    """Somebody at a table of a house, who makes random moves."""

    def __init__(self, house: House, table: str, key: str) -> None:
        self.house, self.table, self.key, self.heard = house, table, key, list[dict[str, Any]]()
        self.talk = house.talk(lambda text: self.heard.append(json.loads(text)), lambda code: None)
        self.dice, self.moves = random.Random(3), 0

    async def say(self, **said: Any) -> dict[str, Any]:
        await self.talk.hear(self.table, json.dumps(said))
        return self.heard[-1]

    async def come(self) -> None:
        await self.say(type="hello", key=self.key, since=0, words=True)

    @property
    def now(self) -> dict[str, Any]:
        for each in reversed(self.heard):
            if each["type"] in ("events", "welcome"):
                found: dict[str, Any] = each["now"] if each["type"] == "events" else each["table"]["now"]
                return found
        raise AssertionError("no welcome")

    async def persons_turn(self) -> None:
        while not self.now["ended"] and (self.now["turn"] is None or self.now["turn"]["bot"]):
            await asyncio.sleep(0.001)

    async def play(self, most: int) -> None:
        """Until the game is over, or a number of moves are made."""
        while not self.now["ended"] and self.moves < most:
            turn = self.now["turn"]
            if turn is None or turn["bot"]:
                await asyncio.sleep(0.001)
                continue
            self.moves += 1
            ask = {"seq": self.now["seq"], "seat": turn["seat"], "id": new_id()}
            if turn["what"] == "roll":
                said = await self.say(type="roll", **ask)
            else:
                said = await self.say(type="play", move=self.dice.choice(self.now["moves"])["move"], **ask)
            assert said["type"] == "answer", said


async def opened(log: Log, prepared: Prepared | None = None) -> House:
    house = House(log, Library(), {} if prepared is None else prepared)
    await house.open()
    return house


async def ask(house: House, method: str, address: str, body: Any = None, key: str = "") -> Any:
    found = await house.ask(
        method,
        address,
        {"authorization": f"Bearer {key}"} if key else {},
        body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode(),
    )
    return json.loads(found.body) if found.kind == "application/json" else found.body


async def table(house: House, game: str, level: str = "easy", **options: Any) -> tuple[str, str]:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": level}]
    wanted = {"game": game, "options": {"players": 2, **options}, "seats": seats, "bot_pause": 0}
    found = await ask(house, "POST", "/api/tables", wanted)
    return found["table"], found["key"]


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(test(), 200)

    asyncio.run(whole())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_the_device_was_switched_off_and_its_record_verifies(game: str) -> None:
    async def test() -> None:
        log = Log()
        house = await opened(log)
        id, key = await table(house, game, **GAMES[game])
        player = Player(house, id, key)
        await player.come()
        await player.play(3)
        seen = player.now["seq"]
        await house.close()
        house = await opened(log)
        player = Player(house, id, key)
        await player.come()
        assert player.now["seq"] >= seen
        await player.play(10_000)
        record = await ask(house, "GET", f"/api/tables/{id}/record", key=key)
        found = verify(record)
        assert found.sound and found.status == "finished" and found.by_players == 0
        assert (await ask(house, "POST", "/api/verify", record))["sound"]
        await house.close()

    run(test)


def test_a_bot_that_searches_asks_the_page() -> None:
    async def test() -> None:
        house = await opened(Log(), Everything())
        for game, level in (("shutbox", "perfect"), ("rolit", "perfect")):
            listed = await ask(house, "POST", "/api/check", {"game": game, "options": GAMES[game]})
            assert level in listed["levels"]
            id, key = await table(house, game, level, **GAMES[game])
            player = Player(house, id, key)
            await player.come()
            await player.play(3)
            assert any(each["kind"] == "bot" and each["level"] == level for each in player.now["seats"])
        await house.close()

    run(test)


async def outlasts(house: Any, log: Log, id: str, key: str) -> None:
    """The record is the same after the house has closed and opened again."""
    record = await ask(house, "GET", f"/api/tables/{id}/record", key=key)
    assert verify(record).status == "finished"
    await house.close()
    house = await opened(log)
    assert await ask(house, "GET", f"/api/tables/{id}/record", key=key) == record
    await house.close()


def test_on_a_full_device_a_game_goes_on_in_memory_and_is_stored_when_there_is_room() -> None:
    async def test() -> None:
        log = Log()
        house = await opened(log)
        id, key = await table(house, "rolit", size=4)
        player = Player(house, id, key)
        await player.come()
        await player.play(1)
        log.full, stored = True, len(log.since)
        await player.play(3)
        assert player.moves == 3 and (log.whole, len(log.since)) == (b"", stored)
        log.full = False
        await player.play(10_000)
        assert player.now["ended"] and log.whole
        await outlasts(house, log, id, key)

    run(test)


def test_a_device_whose_storage_was_cleared_stores_everything_again() -> None:
    async def test() -> None:
        log = Log()
        house = await opened(log)
        id, key = await table(house, "rolit", size=4)
        player = Player(house, id, key)
        await player.come()
        await player.play(2)
        log.whole, log.since, log.cleared = b"", [], True
        await player.play(10_000)
        await outlasts(house, log, id, key)

    run(test)


def test_a_log_that_is_shortened_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr("parlour.server.pocket.database.MOST", 5)
        log = Log()
        house = await opened(log)
        id, key = await table(house, "rolit", size=4)
        player = Player(house, id, key)
        await player.come()
        await player.play(10_000)
        record = await ask(house, "GET", f"/api/tables/{id}/record", key=key)
        await house.close()
        assert log.whole and len(log.since) < 5
        house = await opened(log)
        assert await ask(house, "GET", f"/api/tables/{id}/record", key=key) == record
        await house.close()

    run(test)


def test_what_is_asked_wrongly_is_refused_as_the_server_does() -> None:
    async def test() -> None:
        house = await opened(Log())
        assert (await house.ask("GET", "/api/nothing", {}, b"")).status == 404
        assert (await house.ask("DELETE", "/api/games", {}, b"")).status == 404
        assert (await house.ask("POST", "/api/tables", {}, b"{")).status == 400
        assert (await house.ask("GET", "/api/tables/none/events?wait=99", {}, b"")).status == 400
        assert (await ask(house, "POST", "/api/check", {"game": "chess", "options": {}}))["code"] == "unknown_game"
        await house.close()

    run(test)


def asked_alone(*asked: str) -> list[str]:
    """The answers of a process that has the standard library and `msgspec` alone, as the interpreter of a page has."""
    program = Path(__file__).with_name("pocket_alone.py")
    done = subprocess.run([sys.executable, str(program), *asked], capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def replayed_alone(records: Sequence[Path]) -> None:
    assert asked_alone(*map(str, records)) == [sha256(replay(path.read_bytes())).hexdigest() for path in records]


def test_levels_that_a_device_lacks_are_named_before_the_game() -> None:
    answers = [json.loads(each) for each in asked_alone(*map(json.dumps, OFFERED))]
    for wanted, found in zip(OFFERED, answers, strict=True):
        ours, theirs = found["levels"], levels_of(kind(wanted["game"]).make(wanted["options"]))
        lacking = [level for level in theirs if level not in ours]
        assert set(lacking) <= set(found["absent"]), wanted
        assert set(ours).isdisjoint(found["absent"]) and ours, wanted
    lacked = {json.dumps(wanted["options"]): found["absent"] for wanted, found in zip(OFFERED, answers, strict=True)}
    assert lacked[json.dumps({"players": 2, "variant": "young"})] == ["medium", "hard", "perfect"]
    assert lacked[json.dumps({"players": 2})] == []
    assert answers[-1]["bookless"] == ["hard"]


WALKS: list[dict[str, Any]] = [
    {"game": "shutbox", "options": {"players": 2}, "details": {"open": "1,2,5", "dice": "2-1", "rows": "1,2,9"}},
    {"game": "shutbox", "options": {"players": 2, "tiles": 11}},
    {"game": "shutbox", "options": {"players": 3, "variant": "young"}},
    {"game": "tuki", "options": {"players": 3, "rounds": 1}},
    {"game": "rolit", "options": {"size": 6}, "details": {"board": "6/6/2ry2/2bg2/6/6", "turn": "red"}},
]
FINE = ("", "no_advice", "no_analysis", "no_coach", "over")
"""Codes of refusals with a sentence of their own; `over` comes after a game that ended first."""


def walked(walks: Sequence[dict[str, Any]], steps: int) -> None:
    answers = [json.loads(each) for each in asked_alone(*(json.dumps({**walk, "steps": steps}) for walk in walks))]
    for walk, found in zip(walks, answers, strict=True):
        assert found["logged"] == [], walk
        wrong = [each for each in found["asked"] if each[1] >= 400 and each[2] not in FINE]
        assert {each[0] for each in wrong} <= {"/api/continue"}, (walk, wrong)
        judged = [each[1] for each in found["asked"] if each[0] in ("question", "advice", "counsel")]
        assert 200 in judged or walk["options"].get("tiles") == 11 or walk["options"].get("variant") == "young", walk


def test_every_request_of_a_page_is_answered_or_refused_with_a_sentence() -> None:
    walked(WALKS, 6)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_request_about_every_usual_game_is_answered_or_refused(game: str) -> None:
    walked([{"game": game, "options": {"players": each.players, **each.options_dict}} for each in usual(kind(game))], 4)


def test_without_any_other_package_records_are_replayed_bit_for_bit() -> None:
    replayed_alone([path for path in RECORDS if path.stat().st_size < 12_000][:6])


@pytest.mark.long
def test_without_any_other_package_every_golden_record_is_replayed_bit_for_bit() -> None:
    assert len(RECORDS) > 10
    replayed_alone(RECORDS)
