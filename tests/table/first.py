"""New tables of the first format, `parlour/1`, as older versions began them: they are still finished and verified."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path

from parlour.contract.game import Game
from parlour.table import Chance, Header, Host, RecordFile, Seat, new_id, new_table
from parlour.table.events import now
from parlour.table.host import secret_path
from parlour.table.verify import FORMAT


def first_header(game: Game, seats: Iterable[Seat], chance: Chance, id: str = "") -> Header:
    """The header of a table of the first format, which commits to its chance."""
    return Header(game, tuple(seats), id or new_id(), chance.commitment().hex(), chance.links, now(), format=FORMAT)


def first_host(game: Game, seats: Iterable[Seat], path: Path | None = None) -> Host:
    """A new table of the first format, as older versions made it."""
    chance = Chance(secrets.token_bytes(32))
    table = new_table(first_header(game, seats, chance))
    if path is None:
        return Host(table, chance, None)
    secret_path(path).write_text(chance.secret.hex() + "\n")
    record = RecordFile.create(path)
    record.begin(table.header)
    return Host(table, chance, record)
