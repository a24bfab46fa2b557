"""Taking moves back on a server: over WebSocket and HTTP, while a bot thinks, and never where others play."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from parlour.table.verify import verify
from tests.server.devices import DevicePlayer, sits
from tests.server.nodes import Running, Zygote, told
from tests.server.players import BOT, ME, OTHER, Player, at, bearer, join, open_table

ROLIT = {"game": "rolit", "options": {"size": 4, "first": 0}, "takeback": True}


async def my_turn_again(player: Player) -> None:
    while not player.my_turn:
        await player.hear()


async def take_back(player: Player, **more: Any) -> Any:
    undoable = player.now["undoable"] or {"seat": 0, "of": 0}
    return await player.command("undo", **undoable, **more)


def sound(node: Running, opened: Any) -> None:
    with node.client() as client:
        record = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"])).content
        assert verify(record).sound, verify(record).problem
        answer = client.post("/api/verify", content=record).json()
        assert answer["sound"], answer


async def test_a_move_is_taken_back_with_the_answer_of_the_bot(node: Running) -> None:
    opened = open_table(node, seats=[ME, BOT], **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada:
        assert ada.table["takeback"] and ada.now["undoable"] is None
        before, allowed = ada.table["view"], ada.now["allowed"]
        await ada.move()
        await my_turn_again(ada)
        of = ada.now["undoable"]
        assert (await take_back(ada))["type"] == "answer"
        assert ada.log[-1]["event"] == "undo" and ada.log[-1]["of"] == of["of"]
        undone = next(m for m in reversed(ada.heard) if m["type"] == "events")["steps"][-1]
        assert (undone["view"], ada.now["allowed"], ada.now["undoable"]) == (before, allowed, None)
        twice = await ada.command("undo", **of)
        assert (twice["type"], twice["code"]) == ("refused", "cannot_undo")
        await ada.play_on(3)
        sound(node, opened)


async def test_nobody_waits_for_the_answer_to_a_move_that_was_taken_back(node: Running) -> None:
    opened = open_table(node, seats=[ME, BOT], **ROLIT | {"bot_pause": 10_000, "options": {"size": 6, "first": 0}})
    async with at(node, opened["table"], opened["key"]) as ada:
        for move in ada.now["allowed"][:3]:
            await ada.command("play", move=move)
            assert ada.now["turn"]["bot"]
            assert (await take_back(ada))["type"] == "answer"
        assert [event["event"] for event in ada.log] == ["move", "undo"] * 3
        sound(node, opened)


async def test_who_takes_back_again_and_again_makes_nobody_think_more(node: Running) -> None:
    seats = [ME, BOT | {"level": "hard"}]
    opened = open_table(node, seats=seats, **ROLIT | {"options": {"size": 6, "first": 0}})
    waiting = []
    async with at(node, opened["table"], opened["key"]) as ada:
        for _ in range(12):
            await ada.command("play", move=ada.now["allowed"][0])
            assert (await take_back(ada))["type"] == "answer"
            waiting.append(told(node)["parlour_bots_waiting"])
        await ada.move()
        await my_turn_again(ada)
        assert [event["event"] for event in ada.log][-2:] == ["move", "move"], "the bot answers in the end"
    assert max(waiting) <= 1, waiting


def test_the_same_over_http(node: Running) -> None:
    opened = open_table(node, seats=[ME, BOT], **ROLIT)
    where, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
    with node.client() as client:

        def send(**command: Any) -> Any:
            return client.post(f"{where}/commands", json={"id": secrets.token_hex(8), "seat": 0} | command, headers=key)

        table = client.get(where, headers=key).json()
        assert send(type="play", seq=0, move=table["now"]["allowed"][0]).status_code == 200
        now = client.get(f"{where}/events?since=0", headers=key).json()["now"]
        assert send(type="undo", seq=now["seq"], of=now["undoable"]["of"]).status_code == 200
        assert client.get(where, headers=key).json()["view"] == table["view"]
        again = send(type="undo", seq=now["seq"], of=now["undoable"]["of"])
        assert (again.status_code, again.json()["code"]) == (409, "cannot_undo")


async def test_an_honest_device_takes_part_all_the_while(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, BOT], options={"first": 0}, takeback=True, devices=True)
    async with sits(node, opened["table"], opened["key"]) as ada:
        assert ada.device is not None
        for _ in range(3):
            await my_turn_again(ada)
            if ada.now["turn"]["what"] == "roll":
                await ada.move()
            await my_turn_again(ada)
            await ada.move()
            if ada.now["undoable"]:
                assert (await take_back(ada))["type"] == "answer"
        assert ada.device.alarm == ""
        assert any(event["event"] == "undo" for event in ada.log)
        sound(node, opened)


async def test_two_people_at_one_screen_take_back_and_nobody_elsewhere_does(node: Running) -> None:
    """Also from two tabs, twice at once, and once a person has gone."""
    opened = open_table(node, seats=[ME, ME], **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada, at(node, opened["table"], opened["key"]) as tab:
        for seat in (0, 1):
            await ada.command("play", seat=seat, move=ada.now["allowed"][0])
        of = ada.now["undoable"]
        assert of == {"seat": 1, "of": 2}
        answers = [await ada.command("undo", **of), await tab.command("undo", **of)]
        assert [each["type"] for each in answers] == ["answer", "refused"]
        assert (await ada.command("undo", seat=1, of=1))["code"] == "cannot_undo", "seat 0 has made that move"
        assert (await ada.command("takeover", seat=0, who=0, level="random"))["type"] == "answer"
        assert (await ada.command("undo", seat=0, of=1))["code"] == "cannot_undo", "a bot sits there"
    sound(node, opened)


@asynccontextmanager
async def two(node: Running, **more: Any) -> AsyncIterator[tuple[Any, DevicePlayer, DevicePlayer]]:
    """A table of two people with a device each; the first of them has moved."""
    opened = open_table(node, seats=[ME, OTHER], **ROLIT | more)
    key = join(node, opened)["key"]
    async with sits(node, opened["table"], opened["key"]) as ada, sits(node, opened["table"], key) as ben:
        await ada.move()
        await heard(ben, "move")
        yield opened, ada, ben
        for player in (ada, ben):
            assert player.device is not None and player.device.alarm == ""
    sound(node, opened)


async def heard(player: Player, kind: str) -> None:
    """Until the last event is of this kind."""
    while not player.log or player.log[-1]["event"] != kind:
        await player.hear()


async def test_people_at_two_screens_take_back_if_both_agree(node: Running) -> None:
    async with two(node) as (opened, ada, ben):
        assert ada.table["takeback"] == "agree"
        of = ada.now["askable"]["of"]
        assert (ada.now["undoable"], ada.now["askable"]["seat"]) == (None, 0)
        assert (await ada.command("undo", of=of))["code"] == "cannot_undo"
        assert (await ben.command("consent", of=of))["code"] == "cannot_undo", "the player who moved asks first"
        assert (await ben.command("consent", of=of, seats=[0, 1]))["code"] == "not_your_seat"
        assert (await ada.command("consent", of=of, line="0" * 64))["code"] == "cannot_undo"
        assert (await ada.command("consent", of=of))["type"] == "answer"
        assert (await ada.command("consent", of=of))["code"] == "cannot_undo", "a child presses it twice"
        await heard(ben, "consent")
        answer = await ben.command("consent", of=of)
        assert (answer["type"], answer["last"] - answer["first"]) == ("answer", 1)
        await heard(ada, "undo")
        assert (
            ada.now["turn"]["seat"] == 0 and ada.table["view"]["cells"] != [] if "cells" in ada.table["view"] else True
        )
        with node.client() as client:
            view = client.get(f"/api/tables/{opened['table']}", headers=bearer(opened["key"])).json()["view"]
        assert view == ada.table["view"]


async def test_one_no_and_the_move_stays(node: Running) -> None:
    async with two(node) as (_, ada, ben):
        of = ada.now["askable"]["of"]
        await ada.command("consent", of=of)
        await heard(ben, "consent")
        assert (await ben.command("decline", of=of))["type"] == "answer"
        await heard(ada, "decline")
        assert ada.log[-1]["seat"] == 1
        assert (await ada.command("consent", of=of))["code"] == "cannot_undo"
        await ben.move()
        await heard(ada, "move")
        assert ada.now["askable"] == {"seat": 1, "of": ada.now["seq"]}


async def test_a_request_outlives_a_kill_and_is_never_half_done(zygote: Zygote, tmp_path: Path) -> None:
    """Killed after the question, and again as the last consent is on its way: sent again, it is one consent."""
    settings = {"database": str(tmp_path / "games.sqlite3")}
    node = await asyncio.to_thread(zygote.start, **settings)
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    key = join(node, opened)["key"]
    async with sits(node, opened["table"], opened["key"]) as ada, sits(node, opened["table"], key) as ben:
        await ada.move()
        of, kept = ada.now["askable"]["of"], ben.kept
        assert (await ada.command("consent", of=of))["type"] == "answer"
        await heard(ben, "consent")
        node.kill()
    for kills in range(2):
        node = await asyncio.to_thread(zygote.start, **settings | {"port": node.port})
        async with sits(node, opened["table"], key, kept) as ben:
            assert ben.device is not None
            line = ben.device.kept.lines[of][-66:-2].decode()
            if kills == 0:
                ben.device.sends("agrees", "consent", None, str(of), ben.now["seq"])
                told = {"seq": ben.now["seq"], "seats": [1], "of": of, "line": line, "device": ben.device.kept.id}
                await ben.say(type="consent", id="agrees", **told)
                node.kill()
            else:
                assert (await ben.command("consent", of=of, id="agrees"))["type"] == "answer"
                assert [event["event"] for event in ben.log[-3:]] == ["consent", "consent", "undo"]
                assert ben.device.alarm == ""
    with node.client() as client:
        record = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"])).content
    assert verify(record).sound
    node.kill()


async def test_patience_without_an_answer_ends_the_request(zygote: Zygote, tmp_path: Path) -> None:
    node = zygote.start(tmp_path, patience=2.0)
    async with two(node) as (_, ada, ben):
        of = ada.now["askable"]["of"]
        asked = time.monotonic()
        await ada.command("consent", of=of)
        while ada.log[-1]["event"] != "decline":
            await ada.hear(70)
        assert time.monotonic() - asked > 1.9 and "seat" not in ada.log[-1]
        await heard(ben, "decline")
        assert (await ben.command("consent", of=of))["code"] == "cannot_undo"
    node.kill()


async def test_nothing_is_taken_back_where_something_is_at_stake(node: Running) -> None:
    with node.client() as client:
        rated = client.post(
            "/api/tables", json={"game": "rolit", "seats": [ME, OTHER], "takeback": True, "rated": True}
        )
        assert (rated.status_code, rated.json()["code"]) == (409, "not_rated")
        clock = {"kind": "move", "seconds": 30, "out": "seat"}
        timed = client.post("/api/tables", json=ROLIT | {"seats": [ME, OTHER], "clock": clock})
        assert (timed.status_code, timed.json()["code"]) == (422, "bad_seats")
    opened = open_table(node, "rolit", seats=[ME, OTHER], rated=True)
    async with at(node, opened["table"], opened["key"]) as ada:
        refused = await ada.command("consent", of=1, line="0" * 64)
        assert (refused["code"], refused["why"]["id"]) == ("cannot_undo", "server-undo-stakes")
        assert (await ada.command("undo", of=1))["why"]["id"] in ("server-undo-stakes", "command-undo")
        assert ada.now["askable"] is None
