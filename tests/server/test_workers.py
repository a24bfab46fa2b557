"""Work for worker processes: bounded before it is done, shared fairly, and done again after any failure."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bench.hostile import slow_record

import parlour
from parlour.games import names
from parlour.server.workers import pool as pools
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.pool import Pool, Turns
from parlour.server.workers.worker import Worker
from parlour.table.record import parse
from tests.server.nodes import PLENTY, Running, start, told
from tests.server.players import BOT, ME, at, bearer, open_table, over

GIGABYTE = 1 << 30


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("workers")
    before, os.environ["PARLOUR_CACHE"] = os.environ.get("PARLOUR_CACHE"), str(folder / "cache")
    node = start(folder, limits=PLENTY, workers=1, proxies="")
    if before is None:
        del os.environ["PARLOUR_CACHE"]
    else:
        os.environ["PARLOUR_CACHE"] = before
    yield node
    assert node.stop() == 0
    assert "a bug" not in node.log.read_text() and "Traceback" not in node.log.read_text()


# Fairness.


def test_groups_take_turns() -> None:
    turns: Turns[str] = Turns()
    for who in ("a1", "a2", "a3", "b1", "c1", "c2"):
        turns.add(who[0], who)
    turns.remove("a", "a2")
    turns.remove("z", "z1")
    assert len(turns) == 5 and turns.of("c") == 2 and turns.of("z") == 0
    assert [turns.next() for _ in range(6)] == ["a1", "b1", "c1", "a3", "c2", None]


async def test_the_jobs_of_one_group_wait_for_those_of_another() -> None:
    pool = Pool(1, GIGABYTE)
    pool.add()
    done: list[str] = []

    async def job(group: str) -> None:
        await pool.run("examine", b"", seconds=60, group=group)
        done.append(group)

    jobs = [asyncio.create_task(job(group)) for group in ("a", "a", "a", "a", "b")]
    await asyncio.gather(*jobs)
    await pool.stop()
    assert done.index("b") <= 2, done


# Failures.


async def test_a_worker_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Descriptors were exhausted for a while; bots were gone until the next restart."""
    real, failures = Worker.start, [OSError(24, "Too many open files"), MemoryError(), RuntimeError()]

    async def failing(most: int) -> Worker:
        if failures:
            raise failures.pop()
        return await real(most)

    monkeypatch.setattr(Worker, "start", failing)
    monkeypatch.setattr(pools, "AGAIN", 0.01)
    pool = Pool(1, GIGABYTE)
    pool.add()
    assert not pool.well
    assert (await pool.run("examine", b"", seconds=60)).status == "bad"
    assert pool.well and not failures
    await pool.stop()


async def test_a_worker_that_grew_too_big_is_replaced() -> None:
    ready = await Worker.start(GIGABYTE)
    for game in names():
        await ready.ask("warm", game, False)
    await ready.stop()
    pool = Pool(1, ready.memory * 4 // 5)  # less than it has in memory when it is ready; twice that gets it there
    pool.add()
    with suppress(WorkerLost):
        await pool.run("examine", b"", seconds=60)
    assert pool.lost == 1
    await pool.stop()


async def given_up(pool: Pool) -> None:
    """Two askers give up: the job of one is at work, that of the other waits."""
    pool.add()
    long = slow_record(1 << 20, 2)
    jobs = [asyncio.create_task(pool.run("examine", long, seconds=60)) for _ in range(2)]
    while pool.waiting != 1:
        await asyncio.sleep(0.01)
    for job in jobs:
        job.cancel()
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(each) for each in results] == [asyncio.CancelledError] * 2
    assert pool.waiting == 0, "a job that waits is dropped"


async def test_a_caller_who_gives_up_leaves_the_worker_to_the_next() -> None:
    pool = Pool(1, GIGABYTE)
    await given_up(pool)
    assert (await pool.run("examine", b"", seconds=60)).status == "bad"
    assert pool.lost == 0
    await pool.stop()


async def test_a_job_that_nobody_waits_for_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "LEFT", 0.01)
    pool = Pool(1, GIGABYTE)
    await given_up(pool)
    assert (await pool.run("examine", b"", seconds=60)).status == "bad"
    assert pool.lost == 1
    await pool.stop()


async def test_a_pool_stops_while_a_job_goes_on_that_nobody_waits_for() -> None:
    pool = Pool(1, GIGABYTE)
    await given_up(pool)
    begun = time.monotonic()
    await pool.stop()
    assert time.monotonic() - begun < 5


# Bots.

COSTLY: dict[str, Any] = {
    "tiles": 12,
    "dice": 2,
    "rows": "own",
    "order": "rounds",
    "tie": "roll",
    "fewer_dice": "choice",
}
LONG = {"tiles": 20, "dice": 4, "rows": "shared"}


