"""A long game in a database, for those who want to know what long games cost."""

from __future__ import annotations

from pathlib import Path

import parlour
from parlour.server.settings import Lifetimes
from parlour.server.storage.keys import hashed
from parlour.server.storage.sqlite import Sqlite
from parlour.server.storage.store import KeyRow, Store, Stored, TableSettings
from parlour.table import Accepted, Chance, Play, Table, advance, decide, here, new_header, new_id, new_table

KEY = "a key that nobody can guess"


def long_game(events: int) -> tuple[Table, Chance]:
    """A game of so many events at least, which has not ended."""
    options = {"edition": "twelve", "until": "1000 rounds", "shut": "counts", "unplayed": "play_on", "first": 0}
    game, chance = parlour.game("shutbox", players=12, **options), Chance.fresh()
    table = new_table(new_header(game, [here(f"P{number}") for number in range(12)], chance))
    for event in advance(table, chance):
        table.apply(event)
    while table.seq < events:
        turn = table.turn
        assert turn is not None
        move = table.state.allowed()[-1]
        answer = decide(table, Play(id=new_id(), seq=table.seq, seat=turn.seat, move=move), chance)
        assert isinstance(answer, Accepted), answer
        for event, position in zip(answer.events, answer.positions, strict=True):
            table.apply(event, position)
    return table, chance


async def put(path: Path, table: Table, chance: Chance) -> None:
    """Into a database that no node has opened yet; `KEY` opens every seat."""
    database = Sqlite(path)
    await database.open()
    store = Store(database, Lifetimes())
    keys = (KeyRow(hashed(KEY), "host", tuple(range(12)), True, table.header.time),)
    await store.write(store.creating(Stored(table, chance, TableSettings(), keys)))
    await database.close()
