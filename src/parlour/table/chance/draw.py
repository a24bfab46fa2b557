"""The draw: from the links of everybody in the party to an outcome, exactly by the weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from parlour.table.chance.encoding import digest, number

BITS = 256
MOST_WEIGHT = 2**53 - 1
"""The weights of a list add up to no more."""
Chances = tuple[tuple[str, int], ...]
"""Outcomes in the order of the rules, each with a whole-number weight."""


def mixed(table: str, n: int, link: bytes, links: Iterable[tuple[bytes, bytes]]) -> bytes:
    """`R`: the table's link of draw n, and id and link of each device of its party, in order."""
    party = list(links)
    flat = [part for pair in party for part in pair]
    return digest("draw", table.encode("ascii"), number(n), link, number(len(party)), *flat)


def block(mix: bytes, counter: int) -> int:
    return int.from_bytes(digest("block", mix, number(counter)), "big")


def pick(weights: Sequence[int], block_of: Callable[[int], int], bits: int = BITS) -> int:
    """The index drawn: exactly proportional to the weights when the blocks are uniform over `bits` bits."""
    total = sum(weights)
    fair = (1 << bits) // total * total
    counter = 0
    while (value := block_of(counter)) >= fair:
        counter += 1
    value %= total
    for index, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return index
    raise AssertionError("the weights were summed above")


def drawn(chances: Chances, mix: bytes) -> str:
    """The outcome that the mixed links give."""
    return chances[pick([weight for _, weight in chances], lambda counter: block(mix, counter))][0]
