"""A table by hand on a server: people tell what fell, take it back, and a bot plays on; it is never rated."""

from __future__ import annotations

from random import Random

from tests.server.nodes import Running
from tests.server.players import BOT, ME, at, bearer, open_table

HERE = {"kind": "here", "name": "Ada"}


async def test_people_tell_what_fell_and_a_bot_plays_on(node: Running) -> None:
    opened = open_table(node, seats=[HERE, BOT], game="tuki", options={"rounds": 1}, by_hand=True, bot_pause=0)
    luck = Random(4)
    async with at(node, opened["table"], opened["key"]) as ada:
        assert ada.table["by_hand"] and ada.now["turn"] is None
        assert {each["outcome"] for each in ada.now["fallen"]} == {*map(str, range(13)), "parrot"}
        refused = await ada.command("tell", outcome="13")
        assert (refused["type"], refused["code"]) == ("refused", "bad_notation") and "parrot" in refused["allowed"]
        assert (await ada.command("roll"))["code"] == "roll_first"
        assert (await ada.command("tell", outcome="5"))["type"] == "answer"
        assert (await ada.command("undo", **ada.now["undoable"]))["type"] == "answer"
        while not ada.now["ended"]:
            if ada.now["fallen"]:
                await ada.command("tell", outcome=luck.choice(ada.now["fallen"])["outcome"])
            elif ada.my_turn:
                await ada.command("play", move=luck.choice(ada.now["allowed"]))
            else:
                await ada.hear()
    with node.client() as client:
        where = f"/api/tables/{opened['table']}"
        record = client.get(f"{where}/record", headers=bearer(opened["key"])).content
        assert client.post("/api/verify", content=record).json()["sound"]
        assert b'"event":"open"' not in record


def test_it_is_never_rated_and_has_no_clock(node: Running) -> None:
    with node.client() as client:
        asked = {"game": "rolit", "seats": [ME, BOT], "by_hand": True}
        assert client.post("/api/tables", json=asked | {"rated": True}).json()["code"] == "not_rated"
        clock = {"kind": "move", "seconds": 30}
        assert client.post("/api/tables", json=asked | {"clock": clock}).json()["code"] == "bad_seats"
        assert client.post("/api/tables", json=asked | {"absent": "wait"}).json()["code"] == "bad_seats"
