"""The daily challenge on real servers: one chance for everybody, one try that counts, a list by what was lost."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

import parlour
from parlour.server.daily.service import Challenges
from parlour.table import parse
from parlour.table.chance.days import day_number, earlier
from parlour.table.daily import misplayed
from parlour.table.verify import verify
from tests.server.nodes import PLENTY, Running, Zygote, start
from tests.server.players import at, bearer
from tests.server.postgresql import PostgreSQL

DAY = 86_400
GAMES = ["shutbox", "tuki", "rolit"]


@pytest.fixture(scope="module")
def daily_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = start(tmp_path_factory.mktemp("daily"))
    yield running
    assert running.stop() == 0
    assert "a bug" not in running.log.read_text()


@dataclass
class Clock:
    """All that is asked of a store here."""

    time: float

    def now(self) -> float:
        return self.time


@pytest.mark.parametrize(
    ("since_midnight", "known"), [(-1, False), (0, False), (3599, False), (3600, True), (3601, True)]
)
def test_the_number_of_a_day_is_told_an_hour_after_its_end(since_midnight: int, known: bool) -> None:
    day, nothing = 20_000, cast(Any, None)
    challenges = Challenges(cast(Any, Clock((day + 1) * DAY + since_midnight)), nothing, nothing, nothing)
    assert challenges._is_told(day) == known


def told(node: Running, day: str = "") -> Any:
    with node.client() as client:
        answer = client.get("/api/daily", params={"day": day} if day else {})
        assert answer.status_code == 200, answer.text
        return answer.json()


def ask(node: Running, game: str = "shutbox", device: str = "", **more: Any) -> tuple[int, Any]:
    with node.client() as client:
        body = {"day": more.pop("day", "") or told(node)["today"], "game": game, "name": "Ada"}
        answer = client.post("/api/daily", json=body | {"device": device or secrets.token_hex(32)} | more)
        return answer.status_code, answer.json()


def opened(node: Running, game: str = "shutbox", device: str = "", **more: Any) -> Any:
    status, answer = ask(node, game, device, **more)
    assert status == 201, answer
    return answer


def record(node: Running, table: Any) -> bytes:
    with node.client() as client:
        answer = client.get(f"/api/tables/{table['table']}/record", headers=bearer(table["key"]))
        assert answer.status_code == 200
        return answer.content


def outcomes(text: bytes) -> list[str]:
    lines = [json.loads(line) for line in text.splitlines()]
    return [line["outcome"] for line in lines if line.get("event") == "outcome"]


async def play(node: Running, table: Any) -> None:
    async with at(node, table["table"], table["key"]) as player:
        await player.play_on()
        assert player.now["ended"]["why"] == "over"


def enter(node: Running, table: Any) -> tuple[int, Any]:
    with node.client() as client:
        while True:
            where = f"/api/tables/{table['table']}/daily"
            answer = client.post(where, params={"wait": 20}, headers=bearer(table["key"]))
            if answer.status_code != 202:
                return answer.status_code, answer.json()


async def test_two_players_meet_the_same_dice_and_can_check_it(daily_node: Running) -> None:
    one, other = opened(daily_node), opened(daily_node)
    assert one["table"] != other["table"] and one["counts"] and other["counts"]
    await asyncio.gather(play(daily_node, one), play(daily_node, other))
    records = [record(daily_node, table) for table in (one, other)]
    assert all(verify(each).status == "finished" for each in records)
    headers = [json.loads(each.splitlines()[0]) for each in records]
    found = told(daily_node)
    game = next(each for each in found["games"] if each["game"] == "shutbox")
    for header in headers:
        assert header["chance"]["commitment"] == game["commitment"]
        assert header["daily"] == {"day": found["today"], "before": found["before"]}
    first, second = map(outcomes, records)
    assert first[0] == second[0]
    assert found["seed"] is None, "nobody is told the number of a day that is not over"
    assert set(found["tomorrow"]) == set(GAMES) and game["commitment"] not in found["tomorrow"].values()


@pytest.mark.parametrize("game", GAMES)
def test_the_try_that_counts_is_found_again_and_others_are_practice(daily_node: Running, game: str) -> None:
    device = secrets.token_hex(32)
    first = opened(daily_node, game, device)
    assert opened(daily_node, game, device) == first, "an answer that was lost is given again"
    practice = opened(daily_node, game, device, practice=True)
    assert practice["table"] != first["table"] and practice["key"] != first["key"]
    assert (first["counts"], practice["counts"]) == (True, False)
    assert opened(daily_node, game)["table"] != first["table"]


def test_a_try_asked_for_many_times_at_once_is_one(daily_node: Running) -> None:
    async def many() -> set[str]:
        device = secrets.token_hex(32)
        found = await asyncio.gather(*(asyncio.to_thread(opened, daily_node, "tuki", device) for _ in range(8)))
        return {each["table"] for each in found}

    assert len(asyncio.run(many())) == 1


def commitment(node: Running, table: Any) -> str:
    """The commitment of a table's chance."""
    return str(json.loads(record(node, table).splitlines()[0])["chance"]["commitment"])


