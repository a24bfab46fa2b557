"""Thinking between two as a page does it: by nodes and depth, never by the clock, so that every machine says the same.

Moves are by hollow, and worth how far ahead their mover will be at the end, in balls.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, compiled, inline
from parlour.compute.webassembly.offer import BEST, COUNT, DEPTH, EXACT, WORTH
from parlour.compute.webassembly.offer import NODES as LOOKED
from parlour.games.rolit.engine.cells import peek, poke, trailing_zeros
from parlour.games.rolit.engine.desk import LIMIT, NODES, STOP, VALUE
from parlour.games.rolit.engine.evaluation import UNIT
from parlour.games.rolit.engine.glance import WORST
from parlour.games.rolit.engine.layout import BOARD, BUCKET, BUCKETS, GUESSES, PROOFS, RULE, TABLES
from parlour.games.rolit.engine.midgame import search
from parlour.games.rolit.engine.room import place
from parlour.games.rolit.engine.root import best_move, exact_move, exact_value, open_hollows
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.kernel import NONE, Set, bracketed, how_many, lowest, runs

U = np.uint64
Z: Any = np.int64
EFFORT: Final = 120_000
"""Nodes that advice may take before it knows enough."""
NEAR: Final = 12
"""With so many empty hollows or fewer advice is exact."""
REACH = np.array([0, 0, 0, 0, 12, 0, 24, 0, 22])
"""The same for a search, by the side of the board; it looks `QUICK` moves ahead first."""
QUICK: Final = 8


@inline
def begin(room: Any, limit: int) -> None:
    """Forget everything, so that an answer depends on the question alone."""
    for cell in range(TABLES, TABLES + 2 * BUCKETS * BUCKET):
        room[cell] = NONE
    for desk in (GUESSES, PROOFS):
        at = place(room, desk)
        poke(at, NODES, NONE)
        poke(at, STOP, NONE)
        poke(at, VALUE, NONE)
        poke(at, LIMIT, U(limit) if desk == GUESSES else NONE)


@inline
def nth(moves: Set, index: Any) -> Any:
    """The hollow of a move by its place among the others."""
    for _ in range(index):
        moves ^= lowest(moves)
    return trailing_zeros(moves)


@compiled("int64(uint64[::1], uint64, uint64, uint64, uint64, float64[::1])", apart)
def advise_two(room: Any, own: Set, other: Set, neutral: Set, empty: Set, answer: Any) -> Any:
    """Every move judged alike: exactly near the end, else as deep as the effort allows."""
    begin(room, EFFORT)
    guesses, proofs, rule = place(room, GUESSES), place(room, PROOFS), Z(room[RULE])
    others = other | neutral
    moves = open_hollows(own, others, empty, rule)
    empties = Z(how_many(empty))
    exact = empties <= NEAR
    answer[COUNT], answer[EXACT], answer[DEPTH] = float(how_many(moves)), 1.0 if exact else 0.0, 0.0
    for depth in range(empties if exact else 1, empties + 1):
        left, index, guess = moves, 0, 0
        while left != NONE:
            ball = lowest(left)
            left ^= ball
            taken = bracketed(runs(own, others), runs(ball, others))
            then, now, still = own | taken | ball, other & ~taken, neutral & ~taken
            if exact:
                guess = exact_value(proofs, now, then, still, empty ^ ball, guess, rule)
                answer[WORTH + index] = float(-guess)
            else:
                low, high = WORST, -WORST
                found = -search(guesses, now, then, still, empty ^ ball, empties - 1, depth - 1, low, high, rule, NONE)
                if peek(guesses, STOP) != NONE:
                    break
                answer[WORTH + 64 + index] = found / UNIT
            index += 1
        if peek(guesses, STOP) != NONE:
            break
        answer[DEPTH] = float(depth)
        if not exact:
            for each in range(index):
                answer[WORTH + each] = answer[WORTH + 64 + each]
            if 4 * Z(peek(guesses, NODES)) > EFFORT:
                break
    answer[LOOKED] = float(peek(guesses, NODES) + peek(proofs, NODES))
    best = 0
    for each in range(Z(how_many(moves))):
        if answer[WORTH + each] > answer[WORTH + best]:
            best = each
    answer[BEST] = float(best)
    return 0


@compiled("int64(uint64[::1], uint64, uint64, uint64, uint64, float64[::1], int64)", apart)
def search_two(room: Any, own: Set, other: Set, neutral: Set, empty: Set, answer: Any, step: int) -> Any:
    """One step of a search for the best move, a move deeper than the step before; whether another would find more."""
    guesses, proofs, rule = place(room, GUESSES), place(room, PROOFS), Z(room[RULE])
    moves = open_hollows(own, other | neutral, empty, rule)
    empties = Z(how_many(empty))
    near = empties <= REACH[Z(room[BOARD])]
    first, guess = NO_MOVE, 0
    if step == 0:
        begin(room, 0)
    else:
        first = nth(moves, Z(answer[BEST]))
        guess = Z(round(answer[WORTH + Z(answer[BEST])]))
    learned = room[BOARD] > U(4)
    exact = near and (step >= min(QUICK, empties) or not learned)
    if exact:
        hollow = exact_move(proofs, own, other, neutral, empty, first, guess, rule)
        value = float(Z(peek(proofs, VALUE)))
    else:
        hollow = best_move(guesses, own, other, neutral, empty, first, step + 1, rule)
        value = Z(peek(guesses, VALUE)) / UNIT
    answer[COUNT], answer[EXACT], answer[DEPTH] = float(how_many(moves)), 0.0, float(step + 1)
    if exact:
        answer[EXACT], answer[DEPTH] = 1.0, float(empties)
    answer[LOOKED] = float(peek(guesses, NODES) + peek(proofs, NODES))
    for each in range(Z(how_many(moves))):
        answer[WORTH + each] = np.nan
    index = Z(how_many(moves & ((U(1) << U(hollow)) - U(1))))
    answer[BEST], answer[WORTH + index] = float(index), value
    return 0 if exact or (step + 1 >= empties and not near) else 1
