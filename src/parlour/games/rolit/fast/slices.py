"""The rules of a move for many games at once, a hollow at a time: a bit-sliced `kernel`.

`kernel` holds one game in a few numbers, a bit for each hollow. Here a number holds one hollow of 64 games, a bit for
each game, so that one instruction does the same step in all of them, no shift is needed, and a line of any length costs
one step a ball. Random games are more than twice as fast this way as through `kernel`, which is why both exist; the
tests replay whole games move by move through both.

A *plane* is one fact about every hollow (is it own? is it on a line that runs south?), laid out row by row with a
border that stays empty, so that lines stop there without being told. Each hollow has `WORDS` numbers side by side. All
planes lie in one array, at fixed distances, and all indices are unsigned, so that LLVM computes two numbers at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline

U = np.uint64

WORDS = 2
GAMES = 64 * WORDS
ROW = 10 * WORDS
PLANE = 10 * ROW + 2 * WORDS

SOUTH_WEST, SOUTH, SOUTH_EAST = U(ROW - WORDS), U(ROW), U(ROW + WORDS)
ONE_ON, TWO_ON = U(WORDS), U(2 * WORDS)

# The mover's balls; those of the others, seat by seat in turn and then neutral; the others' taken together.
OWN, NEXT, THIRD, FOURTH, OTHERS = (U(PLANE * number) for number in range(5))
# Hollows open to a ball, the chosen one, the balls that turn, the neighbours of balls.
OPEN, BALL, TURNS, BESIDE = (U(PLANE * number) for number in range(5, 9))
# Lines of other balls that begin beside an own ball, in eight directions; later, what of them turns.
RUN_S, RUN_SE, RUN_SW, RUN_N, RUN_NE, RUN_NW, RUN_E, RUN_W = (U(PLANE * number) for number in range(9, 17))
PLANES = 17

ZERO = U(0)


def place_of(hollow: int) -> int:
    """Offset of a hollow's numbers in a plane; hollows are counted as in `board`."""
    return (hollow // 8 + 1) * ROW + (hollow % 8 + 1) * WORDS


@inline
def run_south(m: Any, size: Any) -> None:
    """RO-04: lines to the south-east, south and south-west, row by row downwards; `i` is north-west of the hollow."""
    for row in range(size):
        for j in range(ROW):
            i = U(row * ROW) + U(j)
            others = m[OTHERS + SOUTH_EAST + i]
            m[RUN_SE + SOUTH_EAST + i] = others & (m[OWN + i] | m[RUN_SE + i])
            m[RUN_S + SOUTH_EAST + i] = others & (m[OWN + ONE_ON + i] | m[RUN_S + ONE_ON + i])
            m[RUN_SW + SOUTH_EAST + i] = others & (m[OWN + TWO_ON + i] | m[RUN_SW + TWO_ON + i])


@inline
def run_north(m: Any, size: Any) -> None:
    """RO-04: lines to the north-east, north and north-west, row by row upwards; `i` is the hollow."""
    for row in range(size, 0, -1):
        for j in range(ROW):
            i = U(row * ROW) + U(j)
            others = m[OTHERS + i]
            m[RUN_NE + i] = others & (m[OWN + SOUTH_WEST + i] | m[RUN_NE + SOUTH_WEST + i])
            m[RUN_N + i] = others & (m[OWN + SOUTH + i] | m[RUN_N + SOUTH + i])
            m[RUN_NW + i] = others & (m[OWN + SOUTH_EAST + i] | m[RUN_NW + SOUTH_EAST + i])


@inline
def run_sideways(m: Any, size: Any) -> None:
    """RO-04: lines to the east and the west; what lies beyond their ends goes to `OPEN`."""
    for row in range(1, size + 1):
        for word in range(WORDS):
            run, own = ZERO, ZERO
            for column in range(1, size + 1):
                i = U(row * ROW + column * WORDS + word)
                m[OPEN + i] = run
                run = m[OTHERS + i] & (own | run)
                own = m[OWN + i]
                m[RUN_E + i] = run
            run, own = ZERO, ZERO
            for column in range(size, 0, -1):
                i = U(row * ROW + column * WORDS + word)
                m[OPEN + i] |= run
                run = m[OTHERS + i] & (own | run)
                own = m[OWN + i]
                m[RUN_W + i] = run


@inline
def open_capturing(m: Any, size: Any) -> None:
    """RO-04: the empty hollows just beyond a line; `i` is north-west of the hollow."""
    for j in range(size * ROW):
        i = U(j)
        ends = m[RUN_SE + i] | m[RUN_S + ONE_ON + i] | m[RUN_SW + TWO_ON + i] | m[OPEN + SOUTH_EAST + i]
        ends |= m[RUN_NE + SOUTH_EAST + SOUTH_WEST + i] | m[RUN_N + SOUTH_EAST + SOUTH + i]
        ends |= m[RUN_NW + SOUTH_EAST + SOUTH_EAST + i]
        m[OPEN + SOUTH_EAST + i] = ends & ~(m[OWN + SOUTH_EAST + i] | m[OTHERS + SOUTH_EAST + i])


@inline
def open_beside(m: Any, size: Any, board: Any, can: Any) -> None:
    """RO-06, RO-08: in games that cannot capture (`can`, a row long, says which can), what is empty next to a ball."""
    for j in range((size + 2) * ROW):
        i = U(j)
        west, east = m[OWN + i] | m[OTHERS + i], m[OWN + TWO_ON + i] | m[OTHERS + TWO_ON + i]
        m[BESIDE + ONE_ON + i] = west | east | m[OWN + ONE_ON + i] | m[OTHERS + ONE_ON + i]
    for row in range(size):
        for j in range(ROW):
            i = U(row * ROW) + U(j)
            near = m[BESIDE + i] | m[BESIDE + SOUTH + i] | m[BESIDE + SOUTH + SOUTH + i]
            near &= board[SOUTH + i] & ~(m[OWN + SOUTH + i] | m[OTHERS + SOUTH + i])
            m[OPEN + SOUTH + i] |= near & ~can[j]


@inline
def lead_back(m: Any, size: Any) -> None:
    """RO-05: keeps the part of each line that leads back to the new ball: these balls turn."""
    for row in range(size, 0, -1):
        for j in range(ROW):
            i = U(row * ROW) + U(j)
            m[RUN_SE + i] &= m[BALL + SOUTH_EAST + i] | m[RUN_SE + SOUTH_EAST + i]
            m[RUN_S + i] &= m[BALL + SOUTH + i] | m[RUN_S + SOUTH + i]
            m[RUN_SW + i] &= m[BALL + SOUTH_WEST + i] | m[RUN_SW + SOUTH_WEST + i]
    for row in range(size):
        for j in range(ROW):
            i = U(row * ROW) + U(j)
            m[RUN_NE + SOUTH_EAST + i] &= m[BALL + TWO_ON + i] | m[RUN_NE + TWO_ON + i]
            m[RUN_N + SOUTH_EAST + i] &= m[BALL + ONE_ON + i] | m[RUN_N + ONE_ON + i]
            m[RUN_NW + SOUTH_EAST + i] &= m[BALL + i] | m[RUN_NW + i]


@inline
def lead_back_sideways(m: Any, size: Any) -> None:
    """RO-05, for the lines to the east and the west; what turns there, and the new ball, goes to `TURNS`."""
    for row in range(1, size + 1):
        for word in range(WORDS):
            run, ball = ZERO, ZERO
            for column in range(size, 0, -1):
                i = U(row * ROW + column * WORDS + word)
                run = m[RUN_E + i] & (ball | run)
                ball = m[BALL + i]
                m[TURNS + i] = run | ball
            run, ball = ZERO, ZERO
            for column in range(1, size + 1):
                i = U(row * ROW + column * WORDS + word)
                run = m[RUN_W + i] & (ball | run)
                ball = m[BALL + i]
                m[TURNS + i] |= run


@inline
def turning(m: Any, i: Any) -> Any:
    """RO-05: all that shows the mover's colour after the move and did not before."""
    south = m[RUN_SE + i] | m[RUN_S + i] | m[RUN_SW + i]
    north = m[RUN_NE + i] | m[RUN_N + i] | m[RUN_NW + i]
    return m[TURNS + i] | south | north


@inline
def turn_two(m: Any, size: Any) -> None:
    """RO-05, RO-12: two colours alone; the next seat becomes the mover."""
    for j in range(ROW, (size + 1) * ROW):
        i = U(j)
        turns = turning(m, i)
        own, others = m[OWN + i], m[OTHERS + i]
        m[OWN + i] = others & ~turns
        m[OTHERS + i] = own | turns


@inline
def turn_four(m: Any, size: Any, players: Any) -> None:
    """RO-05, RO-03: four colours, of which the first `players` take turns; the next seat becomes the mover."""
    for j in range(ROW, (size + 1) * ROW):
        i = U(j)
        turns = turning(m, i)
        own = m[OWN + i] | turns
        second, third, fourth = m[NEXT + i] & ~turns, m[THIRD + i] & ~turns, m[FOURTH + i] & ~turns
        after = own if players == 2 else third
        later = third if players == 2 else (own if players == 3 else fourth)
        last = own if players == 4 else fourth
        m[OWN + i], m[NEXT + i], m[THIRD + i], m[FOURTH + i] = second, after, later, last
        m[OTHERS + i] = after | later | last
