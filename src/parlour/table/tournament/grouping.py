"""Seats people at tables of three and more so that the cost of all pairs at a table is least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

Cost = Callable[[int, int], int]
TRIES = 6
"""Starts of the search; the best result counts. The first is the order in which the people come."""


def groups(people: Sequence[int], sizes: Sequence[int], cost: Cost) -> list[list[int]]:
    """The people at tables of these sizes. The search swaps two people while that helps; it need not find the best.

    The same question gets the same answer.
    """
    costs = [[0 if one == other else cost(one, other) for other in people] for one in people]
    lots, found, least = Random(len(people)), [], -1
    for start in range(TRIES):
        order = list(range(len(people)))
        if start:
            lots.shuffle(order)
        tables = _improved(_cut(order, sizes), costs)
        total = sum(costs[one][other] for table in tables for one, other in combinations(table, 2))
        if least < 0 or total < least:
            found, least = tables, total
    return [[people[at] for at in table] for table in found]


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return [list(order[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def _improved(tables: list[list[int]], costs: Sequence[Sequence[int]]) -> list[list[int]]:
    """No swap of two people makes these tables any better."""
    while sum(_swapped(one, other, costs) for one, other in combinations(tables, 2)):
        pass
    return tables


def _swapped(one: list[int], other: list[int], costs: Sequence[Sequence[int]]) -> bool:
    """Swaps two people of two tables wherever that helps. Whether it did."""
    helped = False
    for a in range(len(one)):
        for b in range(len(other)):
            leaving, coming = costs[one[a]], costs[other[b]]
            before = sum(leaving[each] for each in one) + sum(coming[each] for each in other)
            after = sum(coming[each] for each in one) + sum(leaving[each] for each in other) - 2 * leaving[other[b]]
            if after < before:
                one[a], other[b] = other[b], one[a]
                helped = True
    return helped
