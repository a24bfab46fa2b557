"""Several nodes on one PostgreSQL: one order at every node, and tables that outlive a node."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from parlour.server.storage.postgres import Postgres
from tests.server.devices import sits
from tests.server.nodes import Running, Zygote, start
from tests.server.players import BOT, ME, OTHER, Player, at, bearer, invite, join, open_table
from tests.server.postgresql import PostgreSQL


@pytest.fixture(scope="module")
def two(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("two")
    first = start(folder, database=postgresql.url, gone_after=2.0)
    second = start(folder, database=postgresql.url, gone_after=2.0)
    yield first, second
    for node in (first, second):
        assert node.stop() == 0
        assert "a bug" not in node.log.read_text()


async def test_people_at_two_nodes_play_one_game(two: tuple[Running, Running]) -> None:
    opened = open_table(two[0], "shutbox", [ME, OTHER, BOT])
    joined = join(two[1], opened)
    async with at(two[0], opened["table"], opened["key"]) as ada, at(two[1], opened["table"], joined["key"]) as bob:
        await asyncio.gather(ada.play_on(), bob.play_on())
        assert ada.log == bob.log and ada.now["ended"]["why"] == "over"


async def test_a_press_at_one_node_is_kept_for_a_device_that_comes_to_another(two: tuple[Running, Running]) -> None:
    options = {"first": 0, "variant": "even-or-odd"}
    opened = open_table(two[0], "shutbox", [ME, OTHER], devices=True, options=options)
    joined = join(two[1], opened)
    async with sits(two[0], opened["table"], opened["key"]) as ada:
        async with at(two[1], opened["table"], joined["key"]):  # the other node has the table before the press
            assert (await ada.command("play", 0, move="odd", roll=True))["type"] == "answer"
            assert ada.now["waiting"] == [1]
        async with sits(two[1], opened["table"], joined["key"]) as bob:
            await asyncio.gather(*(until_rolled(player) for player in (ada, bob)))
            assert ada.log == bob.log and [event["event"] for event in ada.log].count("move") == 1


async def until_rolled(player: Player) -> None:
    while all(event["event"] != "outcome" for event in player.log):
        await player.hear()


async def test_of_two_nodes_racing_for_a_move_exactly_one_wins(two: tuple[Running, Running]) -> None:
    """The same person on two devices at two nodes, both moving at the same moment, for a whole game."""
    opened = open_table(two[0], "rolit", [{"kind": "here"}, {"kind": "here"}], options={"size": 4})
    both = [at(node, opened["table"], opened["key"]) for node in two]
    races = 0
    async with both[0] as one, both[1] as other:
        while not one.now["ended"]:
            answers = await asyncio.gather(one.move(), other.move())
            taken = [answer for answer in answers if answer["type"] == "answer"]
            refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
            assert len(taken) == 1 and refused[0] in ("stale_seq", "over"), answers
            races += 1
            for player in (one, other):
                while player.now["seq"] < taken[0]["last"]:
                    await player.hear()
        assert races >= 8 and one.log == other.log
        moves = [event for event in one.log if event["event"] == "move"]
        assert len(moves) == races


async def test_the_same_command_sent_to_both_nodes_happens_once(two: tuple[Running, Running]) -> None:
    opened = open_table(two[0], "rolit", [ME, OTHER], options={"size": 4, "first": 0})
    async with at(two[0], opened["table"], opened["key"]) as one, at(two[1], opened["table"], opened["key"]) as other:
        move = {"id": "once", "seq": one.now["seq"], "move": one.now["allowed"][0]}
        answers = await asyncio.gather(one.command("play", **move), other.command("play", **move))
        assert sorted(answer["repeated"] for answer in answers) == [False, True]
        assert answers[0]["first"] == answers[1]["first"]


async def test_of_two_who_agree_at_two_nodes_the_last_takes_back(two: tuple[Running, Running]) -> None:
    """Both at the same moment: one undo, and one order at both nodes."""
    seats, options = [ME, OTHER, OTHER], {"size": 6, "first": 0}
    opened = open_table(two[0], "rolit", seats, options=options, takeback=True)
    keys = [join(two[1], opened, name)["key"] for name in ("Bob", "Cleo")]
    table = opened["table"]
    async with (
        sits(two[0], table, opened["key"]) as ada,
        sits(two[0], table, keys[0]) as bob,
        sits(two[1], table, keys[1]) as cleo,
    ):
        await ada.move()
        of = ada.now["askable"]["of"]
        assert (await ada.command("consent", of=of))["type"] == "answer"
        for player in (bob, cleo):
            while player.log[-1]["event"] != "consent":
                await player.hear()
        answers = await asyncio.gather(bob.command("consent", of=of), cleo.command("consent", of=of))
        assert sorted(answer["last"] - answer["first"] for answer in answers) == [0, 1], answers
        for player in (ada, bob, cleo):
            while player.log[-1]["event"] != "undo":
                await player.hear()
            assert player.device is not None and player.device.alarm == ""
        assert ada.log == bob.log == cleo.log
        assert [event["event"] for event in ada.log[-4:]] == ["consent"] * 3 + ["undo"]


async def test_presence_is_known_at_every_node(two: tuple[Running, Running]) -> None:
    opened = open_table(two[0], "rolit", [ME, OTHER], options={"size": 4})
    joined = join(two[0], opened)
    async with at(two[0], opened["table"], opened["key"]) as ada:
        async with at(two[1], opened["table"], joined["key"]):
            await ada.until("presence", lambda m: m["seats"][1]["connected"], seconds=10)
        await ada.until("events", lambda m: m["now"]["paused"], seconds=15)
        assert ada.now["paused"] == {"seat": 1, "why": "gone"}


def test_a_key_and_a_deletion_are_known_at_the_other_node(two: tuple[Running, Running]) -> None:
    opened = open_table(two[0], "rolit", [ME, OTHER], options={"size": 4})
    address = f"/api/tables/{opened['table']}"
    with two[0].client() as here, two[1].client() as there:
        assert there.get(address).status_code == 200
        joined = join(two[0], opened, "Bob")
        assert there.get(address, headers=bearer(joined["key"])).json()["you"]["seats"] == [1]
        assert here.delete(f"{address}/mine", headers=bearer(joined["key"])).status_code == 204
        until = time.monotonic() + 3
        while "Bob" in there.get(address).text and time.monotonic() < until:
            time.sleep(0.05)
        assert "Bob" not in there.get(address).text
        assert there.get(address, headers=bearer(joined["key"])).status_code == 404


async def test_a_record_has_what_another_node_has_just_told(postgresql: PostgreSQL, tmp_path: Path) -> None:
    deaf = [start(tmp_path, database=postgresql.url, workers=0, hints=False) for _ in range(2)]
    try:
        opened = open_table(deaf[0], "rolit", [ME, OTHER], options={"size": 4, "first": 0}, devices=False)
        where, key = f"/api/tables/{opened['table']}/record", bearer(opened["key"])
        with deaf[1].client() as client:
            assert b'"move"' not in client.get(where, headers=key).content, "the other node has the table in memory"
            async with at(deaf[0], opened["table"], opened["key"]) as ada:
                answer = await ada.move()
                last = client.get(where, headers=key).content.splitlines()
        assert any(f'"seq":{answer["last"]},'.encode() in line for line in last), last
    finally:
        for node in deaf:
            node.stop()


@pytest.mark.long
async def test_without_notifications_nodes_still_agree_within_two_seconds(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    deaf = [start(tmp_path, database=postgresql.url, workers=0, hints=False) for _ in range(2)]
    try:
        opened = open_table(deaf[0], "rolit", [ME, OTHER], options={"size": 4, "first": 0})
        joined = join(deaf[0], opened)
        async with (
            at(deaf[0], opened["table"], opened["key"]) as ada,
            at(deaf[1], opened["table"], joined["key"]) as bob,
        ):
            waits = []
            for _ in range(3):
                answer = await ada.move()
                sent = time.monotonic()
                await bob.until("events", lambda m, last=answer["last"]: m["now"]["seq"] >= last)  # type: ignore[misc]
                waits.append(time.monotonic() - sent)
                answer = await bob.move()
                await ada.until("events", lambda m, last=answer["last"]: m["now"]["seq"] >= last)  # type: ignore[misc]
            assert min(waits) < 2.0, "a busy machine may be late, but not every time"
            with deaf[0].client() as client:
                where = f"/api/tables/{opened['table']}/mine"
                assert client.delete(where, headers=bearer(joined["key"])).status_code == 204
            assert (await bob.until("closing"))["code"] == "deleted", "a key that was deleted elsewhere hears no more"
    finally:
        for node in deaf:
            node.stop()


async def test_when_a_node_is_killed_its_tables_go_on_at_the_other(
    two: tuple[Running, Running], postgresql: PostgreSQL, tmp_path: Path
) -> None:
    doomed = start(tmp_path, database=postgresql.url)
    opened = open_table(doomed, "rolit", [BOT, BOT, ME], bot_pause=300)
    async with at(doomed, opened["table"], opened["key"]) as ada:
        await ada.play_on(moves=2)
        seen = list(ada.log)
        doomed.kill()
    async with at(two[1], opened["table"], opened["key"]) as ada:
        assert ada.log[: len(seen)] == seen
        await asyncio.wait_for(ada.play_on(), 60)
        assert ada.now["ended"]["why"] == "over"


@pytest.mark.long
async def test_a_table_that_comes_while_the_node_looks_for_deleted_ones_stays(
    zygote: Zygote, postgresql: PostgreSQL
) -> None:
    """A node asks all the time how far its tables have come; one that it has only just got was not asked for."""
    node = await asyncio.to_thread(zygote.start, database=postgresql.url, poll_every=0.0)
    tables = [open_table(node, "rolit", [ME, OTHER], options={"size": 4}) for _ in range(40)]
    async with AsyncExitStack() as everybody, asyncio.timeout(60):
        players = [await everybody.enter_async_context(at(node, opened["table"], opened["key"])) for opened in tables]
        answers = [(await player.command("react", what="hello"))["type"] for player in players]
        assert answers == ["answer"] * len(tables)
    node.kill()


async def test_a_rematch_asked_for_at_two_nodes_at_once_is_one_table(two: tuple[Running, Running]) -> None:
    for _ in range(5):
        opened = open_table(two[0], "rolit", [ME, OTHER], options={"size": 4})
        joined = join(two[1], opened)
        async with at(two[0], opened["table"], opened["key"]) as ada, at(two[1], opened["table"], joined["key"]) as bob:
            await ada.command("end")
            while not bob.now["ended"]:
                await bob.hear()
            answers = await asyncio.gather(ada.command("rematch"), bob.command("rematch"))
            assert [answer["type"] for answer in answers] == ["answer"] * 2
            for player in (ada, bob):
                while not player.now["rematch"]:
                    await player.hear()
            assert ada.now["rematch"] == bob.now["rematch"]
            assert [event["event"] for event in ada.log].count("rematch") == 1


async def test_a_link_that_was_replaced_hears_no_more_at_any_node(two: tuple[Running, Running]) -> None:
    opened = open_table(two[0], "rolit", [ME, OTHER], watch=False)
    old = invite(two[0], opened, seat=1)
    async with at(two[1], opened["table"], old) as eve:
        join(two[0], opened)
        assert (await eve.until("closing"))["code"] == "deleted"


def test_a_path_with_a_zero_byte_is_no_table(two: tuple[Running, Running]) -> None:
    with socket.create_connection(("127.0.0.1", two[0].port), timeout=20) as raw:
        raw.sendall(
            b"GET /api/tables/a%00b/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert b" 403 " in raw.recv(100)
    with two[0].client() as client:
        assert client.get("/api/tables/a%00b").status_code in (400, 404)


async def test_a_node_that_starts_blocks_none_at_work(postgresql: PostgreSQL) -> None:
    """It makes sure of tables and indexes one by one: holding one lock while it waits for another is a deadlock."""
    with postgresql.database("starting") as url:
        first = Postgres(url)
        await first.open()
        at_work = await asyncpg.connect(url)
        transaction = at_work.transaction()
        await transaction.start()
        await at_work.execute("LOCK TABLE tournaments IN ROW EXCLUSIVE MODE")
        second = Postgres(url)
        opening = asyncio.create_task(second.open())
        await asyncio.sleep(1)
        await at_work.execute("LOCK TABLE matches IN ROW EXCLUSIVE MODE")
        assert not opening.done(), "it waits"
        await transaction.commit()
        await opening
        for each in (at_work, second, first):
            await each.close()
