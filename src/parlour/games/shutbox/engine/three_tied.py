"""The rolls of a tie-break of three (SB-13), searched from a position to the end of the round.

The three have `rows` in turn order; `known` has the values of all ties of three, `pairs` those of `room.ties`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import apart, inline, jit
from parlour.games.shutbox.solver.row.choice import NOISE, offers
from parlour.games.shutbox.solver.row.graph import Graph
from parlour.games.shutbox.solver.ties.triples import Triples, number_of

Three = tuple[float, float, float]


@inline
def settled(pairs: Any, ties: Triples, known: Any, one: Any, two: Any, three: Any) -> Three:
    """All have rolled: the lowest has won, or the tied seats roll again."""
    a, b, c = ties.level[one], ties.level[two], ties.level[three]
    least = min(a, b, c)
    if a == b == c:
        number = number_of(ties, one, two, three)
        return known[number, 0], known[number, 1], known[number, 2]
    if a == b == least:
        return pairs[one, two], 1 - pairs[one, two], 0.0
    if a == c == least:
        return pairs[one, three], 0.0, 1 - pairs[one, three]
    if b == c == least:
        return 0.0, pairs[two, three], 1 - pairs[two, three]
    return 1.0 if a == least else 0.0, 1.0 if b == least else 0.0, 1.0 if c == least else 0.0


@jit
def third_of_three(g: Graph, pairs: Any, ties: Triples, known: Any, rows: Any, kind: int) -> Three:
    """The third has rolled this kind and makes the best of it."""
    low, high = offers(g, rows[2], kind)
    best = settled(pairs, ties, known, rows[0], rows[1], rows[2] if low == high else np.int64(g.after[low]))
    for i in range(low, high):
        after = np.int64(g.after[i])
        found = (0.0, 0.0, 1.0) if after == 0 else settled(pairs, ties, known, rows[0], rows[1], after)
        if i == low or found[2] > best[2] + NOISE:
            best = found
    return best


@inline
def third_throws(g: Graph, pairs: Any, ties: Triples, known: Any, rows: Any) -> Three:
    """The third is about to roll."""
    best = (0.0, 0.0, -1.0)
    for dice in range(g.fewest[rows[2]], g.most[rows[2]] + 1):
        a, b, c = 0.0, 0.0, 0.0
        for kind in range(g.weight.shape[1]):
            weight = g.weight[dice, kind]
            if weight > 0:
                x, y, z = third_of_three(g, pairs, ties, known, rows, kind)
                a, b, c = a + weight * x, b + weight * y, c + weight * z
        if c > best[2] + NOISE:
            best = (a, b, c)
    return best


@jit
def second_of_three(g: Graph, pairs: Any, ties: Triples, known: Any, rows: Any, kind: int) -> Three:
    """The second has rolled this kind and makes the best of it."""
    row, best = rows[1], (0.0, -1.0, 0.0)
    low, high = offers(g, row, kind)
    if low == high:
        return third_throws(g, pairs, ties, known, rows)
    for i in range(low, high):
        rows[1] = np.int64(g.after[i])
        found = (0.0, 1.0, 0.0) if rows[1] == 0 else third_throws(g, pairs, ties, known, rows)
        if found[1] > best[1] + NOISE:
            best = found
    rows[1] = row
    return best


@inline
def second_throws(g: Graph, pairs: Any, ties: Triples, known: Any, rows: Any) -> Three:
    """The second is about to roll."""
    best = (0.0, -1.0, 0.0)
    for dice in range(g.fewest[rows[1]], g.most[rows[1]] + 1):
        a, b, c = 0.0, 0.0, 0.0
        for kind in range(g.weight.shape[1]):
            weight = g.weight[dice, kind]
            if weight > 0:
                x, y, z = second_of_three(g, pairs, ties, known, rows, kind)
                a, b, c = a + weight * x, b + weight * y, c + weight * z
        if b > best[1] + NOISE:
            best = (a, b, c)
    return best


@inline
def stands(g: Graph, pairs: Any, ties: Triples, known: Any, rows: Any, place: int) -> Three:
    """The player at `place` has rolled; nobody has shut the box before."""
    if rows[place] == 0:
        return 1.0 if place == 0 else 0.0, 1.0 if place == 1 else 0.0, 1.0 if place == 2 else 0.0
    if place == 0:
        return second_throws(g, pairs, ties, known, rows)
    if place == 1:
        return third_throws(g, pairs, ties, known, rows)
    return settled(pairs, ties, known, rows[0], rows[1], rows[2])


@jit
def rolled(g: Graph, pairs: Any, ties: Triples, known: Any, rows: Any, place: int, kind: int) -> Three:
    """The player at `place` has rolled this kind, and makes the best of it."""
    row, best, most = rows[place], (0.0, 0.0, 0.0), -1.0
    low, high = offers(g, row, kind)
    for i in range(low, max(high, low + 1)):
        rows[place] = row if low == high else np.int64(g.after[i])
        found = stands(g, pairs, ties, known, rows, place)
        mine = found[0] if place == 0 else found[1] if place == 1 else found[2]
        if mine > most + NOISE:
            best, most = found, mine
    rows[place] = row
    return best


@apart
def among_three(g: Graph, pairs: Any, ties: Triples, known: Any, rows: Any, place: int, dice: int, row: int) -> Three:
    """The value of a throw by the player at `place`, or below 0 of a roll of that kind; without dice of the row."""
    if dice < 0:
        return rolled(g, pairs, ties, known, rows, place, -1 - dice)
    if dice == 0:
        before, rows[place] = rows[place], row
        found = stands(g, pairs, ties, known, rows, place)
        rows[place] = before
        return found
    a, b, c = 0.0, 0.0, 0.0
    for kind in range(g.weight.shape[1]):
        weight = g.weight[dice, kind]
        if weight > 0:
            x, y, z = rolled(g, pairs, ties, known, rows, place, kind)
            a, b, c = a + weight * x, b + weight * y, c + weight * z
    return a, b, c
