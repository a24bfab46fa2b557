"""Writes a long game to a database, to measure what long games cost."""

from __future__ import annotations

import secrets
from pathlib import Path

import parlour
from parlour.server.core.keys import KeyRow, hashed
from parlour.server.core.stored import Stored, TableSettings
from parlour.server.settings import Lifetimes
from parlour.server.storage.sqlite import Sqlite
from parlour.server.storage.store import Store
from parlour.table import Accepted, Play, Table, decide, here, more, new_header, new_id, new_table
from parlour.table.chance import Links
from parlour.table.naming import by_hash

KEY = "a key that nobody can guess"


def long_game(events: int) -> tuple[Table, Links]:
    """A game of at least a given number of events that has not ended."""
    options = {"edition": "twelve", "until": "1000 rounds", "shut": "counts", "unplayed": "play_on", "first": 0}
    game, secret = parlour.game("shutbox", players=12, **options), secrets.token_bytes(32)
    header, names = new_header(game, [here(f"P{number}") for number in range(12)], secret)
    table, chance = new_table(header, by_hash(names)), Links(header.id, b"", secret)
    _apply(table, more(table, chance, waits=False))
    while table.seq < events:
        turn = table.turn
        assert turn is not None
        move = table.state.allowed()[-1]
        answer = decide(table, Play(id=new_id(), seq=table.seq, seat=turn.seat, move=move), chance)
        assert isinstance(answer, Accepted), answer
        _apply(table, answer)
    return table, chance


def _apply(table: Table, answer: Accepted) -> None:
    for event, position in zip(answer.events, answer.positions, strict=True):
        table.apply(event, position)


async def put(path: Path, table: Table, chance: Links) -> None:
    """Into a database that no node has opened yet; `KEY` opens every seat."""
    database = Sqlite(path)
    await database.open()
    store = Store(database, Lifetimes())
    keys = (KeyRow(hashed(KEY), "host", tuple(range(12)), True, table.header.time),)
    await store.write(store.creating(Stored(table, chance, TableSettings(), keys)))
    await database.close()
