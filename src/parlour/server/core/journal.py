"""The interface between a table's service and the store of its events: a shared database, or a list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.server.core.keys import KeyRow
from parlour.server.core.stored import ClockRow, DrawSaid, Stored, TableSettings
from parlour.table import Accepted, Table
from parlour.table.naming import Name
from parlour.table.times import Timing


class Conflict(Exception):
    """Another writer was first: the event, the command id or the seat is taken. Read again, then decide again."""


class Unavailable(Exception):
    """The journal cannot be reached now. The fate of the last write is unknown until the next read."""


@dataclass(frozen=True)
class Entry:
    """Everything that is written in one transaction. It conflicts if the table has changed."""

    table: Table
    """Before the events."""
    answer: Accepted
    bodies: Sequence[bytes]
    """The events as they are stored."""
    settings: TableSettings
    go: int = 0
    """The draw that gets its go with the last event; 0 for none."""
    before_go: int = 0
    """Conflicts if this draw has had its go; 0 for none."""
    reveals: tuple[int, int] | None = None
    """A draw and its number of revealed links; conflicts if that number differs."""
    pressed: frozenset[int] = frozenset()
    """Hands that have asked to roll while the first draw waits for devices."""
    forgets: bool = False
    """Whether to delete the answers to the draw: it is closed, and its links are in the log."""
    clock: ClockRow | None = None
    """The clock's state after the events."""
    also: Sequence[Any] = ()
    """Further writes in the same transaction, in this journal's form."""


class Journal(Protocol):
    """The interface of a journal. Writes are durable on return, or raise `Conflict`."""

    node: str
    """The name of the process that uses it."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it at the same time."""

    def now(self) -> float:
        """Seconds since 1970, by the clock that all users of the journal share."""

    def milliseconds(self) -> int:
        """The same in whole milliseconds, as clocks count."""

    def timing(self, table: Table) -> Timing | None:
        """The rules of a table's clock, if it has one."""

    def first_clock(self, table: Table) -> ClockRow | None:
        """The clock of a new table, which stands until the first look at it."""

    async def commit(self, entry: Entry) -> None: ...

    async def load(self, id: str) -> Stored | None: ...

    async def heads(self, ids: Iterable[str]) -> Mapping[str, int]:
        """The last event of each of these tables; deleted tables are left out."""

    async def bodies(self, id: str, since: int) -> list[str]:
        """The events after `since`, as they were stored."""

    async def names(self, id: str) -> dict[str, Name]:
        """The names of a table of the second format that have not been erased, by their hashes."""

    async def keys(self, id: str) -> tuple[KeyRow, ...]: ...

    async def clock(self, id: str) -> ClockRow | None: ...

    async def settle(self, id: str, seq: int, row: ClockRow) -> None:
        """Stores a clock that changes without an event; conflicts if anything has happened since event `seq`."""

    async def pressed(self, id: str) -> frozenset[int]:
        """The hands that have asked to roll while the first draw waits."""

    async def said(self, id: str, n: int, open_hash: str) -> DrawSaid:
        """All answers to draw `n`."""

    async def answer(
        self, id: str, seq: int, n: int, what: str, devices: Sequence[tuple[str, str]], lapsed: str = ""
    ) -> None:
        """Stores answers of devices, each with its link; conflicts if anything has happened since event `seq`.

        A person's consent for the device `lapsed` no longer counts.
        """

    async def go(self, id: str, seq: int, n: int) -> None:
        """Stores the go of draw `n`; conflicts if it has one, or if anything has happened since event `seq`."""

    def tell(self, id: str, what: str) -> None:
        """Notifies the other users of the journal of news at a table; hints may be lost."""
