"""Bots that think on the device of a person who plays only against them: asked, checked, never waited for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.table.verify import verify
from tests.server.nodes import Running, Zygote, start, told
from tests.server.players import BOT, HERE, ME, OTHER, Player, at, bearer, join, open_table

HARD = BOT | {"level": "hard"}
SMALL: dict[str, Any] = {"game": "rolit", "options": {"size": 6, "preset": "reversi", "first": 0}}
MOVES, THOUGHTS = "parlour_bot_moves_on_devices_total", "parlour_bot_seconds_count"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node that waits for devices for longer than any test takes."""
    running = start(tmp_path_factory.mktemp("patient"), devices_think=True, device_seconds=600.0, gone_after=600.0)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node that hardly waits."""
    running = start(tmp_path_factory.mktemp("hasty"), devices_think=True, device_seconds=0.05)
    yield running
    assert running.stop() == 0, running.log.read_text()


async def asked(ada: Player) -> Any:
    """Ada moves, and her page is asked for the bot's move."""
    assert (await ada.move())["type"] == "answer"
    return ada.heard[-1] if ada.heard[-1]["type"] == "think" else await ada.until("think")


async def thought(ada: Player, think: Any, **other: Any) -> Any:
    """Answers as asked, or otherwise."""
    question = think["question"]
    answer = {"seat": think["seat"], "seq": question["seq"], "move": question["moves"][-1]} | other
    return await ada.command("thought", **answer)


def refused(answer: Any) -> str:
    return str(answer["code"]) if answer["type"] == "refused" else ""


async def test_the_page_finds_the_move(patient: Running) -> None:
    opened, before = open_table(patient, seats=[ME, HARD], **SMALL), told(patient)[MOVES]
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        think = await asked(ada)
        assert think["seat"] == 1 and 0 < think["seconds"] < 1
        with patient.client() as client:
            path, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
            assert client.get(f"{path}/question", headers=key).json() == think["question"]
        assert (await thought(ada, think))["type"] == "answer"
        while ada.log[-1]["seat"] == 0:
            await ada.hear()
        assert (ada.log[-1]["seat"], ada.log[-1]["move"]) == (1, think["question"]["moves"][-1])
    assert told(patient)[MOVES] == before + 1


async def play(ada: Player) -> None:
    """Ada moves anywhere, her page thinks for the bots, until the game ends."""
    awaited = {"type": ""}
    while not ada.now["ended"]:
        if awaited["type"] == "think":
            assert not refused(await thought(ada, awaited))
            awaited = ada.heard[-1]
        elif ada.my_turn:
            await ada.move()
            awaited = ada.heard[-1]
        else:
            awaited = await ada.hear(60)


MORE = [pytest.param(seats, marks=pytest.mark.long) for seats in ([ME, HARD], [HARD, ME, HARD])]


@pytest.mark.parametrize("seats", [[ME, HARD, HERE], *MORE])
async def test_a_whole_game_is_recorded_as_every_other(zygote: Zygote, folder: Path, seats: list[Any]) -> None:
    running = zygote.start(folder, devices_think=True, device_seconds=600.0, workers=1)
    preset = "reversi" if len(seats) == 2 else "rolit"
    options = {"size": 6, "preset": preset, "first": seats.index(ME), "players": len(seats)}
    opened = open_table(running, game="rolit", options=options, seats=seats)
    async with at(running, opened["table"], opened["key"], thinks=True) as ada:
        await play(ada)
    assert told(running)[THOUGHTS] == 0 < told(running)[MOVES]
    with running.client() as client:
        record = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"])).content
    assert running.stop() == 0
    assert verify(record).sound


async def test_tuki_too(patient: Running) -> None:
    opened = open_table(patient, game="tuki", seats=[ME, HARD])
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        answered = 0
        while answered < 3:
            if ada.my_turn:
                await ada.move()
            else:
                await ada.hear()
            if ada.heard[-1]["type"] == "think":
                answered += not refused(await thought(ada, ada.heard[-1]))