@pytest.mark.parametrize("game", ["shutbox", "tuki"])
async def test_practice_shows_nothing_of_a_try_that_counts(daily_node: Running, game: str) -> None:
    device = secrets.token_hex(32)
    before, another = (opened(daily_node, game, device, practice=True) for _ in range(2))
    await play(daily_node, before)
    first = opened(daily_node, game, device)
    after = opened(daily_node, game, device, practice=True)
    tables = (before, another, first, after)
    assert len({commitment(daily_node, each) for each in tables}) == 4, "another device may still be about to try"
    (today,) = [each for each in told(daily_node)["games"] if each["game"] == game]
    assert commitment(daily_node, first) == today["commitment"]
    assert verify(record(daily_node, before)).status == "finished"


@pytest.mark.parametrize("game", ["shutbox", "tuki", "rolit"])
def test_nobody_is_helped_in_a_try_that_counts(daily_node: Running, game: str) -> None:
    helped = {}
    for practice in (False, True):
        table = opened(daily_node, game, practice=practice)
        with daily_node.client() as client:
            asked = [f"/api/tables/{table['table']}/{what}" for what in ("question", "advice")]
            answers = [client.get(path, headers=bearer(table["key"]), timeout=120) for path in asked]
        helped[practice] = [answer.json().get("why", {}).get("id") for answer in answers]
    assert helped[False] == ["server-counting-advice"] * 2
    assert "server-counting-advice" not in helped[True]


async def test_the_list_goes_by_what_was_lost(daily_node: Running) -> None:
    tries = [opened(daily_node, "rolit", name=f"Player {number}") for number in range(3)]
    for each in tries:
        status, answer = enter(daily_node, each)
        assert (status, answer["code"]) == (409, "not_over")
    await asyncio.gather(*(play(daily_node, each) for each in tries))
    for each in tries * 2:  # twice: nobody is listed twice
        status, answer = enter(daily_node, each)
        assert status == 200, answer
    (game,) = [each for each in answer["games"] if each["game"] == "rolit"]
    assert {entry["name"] for entry in game["best"]} == {"Player 0", "Player 1", "Player 2"} and game["listed"] == 3
    lost = [entry["lost"] for entry in game["best"]]
    assert lost == sorted(lost) and min(lost) >= 0
    for each in tries:
        person = parlour.analyse(record(daily_node, each).decode()).seats[0]
        mine = next(entry for entry in game["best"] if entry["name"] == person.name)
        assert mine["lost"] == -person.errors and mine["won"] == (person.result == 1), "a draw is no win"


async def test_what_is_not_listed(daily_node: Running) -> None:
    practice = opened(daily_node, "rolit", practice=True)
    await play(daily_node, practice)
    assert enter(daily_node, practice)[1]["code"] == "not_listed"
    helped = opened(daily_node, "rolit")
    async with at(daily_node, helped["table"], helped["key"]) as player:
        answer = await player.command("takeover", 0, who=0, level="hard")
        assert answer["type"] == "answer", answer
        while not player.now["ended"]:
            await player.hear()
    assert enter(daily_node, helped)[1]["code"] == "not_listed", "a bot played for the person"
    stranger = helped | {"key": secrets.token_urlsafe(24)}
    assert enter(daily_node, stranger)[1]["code"] == "not_found"
    with daily_node.client() as client:
        body = {"game": "shutbox", "seats": [{"kind": "here"}], "options": {"players": 1}}
        ordinary = client.post("/api/tables", json=body).json()
    assert enter(daily_node, ordinary)[1]["code"] == "not_listed"


def test_what_is_refused(daily_node: Running) -> None:
    today = told(daily_node)["today"]
    assert ask(daily_node, "chess")[0] == 404
    for day in ("2019-01-01", "2099-12-31", "2026-02-30"):
        assert ask(daily_node, day=day)[0] == 404
    for bad in ({"day": "x"}, {"device": "short"}, {"device": "g" * 64}, {"name": "n" * 41}, {"extra": 1}):
        assert ask(daily_node, **{"day": today, **bad})[0] == 400
    with daily_node.client() as client:
        assert client.get("/api/daily", params={"day": "tomorrow"}).status_code == 400
        assert client.get("/api/daily", params={"day": "2099-01-01"}).status_code == 404


