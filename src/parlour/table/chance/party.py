"""The parties of a draw, which follow from the log: no one chooses them at the moment of the draw."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.table.chance.chains import LINKS, MOST_GAP, descend
from parlour.table.chance.draw import Chances
from parlour.table.chance.order import Disorder

MOST_LIVE = 4
"""Devices of one seat that are present at the same time."""
MOST_DEVICES = 1024
"""Devices of one table, all told."""
WINDOW = 16
"""A device may register this far from the number of openings so far, and add a chain this close to its last link."""


@dataclass(frozen=True)
class Member:
    """A device of the table, or the table itself, and how far its links are known."""

    id: str
    seats: tuple[int, ...]
    at: int
    """The index of the last link known, and that link."""
    link: bytes
    last: int
    """The index of the last link of its chain."""
    following: bytes = b""
    """The commitment of the chain that it has added, to be used after `last`."""
    present: bool = True
    since: int = 0
    """How many draws had been opened when it came last."""

    def reaches(self, n: int, gap: int = MOST_GAP) -> bool:
        """Whether it can give x(n)."""
        ready = self._ready(n)
        return ready.at < n <= ready.last and n - ready.at <= gap

    def revealed(self, table: str, n: int, link: bytes) -> Member:
        """After its link of draw n: the link must hash down to the last one known, exactly."""
        ready = self._ready(n)
        if len(link) != 32 or descend(table, bytes.fromhex(self.id), n, link, ready.at) != ready.link:
            raise Disorder("link")
        return replace(ready, at=n, link=link)

    def chained(self, after: int, top: bytes) -> Member:
        if after != self.last or self.following:
            raise Disorder("next-chain")
        return replace(self, following=top)

    def _ready(self, n: int) -> Member:
        """The same with the chain that x(n) is in."""
        if n <= self.last or not self.following:
            return self
        return replace(self, at=self.last, link=self.following, last=self.last + LINKS, following=b"")


@dataclass(frozen=True)
class Opening:
    """A draw that was opened: everything the outcome depends on but the links."""

    n: int
    hand: int | None
    chances: Chances
    party: tuple[Member, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(member.id for member in self.party)
