"""SB-13 for three: the value of a tie that is broken by one more roll each, on the rows as they stand.

`break_ties` fills in what every tie of three is worth to each of them, by ascending score: whoever uses a roll has a
lower score, so a tie leads to ties of lower scores, or to itself when nobody could use a roll. What the second and the
third can do to a first who stands at some row does not depend on where the first came from, so it is worked out once
for every two rows of theirs (`_lead`), and a tie is then little more than the first's roll.

Values are written `A + f·v`: what the round decides, and how likely (`f`) it comes to nothing; the tie's own value is
`v = A / (1 − f)`, all choices of dice made against it, repeated until it stands. To roll for ever is worth nothing.
Where no roll could help anybody, the win is shared.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.bits import jit
from parlour.games.shutbox.solver.plan import Plan
from parlour.games.shutbox.solver.tied import Ties, number_of
from parlour.games.shutbox.solver.turn import NOISE
from parlour.solution import Progress

MOST_REPEATS = 50
SURE = 1 - 1e-12


def break_ties(plan: Plan, pairs: Any, ties: Ties, progress: Progress | None = None) -> Any:
    """`[tie, place]`; `plan` is the one for the rolls of a tie-break, `pairs` the first's parts of ties of two."""
    parts = np.zeros((int(ties.base[-1]), 3))
    levels = ties.size.shape[1]
    for level in range(levels):
        _one_level(plan, pairs, ties, parts, level)
        if progress:
            progress((level + 1) / levels)
    return parts


@jit
def _one_level(plan: Plan, pairs: Any, ties: Ties, parts: Any, level: int) -> None:
    rows, dice = plan.start + 1, plan.weight.shape[0]
    kept, lead, led = np.zeros(rows), np.zeros((rows, 3)), np.zeros(rows, dtype=np.int64)
    follow = np.zeros((dice, 4))
    stamp = 0
    if ties.size[0, level] == 0 or ties.size[1, level] == 0:
        return
    for third in range(ties.size[2, level]):
        three = ties.listed[2, level, third]
        _keep(plan, pairs, ties, three, level, kept)
        for second in range(ties.size[1, level]):
            two = ties.listed[1, level, second]
            _follow(plan, kept, two, three, follow)
            stamp += 1
            for first in range(ties.size[0, level]):
                one = ties.listed[0, level, first]
                _reach(plan, pairs, ties, parts, kept, one, two, three, lead, led, stamp)
                _tie(plan, lead, follow, one, two, three, parts[number_of(ties, one, two, three)])


@jit
def _keep(plan: Plan, pairs: Any, ties: Ties, three: int, level: int, kept: Any) -> None:
    """By row of somebody who is lowest alone below this level, the chance to stay so when only the third is to roll."""
    for row in range(1, plan.start + 1):
        if row & ~plan.start == 0 and ties.level[row] < level and (ties.rank[0, row] >= 0 or ties.rank[1, row] >= 0):
            kept[row] = _kept(plan, pairs, ties, row, three)


@jit
def _kept(plan: Plan, pairs: Any, ties: Ties, leader: int, three: int) -> float:
    least, kinds = 2.0, plan.weight.shape[1]
    for dice in range(plan.fewest[three], plan.most[three] + 1):
        total = 0.0
        for kind in range(kinds):
            weight, at = plan.weight[dice, kind], three * kinds + kind
            if weight == 0:
                continue
            worth = 1.0
            for i in range(plan.first[at], plan.first[at + 1]):
                after = plan.after[i]
                if after == 0 or ties.level[after] < ties.level[leader]:
                    worth = 0.0
                elif ties.level[after] == ties.level[leader]:
                    worth = min(worth, pairs[leader, after])
            total += weight * worth
        if total < least - NOISE:
            least = total
    return least


@jit
def _follow(plan: Plan, kept: Any, two: int, three: int, follow: Any) -> None:
    """The first could not use the roll. By the second's dice: its chance, the third's, and that nobody can use one."""
    kinds, misses = plan.weight.shape[1], 1.0
    for dice in range(plan.fewest[three], plan.most[three] + 1):
        missed = 0.0
        for kind in range(kinds):
            if plan.first[three * kinds + kind] == plan.first[three * kinds + kind + 1]:
                missed += plan.weight[dice, kind]
        misses = min(misses, missed)
    for dice in range(plan.fewest[two], plan.most[two] + 1):
        follow[dice, :] = 0.0
        for kind in range(kinds):
            weight, at = plan.weight[dice, kind], two * kinds + kind
            if weight == 0:
                continue
            if plan.first[at] == plan.first[at + 1]:
                follow[dice, 2] += weight * (1 - misses)
                follow[dice, 3] += weight * misses
                continue
            best = 0.0
            for i in range(plan.first[at], plan.first[at + 1]):
                after = plan.after[i]
                best = max(best, 1.0 if after == 0 else kept[after])
            follow[dice, 1] += weight * best
            follow[dice, 2] += weight * (1 - best)