async def test_no_device_may_register(daily_node: Running) -> None:
    table = opened(daily_node)
    async with at(daily_node, table["table"], table["key"]) as player:
        assert player.table["daily"] == told(daily_node)["today"] and not player.table["advice"]
        await player.say(type="device", id="d", device="0" * 32, seats=[0], after=0, top="0" * 64)
        answer = await player.until("refused")
        assert answer["code"] == "bad_device", answer


def test_a_deleted_name_leaves_the_list(daily_node: Running) -> None:
    table = opened(daily_node, "rolit", name="Forgotten")
    asyncio.run(play(daily_node, table))
    assert enter(daily_node, table)[0] == 200
    with daily_node.client() as client:
        assert client.delete(f"/api/tables/{table['table']}/mine", headers=bearer(table["key"])).status_code == 204
    assert "Forgotten" not in json.dumps(told(daily_node))


def test_one_address_does_not_open_without_end(zygote: Zygote, folder: Path) -> None:
    node = zygote.start(folder, limits=PLENTY | {"openings": [0.0, 5.0]})
    answers = [ask(node, practice=True) for _ in range(8)]
    assert [status for status, _ in answers] == [201] * 5 + [429] * 3
    assert answers[-1][1]["code"] == "too_many_tables"
    assert node.stop() == 0


@pytest.mark.long
def test_days_pass_and_each_is_proven_when_it_is_over(zygote: Zygote, folder: Path) -> None:
    """A try that goes on over midnight belongs to its day for an hour; then the number is told, and fits."""
    into = time.time() % DAY
    before = DAY - into - 600  # ten minutes before midnight
    device = secrets.token_hex(32)
    node = zygote.start(folder, ahead=before, workers=1)
    first = told(node)
    late, later = opened(node, "rolit", device), opened(node, "rolit")
    node.kill()
    node = zygote.start(folder, ahead=before + 1200, workers=1)  # ten minutes after it
    second = told(node)
    assert day_number(second["today"]) == day_number(first["today"]) + 1
    assert told(node, first["day"])["seed"] is None, "somebody may be playing still"
    assert first["tomorrow"] == {each["game"]: each["commitment"] for each in second["games"]}
    asyncio.run(play(node, late))
    assert enter(node, late)[0] == 200
    assert not opened(node, "rolit", device, day=first["day"])["counts"], "a day that is over is practice"
    fixed = {each["game"]: each["commitment"] for each in first["games"]}
    assert commitment(node, opened(node, "tuki", day=first["day"])) != fixed["tuki"], "somebody may be playing still"
    assert opened(node, "rolit", device)["table"] != late["table"], "a new day, a new try"
    node.kill()
    node = zygote.start(folder, ahead=before + 7200, workers=1)
    asyncio.run(play(node, later))
    assert enter(node, later)[1]["code"] == "not_listed", "the number is told by now"
    past = told(node, first["day"])
    assert commitment(node, opened(node, "tuki", day=first["day"])) == fixed["tuki"], "nobody plays for it any more"
    assert past["games"][2]["listed"] == 1 and past["first"] == first["day"]
    number = day_number(first["day"])
    assert earlier(bytes.fromhex(past["seed"]), number, 2).hex() == first["before"]
    for table in (late, later):
        text = record(node, table)
        assert verify(text).status == "finished"
        assert misplayed(text, parse(text).table, past["seed"]) is None
        assert misplayed(text, parse(text).table, first["before"]) is not None
    assert node.stop() == 0


@pytest.mark.long
def test_a_clock_put_back_changes_no_day(zygote: Zygote, folder: Path) -> None:
    node = zygote.start(folder, ahead=0)
    first = told(node)
    node.kill()
    node = zygote.start(folder, ahead=-3 * DAY)
    with node.client() as client:
        assert client.get("/api/daily").status_code == 404, "before the first day there is no challenge"
    node.kill()
    node = zygote.start(folder, ahead=0)
    again = told(node)
    assert (again["before"], again["games"]) == (first["before"], first["games"])
    node.kill()


@pytest.mark.long
async def test_all_nodes_have_the_same_challenge(postgresql: PostgreSQL, folder: Path) -> None:
    nodes = [start(folder, database=postgresql.url) for _ in range(2)]
    first, second = (told(node) for node in nodes)
    assert (first["before"], first["games"], first["tomorrow"]) == (
        second["before"],
        second["games"],
        second["tomorrow"],
    )
    device = secrets.token_hex(32)
    one = opened(nodes[0], "rolit", device)
    assert opened(nodes[1], "rolit", device) == one
    await play(nodes[1], one)
    assert enter(nodes[0], one)[0] == 200
    assert [each["listed"] for each in told(nodes[1])["games"]] == [0, 0, 1]
    nodes[0].kill()
    again = start(folder, database=postgresql.url)
    assert told(again)["games"] == told(nodes[1])["games"]
    for node in (again, nodes[1]):
        assert node.stop() == 0