async def answers_itself(ada: Player) -> bool:
    """Whether the bot answers Ada's move, and no page was asked."""
    await ada.move()
    while ada.log[-1]["seat"] == ada.seats[0]:
        await ada.hear(60)
    return "think" not in {each["type"] for each in ada.heard}


async def test_a_client_that_does_not_say_so_is_not_asked(patient: Running) -> None:
    opened = open_table(patient, seats=[ME, HARD], **SMALL)
    async with at(patient, opened["table"], opened["key"]) as ada:
        assert await answers_itself(ada)


async def test_a_server_that_is_not_told_to_asks_nobody(node: Running) -> None:
    opened = open_table(node, seats=[ME, HARD], **SMALL)
    async with at(node, opened["table"], opened["key"], thinks=True) as ada:
        assert await answers_itself(ada)
        assert refused(await ada.command("thought", 1, move="a1")) == "not_asked"


@pytest.mark.parametrize("level", ["easy", "medium"])
async def test_weaker_levels_stay_with_the_server(patient: Running, level: str) -> None:
    opened = open_table(patient, seats=[ME, BOT | {"level": level}], **SMALL)
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        assert await answers_itself(ada)


async def test_two_devices_at_the_table(patient: Running) -> None:
    opened = open_table(patient, seats=[ME, HARD], **SMALL)
    here = at(patient, opened["table"], opened["key"], thinks=True)
    async with here as ada, at(patient, opened["table"], opened["key"], thinks=True) as also:
        assert await answers_itself(ada)
        await also.until("events", lambda each: len(also.log) >= 2)
        assert "think" not in {each["type"] for each in also.heard}


@pytest.mark.parametrize("joined", [False, True])
async def test_somebody_else_has_a_seat(patient: Running, joined: bool) -> None:
    """The bot could be made to play badly for them, or against them."""
    options = {"size": 6, "first": 0, "players": 3}
    opened = open_table(patient, game="rolit", options=options, seats=[ME, HARD, OTHER])
    if joined:
        join(patient, opened)
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        assert await answers_itself(ada)


async def test_a_bot_that_plays_for_somebody_else_is_theirs(patient: Running) -> None:
    opened = open_table(patient, seats=[ME, OTHER], **SMALL)
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        assert (await ada.command("takeover", who=1, level="hard"))["type"] == "answer"
        assert await answers_itself(ada)


@pytest.mark.parametrize("practice", [False, True])
async def test_a_try_that_counts_stays_with_the_server(patient: Running, practice: bool) -> None:
    """Others compare themselves with it, and a changed page could make the bot lose."""
    with patient.client() as client:
        today = client.get("/api/daily").json()["today"]
        asked = {"day": today, "game": "tuki", "device": secrets.token_hex(32), "name": "Ada", "practice": practice}
        opened = client.post("/api/daily", json=asked).json()
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        while not any(event.get("seat") == 1 and event["event"] == "move" for event in ada.log):
            if ada.my_turn:
                await ada.move()
            else:
                await ada.hear(60)
            if ada.heard[-1]["type"] == "think":
                assert practice
                return
        assert not practice


async def test_nobody_but_the_page_that_was_asked_may_answer(patient: Running) -> None:
    opened = open_table(patient, seats=[ME, HARD], **SMALL)
    where, key = f"/api/tables/{opened['table']}", opened["key"]
    async with at(patient, opened["table"], key, thinks=True) as ada:
        think = await asked(ada)
        seq, move = think["question"]["seq"], think["question"]["moves"][0]
        async with at(patient, opened["table"], thinks=True) as eve, at(patient, opened["table"], key) as again:
            for other in (eve, again):
                assert refused(await other.command("thought", 1, seq=seq, move=move)) == "not_asked"
        body = {"type": "thought", "id": "over-http", "seq": seq, "seat": 1, "move": move}
        with patient.client() as client:
            answer = client.post(f"{where}/commands", json=body, headers=bearer(key))
        assert (answer.status_code, answer.json()["code"]) == (409, "not_asked")
        for wrong in ({"seat": 0}, {"seat": 5}, {"seq": seq - 1}, {"seq": seq + 1}):
            assert refused(await thought(ada, think, **wrong)) == "not_asked"
        assert len(ada.log) == seq, "nothing has happened"
        assert not refused(await thought(ada, think))
        assert refused(await thought(ada, think)) == "not_asked", "answers count once"


