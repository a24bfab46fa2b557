"""Values of all ties of three (SB-13).

`break_ties` finds what every tie of three is worth to each of the three, by ascending score: a player who uses a roll
lowers the score, so a tie leads to ties of lower scores, or to itself when nobody can use a roll. What the second and
third can do against the first's new row does not depend on where the first came from. So `_lead` works it out once for
every two rows of theirs, and a tie is then little more than the first's roll.

Values have the form `A + f·v`: what the round decides, and the chance `f` that the round changes nothing. The value of
the tie is `v = A / (1 − f)`; the choices of dice are made against it, and repeated until nothing moves. To roll for
ever is worth nothing. Where no roll can help anybody, the win is shared.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.shutbox.solver.row.choice import NOISE, least, most, offers, pick
from parlour.games.shutbox.solver.row.graph import Graph
from parlour.games.shutbox.solver.ties.triples import Triples, number_of
from parlour.kernels import jit
from parlour.solution import Progress

MOST_REPEATS = 50
SURE = 1 - 1e-12


def break_ties(g: Graph, pairs: Any, ties: Triples, progress: Progress | None = None) -> Any:
    """`[tie, place]`; `g` is the graph of the rolls of a tie-break, `pairs` the first's parts of ties of two."""
    parts = np.zeros((int(ties.base[-1]), 3))
    levels = ties.size.shape[1]
    for level in range(levels):
        _one_level(g, pairs, ties, parts, level)
        if progress:
            progress((level + 1) / levels)
    return parts


@jit
def _one_level(g: Graph, pairs: Any, ties: Triples, parts: Any, level: int) -> None:
    rows, dice = g.start + 1, g.weight.shape[0]
    kept, lead, led = np.zeros(rows), np.zeros((rows, 3)), np.zeros(rows, dtype=np.int64)
    follow = np.zeros((dice, 4))
    kept[0], lead[0, 0] = 1.0, 1.0  # a shut box wins
    stamp = 0
    if ties.size[0, level] == 0 or ties.size[1, level] == 0:
        return
    for third in range(ties.size[2, level]):
        three = ties.listed[2, level, third]
        _keep(g, pairs, ties, three, level, kept)
        for second in range(ties.size[1, level]):
            two = ties.listed[1, level, second]
            _follow(g, kept, two, three, follow)
            stamp += 1
            for first in range(ties.size[0, level]):
                one = ties.listed[0, level, first]
                _reach(g, pairs, ties, parts, kept, one, two, three, lead, led, stamp)
                _tie(g, lead, follow, one, two, three, parts[number_of(ties, one, two, three)])


@jit
def _keep(g: Graph, pairs: Any, ties: Triples, three: int, level: int, kept: Any) -> None:
    """By row of somebody who is lowest alone below this level, the chance to stay so when only the third is to roll."""
    for row in range(1, g.start + 1):
        if row & ~g.start == 0 and ties.level[row] < level and (ties.rank[0, row] >= 0 or ties.rank[1, row] >= 0):
            kept[row] = _kept(g, pairs, row, three)


@jit
def _kept(g: Graph, pairs: Any, leader: int, three: int) -> float:
    lowest = 2.0
    for dice in range(g.fewest[three], g.most[three] + 1):
        total = 0.0
        for kind in range(g.weight.shape[1]):
            weight = g.weight[dice, kind]
            if weight > 0:
                total += weight * min(1.0, least(g, three, kind, pairs[leader]))
        if total < lowest - NOISE:
            lowest = total
    return lowest


@jit
def _follow(g: Graph, kept: Any, two: int, three: int, follow: Any) -> None:
    """The first could not use the roll. By the second's dice: its chance, the third's, and that nobody can use one."""
    kinds, misses = g.weight.shape[1], 1.0
    for dice in range(g.fewest[three], g.most[three] + 1):
        missed = 0.0
        for kind in range(kinds):
            low, high = offers(g, three, kind)
            if low == high:
                missed += g.weight[dice, kind]
        misses = min(misses, missed)
    for dice in range(g.fewest[two], g.most[two] + 1):
        follow[dice, :] = 0.0
        for kind in range(kinds):
            weight = g.weight[dice, kind]
            if weight == 0:
                continue
            best = most(g, two, kind, kept)
            if best < 0:
                follow[dice, 2] += weight * (1 - misses)
                follow[dice, 3] += weight * misses
                continue
            follow[dice, 1] += weight * best
            follow[dice, 2] += weight * (1 - best)


@jit
def _reach(
    g: Graph,
    pairs: Any,
    ties: Triples,
    parts: Any,
    kept: Any,
    one: int,
    two: int,
    three: int,
    lead: Any,
    led: Any,
    stamp: int,
) -> None:
    """What the second and the third make of every row that the first can have after its roll."""
    kinds = g.weight.shape[1]
    for i in range(g.first[one * kinds], g.first[(one + 1) * kinds]):
        row = g.after[i]
        if row and led[row] != stamp:
            led[row] = stamp
            _lead(g, pairs, ties, parts, kept, row, two, three, lead)


