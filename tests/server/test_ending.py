"""Guests leave; only the opener, or all people together, end a game for everybody."""

from tests.server.nodes import Running
from tests.server.players import BOT, ME, OTHER, at, join, open_table

ROLIT = {"game": "rolit", "options": {"size": 6, "first": 1, "players": 3}}


async def test_a_guest_alone_does_not_end_the_game(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER, BOT], **ROLIT)
    key = join(node, opened)["key"]
    async with at(node, opened["table"], opened["key"]) as ada, at(node, opened["table"], key) as bob:
        refused = await bob.command("end")
        assert (refused["code"], refused["why"]["id"]) == ("not_host", "server-not-ending")
        assert (await bob.move())["type"] == "answer", "the game goes on"
        assert (await ada.command("end"))["type"] == "answer", "the opener ends it"


async def test_all_together_end_the_game(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER, OTHER], **ROLIT)
    keys = [join(node, opened, name)["key"] for name in ("Bob", "Eve")]
    table = opened["table"]
    async with (
        at(node, table, opened["key"]) as ada,
        at(node, table, keys[0]) as bob,
        at(node, table, keys[1]) as eve,
    ):
        assert (await bob.command("react", what="stop"))["type"] == "answer"
        assert (await ada.command("react", what="stop"))["type"] == "answer"
        assert (await bob.command("end"))["code"] == "not_host", "Eve has not agreed"
        assert (await bob.move())["type"] == "answer"
        assert (await eve.command("end"))["code"] == "not_host", "Bob plays on"
        assert (await bob.command("react", what="stop"))["type"] == "answer"
        ended = await eve.command("end")
        assert ended["type"] == "answer"
        eve.now = (await ada.until("events", lambda message: message["now"]["ended"]))["now"]
        assert eve.now["ended"]["why"] == "broken_off" and eve.now["ended"]["seat"] == 2
        again = await eve.command("end", id=ended["id"])
        assert again["repeated"], "the same command gets the same answer"


async def test_a_player_who_has_left_is_not_asked(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER, BOT], **ROLIT)
    key = join(node, opened)["key"]
    async with at(node, opened["table"], opened["key"]) as ada, at(node, opened["table"], key) as bob:
        assert (await ada.command("takeover", who=0, level="random"))["type"] == "answer"
        assert (await bob.command("end"))["type"] == "answer"
