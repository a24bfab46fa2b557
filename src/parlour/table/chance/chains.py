"""Hash chains: a party commits to x(after) and later reveals x(n) for draw n, which anybody can hash down to it.

The table's party id is empty, a device's is 16 random bytes. `x(m-1) = H("link", table, party, u(m), x(m))`.
"""

from __future__ import annotations

import hashlib
import secrets

from parlour.table.chance.encoding import digest, number, sized

LINKS = 256
"""Links in one chain."""
MOST_GAP = 64
"""The most links between two answers of one device; beyond that it needs a new id."""
TABLE = b""
"""The table's own party id."""
EIGHT, THIRTY_TWO = (8).to_bytes(4, "big"), (32).to_bytes(4, "big")
"""The lengths that stand before a number and before a link."""
STEP = 16
"""Every 16th link of a chain is kept; those between are computed again when they are needed."""


def descend(table: str, party: bytes, above: int, link: bytes, below: int) -> bytes:
    """x(below), from x(above): hashes `above - below` times."""
    start = sized(b"parlour/2 link") + sized(table.encode("ascii")) + sized(party) + EIGHT
    for m in range(above, below, -1):
        link = hashlib.sha256(start + m.to_bytes(8, "big") + THIRTY_TWO + link).digest()
    return link


class Links:
    """All links of one party at one table, made from a secret: chains of 256, one after the other."""

    def __init__(self, table: str, party: bytes, secret: bytes, after: int = 0) -> None:
        self.table, self.party, self.secret, self.after = table, party, secret, after
        self._marks: tuple[int, tuple[bytes, ...]] = (-1, ())

    @classmethod
    def fresh(cls, table: str, party: bytes = TABLE, after: int = 0) -> Links:
        return cls(table, party, secrets.token_bytes(32), after)

    def top(self, after: int) -> bytes:
        """The commitment x(after) of the chain that begins there; `after` is the last index of the chain before."""
        return self._at(after, self._start(after + 1))

    def link(self, n: int) -> bytes:
        """x(n), which draw n reveals."""
        return self._at(n, self._start(n))

    def _start(self, n: int) -> int:
        """The index before the first of the chain that holds x(n)."""
        if n <= self.after:
            raise ValueError(n)
        return n - 1 - (n - 1 - self.after) % LINKS

    def _at(self, n: int, start: int) -> bytes:
        if self._marks[0] != start:
            self._marks = (start, self._made(start))
        above = -(-(n - start) // STEP)
        return descend(self.table, self.party, start + above * STEP, self._marks[1][above], n)

    def _made(self, start: int) -> tuple[bytes, ...]:
        """Every 16th link of a chain, from its commitment up to its seed."""
        last = start + LINKS
        links = [digest("seed", self.table.encode("ascii"), self.party, number(last), self.secret)]
        for at in range(last, start, -STEP):
            links.append(descend(self.table, self.party, at, links[-1], at - STEP))
        return tuple(reversed(links))