@jit
def _reach(
    plan: Plan,
    pairs: Any,
    ties: Ties,
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
    kinds = plan.weight.shape[1]
    for i in range(plan.first[one * kinds], plan.first[(one + 1) * kinds]):
        row = plan.after[i]
        if row and led[row] != stamp:
            led[row] = stamp
            _lead(plan, pairs, ties, parts, kept, row, two, three, lead)


@jit
def _lead(
    plan: Plan, pairs: Any, ties: Ties, parts: Any, kept: Any, leader: int, two: int, three: int, lead: Any
) -> None:
    """The first stands at `leader`, the second is about to roll."""
    kinds, most = plan.weight.shape[1], -1.0
    for dice in range(plan.fewest[two], plan.most[two] + 1):
        mine, his, theirs = 0.0, 0.0, 0.0
        for kind in range(kinds):
            weight, at = plan.weight[dice, kind], two * kinds + kind
            if weight == 0:
                continue
            best, first, third = 0.0, kept[leader], 1 - kept[leader]
            for i in range(plan.first[at], plan.first[at + 1]):
                after = plan.after[i]
                a, b, c = kept[leader], 0.0, 1 - kept[leader]
                if after == 0:
                    a, b, c = 0.0, 1.0, 0.0
                elif ties.level[after] < ties.level[leader]:
                    a, b, c = 0.0, kept[after], 1 - kept[after]
                elif ties.level[after] == ties.level[leader]:
                    a, b, c = _both(plan, pairs, ties, parts, leader, after, three)
                if i == plan.first[at] or b > best + NOISE:
                    best, first, third = b, a, c
            mine += weight * best
            his += weight * first
            theirs += weight * third
        if mine > most + NOISE:
            most = mine
            lead[leader, 0], lead[leader, 1], lead[leader, 2] = his, mine, theirs


@jit
def _both(plan: Plan, pairs: Any, ties: Ties, parts: Any, one: int, two: int, three: int) -> tuple[float, float, float]:
    """The first and the second stand at rows of equal score, the third is about to roll."""
    kinds, level, part = plan.weight.shape[1], ties.level[one], pairs[one, two]
    first, second, most = 0.0, 0.0, -1.0
    for dice in range(plan.fewest[three], plan.most[three] + 1):
        mine, a, b = 0.0, 0.0, 0.0
        for kind in range(kinds):
            weight, at = plan.weight[dice, kind], three * kinds + kind
            if weight == 0:
                continue
            best, x, y = 0.0, part, 1 - part
            for i in range(plan.first[at], plan.first[at + 1]):
                after = plan.after[i]
                first_part, second_part, third_part = part, 1 - part, 0.0
                if after == 0 or ties.level[after] < level:
                    first_part, second_part, third_part = 0.0, 0.0, 1.0
                elif ties.level[after] == level:
                    number = number_of(ties, one, two, after)
                    first_part, second_part, third_part = parts[number, 0], parts[number, 1], parts[number, 2]
                if i == plan.first[at] or third_part > best + NOISE:
                    best, x, y = third_part, first_part, second_part
            mine += weight * best
            a += weight * x
            b += weight * y
        if mine > most + NOISE:
            most, first, second = mine, a, b
    return first, second, most


@jit
def _tie(plan: Plan, lead: Any, follow: Any, one: int, two: int, three: int, parts: Any) -> None:
    """The tie's own value, all choices of dice made against it."""
    if not (usable(plan, one) or usable(plan, two) or usable(plan, three)):
        parts[:] = 1 / 3
        return
    now, found = np.zeros(4), np.zeros(4)
    for _ in range(MOST_REPEATS):
        reply = plan.fewest[two]
        for dice in range(plan.fewest[two] + 1, plan.most[two] + 1):
            if follow[dice, 1] + follow[dice, 3] * parts[1] > follow[reply, 1] + follow[reply, 3] * parts[1] + NOISE:
                reply = dice
        for dice in range(plan.fewest[one], plan.most[one] + 1):
            _throw(plan, lead, follow, one, dice, reply, now)
            better = now[0] + now[3] * parts[0] > found[0] + found[3] * parts[0] + NOISE
            if dice == plan.fewest[one] or better:
                found[:] = now
        moved = 0.0
        for place in range(3):
            value = 0.0 if found[3] > SURE else found[place] / (1 - found[3])
            moved = max(moved, abs(value - parts[place]))
            parts[place] = value
        if moved < NOISE:
            return


@jit
def _throw(plan: Plan, lead: Any, follow: Any, one: int, dice: int, reply: int, now: Any) -> None:
    """A throw of the first: what it decides, and how likely nobody can use a roll."""
    kinds = plan.weight.shape[1]
    now[:] = 0.0
    for kind in range(kinds):
        weight, at = plan.weight[dice, kind], one * kinds + kind
        if weight == 0:
            continue
        if plan.first[at] == plan.first[at + 1]:
            for j in range(4):
                now[j] += weight * follow[reply, j]
            continue
        pick, best = 0, -1.0
        for i in range(plan.first[at], plan.first[at + 1]):
            after = plan.after[i]
            worth = 1.0 if after == 0 else lead[after, 0]
            if worth > best + NOISE:
                best, pick = worth, after
        if pick == 0:
            now[0] += weight
        else:
            for j in range(3):
                now[j] += weight * lead[pick, j]


@jit
def usable(plan: Plan, row: int) -> bool:
    """Whether some roll could shut something on this row."""
    kinds = plan.weight.shape[1]
    for kind in range(kinds):
        for dice in range(plan.fewest[row], plan.most[row] + 1):
            at = row * kinds + kind
            if plan.weight[dice, kind] > 0 and plan.first[at] < plan.first[at + 1]:
                return True
    return False
