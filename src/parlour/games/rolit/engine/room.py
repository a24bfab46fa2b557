"""Prepares the memory in which a page thinks about Rolit, as `layout` describes it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled, inline
from parlour.games.rolit.engine.cells import poke
from parlour.games.rolit.engine.desk import CUT, MASK, MIRRORS, ORDERED, TABLE, WEIGHTS
from parlour.games.rolit.engine.desk import SIZE as SIDE
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.evaluation import UNIT
from parlour.games.rolit.engine.layout import (
    ADDRESSES,
    BOARD,
    BRAIN,
    BUCKET,
    BUCKETS,
    GROUND,
    GUESSES,
    HOW_MANY,
    PROOFS,
    RULE,
    TABLES,
)
from parlour.games.rolit.engine.unpacking import (
    BRAINS,
    LENGTH,
    PLAYERS,
    SIZE,
    STAGES,
    WAYS,
    lay,
    shapes_of,
    unfold,
    weights_of,
)
from parlour.games.rolit.engine.unpacking import REVERSI as BY_REVERSI

U = np.uint64
Z: Any = np.int64
NEVER: Final = 99
NONE_ORDERED, SOME_ORDERED = NEVER, 12
"""The fewest empty hollows at which the exact search orders moves by the evaluation, without one and with one."""
MARGIN: Final = 5 * UNIT


@inline
def place(room: Any, cell: Any) -> Any:
    """The address of a cell."""
    return U(room.ctypes.data) + U(8 * cell)


@compiled("void(uint8[::1], uint64[::1])")
def prepare(packed: Any, room: Any) -> None:
    """Lays out an array of `cells` cells for a search that has not begun."""
    room[:GROUND] = U(0)
    room[HOW_MANY], room[BOARD] = U(packed[PLAYERS]), U(packed[SIZE])
    room[RULE] = U(REVERSI if packed[BY_REVERSI] else ROLIT)
    words, width = (shapes_of(packed) + 3) // 4, weights_of(packed) + 1
    rows = place(room, GROUND)
    starts = place(room, GROUND + 8 * WAYS * words)
    weights = place(room, GROUND + 8 * WAYS * words + 4 * words)
    lay(packed, rows, starts)
    unfold(packed, weights)
    for brain in range(Z(packed[BRAINS])):
        at = BRAIN + 8 * brain
        room[at], room[at + 1], room[at + 2] = rows, starts, U(words)
        room[at + 3], room[at + 4], room[at + 5] = U(packed[LENGTH]), U(width), U(packed[SIZE])
        room[at + 6] = weights + U(2 * brain * Z(packed[STAGES]) * width)
        room[ADDRESSES + brain] = place(room, at)
    for desk, table in ((GUESSES, TABLES), (PROOFS, TABLES + BUCKETS * BUCKET)):
        at_desk = place(room, desk)
        poke(at_desk, TABLE, place(room, table))
        poke(at_desk, MASK, U(BUCKETS - 1))
        poke(at_desk, SIDE, U(packed[SIZE]))
        poke(at_desk, MIRRORS, U(NEVER))
        poke(at_desk, ORDERED, U(SOME_ORDERED if desk == PROOFS and packed[BRAINS] else NONE_ORDERED))
        poke(at_desk, WEIGHTS, room[ADDRESSES])
    poke(place(room, GUESSES), CUT, U(MARGIN))
