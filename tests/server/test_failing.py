"""PostgreSQL fails: a full or failing disk stops the node loudly, what may pass is waited out, and nothing is lost.

Failures of SQLite's disk and of killed processes are in `test_killing`.
"""

import asyncio
import pwd
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.nodes import Running, Zygote, start
from tests.server.players import at, open_table
from tests.server.postgresql import Missing, PostgreSQL, ordinary_user
from tests.server.stubborn import SEATS, Stubborn, progress

TRIGGER = """
CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'as if the disk had failed' USING ERRCODE = '{code}'; END $$;
CREATE TRIGGER fail BEFORE INSERT ON events EXECUTE FUNCTION fail();
"""


@pytest.fixture
def own(postgresql: PostgreSQL) -> Iterator[PostgreSQL]:
    """A database that nobody else uses, on the same server."""
    with postgresql.database("own"):
        yield postgresql


@contextmanager
def failing(postgresql: PostgreSQL, code: str) -> Iterator[None]:
    """Every event that is written fails with this code of PostgreSQL's."""
    postgresql.sql(TRIGGER.format(code=code), "own")
    yield
    postgresql.sql("DROP TRIGGER fail ON events", "own")


MORE = [pytest.param(code, marks=pytest.mark.long) for code in ("53100", "58000", "58030", "XX000", "42501")]


@pytest.mark.parametrize("code", ["XX001", *MORE])
async def test_a_database_that_cannot_go_on_stops_the_node(zygote: Zygote, own: PostgreSQL, code: str) -> None:
    node = await asyncio.to_thread(zygote.start, database=own.url_of("own"))
    opened = open_table(node, "rolit", SEATS, options={"size": 4, "first": 0})
    async with at(node, opened["table"], opened["key"]) as ada:
        assert (await ada.move())["type"] == "answer"
        seen = node.log.stat().st_size
        with failing(own, code):
            assert (await ada.move())["code"] == "unavailable", "nothing is promised that is not written"
            await asyncio.to_thread(ended, node)
    said = node.log.read_text()[seen:]
    assert '"level": "critical"' in said and f"({code})" in said and '"stopped"' in said
    node = await asyncio.to_thread(zygote.start, database=own.url_of("own"))
    async with at(node, opened["table"], opened["key"]) as ada:
        assert [event["event"] for event in ada.log] == ["move"]
        assert (await ada.move())["type"] == "answer"
    node.kill()


def ended(node: Running) -> None:
    """Waits until a node that nobody asked to stop has stopped."""
    until = time.monotonic() + 30
    while node.process.poll() is None:
        assert time.monotonic() < until, f"the node goes on:\n{node.log.read_text()}"
        time.sleep(0.02)


async def test_what_may_pass_is_waited_out(zygote: Zygote, own: PostgreSQL) -> None:
    """Too many connections, out of memory, a stop by the administrator, a standby that is read-only, a deadlock."""
    node = await asyncio.to_thread(zygote.start, database=own.url_of("own"))
    opened = open_table(node, "rolit", SEATS, options={"size": 6, "first": 0})
    async with at(node, opened["table"], opened["key"]) as ada:
        for code in ("53300", "53200", "57P01", "57P03", "25006", "40P01"):
            with failing(own, code):
                assert (await ada.move())["code"] == "unavailable", code
            assert (await ada.move())["type"] == "answer", code
    node.kill()


# A disk that is really full.


@contextmanager
def small_disk(megabytes: int, user: str | None) -> Iterator[Path]:
    """A file system of its own, which the tests can fill."""
    with tempfile.TemporaryDirectory(prefix="parlour-small-") as folder:
        whose = f",uid={pwd.getpwnam(user).pw_uid}" if user else ""
        how = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700{whose}", "tmpfs", folder]
        Path(folder).chmod(0o711)
        try:
            done = subprocess.run(how, capture_output=True, text=True)
        except OSError as error:
            pytest.skip(f"a small disk cannot be mounted here: {error}")
        if done.returncode != 0:
            pytest.skip(f"a small disk cannot be mounted here (root may, where mounting is allowed): {done.stderr}")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


def fill(disk: Path) -> Path:
    """Leaves no byte free; the file that takes the room."""
    ballast = disk / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    return ballast


@pytest.mark.long
async def test_a_full_disk_of_postgresql_stops_the_node_loudly_and_loses_nothing(
    postgresql: PostgreSQL, zygote: Zygote, tmp_path: Path
) -> None:
    with small_disk(8, postgresql.user) as disk, postgresql.database("small", tablespace=disk):
        node = start(tmp_path, database=postgresql.url_of("small"), workers=0)
        player = Stubborn(node, "shutbox", {})
        task = asyncio.create_task(player.run())
        await progress([player], 20)
        ballast = fill(disk)
        assert await asyncio.to_thread(node.process.wait, 60) == 1
        assert '"level": "critical"' in node.log.read_text() and "(53100)" in node.log.read_text()
        ballast.unlink()
        node = await asyncio.to_thread(zygote.start, database=postgresql.url_of("small"), port=node.port)
        await progress([player], 20)
        player.done = True
        await asyncio.wait_for(task, 30)
        assert player.check(node) >= 40
        node.kill()


@pytest.fixture
def cramped() -> Iterator[tuple[PostgreSQL, Path]]:
    """A PostgreSQL whose write-ahead log is on a small disk of its own."""
    with tempfile.TemporaryDirectory(prefix="parlour-postgresql-", ignore_cleanup_errors=True) as folder:
        try:
            with small_disk(12, ordinary_user()) as disk:
                log = ("--waldir", str(disk / "wal"), "--wal-segsize", "1")
                server = PostgreSQL(Path(folder), None, *log)
                server.start(**CRAMPED)
                yield server, disk
                server.stop()
        except Missing as missing:
            pytest.skip(str(missing))


CRAMPED = {"max_wal_size": "2MB", "min_wal_size": "2MB"}
FLOOD = "CREATE TABLE flood AS SELECT md5(n::text) FROM generate_series(1, 500000) n"
"""Some forty megabytes of log: more than there is room for."""


@pytest.mark.long
async def test_postgresql_without_room_for_its_log_loses_nothing(
    cramped: tuple[PostgreSQL, Path], zygote: Zygote
) -> None:
    """PostgreSQL itself breaks down: the node hears why and stops, or hears only of the breakdown and waits."""
    server, disk = cramped
    node = await asyncio.to_thread(zygote.start, database=server.url)
    players = [Stubborn(node, "shutbox", {}), Stubborn(node, "rolit", {})]
    tasks = [asyncio.create_task(player.run()) for player in players]
    await progress(players, 20)
    ballast = fill(disk)
    with pytest.raises(AssertionError, match="server closed the connection"):
        await asyncio.to_thread(server.sql, FLOOD)
    assert "PANIC" in server.log.read_text() and "No space left on device" in server.log.read_text()
    ballast.unlink()
    await asyncio.to_thread(server.revive, **CRAMPED)
    if node.process.poll() is not None:
        node = await asyncio.to_thread(zygote.start, database=server.url, port=node.port)
    await progress(players, 20)
    for player in players:
        player.done = True
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    assert sum(player.check(node) for player in players) >= 40
    node.kill()
