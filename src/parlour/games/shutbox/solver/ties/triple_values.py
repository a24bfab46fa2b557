"""Values of all ties of three (SB-13).

`break_ties` finds what every tie of three is worth to each of the three, by ascending score: a player who uses a roll
lowers the score, so a tie leads to ties of lower scores, or to itself when nobody can use a roll. The answers
of the second and third to the first's new row do not depend on the row before, nor do the third's answers to two new
rows; so both are worked out once. Most rolls only make a row lower or not as low as another, which
their highest and lowest scores tell; a closer look is needed only at those that can draw level.

Values have the form `A + f·v`: what the round decides, and the chance `f` that the round changes nothing. The value of
the tie is `v = A / (1 − f)`; the choices of dice are made against it, and repeated until nothing moves. To roll for
ever is worth nothing. If no roll can help anybody, the win is shared.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import apart, inline
from parlour.contract.solution import Progress
from parlour.games.shutbox.solver.row.choice import NOISE, least, most, offers
from parlour.games.shutbox.solver.row.graph import Graph
from parlour.games.shutbox.solver.ties.triples import TIED, Triples, number_of, number_of_two, row_of

MOST_REPEATS = 50
SURE = 1 - 1e-12


class Desk(NamedTuple):
    """Room to work in, with nothing in it at first."""

    kept: Any
    """By row of somebody who is lowest alone, the chance to stay so when only the third is to roll."""
    lead: Any
    """`[row, place]`: what it is worth that the first stands there and the second is about to roll."""
    led: Any
    """By row for which second and third that was worked out."""
    both: Any
    """`[two, place]`: what it is worth that the first two stand there and the third is about to roll."""
    told: Any
    """By the number of the two for which third that was worked out."""
    follow: Any
    """`[dice, …]` of the second, the first having used nothing: what it is worth, and that nobody can use a roll."""
    thrown: Any
    """`[dice, …]` of the first: what it is worth if the roll can be used, and that it cannot."""
    reach: Any
    """`[kind, …]`: the lowest and highest levels that the second can make of a roll, −1: none; then the third."""
    share: Any
    """`[kind, place]`: what the second makes of a roll; then the highest it can keep, and against whom that was."""
    clear: Any
    """`[level, dice]` in one, the first standing at that level: what the second's rolls win that make a row lower, how
    likely are those that make none as low, and how likely both are together."""


def desk(g: Graph, ties: Triples) -> Desk:
    rows, (dice, kinds), twos = g.start + 1, g.weight.shape, int(ties.twos[-1])
    return Desk(
        np.zeros(rows),
        np.zeros((rows, TIED)),
        np.zeros(rows, np.int64),
        np.zeros((twos, TIED)),
        np.zeros(twos, np.int64),
        np.zeros((dice, 4)),
        np.zeros((dice, 4)),
        np.zeros((kinds, 4), np.int64),
        np.zeros((kinds, 5)),
        np.zeros((len(ties.base) * dice, 3)),
    )


def break_ties(g: Graph, pairs: Any, ties: Triples, progress: Progress | None = None) -> Any:
    """`[tie, place]`; `g` is the graph of the rolls of a tie-break, `pairs` the first's parts of ties of two."""
    parts, room = np.zeros((int(ties.base[-1]), TIED)), desk(g, ties)
    levels = ties.size.shape[1]
    for level in range(levels):
        break_level(g, pairs, ties, parts, room, level)
        if progress:
            progress((level + 1) / levels)
    return parts


@apart
def break_level(g: Graph, pairs: Any, ties: Triples, parts: Any, room: Desk, level: int) -> None:
    """The ties at one level; those below are known."""
    room.kept[0], room.lead[0, 0] = 1.0, 1.0  # a shut box wins
    if ties.size[0, level] == 0 or ties.size[1, level] == 0:
        return
    for third in range(ties.size[2, level]):
        three = row_of(ties, 2, level, third)
        _keep(g, pairs, ties, three, level, room.kept)
        _look(g, ties.level, three, room.reach, 2)
        for second in range(ties.size[1, level]):
            two = row_of(ties, 1, level, second)
            _follow(g, room.kept, two, three, room.follow)
            _look(g, ties.level, two, room.reach, 0)
            _clear(g, room, two, level)
            break_firsts(g, pairs, ties, parts, room, level, two, three)


@inline
def break_firsts(g: Graph, pairs: Any, ties: Triples, parts: Any, room: Desk, level: int, two: int, three: int) -> None:
    """The ties of this second and third with every first."""
    for first in range(ties.size[0, level]):
        one = row_of(ties, 0, level, first)
        _answers(g, pairs, ties, parts, room, one, two, three)
        _tie(g, room, one, two, parts, number_of(ties, one, two, three))


