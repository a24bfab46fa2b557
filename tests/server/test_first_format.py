"""Tables of the first format: those that are in play when a server is replaced are finished as they began."""

import asyncio
import secrets
from pathlib import Path

import parlour
from parlour.server.settings import Lifetimes
from parlour.server.storage.keys import hashed
from parlour.server.storage.sqlite import Sqlite
from parlour.server.storage.store import KeyRow, Store, Stored, TableSettings
from parlour.table import Chance, elsewhere, new_table
from parlour.table.verify import verify
from tests.server.nodes import Zygote
from tests.server.players import ME, at, bearer, open_table
from tests.table.first import first_header

SEATS = [ME, ME | {"name": "Bea"}]
KEY = "the key of an older server"


async def begun_by_an_older_server(database: Path) -> str:
    """The id of a table of two persons, whose key is `KEY`."""
    game, chance = parlour.game("shutbox", players=2), Chance(secrets.token_bytes(32))
    table = new_table(first_header(game, [elsewhere("Ada"), elsewhere("Bea")], chance))
    file = Sqlite(database)
    await file.open()
    store = Store(file, Lifetimes())
    keys = (KeyRow(hashed(KEY), "host", (0, 1), True, table.header.time),)
    await store.write(store.creating(Stored(table, chance, TableSettings(), keys)))
    await file.close()
    return table.header.id


async def test_a_table_is_finished_by_the_version_it_began_with(zygote: Zygote, folder: Path) -> None:
    """A database of the older server: no column for go, no tables for names and answers."""
    database = folder / "parlour.sqlite3"
    table = await begun_by_an_older_server(database)
    node = zygote.start(database=str(database))
    async with at(node, table, KEY) as player:
        await player.play_on(3)
    node.kill()
    process = await asyncio.create_subprocess_exec(
        "python3", "-c", OLDER, str(database), stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    _, problem = await process.communicate()
    assert process.returncode == 0, problem.decode()
    node = zygote.start(database=str(database))
    async with at(node, table, KEY) as player:
        assert player.table["format"] == "parlour/1"
        await player.play_on()
        drawn = [event for event in player.log if event["event"] == "outcome"]
        assert all(bool(event["nonce"]) == (event["hand"] is not None) for event in drawn)
        refused = await player.command("begin", 0)
        assert refused["code"] in ("not_asked", "over")
        await player.command("rematch")
        again = player.now["rematch"]
    with node.client() as client:
        old = client.get(f"/api/tables/{table}/record").content
        rematch = client.get(f"/api/tables/{again}/record", headers=bearer(KEY)).content
        opened = open_table(node, "shutbox", SEATS)
        new = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"])).content
    node.kill()
    assert (verify(old).status, verify(old).format) == ("finished", "parlour/1")
    assert verify(rematch).format == verify(new).format == "parlour/2"


OLDER = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    database.execute("DROP TABLE names")
    database.execute("DROP TABLE answers")
    database.execute("ALTER TABLE games DROP COLUMN go")
"""
