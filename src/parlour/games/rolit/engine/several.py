"""Values of moves for three and four players: a tree grown from each move; the last moves are solved."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import numpy as np
from numba import types

from parlour.compute.kernels import apart, compiled, inline
from parlour.compute.webassembly.offer import COUNTED, FURTHER
from parlour.games.rolit.engine.asking import BALLS, EMPTY, FIRST, LENGTH, ORDER, OVER, TURN, steps_of, told
from parlour.games.rolit.engine.cells import table_of
from parlour.games.rolit.engine.chances import CROWD_ERRORS, FEWER, TEMPERED
from parlour.games.rolit.engine.last_moves import DEEPEST as LONGEST
from parlour.games.rolit.engine.last_moves import LEADS, NOTHING, play_out
from parlour.games.rolit.engine.layout import (
    ADDRESSES,
    BOARD,
    CONTROL,
    DEEPEST,
    GROWTH,
    HOW_MANY,
    LAST,
    NODES,
    PATH,
    ROOTS,
    SHARES,
    TABLES,
)
from parlour.games.rolit.engine.room import place
from parlour.games.rolit.engine.tree import ROOT, grow
from parlour.games.rolit.kernel import how_many

U = np.uint64
Z: Any = np.int64
AT_ONCE: Final = 8
"""Up to this number of empty hollows `values` solves the position; `LAST` is the limit for a search."""
GLANCE: Final = 40
"""Steps by which `values` grows the tree of each move before that."""
STEPS = np.array(GROWTH)
"""The same for each instalment of a search."""
links_at = table_of(types.int32, 4)
worths_at = table_of(types.float32, 5)
sets_at = table_of(types.uint64, 4)
shares_at = table_of(types.float64, 4)
ends_at = table_of(types.float64, 8)
control_at = table_of(types.int64, 3)
path_at = table_of(types.int64, DEEPEST)


@inline
def seat_at(position: Any, turn: Any, place_in_turn: Any, players: Any) -> Any:
    """The seat whose turn comes the given number of turns after that of `turn`."""
    first = 0
    while position[ORDER + first] != turn:
        first += 1
    return position[ORDER + (first + place_in_turn) % players]


@inline
def tempered(share: float, players: Any) -> float:
    """Corrects early shares: too high with three players, too low with four. Roots are the same on every machine."""
    return sqrt(share) * (share if players == 4 else 1.0)


@compiled("void(uint64[::1], int64[::1], float64[::1])", apart)
def look_through(room: Any, position: Any, answer: Any) -> None:
    """Solves every step to the end, each seat for itself."""
    players = Z(room[HOW_MANY])
    stack, ends = sets_at(place(room, TABLES), LONGEST), ends_at(place(room, TABLES + 4 * LONGEST), LONGEST)
    for step in range(steps_of(position)):
        at, to = FIRST + LENGTH * step, told(players, step)
        turn, empty = position[at + TURN], U(position[at + EMPTY])
        if turn == OVER:
            continue
        empties = Z(how_many(empty))
        for colour in range(4):
            stack[empties, colour] = U(position[at + BALLS + colour])
        answer[COUNTED] += play_out(stack, ends, empty, empties, players, NOTHING, 0.0)
        for number in range(players):
            seat = seat_at(position, turn, number, players)
            answer[to + seat] = ends[empties, number]
            answer[to + players + seat] = ends[empties, LEADS + number]
        answer[to + 2 * players], answer[to + 2 * players + 1] = 1.0, 0.0
    answer[FURTHER] = 0.0


@compiled("void(uint64[::1], int64[::1], float64[::1], int64, int64)", apart)
def grow_each(room: Any, position: Any, answer: Any, steps: int, instalments: int) -> None:
    """Grows the tree of every step by the same number of steps, and reports its promise."""
    players, count = Z(room[HOW_MANY]), steps_of(position)
    nodes = NODES // count // 2 * 2
    positions, shares = sets_at(place(room, ROOTS), 3), shares_at(place(room, SHARES), 1)[0]
    path, controls = path_at(place(room, PATH), 1)[0], control_at(place(room, CONTROL), count)
    answer[COUNTED] = 0.0
    for step in range(count):
        at, to = FIRST + LENGTH * step, told(players, step)
        turn = position[at + TURN]
        if turn == OVER:
            continue
        links = links_at(place(room, TABLES + 2 * nodes * step), nodes)
        worths = worths_at(place(room, TABLES + 2 * NODES + nodes * step // 2 * 5), nodes)
        for colour in range(4):
            positions[ROOT, colour] = U(position[at + BALLS + colour])
        brains, control = room[ADDRESSES : ADDRESSES + 4], controls[step]
        grow(links, worths, positions, U(position[at + EMPTY]), players, brains, steps, control, shares, path)
        empties = Z(how_many(U(position[at + EMPTY])))
        share, all_of_it, total = TEMPERED[players, empties], 0.0, 0.0
        for number in range(players):
            all_of_it += float(worths[0, number])
        for number in range(players):
            shares[number] = float(worths[0, number]) / all_of_it
            total += tempered(shares[number], players)
        for number in range(players):
            seat = seat_at(position, turn, number, players)
            answer[to + seat] = (1.0 - share) * shares[number] + share * tempered(shares[number], players) / total
            answer[to + players + seat] = np.nan
        error = CROWD_ERRORS[Z(room[BOARD]) // 8, empties] * FEWER[instalments]
        answer[to + 2 * players], answer[to + 2 * players + 1] = 0.0, error
        answer[COUNTED] += control[0]
    answer[FURTHER] = 1.0


@compiled("void(uint64[::1], int64[::1], float64[::1], int64)", apart)
def values_of_several(room: Any, position: Any, answer: Any, empties: int) -> None:
    if empties <= AT_ONCE:
        look_through(room, position, answer)
        return
    room[CONTROL:SHARES] = U(0)
    grow_each(room, position, answer, GLANCE, 0)


@compiled("void(uint64[::1], int64[::1], float64[::1], int64, int64)", apart)
def search_of_several(room: Any, position: Any, answer: Any, empties: int, number: int) -> None:
    if empties <= LAST:
        look_through(room, position, answer)
        return
    grow_each(room, position, answer, STEPS[number], number + 1)
    answer[FURTHER] = 1.0 if number + 1 < len(STEPS) else 0.0
