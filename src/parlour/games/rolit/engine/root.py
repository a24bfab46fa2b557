"""The root of a two-player search: the best move, by the learned evaluation or exactly.

Both functions return a hollow and leave its value on the desk (`VALUE`); library and browser call the same ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import apart, compiled, inline
from parlour.games.rolit.engine.cells import peek, poke, trailing_zeros
from parlour.games.rolit.engine.desk import STOP, VALUE
from parlour.games.rolit.engine.endgame import LOST, ROLIT
from parlour.games.rolit.engine.exact import prove
from parlour.games.rolit.engine.glance import WORST
from parlour.games.rolit.engine.midgame import search
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.kernel import NONE, ONE, Set, bracketed, ends, how_many, lowest, open_to, runs

U = np.uint64
Z: Any = np.int64


@inline
def open_hollows(own: Set, others: Set, empty: Set, rule: Any) -> Set:
    """The hollows where the seat to move may put a ball; in `reversi` none, if nothing is captured (RO-12)."""
    lines = runs(own, others)
    return open_to(lines, own | others, empty) if rule == ROLIT else ends(lines) & empty


@inline
def next_of(moves: Set, first: Any) -> Set:
    """The next move to try: the likeliest one first, then the others in order."""
    likely = ONE << U(first) if first < NO_MOVE else NONE
    return likely if moves & likely != NONE else lowest(moves)


@compiled("int64(uint64, uint64, uint64, uint64, uint64, int64, int64, int64)")
def best_move(desk: Any, own: Set, other: Set, neutral: Set, empty: Set, first: int, depth: int, rule: int) -> Any:
    """The best move `depth` moves ahead, its value in units; `first` is tried first, `NO_MOVE` where none is likely.

    A search that is stopped answers with the best of what it has seen.
    """
    others = other | neutral
    moves = open_hollows(own, others, empty, rule)
    empties = Z(how_many(empty)) - 1
    best, best_hollow = WORST, NO_MOVE
    if moves != NONE:
        best_hollow = trailing_zeros(next_of(moves, first))
    while moves != NONE:
        ball = next_of(moves, first)
        moves ^= ball
        taken = bracketed(runs(own, others), runs(ball, others))
        then, now, still, left = own | taken | ball, other & ~taken, neutral & ~taken, empty ^ ball
        found = best
        if best > WORST:
            found = -search(desk, now, then, still, left, empties, depth - 1, -best - 1, -best, rule, NONE)
        if best == WORST or found > best:
            found = -search(desk, now, then, still, left, empties, depth - 1, WORST, -best, rule, NONE)
        if peek(desk, STOP) != NONE:
            break
        if found > best:
            best, best_hollow = found, trailing_zeros(ball)
    poke(desk, VALUE, U(best))
    return best_hollow


@compiled("int64(uint64, uint64, uint64, uint64, uint64, int64, int64)", apart)
def exact_value(desk: Any, own: Set, other: Set, neutral: Set, empty: Set, guess: int, rule: int) -> Any:
    """The value, by MTD(f) from a first guess; meaningless if the search was stopped."""
    low, high = -64, 64
    empties = Z(how_many(empty))
    while low < high:
        alpha = min(max(guess - 1 if guess > low else guess, low), high - 1)
        found = prove(desk, own, other, neutral, empty, empties, alpha, rule, NONE)
        if peek(desk, STOP) != NONE:
            return LOST
        if found > alpha:
            low = found
        else:
            high = found
        guess = found
    return low


@compiled("int64(uint64, uint64, uint64, uint64, uint64, int64, int64, int64)", apart)
def exact_move(desk: Any, own: Set, other: Set, neutral: Set, empty: Set, first: int, guess: int, rule: int) -> Any:
    """The best move and its exact value in balls; `guess` is what the first one may be worth, `NO_MOVE` if stopped."""
    others = other | neutral
    moves = open_hollows(own, others, empty, rule)
    empties = Z(how_many(empty)) - 1
    best, best_hollow = LOST, NO_MOVE
    while moves != NONE:
        ball = next_of(moves, first)
        moves ^= ball
        taken = bracketed(runs(own, others), runs(ball, others))
        then, now, still, left = own | taken | ball, other & ~taken, neutral & ~taken, empty ^ ball
        hope = -guess
        if best > LOST:
            hope = -best - 1
            found = -prove(desk, now, then, still, left, empties, hope, rule, NONE)
            if peek(desk, STOP) != NONE:
                return NO_MOVE
            if found <= best:
                continue
        found = -exact_value(desk, now, then, still, left, hope, rule)
        if peek(desk, STOP) != NONE:
            return NO_MOVE
        best, best_hollow = found, trailing_zeros(ball)
    poke(desk, VALUE, U(best))
    return best_hollow