@pytest.mark.parametrize("answer", ["", "a9", "z" * 80, "first:0"])
async def test_a_page_that_cannot_think_or_does_something_else(patient: Running, answer: str) -> None:
    opened = open_table(patient, seats=[ME, HARD], **SMALL)
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        think = await asked(ada)
        assert refused(await thought(ada, think, move=answer)) == ("illegal_move" if answer else "")
        while ada.log[-1]["seat"] == 0:
            await ada.hear(60)
        ada.heard.clear()
        if answer:
            assert await answers_itself(ada), "it is not asked again"
        else:
            await asked(ada)


async def test_a_page_that_goes(patient: Running) -> None:
    opened = open_table(patient, seats=[ME, HARD], **SMALL)
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        await asked(ada)
    async with at(patient, opened["table"], opened["key"]) as back:
        while len(back.log) < 2:
            await back.hear(60)
        assert back.log[-1]["seat"] == 1


async def test_a_page_that_stays_silent(hasty: Running) -> None:
    opened = open_table(hasty, seats=[ME, HARD], **SMALL)
    async with at(hasty, opened["table"], opened["key"], thinks=True) as ada:
        for _ in range(2):
            think = await asked(ada)
            while ada.log[-1]["seat"] == 0:
                await ada.hear(60)
            assert refused(await thought(ada, think)) == "not_asked", "too late, and no harm done"
        ada.heard.clear()
        assert await answers_itself(ada), "it is not asked again"
    async with at(hasty, opened["table"], opened["key"], thinks=True) as ada:
        await asked(ada)


async def test_a_move_taken_back_is_not_thought_about(patient: Running) -> None:
    opened = open_table(patient, seats=[ME, HARD], takeback=True, **SMALL)
    async with at(patient, opened["table"], opened["key"], thinks=True) as ada:
        think = await asked(ada)
        assert not refused(await ada.command("undo", of=ada.now["undoable"]["of"]))
        assert refused(await thought(ada, think)) == "not_asked"
        think = await asked(ada)
        assert not refused(await thought(ada, think))
        while ada.log[-1]["seat"] != 1:
            await ada.hear()


@pytest.mark.long
async def test_a_node_that_is_killed_meanwhile_loses_nothing(zygote: Zygote, folder: Path) -> None:
    settings: dict[str, Any] = {"devices_think": True, "device_seconds": 600.0, "workers": 1}
    running = zygote.start(folder, **settings)
    opened = open_table(running, seats=[ME, HARD], **SMALL)
    async with at(running, opened["table"], opened["key"], thinks=True) as ada:
        await asked(ada)
        running.kill()
        first = ada.log
    again = zygote.start(folder, **settings)
    async with at(again, opened["table"], opened["key"], thinks=True) as ada:
        assert ada.log[:1] == first
        while len(ada.log) < 2:  # by the page or by a worker, whichever is there first
            heard = ada.heard[-1] if ada.heard[-1]["type"] == "think" else await ada.hear(60)
            if heard["type"] == "think":
                await thought(ada, heard)
    assert again.stop() == 0


async def test_answers_are_counted_as_all_messages_are(zygote: Zygote, folder: Path) -> None:
    running = zygote.start(folder, devices_think=True, limits={"messages": [1.0, 20.0]})
    opened = open_table(running, seats=[ME, HARD], **SMALL)
    async with at(running, opened["table"], opened["key"], thinks=True) as ada:
        for number in range(40):
            await ada.say(type="thought", id=f"flood-{number}", seq=0, seat=1, move="a1")
        await ada.until("refused", lambda each: each["code"] == "too_many")
        async with asyncio.timeout(20):
            await ada.socket.wait_closed()
        assert ada.socket.close_code == 4429
    assert running.stop() == 0
