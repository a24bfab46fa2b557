"""Games of the learned evaluation against itself, for measuring what hollows are worth to those who play well.

Every seat takes the move that looks best one move ahead; one move in `LOOSE`, and a few first ones, are any.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, below, compiled, inline
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.engine.crowd import judge, moved
from parlour.games.rolit.engine.evaluation import UNIT, evaluate
from parlour.games.rolit.kernel import NONE, ONE, Set, how_many, lowest
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

Z: Any = np.int64
LOOSE: Final = 8
WILD: Final = 8
"""The first moves that are any are fewer than this."""


@compiled("int64(uint64[::1], uint64[::1], uint64, uint64, int64, uint64[::1], float64[::1])")
def best_hollow(balls: Any, after: Any, empty: Set, moves: Set, players: int, brains: Any, shares: Any) -> Any:
    """The move that looks best to the seat to move; of equal ones the first, row by row."""
    others = balls[1] | balls[2] | balls[3]
    left = Z(how_many(empty)) - 1
    best, top = -1, 0.0
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        moved(balls, after, ball, capture(hollow, balls[0], others), players)
        if players > 2:
            judge(brains, after, empty ^ ball, left, players, shares)
            worth = shares[players - 1]
        elif left == 0:
            worth = float(Z(how_many(after[1])) - Z(how_many(after[0]))) * UNIT
        else:
            worth = -float(evaluate(brains[0], after[0], after[1], left))
        if best < 0 or worth > top:
            best, top = hollow, worth
    return best


@inline
def turn_to(board: Any, turn: int, players: int, here: Any) -> None:
    """Write the balls in turn from the seat to move."""
    for seat in range(players):
        here[seat] = board[(turn + seat) % players]
    for colour in range(players, 4):
        here[colour] = board[colour]


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
    """As `playout.measure`, by games that are played well."""
    balls, share = np.zeros(4, np.uint64), np.zeros(4)
    rng, trace = np.zeros(1, np.uint64), np.zeros(LONGEST, np.uint8)
    rng[0] = seed
    for _ in range(games):
        balls[:] = start[:]
        plies = play_well(balls, empty, players, reversi, brains, rng, trace)
        share_out(balls, players, share)
        add_up(trace, plies, players, share, sums)
