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
    """Somebody else was first: the event, the command id or the seat is taken. Read again, then decide again."""


class Unavailable(Exception):
    """The journal cannot be reached now. Whether the last write happened is not known; reading again will tell."""


@dataclass(frozen=True)
class Entry:
    """Everything that is written together, or not at all. It conflicts unless the table stands where it stood."""

    table: Table
    """Before the events."""
    answer: Accepted
    bodies: Sequence[bytes]
    """The events as they are stored."""
    settings: TableSettings
    go: int = 0
    """The draw for which go is said with the last event; 0 for none."""
    before_go: int = 0
    """A conflict if go was said for this draw; 0 for none."""
    reveals: tuple[int, int] | None = None
    """A draw, and how many have revealed their link: a conflict if others have."""
    pressed: frozenset[int] = frozenset()
    """Hands that have asked to roll while the first draw waits for devices."""
    forgets: bool = False
    """Whether what was answered to the draw is forgotten: it is closed, and its links stand in the log."""
    clock: ClockRow | None = None
    """The clock's state after the events."""
    also: Sequence[Any] = ()
    """More to be written with them, as this journal takes it."""


class Journal(Protocol):
    """Whatever is written is durable when the call returns. Writing raises `Conflict`, everything `Unavailable`."""

    node: str
    """The name of the process that uses it."""

    @property
    def shared(self) -> bool:
        """Whether others may write to it at the same time."""

    def now(self) -> float:
        """Seconds since 1970, by the clock that all who use the journal share."""

    def milliseconds(self) -> int:
        """The same in whole milliseconds, as clocks count."""

    def timing(self, table: Table) -> Timing | None:
        """How the clock of a table counts, if it has one."""

    def first_clock(self, table: Table) -> ClockRow | None:
        """The clock of a new table: it does not run before somebody looks at it."""

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
        """Keeps a clock that changes without any event; a conflict if anything has happened since event `seq`."""

    async def pressed(self, id: str) -> frozenset[int]:
        """The hands that have asked to roll while the first draw waits."""

    async def said(self, id: str, n: int, open_hash: str) -> DrawSaid:
        """Everything that was answered to draw `n`."""

    async def answer(
        self, id: str, seq: int, n: int, what: str, devices: Sequence[tuple[str, str]], lapsed: str = ""
    ) -> None:
        """Keeps answers of devices, each with its link; a conflict if anything has happened since event `seq`.

        What a person said for the device `lapsed` no longer counts.
        """

    async def go(self, id: str, seq: int, n: int) -> None:
        """Go is said for draw `n`; a conflict if anything has happened since event `seq`, or if it was said before."""

    def tell(self, id: str, what: str) -> None:
        """Tells the others who use the journal what happened at a table; hints may be lost."""