@inline
def _look(g: Graph, level: Any, row: int, reach: Any, at: int) -> None:
    for kind in range(g.weight.shape[1]):
        low, high = offers(g, row, kind)
        reach[kind, at], reach[kind, at + 1] = -1, -1
        for i in range(low, high):
            made = level[g.after[i]]
            reach[kind, at] = made if i == low else min(reach[kind, at], made)
            reach[kind, at + 1] = max(reach[kind, at + 1], made)


@inline
def _keep(g: Graph, pairs: Any, ties: Triples, three: int, level: int, kept: Any) -> None:
    """`Desk.kept` of every row below this level."""
    for row in range(1, g.start + 1):
        if row & ~g.start == 0 and ties.level[row] < level and (ties.rank[0, row] >= 0 or ties.rank[1, row] >= 0):
            kept[row] = _kept(g, pairs, row, three)


@inline
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


@inline
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
        for j in range(4):
            follow[dice, j] = 0.0
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


@inline
def _answers(g: Graph, pairs: Any, ties: Triples, parts: Any, room: Desk, one: int, two: int, three: int) -> None:
    """The answers of the second and the third to every row that the first can have after its roll."""
    kinds, asked = g.weight.shape[1], two * len(ties.level) + three + 1
    for i in range(g.first[one * kinds], g.first[(one + 1) * kinds]):
        row = np.int64(g.after[i])
        if row and room.led[row] != asked:
            room.led[row] = asked
            _lead(g, pairs, ties, parts, room, row, two, three)


@inline
def _lead(g: Graph, pairs: Any, ties: Triples, parts: Any, room: Desk, leader: Any, two: int, three: int) -> None:
    """The first stands at `leader`, the second is about to roll."""
    most, level, kept, share, dices = -1.0, ties.level[leader], room.kept[leader], room.share, g.weight.shape[0]
    for dice in range(g.fewest[two], g.most[two] + 1):
        place = level * dices + dice
        his, mine = room.clear[place, 1] * kept, room.clear[place, 0]
        theirs = room.clear[place, 2] - his - mine
        for kind in range(g.weight.shape[1]):
            weight = g.weight[dice, kind]
            if weight > 0 and room.reach[kind, 0] <= level <= room.reach[kind, 1]:
                if share[kind, 4] != leader:
                    share[kind, 4] = leader
                    _second(g, pairs, ties, parts, room, leader, two, three, kind)
                his += weight * share[kind, 0]
                mine += weight * share[kind, 1]
                theirs += weight * share[kind, 2]
        if mine > most + NOISE:
            most = mine
            room.lead[leader, 0], room.lead[leader, 1], room.lead[leader, 2] = his, mine, theirs


@inline
def _clear(g: Graph, room: Desk, two: int, level: int) -> None:
    """`Desk.clear` of every level below this one; and no roll is looked at more closely yet."""
    for kind in range(g.weight.shape[1]):
        room.share[kind, 3], room.share[kind, 4] = most(g, two, kind, room.kept), -1.0
    for below in range(1, level):
        for dice in range(g.fewest[two], g.most[two] + 1):
            won, stayed, total = 0.0, 0.0, 0.0
            for kind in range(g.weight.shape[1]):
                weight = g.weight[dice, kind]
                if room.reach[kind, 1] < 0 or room.reach[kind, 0] > below:
                    stayed += weight
                    total += weight
                elif room.reach[kind, 1] < below:
                    won += weight * room.share[kind, 3]
                    total += weight
            place = below * g.weight.shape[0] + dice
            room.clear[place, 0], room.clear[place, 1], room.clear[place, 2] = won, stayed, total


@inline
def _second(
    g: Graph, pairs: Any, ties: Triples, parts: Any, room: Desk, leader: int, two: int, three: int, kind: int
) -> None:
    """The second makes the best of a roll that may draw level with the first, at `leader`."""
    low, high = offers(g, two, kind)
    level, kept, share = ties.level[leader], room.kept[leader], room.share
    for i in range(low, high):
        after = np.int64(g.after[i])
        a, b, c = kept, 0.0, 1 - kept
        if ties.level[after] < level:
            a, b, c = 0.0, room.kept[after], 1 - room.kept[after]
        elif ties.level[after] == level:
            number = number_of_two(ties, leader, after)
            if room.told[number] != three + 1:
                room.told[number] = three + 1
                _both(g, pairs, ties, parts, room, leader, after, three, number)
            a, b, c = room.both[number, 0], room.both[number, 1], room.both[number, 2]
        if i == low or b > share[kind, 1] + NOISE:
            share[kind, 0], share[kind, 1], share[kind, 2] = a, b, c


