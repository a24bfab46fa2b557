"""Solves turns against every two tied leaders, many side by side; `fronts` solves one turn at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import apart, inline, jit
from parlour.compute.memory import table, whole_numbers
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.room import can_end, graph_of, in_order, of, ties
from parlour.games.shutbox.engine.threes import parts, triples
from parlour.games.shutbox.engine.turns import single
from parlour.games.shutbox.solver.row.choice import NOISE, offers
from parlour.games.shutbox.solver.row.graph import Graph
from parlour.games.shutbox.solver.ties.triples import Triples, number_of, number_of_two, row_of

WON, STAYED, CROWD = range(3)


@inline
def twos(room: Any, seats: int, place: int) -> Any:
    """`[two]` before the turn at this place: its value to the two, to the seat in turn, and to those to come."""
    count = whole_numbers(room, of(room, at.TWOS_AT), of(room, at.LEVELS) + 1)[of(room, at.LEVELS)]
    return table(room, of(room, at.FRONT_AT) + (place - 2) * count * 4, count, 2 + seats - place)


@inline
def last(room: Any) -> Any:
    """By level of three tied seats: the probabilities that the fourth's turn wins, leaves the tie, or joins it."""
    return table(room, of(room, at.LAST_AT), of(room, at.LEVELS), 3)


@inline
def _below(room: Any, seats: int, place: int, row: int, side: Any, sets: int) -> None:
    """The turn ends below the two leaders."""
    after, shut = single(room, seats, place + 1), row == 0 and of(room, at.STOPS) != 0
    for j in range(at.BESIDE):
        side[row, j], side[row, at.BESIDE + j] = 1.0 if shut else after[row, 0], 0.0
        if sets > 2:
            side[row, 2 * at.BESIDE + j] = 0.0 if shut else after[row, 1]


@inline
def ends_beside(
    room: Any, tied: Triples, seats: int, place: int, one: int, two: int, j: int, since: int, side: Any, sets: int
) -> None:
    """Like `ends_in_front` against two: column j of the player, of the first of the two, and of the last seat."""
    rows, level, stops, found = in_order(room), tied.level, of(room, at.STOPS) != 0, parts(room)
    best, first, later, share, stayed, won = level[one], ties(room)[one, two], 0.0, 0.0, 1.0, 0.0
    if place + 1 < seats:
        number, after = number_of_two(tied, one, two), twos(room, seats, place + 1)
        first, later = after[number, 0], after[number, 2]
        share, stayed = last(room)[best, CROWD] / 4, last(room)[best, STAYED]
        won = last(room)[best, WON] + share
    for each in range(since, len(rows)):
        row = rows[each]
        mine, his, last_seat = 0.0, first, later
        if row == 0 and stops:
            mine, his, last_seat = 1.0, 0.0, 0.0
        elif level[row] == best:
            mine, his, last_seat = 0.0, 0.0, 0.0
            if tied.rank[0, row] >= 0:
                number = number_of(tied, one, two, row)
                mine, his, last_seat = found[number, 2] * stayed + share, found[number, 0] * stayed + share, won
        side[row, j], side[row, at.BESIDE + j] = mine, his
        if sets > 2:
            side[row, 2 * at.BESIDE + j] = last_seat


@inline
def settle_beside(g: Graph, side: Any, sets: int, row: int, total: Any) -> None:
    """Solves one row of all turns at once: the player maximises the first numbers; the others follow.

    `total` has a line for each number of dice, and one to work in.
    """
    wide, top = sets * at.BESIDE, g.weight.shape[0]
    for dice in range(g.fewest[row], g.most[row] + 1):
        for x in range(wide):
            total[dice, x] = 0.0
    for kind in range(g.weight.shape[1]):
        low, high = offers(g, row, kind)
        source = row if low == high else np.int64(g.after[low])
        if high - low < 2:
            for dice in range(g.fewest[row], g.most[row] + 1):
                weight = g.weight[dice, kind]
                if weight > 0:
                    for x in range(wide):
                        total[dice, x] += weight * side[source, x]
            continue
        for x in range(wide):
            total[top, x] = side[source, x]
        for i in range(low + 1, high):
            _take_better(side, np.int64(g.after[i]), total, top, sets)
        for dice in range(g.fewest[row], g.most[row] + 1):
            weight = g.weight[dice, kind]
            if weight > 0:
                for x in range(wide):
                    total[dice, x] += weight * total[top, x]
    chosen = g.fewest[row]
    for x in range(wide):
        side[row, x] = total[chosen, x]
    for dice in range(chosen + 1, g.most[row] + 1):
        _take_better(total, dice, side, row, sets)


