"""Verifiable chance, the table's side: the secret, the hash chains made from it, and the draws.

Everything a verifier must compute too (links, blocks, the pick) is in `verify.py` and is used from there, so that what
is drawn is what is checked. docs/fairness-1.md specifies it byte for byte.
"""

from __future__ import annotations

from math import lcm
from typing import Any, TypeVar

from parlour.contract.game import State
from parlour.errors import BadOption, Unsupported
from parlour.speech.message import Message
from parlour.table.chance.draw import Chances
from parlour.table.verify import MOST_WEIGHT, draw, link_after, seed_before

Place = TypeVar("Place")
Links = tuple[bytes, ...]
LINKS = 1024
"""Links in one chain: about a millisecond to make."""
CHAINS = 1024
"""Chains made from one secret, each prepared before the first event: a million draws in all."""
STEP = 32
"""Of a chain only every 32nd link is kept; those between are computed again when they are needed."""


class Chance:
    """All links of a table, in the order in which they are revealed. Computed from the secret; remembers only a few.

    The seed of chain j comes from the seed of chain j+1 by a one-way function, and so all chains from the secret, which
    is the seed of the last. Link 0 of a chain is its seed, each next link the hash of the one before, and
    the commitment the hash of the last. Revealing starts at the commitment's end.
    """

    def __init__(self, secret: bytes, links: int = LINKS, chains: int = CHAINS) -> None:
        if len(secret) != 32:
            raise BadOption("secret", len(secret), Message("option-secret"))
        self.secret, self.links, self.chains = secret, links, chains
        self._marks: dict[int, Links] = {}
        self._segments: dict[tuple[int, int], Links] = {}

    def commitment(self, chain: int = 0) -> bytes:
        return link_after(self._link(chain, self.links - 1))

    def link(self, number: int) -> bytes:
        """The link that draw `number` (from 0) of the table reveals."""
        chain, used = divmod(number, self.links)
        if chain >= self.chains:
            raise Unsupported(Message("cannot-draw-more", {"draws": self.chains * self.links}))
        return self._link(chain, self.links - 1 - used)

    def next_commitment(self, number: int) -> bytes:
        """What draw `number` must commit to: the next chain if its link is the last of one, else nothing."""
        chain, used = divmod(number + 1, self.links)
        return self.commitment(chain) if used == 0 and chain < self.chains else b""

    def seed(self, drawn: int) -> bytes:
        """The seed of the chain in use after `drawn` draws; to be told when the table has ended."""
        return self._link(min(drawn // self.links, self.chains - 1), 0)

    def _link(self, chain: int, index: int) -> bytes:
        place = (chain, index // STEP)
        segment = self._segments.get(place) or _keep(self._segments, place, self._segment_of(*place))
        return segment[index % STEP]

    def _marks_of(self, chain: int) -> Links:
        """Every 32nd link of a chain."""
        link = self.secret
        for _ in range(self.chains - 1 - chain):
            link = seed_before(link)
        marks = []
        for index in range(self.links):
            if index % STEP == 0:
                marks.append(link)
            link = link_after(link)
        return tuple(marks)

    def _segment_of(self, chain: int, segment: int) -> Links:
        marks = self._marks.get(chain) or _keep(self._marks, chain, self._marks_of(chain))
        links = [marks[segment]]
        while len(links) < min(STEP, self.links - segment * STEP):
            links.append(link_after(links[-1]))
        return tuple(links)


def _keep(kept: dict[Place, Links], place: Place, links: Links) -> Links:
    """Remember the two latest. (Not `lru_cache`: a method in it is a cycle, and only the garbage collector ends it.)"""
    kept[place] = links
    if len(kept) > 2:
        del kept[next(iter(kept))]
    return links


def weigh(state: State[Any]) -> Chances:
    """The chances of a state in whole numbers: over their least common denominator, in the state's own order."""
    chances = state.chances()
    whole = lcm(*(chance.denominator for _, chance in chances))
    if whole > MOST_WEIGHT:
        raise Unsupported(Message("cannot-draw-fairly"))
    return tuple((str(outcome), chance.numerator * (whole // chance.denominator)) for outcome, chance in chances)


def drawn(chances: Chances, link: bytes, identity: str, seq: int, nonce: bytes) -> str:
    """The outcome that a link and a nonce give for event `seq` of a table."""
    return chances[draw([weight for _, weight in chances], link, identity, seq, nonce)][0]
