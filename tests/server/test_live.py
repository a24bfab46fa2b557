"""The WebSocket side: playing, watching, reconnecting, refusals, presence, taking over and coming back."""

import asyncio
import json
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.nodes import Running, start
from tests.server.players import BOT, ME, OTHER, Player, at, bearer, join, open_table

ROLIT = {"game": "rolit", "options": {"size": 4, "first": 0}}


async def test_two_people_and_a_bot_play_and_a_third_watches(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER, BOT])
    table = opened["table"]
    key = join(node, opened)["key"]
    async with at(node, table, opened["key"]) as ada, at(node, table, key) as bob, at(node, table) as eve:
        assert (ada.seats, bob.seats, eve.seats) == ([0], [1], [])

        async def watch() -> None:
            while not eve.now["ended"]:
                await eve.hear()

        await asyncio.gather(ada.play_on(), bob.play_on(), watch())
        assert ada.log == bob.log == eve.log and ada.now["ended"]["why"] == "over"
        outcomes = [event for event in ada.log if event["event"] == "outcome"]
        assert [event["n"] for event in outcomes] == list(range(1, len(outcomes) + 1))
        bots = {event["by"] for event in ada.log if event["event"] == "move" and event["seat"] == 2}
        assert bots <= {"random"}


async def test_each_step_shows_the_board_after_it(node: Running) -> None:
    opened = open_table(node, seats=[ME, BOT], **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada:
        before = ada.table["view"]
        await ada.command("react", what="hello")
        reaction = next(m for m in ada.heard if m["type"] == "events")["steps"][0]
        assert reaction["event"]["what"] == "hello" and reaction["view"] is None
        await ada.move()
        moved = next(m for m in ada.heard if m["type"] == "events" and m["steps"][0]["event"]["event"] == "move")
        assert moved["steps"][0]["view"] != before


async def test_what_the_game_says_is_sent_to_those_who_ask_for_words(node: Running) -> None:
    opened = open_table(node, seats=[ME, BOT], **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada, connect(node.live(opened["table"])) as page:
        eve = Player(page)
        await eve.say(type="hello", words=True)
        welcome = (await eve.until("welcome"))["table"]
        assert welcome["now"]["prompt"]["id"] == "rolit-turn-capture"
        assert [offer["move"] for offer in welcome["now"]["moves"]] == welcome["now"]["allowed"]
        assert (ada.table["now"]["prompt"], ada.table["now"]["moves"], ada.table["said"]) == (None, [], [])
        await ada.move()
        plain = next(message for message in ada.heard if message["type"] == "events")
        told = await eve.until("events")
        assert (plain["now"]["prompt"], plain["now"]["moves"], plain["steps"][0]["said"]) == (None, [], None)
        assert told["steps"][0]["said"]["id"] == "rolit-log-capture" and told["now"]["prompt"]
        for step in plain["steps"] + told["steps"]:
            del step["said"]
        assert plain["steps"] == told["steps"]
        await eve.say(type="sync", since=0)
        assert (await eve.until("welcome"))["table"]["said"][0]["id"] == "rolit-log-capture"


async def test_the_same_command_again_gets_the_first_answer_again(node: Running) -> None:
    opened = open_table(node, seats=[ME, BOT], **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada:
        id, seq, move = secrets.token_hex(8), ada.now["seq"], ada.now["allowed"][0]
        first = await ada.command("play", id=id, seq=seq, move=move)
        again = await ada.command("play", id=id, seq=seq, move=move)
        assert not first["repeated"] and again["repeated"]
        assert (first["first"], first["last"]) == (again["first"], again["last"])
        assert sum(event.get("id") == id for event in ada.log) == 1


async def test_every_refusal_has_a_code_a_reason_and_the_present_seq(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada:
        stale = ada.now["seq"]
        allowed = ada.now["allowed"]
        refusals = [
            await ada.command("play", move="zz"),
            await ada.command("play", move="a1" if "a1" not in allowed else "b2"),
            await ada.command("roll"),
            await ada.command("play", seq=ada.now["seq"] + 5, move=allowed[0]),
            await ada.command("resume"),
            await ada.command("play", seat=1, move=allowed[0]),
            await ada.command("return"),
        ]
        codes = [refusal["code"] for refusal in refusals]
        assert codes == [
            "bad_notation",
            "illegal_move",
            "move_first",
            "unknown_seq",
            "not_paused",
            "not_your_seat",
            "not_taken_over",
        ]
        assert all(refusal["reason"] and refusal["seq"] == stale for refusal in refusals)
        assert refusals[0]["allowed"] == allowed
        await ada.move()
        old = await ada.command("play", seq=stale, move=allowed[0])
        assert old["code"] == "stale_seq" and [event["seq"] for event in old["events"]] == [stale + 1]
        wait = await ada.command("play", move=ada.now["allowed"][0])
        assert wait["code"] == "not_your_turn"


async def test_reconnecting_brings_the_tail_and_nothing_else(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, BOT])
    async with at(node, opened["table"], opened["key"]) as ada:
        await ada.play_on(moves=3)
        seen = list(ada.log)
    async with at(node, opened["table"], opened["key"]) as elsewhere:
        await elsewhere.play_on(moves=2)
    async with at(node, opened["table"], opened["key"], since=len(seen)) as ada:
        assert ada.table["since"] == len(seen)
        assert [event["seq"] for event in ada.table["log"]] == list(range(len(seen) + 1, ada.now["seq"] + 1))
        await ada.say(type="sync", since=0)
        whole = await ada.until("welcome")
        assert whole["table"]["log"][: len(seen)] == seen


async def test_a_live_table_pauses_when_somebody_is_gone_and_goes_on_when_they_return(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    key = join(node, opened)["key"]
    async with at(node, opened["table"], opened["key"]) as ada:
        async with at(node, opened["table"], key):
            await ada.until("presence", lambda m: m["seats"][1]["connected"])
        await ada.until("presence", lambda m: not m["seats"][1]["connected"])
        paused = await ada.until("events", lambda m: m["now"]["paused"])
        assert paused["now"]["paused"] == {"seat": 1, "why": "gone"} and paused["now"]["seats"][1]["gone"]
        assert (await ada.command("play", move=ada.now["allowed"][0]))["code"] == "paused"
        async with at(node, opened["table"], key):
            await ada.until("events", lambda m: not m["now"]["paused"])
            assert (await ada.move())["type"] == "answer"


async def test_a_paused_table_goes_on_for_who_returns_by_http_alone(node: Running) -> None:
    """Also when nobody listens any more: a program that asks for events would wait for ever."""
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    where, key = f"/api/tables/{opened['table']}/events", join(node, opened)["key"]
    async with at(node, opened["table"], opened["key"]) as ada:
        async with at(node, opened["table"], key):
            await ada.until("presence", lambda m: m["seats"][1]["connected"])
        await ada.until("events", lambda m: m["now"]["paused"])
        seq = ada.now["seq"]
    with node.client() as client:
        told = client.get(f"{where}?since={seq}&wait=5", headers=bearer(key)).json()
    assert [step["event"]["event"] for step in told["steps"]] == ["resume"] and not told["now"]["paused"]


async def test_a_bot_takes_over_for_the_gone_and_gives_the_seat_back(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    key = join(node, opened)["key"]
    async with at(node, opened["table"], opened["key"]) as ada:
        async with at(node, opened["table"], key) as bob:
            refused = await ada.command("takeover", who=1, level="random")
            assert refused["code"] == "not_gone"
            assert bob.seats == [1]
        await ada.until("events", lambda m: m["now"]["paused"])
        bad = await ada.command("takeover", who=1, level="divine")
        assert bad["code"] == "bad_level"
        assert (await ada.command("takeover", who=1, level="random"))["type"] == "answer"
        if ada.now["paused"]:
            await ada.until("events", lambda m: not m["now"]["paused"])
        assert ada.now["seats"][1]["taken_over"] and ada.now["seats"][1]["person"] == "Bob"
        await ada.move()
        await ada.until("events", lambda m: m["steps"][0]["event"]["event"] == "move")
        assert ada.log[-1]["by"] == "random"
        async with at(node, opened["table"], key) as bob:
            assert (await bob.command("return"))["type"] == "answer"
            assert not bob.now["seats"][1]["taken_over"] and bob.now["seats"][1]["kind"] == "elsewhere"
            await ada.until("events", lambda m: m["steps"][0]["event"]["event"] == "seat")
            while not bob.my_turn:
                await (ada.move() if ada.my_turn else bob.hear())
            await bob.move()
            assert any(event.get("by") == "random" for event in bob.log if event["event"] == "move")
            own = [event for event in bob.log if event["event"] == "move" and event["seat"] == 1]
            assert "by" not in own[-1]


async def test_a_bot_takes_over_at_once_where_the_server_has_started_anew_meanwhile(tmp_path: Path) -> None:
    node = start(tmp_path, gone_after=0.1)
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    key = join(node, opened)["key"]
    async with at(node, opened["table"], opened["key"]) as ada:
        async with at(node, opened["table"], key):
            await ada.until("presence", lambda m: m["seats"][1]["connected"])
        await ada.until("events", lambda m: m["now"]["paused"])
    node.kill()
    node = start(tmp_path, gone_after=600.0)
    async with at(node, opened["table"], opened["key"]) as ada:
        assert ada.now["paused"] == {"seat": 1, "why": "gone"}
        assert (await ada.command("takeover", who=1, level="random"))["type"] == "answer"
    node.kill()


async def test_one_may_wait_for_the_gone_or_end_the_game(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    key = join(node, opened)["key"]
    async with at(node, opened["table"], opened["key"]) as ada:
        async with at(node, opened["table"], key):
            pass
        await ada.until("events", lambda m: m["now"]["paused"])
        assert (await ada.command("resume"))["type"] == "answer"
        assert (await ada.move())["type"] == "answer"
        await asyncio.sleep(1.5)
        assert (await ada.command("react", what="hurry"))["type"] == "answer"
        assert not ada.now["paused"], "having chosen to wait, the table does not pause for them again"
        assert (await ada.command("end"))["type"] == "answer"
        assert ada.now["ended"]["why"] == "broken_off" and ada.now["ended"]["seat"] == 0


async def test_at_a_table_of_days_nobody_is_gone(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER], pace="days", **ROLIT)
    key = join(node, opened)["key"]
    async with at(node, opened["table"], key):
        pass
    async with at(node, opened["table"], opened["key"]) as ada:
        await asyncio.sleep(2.5)
        await ada.command("react", what="hello")
        assert not ada.now["paused"] and not any(seat["gone"] for seat in ada.now["seats"])
        assert (await ada.command("takeover", who=1, level="random"))["code"] == "not_gone"


async def test_a_bot_keeps_a_seat_that_nobody_has_taken_until_somebody_comes(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada:
        assert (await ada.command("takeover", who=1, level="random"))["type"] == "answer"
        join(node, opened, "Late")
        await ada.until("events", lambda m: m["now"]["seats"][1]["name"] == "Late")
        assert ada.now["seats"][1]["kind"] == "elsewhere" and ada.now["seats"][1]["joined"]


async def test_bots_alone_play_to_the_end(node: Running) -> None:
    opened = open_table(node, "rolit", [BOT, BOT], options={"size": 4})
    async with at(node, opened["table"]) as watcher:
        while not watcher.now["ended"]:
            await watcher.hear()
        assert watcher.now["ended"]["why"] == "over"


async def test_a_bot_waits_as_long_as_the_table_says(node: Running) -> None:
    opened = open_table(node, seats=[ME, BOT], bot_pause=900, **ROLIT)
    async with at(node, opened["table"], opened["key"]) as ada:
        moved = asyncio.get_running_loop().time()
        await ada.move()
        await ada.until("events", lambda m: m["steps"][0]["event"].get("by") == "random")
        assert asyncio.get_running_loop().time() - moved >= 0.85


async def refusal_of(node: Running, table: str, *messages: Any, **more: Any) -> tuple[str, int]:
    """The code of the refusal and of the close that these first messages get."""
    async with connect(node.live(table), compression=None, **more) as socket:
        for message in messages:
            await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        heard = []
        with suppress(ConnectionClosed):
            async with asyncio.timeout(15):
                async for message in socket:
                    heard.append(json.loads(message))  # noqa: PERF401  what came before the end counts
        assert socket.close_code is not None
        return heard[-1]["code"] if heard else "", socket.close_code


async def test_who_does_not_introduce_themselves_is_sent_away(node: Running) -> None:
    opened = open_table(node)
    table = opened["table"]
    assert await refusal_of(node, table, {"type": "sync", "since": 0}) == ("hello_first", 1008)
    assert await refusal_of(node, table, "{") == ("bad_message", 1008)
    assert await refusal_of(node, table, b"\xff\xfe") == ("bad_message", 1008)
    assert await refusal_of(node, table, {"type": "hello", "key": "wrong"}) == ("not_found", 4404)
    assert await refusal_of(node, "nowhere", {"type": "hello"}) == ("not_found", 4404)
    assert (await refusal_of(node, table, "x" * 5000))[1] == 1009


async def test_a_private_table_looks_as_if_it_were_not_there(node: Running) -> None:
    opened = open_table(node, watch=False)
    assert await refusal_of(node, opened["table"], {"type": "hello"}) == ("not_found", 4404)
    with node.client() as client:
        hidden, absent = client.get(f"/api/tables/{opened['table']}"), client.get("/api/tables/nowhere")
        assert hidden.status_code == absent.status_code == 404 and hidden.json() == absent.json()
    async with at(node, opened["table"], opened["key"]) as ada:
        assert ada.seats == [0]


async def test_the_key_of_a_replaced_seat_stops_working_at_once(node: Running) -> None:
    opened = open_table(node, seats=[ME, OTHER], **ROLIT)
    with node.client() as client:
        link = client.post(
            f"/api/tables/{opened['table']}/invite",
            json={"seat": 1},
            headers={"authorization": f"Bearer {opened['key']}"},
        ).json()["link"]
    async with at(node, opened["table"], link.partition("#k=")[2]) as early:
        join(node, opened)
        assert (await early.until("closing"))["code"] == "deleted"
        with pytest.raises(ConnectionClosed):
            await early.command("react", what="hello")
    with pytest.raises(ConnectionClosed):
        async with at(node, opened["table"], link.partition("#k=")[2]):
            pass


async def test_players_keep_up_with_each_other_to_the_letter(node: Running) -> None:
    """Many watchers, one order."""
    opened = open_table(node, "shutbox", [BOT, BOT, ME])
    sockets = [await connect(node.live(opened["table"]), compression=None) for _ in range(20)]
    watchers = [Player(socket) for socket in sockets]
    await asyncio.gather(*(watcher.hello() for watcher in watchers))

    async def watch(watcher: Player) -> None:
        while not watcher.now["ended"]:
            await watcher.hear()

    async with at(node, opened["table"], opened["key"]) as ada:
        await asyncio.gather(ada.play_on(), *map(watch, watchers))
        assert all(watcher.log == ada.log for watcher in watchers)
    await asyncio.gather(*(socket.close() for socket in sockets))
