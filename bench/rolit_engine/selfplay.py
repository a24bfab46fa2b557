"""Games of the learned evaluation against itself, to measure the values of hollows in good play.

Every seat takes the move that looks best one move ahead; one move in `LOOSE`, and a few first ones, are any.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, below, compiled
from parlour.games.rolit.engine.policies import best_hollow, turn_to
from parlour.games.rolit.kernel import NONE, ONE, Set, how_many
from parlour.games.rolit.playout import (
    BOARD,
    EMPTY,
    LONGEST,
    OPEN,
    PLY,
    THINKER,
    TURN,
    add_up,
    any_of,
    play_on,
    share_out,
)

LOOSE: Final = 8
WILD: Final = 8
"""The first moves that are any are fewer than this."""


@compiled("int64(uint64[::1], uint64, int64, boolean, uint64[::1], uint64[::1], uint8[::1])", apart)
def play_well(balls: Any, empty: Set, players: int, reversi: bool, brains: Any, rng: Any, trace: Any) -> Any:
    """Play to the end; `balls` are in turn from the first seat then too, and `trace` is as in `playout.play_out`."""
    after, shares, here = np.zeros(4, np.uint64), np.zeros(4), np.zeros(4, np.uint64)
    board, now, who = np.zeros(BOARD, np.uint64), np.zeros(3, np.int64), np.full(4, THINKER)
    board[:4], board[EMPTY] = balls, empty
    wild, ball = below(rng, WILD), NONE
    while not play_on(board, now, players, reversi, who, ball, rng, trace):
        if now[PLY] < wild or below(rng, LOOSE) == 0:
            ball = any_of(board[OPEN], how_many(board[OPEN]), rng)
        else:
            turn_to(board, now[TURN], players, here)
            ball = ONE << np.uint64(best_hollow(here, after, board[EMPTY], board[OPEN], players, brains, shares))
    balls[:] = board[:4]
    return now[PLY]


@compiled("void(uint64[::1], uint64, int64, boolean, uint64[::1], uint64, int64, float64[:,::1])")
def measure_well(
    start: Any, empty: Set, players: int, reversi: bool, brains: Any, seed: Any, games: int, sums: Any
) -> None:
    """Like `playout.measure`, by games that are played well."""
    balls, share = np.zeros(4, np.uint64), np.zeros(4)
    rng, trace = np.zeros(1, np.uint64), np.zeros(LONGEST, np.uint8)
    rng[0] = seed
    for _ in range(games):
        balls[:] = start[:]
        plies = play_well(balls, empty, players, reversi, brains, rng, trace)
        share_out(balls, players, share)
        add_up(trace, plies, players, share, sums)
