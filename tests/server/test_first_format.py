"""Tables of the first format: those that are in play when a server is replaced are finished as they began."""

import asyncio
from pathlib import Path

from parlour.table.verify import verify
from tests.server.nodes import Zygote
from tests.server.players import ME, at, bearer, open_table

SEATS = [ME, ME | {"name": "Bea"}]


async def test_a_table_is_finished_by_the_version_it_began_with(zygote: Zygote, folder: Path) -> None:
    """A database of the older server: no column for go, no tables for names and answers."""
    database = str(folder / "parlour.sqlite3")
    node = zygote.start(database=database, format="parlour/1")
    opened = open_table(node, "shutbox", SEATS)
    async with at(node, opened["table"], opened["key"]) as player:
        await player.play_on(3)
    node.kill()
    process = await asyncio.create_subprocess_exec(
        "python3", "-c", OLDER, database, stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    _, problem = await process.communicate()
    assert process.returncode == 0, problem.decode()
    node = zygote.start(database=database, format="parlour/2")
    async with at(node, opened["table"], opened["key"]) as player:
        assert player.table["format"] == "parlour/1"
        await player.play_on()
        drawn = [event for event in player.log if event["event"] == "outcome"]
        assert all(bool(event["nonce"]) == (event["hand"] is not None) for event in drawn)
        refused = await player.command("begin", 0)
        assert refused["code"] in ("not_asked", "over")
    with node.client() as client:
        old = client.get(f"/api/tables/{opened['table']}/record").content
        again = open_table(node, "shutbox", SEATS)
        new = client.get(f"/api/tables/{again['table']}/record", headers=bearer(again["key"])).content
    node.kill()
    assert (verify(old).status, verify(old).format) == ("finished", "parlour/1")
    assert verify(new).format == "parlour/2"


OLDER = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    database.execute("DROP TABLE names")
    database.execute("DROP TABLE answers")
    database.execute("ALTER TABLE games DROP COLUMN go")
"""
