"""Thinking among three and four as a page does it: a tree grows by steps; the last moves are looked through.

Answers are as in `two`, except that a move is worth its mover's share of the win.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import types

from parlour.compute.kernels import apart, compiled
from parlour.compute.webassembly.offer import BEST, COUNT, DEPTH, EXACT, WORTH
from parlour.compute.webassembly.offer import NODES as LOOKED
from parlour.games.rolit.engine.cells import table_of
from parlour.games.rolit.engine.crowd import look, moved
from parlour.games.rolit.engine.layout import (
    ADDRESSES,
    CONTROL,
    DEEPEST,
    HOW_MANY,
    NODES,
    PATH,
    POSITIONS,
    PROMISES,
    ROOTS,
    SHARES,
    STACK,
    TABLES,
)
from parlour.games.rolit.engine.room import place
from parlour.games.rolit.engine.tree import COUNT as CHILDREN
from parlour.games.rolit.engine.tree import FIRST, ROOT, VISITS, grow
from parlour.games.rolit.kernel import NONE, Set, bracketed, hollows, how_many, lowest, runs

U = np.uint64
Z: Any = np.int64
EFFORT: Final = 2_500
"""Steps of growth that advice takes."""
PART, MOST = 2_500, 30_000
"""Steps of growth in one step of a search, and in all."""
LAST: Final = 7
"""So many last moves are looked through to the end."""
links_at = table_of(types.int32, 4)
worths_at = table_of(types.float32, 5)
sets_at = table_of(types.uint64, 4)
shares_at = table_of(types.float64, 4)
control_at = table_of(types.int64, 3)
path_at = table_of(types.int64, DEEPEST)


@compiled("void(uint64[::1], uint64, int64)", apart)
def grow_on(room: Any, empty: Set, steps: int) -> None:
    """Let the tree of the position in `ROOTS` grow."""
    links = links_at(place(room, TABLES), NODES)
    worths = worths_at(place(room, TABLES + 2 * NODES), NODES)
    positions, shares = sets_at(place(room, ROOTS), 3), shares_at(place(room, SHARES), 1)[0]
    control, path = control_at(place(room, CONTROL), 1)[0], path_at(place(room, PATH), 1)[0]
    brains, players = room[ADDRESSES : ADDRESSES + 4], Z(room[HOW_MANY])
    grow(links, worths, positions, empty, players, brains, steps, control, shares, path)


@compiled("void(uint64[::1], int64[::1])")
def begin(room: Any, position: Any) -> None:
    for cell in range(3):
        room[CONTROL + cell] = NONE
    for seat in range(4):
        room[ROOTS + 4 * ROOT + seat] = U(position[seat])


@compiled("int64(uint64[::1], int64[::1], float64[::1])")
def promised(room: Any, position: Any, answer: Any) -> Any:
    """What the tree says of each move, and the one that was tried most; of equal ones the one that promises more."""
    links = links_at(place(room, TABLES), NODES)
    worths = worths_at(place(room, TABLES + 2 * NODES), NODES)
    first, count = Z(links[0, FIRST]), Z(links[0, CHILDREN])
    best = 0
    for each in range(count):
        tried = Z(links[first + each, VISITS])
        answer[WORTH + each] = worths[first + each, 0] / tried
        most = Z(links[first + best, VISITS])
        if tried > most or (tried == most and answer[WORTH + each] > answer[WORTH + best]):
            best = each
    answer[COUNT], answer[BEST], answer[EXACT] = float(count), float(best), 0.0
    answer[DEPTH], answer[LOOKED] = 0.0, float(room[CONTROL])
    return 0


@compiled("int64(uint64[::1], int64[::1], float64[::1])", apart)
def to_the_end(room: Any, position: Any, answer: Any) -> Any:
    """Every move looked through to the end, each seat for itself."""
    begin(room, position)
    stack, shares = sets_at(place(room, POSITIONS), STACK), shares_at(place(room, PROMISES), STACK)
    control = control_at(place(room, CONTROL), 1)[0]
    brains, players, empty = room[ADDRESSES : ADDRESSES + 4], Z(room[HOW_MANY]), U(position[4])
    empties = Z(how_many(empty))
    balls = stack[STACK - 1]
    for seat in range(4):
        balls[seat] = U(position[seat])
    others = balls[1] | balls[2] | balls[3]
    left, index, best = hollows(balls[0], others, empty), 0, 0
    while left != NONE:
        ball = lowest(left)
        left ^= ball
        taken = bracketed(runs(balls[0], others), runs(ball, others))
        moved(balls, stack[empties - 1], ball, taken, players)
        look(stack, shares, brains, empty ^ ball, empties - 1, empties - 1, players, control)
        answer[WORTH + index] = shares[empties - 1, players - 1]
        if answer[WORTH + index] > answer[WORTH + best]:
            best = index
        index += 1
    answer[COUNT], answer[BEST], answer[EXACT] = float(index), float(best), 1.0
    answer[DEPTH], answer[LOOKED] = float(empties), float(room[CONTROL])
    return 0


@compiled("int64(uint64[::1], int64[::1], float64[::1])", apart)
def advise_several(room: Any, position: Any, answer: Any) -> Any:
    if Z(how_many(U(position[4]))) <= LAST:
        return to_the_end(room, position, answer)
    begin(room, position)
    grow_on(room, U(position[4]), EFFORT)
    return promised(room, position, answer)


@compiled("int64(uint64[::1], int64[::1], float64[::1], int64)", apart)
def search_several(room: Any, position: Any, answer: Any, step: int) -> Any:
    """One step of a search for the best move; whether another would find more."""
    if Z(how_many(U(position[4]))) <= LAST:
        return to_the_end(room, position, answer)
    if step == 0:
        begin(room, position)
    grow_on(room, U(position[4]), PART)
    promised(room, position, answer)
    full = Z(room[CONTROL]) + 64 > NODES
    return 0 if full or (step + 1) * PART >= MOST else 1
