"""Proves the value of any two-player position by null-window search with a transposition table.

`prove` answers one question, whether the value is above `alpha`; `solve` asks it until the bounds meet (MTD(f)).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, compiled, inline
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import peek, poke, trailing_zeros
from parlour.games.rolit.engine.desk import CELLS, LIMIT, MIRRORS, MOVES, NODES, ORDERED, SHEETS, SIZE, STOP
from parlour.games.rolit.engine.endgame import LOST, ROLIT, count, odd_quadrants, play_last
from parlour.games.rolit.engine.glance import WORST, glance
from parlour.games.rolit.engine.stability import most_for
from parlour.games.rolit.engine.symmetry import standard_way, turned, turned_back
from parlour.games.rolit.engine.table import NO_MOVE, high_of, keep, look_up, low_of, move_of, pack
from parlour.games.rolit.kernel import NONE, ONE, Set, around, ends, how_many, lowest, runs

U = np.uint64
Z: Any = np.int64
PLAIN: Final = 6
"""Up to this number of empty hollows the search does without table and ordering."""
CUTS: Final = 8
"""The fewest empty hollows for which the positions after each move are looked up before any is searched."""
STEP: Final = 4
"""With this many more empty hollows, moves are sorted by a search one move deeper."""
SHARE: Final = 64
"""In the ordering of moves, the value in units of leaving the opponent one move fewer."""
CORNERS = np.zeros(9, np.uint64)
for _size in (4, 6, 8):
    CORNERS[_size] = 1 | 1 << _size - 1 | 1 << 8 * (_size - 1) | 1 << 9 * (_size - 1)


@inline
def sheet(empties: Any) -> Any:
    return SHEETS + empties * (MOVES * CELLS)


@inline
def rank(desk: Any, own: Set, other: Set, neutral: Set, empty: Set, ball: Set, odd: Set, size: Any) -> Any:
    """The priority of the move that led here: few answers, corners and odd quarters first; `own` is to answer."""
    captures = ends(runs(own, other | neutral)) & empty
    corners = captures & CORNERS[size]
    key = -4 * Z(how_many(captures) + how_many(corners))
    key -= 2 * Z(how_many(around(other) & empty))
    if ball & CORNERS[size] != NONE:
        key += 6
    if ball & odd != NONE:
        key += 3
    return key


@compiled("int64(uint64, uint64, uint64, uint64, uint64, int64, int64, int64, uint64)", apart)
def prove(
    desk: Any, own: Set, other: Set, neutral: Set, empty: Set, empties: int, alpha: int, rule: int, passed: Set
) -> Any:
    """Whether the value is above `alpha`: at least the answer if that is above `alpha`, else at most the answer."""
    if empties <= PLAIN:
        if empties == 0:
            return count(own, other, empty, rule)
        return play_last(desk, own, other, neutral, empty, alpha, rule, passed)
    nodes = peek(desk, NODES) + ONE
    poke(desk, NODES, nodes)
    if peek(desk, LIMIT) != NONE and nodes > peek(desk, LIMIT):
        poke(desk, STOP, ONE)
    if peek(desk, STOP) != NONE:
        return LOST
    size = Z(peek(desk, SIZE))
    if alpha >= 4:
        most = most_for(own, other, neutral, size)
        if most <= alpha:
            return most
    way = 0
    key1, key2 = own | neutral, other | neutral
    if empties >= Z(peek(desk, MIRRORS)):
        way = standard_way(key1, key2, size)
        if way:
            key1, key2 = turned(key1, way, size), turned(key2, way, size)
    entry = look_up(desk, key1, key2)
    hint = NONE
    low, high = -size * size, size * size
    if entry != NONE:
        low, high = low_of(entry), high_of(entry)
        if low > alpha:
            return low
        if high <= alpha:
            return high
        if move_of(entry) != NO_MOVE:
            hint = ONE << U(move_of(entry))
            if way:
                hint = turned_back(hint, way, size)
    others = other | neutral
    lines = runs(own, others)
    moves = ends(lines) & empty
    captures = moves != NONE
    if not captures:
        if rule != ROLIT:
            if passed != NONE:
                return count(own, other, empty, rule)
            return -prove(desk, other, own, neutral, empty, empties, -alpha - 1, rule, ONE)
        moves = around(own | others) & empty
    look = (empties - Z(peek(desk, ORDERED))) // STEP
    if look >= 0:
        look = min(look, 3)
    odd = odd_quadrants(empty)
    start = sheet(empties)
    n = 0
    best, best_ball = LOST, NONE
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        taken = capture(hollow, own, others) if captures else NONE
        then, now, still = own | taken | ball, other & ~taken, neutral & ~taken
        if empties >= CUTS:
            child = look_up(desk, now | still, then | still)
            if child != NONE:
                if -high_of(child) > alpha:
                    return -high_of(child)
                if -low_of(child) <= alpha:
                    if -low_of(child) > best:
                        best, best_ball = -low_of(child), ball
                    continue
        key = rank(desk, now, then, still, empty ^ ball, ball, odd, size)
        if look >= 0:
            key = SHARE * key - glance(
                desk, now, then, still, empty ^ ball, empties - 1, look, WORST, -WORST, rule, NONE
            )
        if ball == hint:
            key = 100000
        at = start + n * CELLS
        poke(desk, at, ball)
        poke(desk, at + 1, taken)
        poke(desk, at + 2, U(key + 200000))
        n += 1
    for k in range(n):
        top = k
        for j in range(k + 1, n):
            if peek(desk, start + j * CELLS + 2) > peek(desk, start + top * CELLS + 2):
                top = j
        at, to = start + top * CELLS, start + k * CELLS
        ball, taken = peek(desk, at), peek(desk, at + 1)
        if top != k:
            for cell in range(CELLS):
                poke(desk, at + cell, peek(desk, to + cell))
        then, now, still = own | taken | ball, other & ~taken, neutral & ~taken
        found = -prove(desk, now, then, still, empty ^ ball, empties - 1, -alpha - 1, rule, NONE)
        if peek(desk, STOP) != NONE:
            return LOST
        if found > best:
            best, best_ball = found, ball
            if found > alpha:
                break
    if best > alpha:
        low = max(low, best)
    else:
        high = min(high, best)
    if way:
        best_ball = turned(best_ball, way, size)
    keep(desk, key1, key2, pack(low, high, trailing_zeros(best_ball), empties))
    return best


@compiled("void(uint64, uint64[:,::1])")
def restore(desk: Any, entries: Any) -> None:
    """Restores saved entries to the table."""
    for number in range(len(entries)):
        keep(desk, entries[number, 0], entries[number, 1], entries[number, 2])


@compiled("uint64(uint64, uint64, uint64, uint64, int64)")
def entry_of(desk: Any, own: Set, other: Set, neutral: Set, empties: int) -> Any:
    """The table's entry for a position, or nothing."""
    key1, key2, size = own | neutral, other | neutral, Z(peek(desk, SIZE))
    if empties >= Z(peek(desk, MIRRORS)):
        way = standard_way(key1, key2, size)
        key1, key2 = turned(key1, way, size), turned(key2, way, size)
    return look_up(desk, key1, key2)