@inline
def _both(
    g: Graph, pairs: Any, ties: Triples, parts: Any, room: Desk, one: int, two: Any, three: int, number: int
) -> None:
    """The first and the second stand at rows of equal score, the third is about to roll."""
    kinds, level, part, most = g.weight.shape[1], ties.level[one], pairs[one, two], -1.0
    for dice in range(g.fewest[three], g.most[three] + 1):
        mine, a, b = 0.0, 0.0, 0.0
        for kind in range(kinds):
            weight = g.weight[dice, kind]
            x, y, best = part, 1 - part, 0.0
            if weight == 0:
                continue
            if 0 <= room.reach[kind, 3] < level:
                x, y, best = 0.0, 0.0, 1.0
            elif 0 <= room.reach[kind, 2] <= level:
                x, y, best = _third(g, ties, parts, one, two, three, kind, part)
            mine += weight * best
            a += weight * x
            b += weight * y
        if mine > most + NOISE:
            most = mine
            room.both[number, 0], room.both[number, 1], room.both[number, 2] = a, b, mine


@inline
def _third(
    g: Graph, ties: Triples, parts: Any, one: int, two: int, three: int, kind: int, part: float
) -> tuple[float, float, float]:
    """The third makes the best of a roll that may draw level with both."""
    low, high = offers(g, three, kind)
    level, best, x, y = ties.level[one], -1.0, 0.0, 0.0
    for i in range(low, high):
        after = np.int64(g.after[i])
        first, second, third = part, 1 - part, 0.0
        if ties.level[after] < level:
            first, second, third = 0.0, 0.0, 1.0
        elif ties.level[after] == level:
            number = number_of(ties, one, two, after)
            first, second, third = parts[number, 0], parts[number, 1], parts[number, 2]
        if i == low or third > best + NOISE:
            best, x, y = third, first, second
    return x, y, best


@inline
def _tie(g: Graph, room: Desk, one: int, two: int, parts: Any, number: int) -> None:
    """The tie's own value, all choices of dice made against it."""
    _throws(g, room, one)
    follow, thrown, hope = room.follow, room.thrown, False
    for dice in range(g.fewest[one], g.most[one] + 1):
        hope = hope or thrown[dice, 3] < SURE
    for dice in range(g.fewest[two], g.most[two] + 1):
        hope = hope or follow[dice, 3] < SURE
    if not hope:
        for place in range(TIED):
            parts[number, place] = 1 / 3
        return
    for _ in range(MOST_REPEATS):
        reply, mine, his, moved = g.fewest[two], parts[number, 0], parts[number, 1], 0.0
        for dice in range(g.fewest[two] + 1, g.most[two] + 1):
            if follow[dice, 1] + follow[dice, 3] * his > follow[reply, 1] + follow[reply, 3] * his + NOISE:
                reply = dice
        chosen, most = g.fewest[one], -1.0
        for dice in range(g.fewest[one], g.most[one] + 1):
            found = thrown[dice, 0] + thrown[dice, 3] * (follow[reply, 0] + follow[reply, 3] * mine)
            if dice == g.fewest[one] or found > most + NOISE:
                chosen, most = dice, found
        again = thrown[chosen, 3] * follow[reply, 3]
        for place in range(TIED):
            value = thrown[chosen, place] + thrown[chosen, 3] * follow[reply, place]
            value = 0.0 if again > SURE else value / (1 - again)
            moved = max(moved, abs(value - parts[number, place]))
            parts[number, place] = value
        if moved < NOISE:
            return


@inline
def _throws(g: Graph, room: Desk, one: int) -> None:
    """`Desk.thrown` by the number of dice."""
    for dice in range(g.fewest[one], g.most[one] + 1):
        for j in range(4):
            room.thrown[dice, j] = 0.0
    for kind in range(g.weight.shape[1]):
        low, high = offers(g, one, kind)
        after: Any = -1
        best = -1.0
        for i in range(low, high):
            worth = room.lead[g.after[i], 0]
            if worth > best + NOISE:
                best, after = worth, np.int64(g.after[i])
        for dice in range(g.fewest[one], g.most[one] + 1):
            if after < 0:
                room.thrown[dice, 3] += g.weight[dice, kind]
            else:
                for place in range(TIED):
                    room.thrown[dice, place] += g.weight[dice, kind] * room.lead[after, place]
