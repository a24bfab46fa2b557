"""The history a pairing needs: past opponents, first seats and byes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

People = Sequence[int]
"""People by their numbers; at a table, in the order of the seats."""


@dataclass
class History:
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By pair, the smaller number first: how often they sat at one table."""
    first: Counter[int] = field(default_factory=Counter)
    """How often somebody sat in the first seat."""
    byes: Counter[int] = field(default_factory=Counter)

    def add(self, tables: Iterable[People], byes: People) -> None:
        """One more round."""
        for table in tables:
            self.first[table[0]] += 1
            self.met.update(map(pair, combinations(table, 2)))
        self.byes.update(byes)

    def meetings(self, one: int, other: int) -> int:
        return self.met[pair((one, other))]

    def seated(self, table: People) -> tuple[int, ...]:
        """The people of a table in the order of their seats: the one who sat first least often begins."""
        return tuple(sorted(table, key=lambda person: self.first[person]))


def pair(two: tuple[int, int]) -> tuple[int, int]:
    return two if two[0] < two[1] else (two[1], two[0])
