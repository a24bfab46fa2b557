"""A stored table: its settings, keys and encoded events, and whom it waits for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from parlour.server.core.keys import KeyRow
from parlour.server.core.messages import Pace
from parlour.table import Event, Position, Table, event_from_bytes, more, new_table
from parlour.table.chance import Links
from parlour.table.dealing import Desk
from parlour.table.header import Header
from parlour.table.lines import body, event_of_body
from parlour.table.naming import Name, by_hash
from parlour.table.times import Face

AT_ONCE = 24
"""The number of its own events after which a table lets other tables proceed."""


class TableSettings(msgspec.Struct, frozen=True):
    pace: Pace = "live"
    watch: bool = True
    bot_pause: int = 700
    devices: bool = False
    """Whether the first draw waits until every person's seat has a device."""
    tournament: str = ""
    """The table's tournament, if it has one."""
    rated: bool = False
    """Whether its game is rated, if everyone at it plays for a rating."""
    counting: bool = False
    """Whether it is a counted attempt at a daily challenge."""

    @property
    def unaided(self) -> bool:
        """Whether its result is compared with others', so that help and a choice of bots are refused."""
        return self.rated or self.counting or bool(self.tournament)


class ClockRow(NamedTuple):
    """A clock, and the node that owns it."""

    face: Face
    node: str


class DrawSaid(NamedTuple):
    """The answers to a draw."""

    desk: Desk
    ready: frozenset[str]


@dataclass(frozen=True)
class Stored:
    table: Table
    chance: Links
    settings: TableSettings
    keys: tuple[KeyRow, ...]
    clock: ClockRow | None = None
    """The clock's state, at a table with one."""


def begun(
    header: Header, names: Sequence[Name], secret: bytes, settings: TableSettings, keys: Sequence[KeyRow]
) -> Stored:
    """The table of a header, after its own first steps."""
    table, chance = new_table(header, by_hash(names)), Links(header.chance_id, b"", secret)
    first = more(table, chance, waits=settings.devices, most=AT_ONCE)
    for event, position in zip(first.events, first.positions, strict=True):
        table.apply(event, position)
    return Stored(table, chance, settings, tuple(keys))


def waits(position: Position) -> str:
    """Whom a table waits for: `bot`, `person`, or `nobody` once it has ended or if it has the older format."""
    if position.ended or position.ledger is None:
        return "nobody"
    turn = position.turn
    return "bot" if turn is not None and turn.who.is_bot and not position.paused else "person"


def bodies_of(table: Table, events: Iterable[Event]) -> list[bytes]:
    """The encoded events; in the second format, their lines."""
    return [body(event) if table.is_second else event.encode() for event in events]


def read_events(table: Table, bodies: Iterable[str]) -> Iterator[tuple[Event, Position]]:
    """The stored events that follow the table's position, each with the position after it."""
    position = table.position
    for stored in bodies:
        second = table.is_second
        event = event_of_body(stored.encode(), position, table.names) if second else event_from_bytes(stored)
        position = position.after(event)
        yield event, position
