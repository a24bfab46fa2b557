"""Power that fails: no move that was acknowledged is lost or doubled, whatever the disk had not got round to."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.nodes import Running, Zygote
from tests.server.power import Watched
from tests.server.stubborn import Stubborn, progress

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
WRITER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
for pragma in ("journal_mode=WAL", f"synchronous={sys.argv[2]}"):
    database.execute(f"PRAGMA {pragma}")
database.execute("CREATE TABLE numbers (number)")
database.execute("PRAGMA wal_checkpoint")
print("ready", flush=True)
sys.stdin.readline()
for number in range(1, 100_000):
    database.execute("INSERT INTO numbers VALUES (?)", [number])
    print(number, flush=True)
"""


def files(database: Path) -> list[Path]:
    return [database, database.with_name(database.name + "-wal")]


def written_and_found(folder: Path, synchronous: str, dice: random.Random) -> tuple[int, int]:
    """How many numbers SQLite said were written when the power failed, and how many are there afterwards."""
    database = folder / f"{synchronous}-{dice.random()}.sqlite3"
    command = [sys.executable, "-c", WRITER, str(database), synchronous]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdin is not None and writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
        watched = Watched(writer.pid, files(database), folder / "calls")
        writer.stdin.write("\n")
        writer.stdin.flush()
        said = [writer.stdout.readline() for _ in range(dice.randrange(20, 200))]
        writer.kill()
    watched.fail(dice)
    database.with_name(database.name + "-shm").unlink()
    found = sqlite3.connect(database).execute("SELECT number FROM numbers").fetchall()
    assert [number for (number,) in found] == list(range(1, len(found) + 1)), "some prefix of what was written"
    return int(said[-1]), len(found)


def test_the_simulation_tells_what_is_synced_from_what_is_not(tmp_path: Path) -> None:
    dice = random.Random(1)
    full = [written_and_found(tmp_path, "FULL", dice) for _ in range(5)]
    assert all(found >= written > 0 for written, found in full)
    off = [written_and_found(tmp_path, "OFF", dice) for _ in range(5)]
    assert any(found < written for written, found in off), "without a sync something is lost"


async def test_power_fails_forty_times_and_nothing_is_lost(zygote: Zygote, tmp_path: Path) -> None:
    dice, database = random.Random(2), tmp_path / "games.sqlite3"

    def start(number: int, **settings: object) -> tuple[Running, Watched]:
        watched = Watched(zygote.process.pid, files(database), tmp_path / f"calls-{number}")
        return zygote.start(database=str(database), **settings), watched

    node, watched = await asyncio.to_thread(start, 0)
    games = [("rolit", {"size": 4}), ("rolit", {"size": 6}), ("shutbox", {}), ("tuki", {})]
    players = [Stubborn(node, game, options) for game, options in games]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for number in range(1, 41):
        await progress(players, dice.randrange(1, 40))
        node.kill()
        await asyncio.to_thread(watched.fail, dice)
        database.with_name(database.name + "-shm").unlink()
        node, watched = await asyncio.to_thread(start, number, port=node.port)
    await progress(players, 4)
    for player in players:
        player.done = True
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    assert sum(player.check(node) for player in players) > 400
    node.kill()
    await asyncio.to_thread(watched.end)
