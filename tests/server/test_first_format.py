"""Tables of the first format that an older server left in play: read, saved and verified, but played no more."""

import asyncio
from pathlib import Path

import pytest

import parlour
from parlour.server.core.keys import KeyRow, hashed
from parlour.server.core.stored import Stored, TableSettings
from parlour.server.settings import Lifetimes
from parlour.server.storage.sqlite import Sqlite
from parlour.server.storage.store import Store
from parlour.table import Seat, bot_seat, dump, elsewhere
from parlour.table.chance import Links
from parlour.table.verify import verify
from tests.server.nodes import Zygote
from tests.server.players import at, bearer
from tests.table.first import first_table

KEY = "the key of an older server"
EVENTS = 12
OLDER = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    database.execute("DROP TABLE names")
    database.execute("DROP TABLE answers")
    database.execute("ALTER TABLE games DROP COLUMN go")
    database.execute("UPDATE games SET waits = ?", sys.argv[2:])
"""


async def begun_by_an_older_server(database: Path, seats: list[Seat], waits: str) -> tuple[str, bytes]:
    """The id of a table whose key is `KEY`, and its record. The database lacks what newer servers added."""
    tables = (first_table(parlour.game("shutbox", players=2), seats, seed, most=EVENTS) for seed in range(100))
    table = next(each for each in tables if each.turn and each.turn.who.is_bot == (waits == "bot"))
    file = Sqlite(database)
    await file.open()
    store = Store(file, Lifetimes())
    keys = (KeyRow(hashed(KEY), "host", (0,), True, table.header.time),)
    await store.write(store.creating(Stored(table, Links("", b"", bytes(32)), TableSettings(), keys)))
    await file.close()
    older = await asyncio.create_subprocess_exec("python3", "-c", OLDER, str(database), waits)
    assert await older.wait() == 0
    return table.header.id, dump(table.header, table.log)


@pytest.mark.parametrize(
    ("other", "waits"), [pytest.param(elsewhere("Bea"), "person", marks=pytest.mark.long), (bot_seat("easy"), "bot")]
)
async def test_a_table_is_read_and_saved_but_not_played(zygote: Zygote, folder: Path, other: Seat, waits: str) -> None:
    database = folder / "parlour.sqlite3"
    table, record = await begun_by_an_older_server(database, [elsewhere("Ada"), other], waits)
    node = zygote.start(database=str(database))
    async with at(node, table, KEY) as player:
        assert player.table["format"] == "parlour/1"
        assert len(player.log) == EVENTS
        answers = [
            await player.command("play", move="9"),
            await player.command("roll"),
            await player.command("react", what="stop"),
            await player.command("end"),
            await player.command("begin"),
        ]
        assert [(answer["type"], answer["code"]) for answer in answers] == [("refused", "old_format")] * len(answers)
        assert "no longer played" in answers[0]["reason"]
        await asyncio.sleep(1)  # a bot whose turn it is would have moved
        assert player.now["seq"] == EVENTS
    with node.client() as client:
        assert client.get(f"/api/tables/{table}/record", headers=bearer(KEY)).content == record
        assert "parlour_bot_seconds_count 0" in client.get("/metrics").text, "no bot thinks in vain"
    node.kill()
    assert (verify(record).status, verify(record).format) == ("in play", "parlour/1")