@inline
def _take_better(source: Any, one: Any, goal: Any, to: int, sets: int) -> None:
    """Takes in each column the better of two values for the player."""
    wide = at.BESIDE
    if sets == 2:
        for j in range(wide):
            better = source[one, j] > goal[to, j] + NOISE
            goal[to, j] = source[one, j] if better else goal[to, j]
            goal[to, wide + j] = source[one, wide + j] if better else goal[to, wide + j]
    else:
        for j in range(wide):
            better = source[one, j] > goal[to, j] + NOISE
            goal[to, j] = source[one, j] if better else goal[to, j]
            goal[to, wide + j] = source[one, wide + j] if better else goal[to, wide + j]
            goal[to, 2 * wide + j] = source[one, 2 * wide + j] if better else goal[to, 2 * wide + j]


@jit
def _play_beside(room: Any, seats: int, place: int, side: Any, sets: int, since: int, many: int, asked: Any) -> None:
    """Solves all turns whose end values are known, and stores their values."""
    g, rows, found = graph_of(room), in_order(room), twos(room, seats, place)
    total = table(room, of(room, at.SUM_AT), g.weight.shape[0] + 1, sets * at.BESIDE)
    for each in range(max(since, 1), len(rows)):
        settle_beside(g, side, sets, rows[each], total)
    if len(g.halves):
        for x in range(sets * at.BESIDE):
            side[g.start, x] = side[g.halves[0], x]
        _take_better(side, g.halves[1], side, g.start, sets)
    for j in range(many):
        mine, his, later = side[g.start, j], side[g.start, at.BESIDE + j], 0.0
        if sets > 2:
            later = side[g.start, 2 * at.BESIDE + j]
            found[asked[j], 3] = later
        found[asked[j], 0], found[asked[j], 1], found[asked[j], 2] = his, max(0.0, 1 - mine - his - later), mine


@apart
def turns_against_two(room: Any, seats: int, place: int) -> None:
    """Solves the turn at this place against every two seats that can be tied, many side by side.

    Values of rows below all of them stay unchanged.
    """
    g, tied, rows, since, sets = graph_of(room), triples(room), in_order(room), 0, 1 + seats - place
    side = table(room, of(room, at.SIDE_AT), of(room, at.ROWS), sets * at.BESIDE)
    total = table(room, of(room, at.SUM_AT), g.weight.shape[0] + 1, sets * at.BESIDE)
    asked, many = whole_numbers(room, of(room, at.REPLY_AT), at.AT_ONCE), 0
    for level in range(of(room, at.LEVELS)):
        while tied.level[rows[since]] < level:
            _below(room, seats, place, rows[since], side, sets)
            if rows[since]:
                settle_beside(g, side, sets, rows[since], total)
            since += 1
        for number in range(tied.size[0, level] ** 2 + 1):
            if many and (many == at.BESIDE or number == tied.size[0, level] ** 2):
                _play_beside(room, seats, place, side, sets, since, many, asked)
                many = 0
            if number < tied.size[0, level] ** 2:
                one = row_of(tied, 0, level, number // tied.size[0, level])
                two = row_of(tied, 0, level, number % tied.size[0, level])
                if can_end(g, one) and can_end(g, two):
                    ends_beside(room, tied, seats, place, one, two, many, since, side, sets)
                    asked[many] = tied.twos[level] + number
                    many += 1