async def test_costly_bots_fill_no_disk_and_keep_nobody_waiting(attacked: Running) -> None:
    """Each of these tables wrote 671 MB to the disk, and took as much memory."""
    for bust in (3, 4, 5):
        seats, options = [BOT | {"level": "perfect"}] * 2, COSTLY | {"bust": bust}
        with attacked.client() as client:
            refused = client.post("/api/tables", json={"game": "shutbox", "options": options, "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_seats")
        open_table(attacked, "shutbox", [BOT | {"level": "hard"}] * 2, options=options)
    opened = open_table(attacked, "rolit", [ME, BOT], options={"size": 6, "first": 0})
    async with at(attacked, opened["table"], opened["key"]) as ada:
        for _ in range(3):
            await ada.move()
            await ada.until("events", lambda m: m["steps"][0]["event"].get("by") == "random", seconds=15)
    cache = Path(attacked.settings["database"]).parent / "cache"
    assert sum(path.stat().st_size for path in cache.rglob("*.npz")) < 1_000_000


async def test_perfect_bots_wait_for_their_solution_and_others_move_meanwhile(attacked: Running) -> None:
    """It takes some three seconds of a processor, and this node has one worker, which has never solved the game."""
    game = parlour.game("shutbox", tiles=9, players=4, first=0)
    bots, options = [BOT | {"level": "perfect"}] * 4, {"tiles": 9, "first": 0}
    opened = [open_table(attacked, "shutbox", bots, options=options)["table"] for _ in range(3)]
    other = open_table(attacked, "rolit", [ME, BOT], options={"size": 6, "first": 0})
    async with at(attacked, other["table"], other["key"]) as ada:
        await ada.move()
        await ada.until("events", lambda m: m["steps"][0]["event"].get("by") == "random", seconds=15)
    best, until, records = parlour.solve(game), time.monotonic() + 120, [""]
    with attacked.client() as client:
        while not all('"event":"end"' in each for each in records) and time.monotonic() < until:
            await asyncio.sleep(0.2)
            records = [client.get(f"/api/tables/{table}/record").text for table in opened]
    assert "bot_failed" not in "".join(records)
    lines = [list(pairwise(parse(record.encode()).positions())) for record in records]
    chosen = [(before, after) for line in lines for before, after in line if len(before.legal()) > 1]
    assert all(line[-1][1].over for line in lines) and len(chosen) > 8
    assert all(before.play(best.best(before)[0].move) == after for before, after in chosen)


def test_a_level_that_costs_too_much_is_refused_and_the_others_are_named(attacked: Running) -> None:
    with attacked.client() as client:
        checked = client.post("/api/check", json={"game": "shutbox", "options": LONG | {"players": 2}}).json()
        assert checked["levels"] == ["random", "easy"]
        seats = [ME, BOT | {"level": "hard"}]
        refused = client.post("/api/tables", json={"game": "shutbox", "options": LONG, "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_seats")
        assert refused.json()["why"]["arguments"]["levels"] == ["random", "easy"]


# Records.


def test_a_record_that_would_take_too_long_is_refused_unread(attacked: Running) -> None:
    with attacked.client() as client:
        client.post("/api/verify", content=b"")  # the worker may have to be started first
        begun = time.monotonic()
        refused = client.post("/api/verify", content=slow_record(1 << 20, 60))
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_record")
        assert time.monotonic() - begun < 30, "to verify it would take minutes"


async def test_records_of_the_gone_keep_neither_bots_nor_others_waiting(attacked: Running) -> None:
    """Sixty records that take a while, from somebody who goes away at once."""
    data = slow_record(1 << 20, 4)
    head = f"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n\r\n".encode()
    for _ in range(60):
        _, writer = await asyncio.open_connection("127.0.0.1", attacked.port, local_addr=("127.0.0.2", 0))
        writer.write(head + data)
        await writer.drain()
        writer.transport.abort()
    opened = open_table(attacked, "rolit", [ME, BOT], options={"size": 6, "first": 0})
    begun = time.monotonic()
    async with at(attacked, opened["table"], opened["key"]) as ada:
        await ada.move()
        await ada.until("events", lambda m: m["steps"][0]["event"].get("by") == "random", seconds=20)

    def honest() -> int:
        with attacked.client() as client:
            return client.post("/api/verify", content=b"", timeout=60).status_code

    assert await asyncio.to_thread(honest) == 200
    assert time.monotonic() - begun < 30


async def test_readers_who_leave_cost_the_next_one_no_worker(attacked: Running) -> None:
    """Closing the page of an analysis stopped the worker, and the next reader waited for a new one."""
    opened = open_table(attacked, "rolit", [BOT, BOT], options={"size": 4, "first": 0})
    path, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
    data = slow_record(1 << 20, 2)
    asking = f"GET {path}/line HTTP/1.1\r\nHost: x\r\nAuthorization: {key['authorization']}\r\n\r\n".encode()
    sending = f"POST /api/line HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data

    def lined() -> int:
        with attacked.client() as client:
            over(client, opened)
            return client.get(f"{path}/line", headers=key, timeout=60).status_code

    assert await asyncio.to_thread(lined) == 200  # the worker is there
    lost = (await asyncio.to_thread(told, attacked))["parlour_workers_lost_total"]
    for request in (sending, asking) * 10:
        _, writer = await asyncio.open_connection("127.0.0.1", attacked.port)
        writer.write(request)
        await writer.drain()
        await asyncio.sleep(0.1)
        writer.transport.abort()
    begun = time.monotonic()
    assert await asyncio.to_thread(lined) == 200
    assert time.monotonic() - begun < 10, "one job may have to end first, not all that were left"
    assert (await asyncio.to_thread(told, attacked))["parlour_workers_lost_total"] == lost


async def test_one_address_has_a_short_queue_of_records(attacked: Running) -> None:
    data = slow_record(1 << 20, 4)
    head = f"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()

    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", attacked.port, local_addr=("127.0.0.3", 0))
        writer.write(head + data)
        answer = await reader.read()
        writer.close()
        return answer[9:12]

    answers = await asyncio.gather(*(ask() for _ in range(8)))
    assert answers.count(b"429") >= 4 and answers.count(b"200") >= 1, answers