@jit
def _lead(
    g: Graph, pairs: Any, ties: Triples, parts: Any, kept: Any, leader: int, two: int, three: int, lead: Any
) -> None:
    """The first stands at `leader`, the second is about to roll."""
    kinds, most = g.weight.shape[1], -1.0
    for dice in range(g.fewest[two], g.most[two] + 1):
        mine, his, theirs = 0.0, 0.0, 0.0
        for kind in range(kinds):
            weight, at = g.weight[dice, kind], two * kinds + kind
            if weight == 0:
                continue
            best, first, third = 0.0, kept[leader], 1 - kept[leader]
            for i in range(g.first[at], g.first[at + 1]):
                after = g.after[i]
                a, b, c = kept[leader], 0.0, 1 - kept[leader]
                if after == 0:
                    a, b, c = 0.0, 1.0, 0.0
                elif ties.level[after] < ties.level[leader]:
                    a, b, c = 0.0, kept[after], 1 - kept[after]
                elif ties.level[after] == ties.level[leader]:
                    a, b, c = _both(g, pairs, ties, parts, leader, after, three)
                if i == g.first[at] or b > best + NOISE:
                    best, first, third = b, a, c
            mine += weight * best
            his += weight * first
            theirs += weight * third
        if mine > most + NOISE:
            most = mine
            lead[leader, 0], lead[leader, 1], lead[leader, 2] = his, mine, theirs


@jit
def _both(
    g: Graph, pairs: Any, ties: Triples, parts: Any, one: int, two: int, three: int
) -> tuple[float, float, float]:
    """The first and the second stand at rows of equal score, the third is about to roll."""
    kinds, level, part = g.weight.shape[1], ties.level[one], pairs[one, two]
    first, second, most = 0.0, 0.0, -1.0
    for dice in range(g.fewest[three], g.most[three] + 1):
        mine, a, b = 0.0, 0.0, 0.0
        for kind in range(kinds):
            weight, at = g.weight[dice, kind], three * kinds + kind
            if weight == 0:
                continue
            best, x, y = 0.0, part, 1 - part
            for i in range(g.first[at], g.first[at + 1]):
                after = g.after[i]
                first_part, second_part, third_part = part, 1 - part, 0.0
                if after == 0 or ties.level[after] < level:
                    first_part, second_part, third_part = 0.0, 0.0, 1.0
                elif ties.level[after] == level:
                    number = number_of(ties, one, two, after)
                    first_part, second_part, third_part = parts[number, 0], parts[number, 1], parts[number, 2]
                if i == g.first[at] or third_part > best + NOISE:
                    best, x, y = third_part, first_part, second_part
            mine += weight * best
            a += weight * x
            b += weight * y
        if mine > most + NOISE:
            most, first, second = mine, a, b
    return first, second, most


@jit
def _tie(g: Graph, lead: Any, follow: Any, one: int, two: int, three: int, parts: Any) -> None:
    """The tie's own value, all choices of dice made against it."""
    if not (usable(g, one) or usable(g, two) or usable(g, three)):
        parts[:] = 1 / 3
        return
    now, found = np.zeros(4), np.zeros(4)
    for _ in range(MOST_REPEATS):
        reply = g.fewest[two]
        for dice in range(g.fewest[two] + 1, g.most[two] + 1):
            if follow[dice, 1] + follow[dice, 3] * parts[1] > follow[reply, 1] + follow[reply, 3] * parts[1] + NOISE:
                reply = dice
        for dice in range(g.fewest[one], g.most[one] + 1):
            _throw(g, lead, follow, one, dice, reply, now)
            better = now[0] + now[3] * parts[0] > found[0] + found[3] * parts[0] + NOISE
            if dice == g.fewest[one] or better:
                found[:] = now
        moved = 0.0
        for place in range(3):
            value = 0.0 if found[3] > SURE else found[place] / (1 - found[3])
            moved = max(moved, abs(value - parts[place]))
            parts[place] = value
        if moved < NOISE:
            return


@jit
def _throw(g: Graph, lead: Any, follow: Any, one: int, dice: int, reply: int, now: Any) -> None:
    """A throw of the first: what it decides, and how likely nobody can use a roll."""
    now[:] = 0.0
    for kind in range(g.weight.shape[1]):
        weight = g.weight[dice, kind]
        if weight == 0:
            continue
        after = pick(g, one, kind, lead[:, 0])
        if after < 0:
            for j in range(4):
                now[j] += weight * follow[reply, j]
        elif after == 0:
            now[0] += weight
        else:
            for j in range(3):
                now[j] += weight * lead[after, j]


@jit
def usable(g: Graph, row: int) -> bool:
    """Whether some roll could shut something on this row."""
    for kind in range(g.weight.shape[1]):
        low, high = offers(g, row, kind)
        for dice in range(g.fewest[row], g.most[row] + 1):
            if g.weight[dice, kind] > 0 and low < high:
                return True
    return False
