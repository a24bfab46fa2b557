"""One random game through the kernel, from any position: for measuring hollows, and for searching."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.rolit.kernel import NONE, ONE, bracketed, ends, how_many, lowest, open_to, runs
from parlour.kernels import below, compiled

PASSED = 64
"""In a trace, where no ball was placed."""

LONGEST = 128


@compiled("int64(uint64[::1], uint64, int64, boolean, uint64[::1], uint8[::1])")
def play_out(balls: Any, empty: Any, players: int, reversi: bool, rng: Any, trace: Any) -> Any:
    """Play to the end, every legal move equally likely; `balls` are in turn (see `turns`), and hold the end afterwards.

    `trace` takes the hollows in the order they were filled; the answer is the number of moves.
    """
    turn, ply, idle = 0, 0, False
    while empty != NONE:
        own = balls[turn]
        others = (balls[0] | balls[1] | balls[2] | balls[3]) ^ own
        lines = runs(own, others)
        can = ends(lines) & empty if reversi else open_to(lines, own | others, empty)
        if can == NONE:
            if idle:
                return ply - 1
            idle = True
            trace[ply] = PASSED
        else:
            idle = False
            for _ in range(below(rng, how_many(can))):
                can &= can - ONE
            ball = lowest(can)
            turns = bracketed(lines, runs(ball, others))
            for colour in range(4):
                balls[colour] &= ~turns
            balls[turn] |= turns | ball
            empty ^= ball
            trace[ply] = how_many(ball - ONE)
        ply += 1
        turn = (turn + 1) % players
    return ply


@compiled("void(uint64[::1], int64, float64[::1])")
def share_out(balls: Any, players: int, share: Any) -> None:
    """RO-10: the win, in equal parts to those with the most balls."""
    most = NONE
    for seat in range(players):
        most = max(most, how_many(balls[seat]))
    winners = 0
    for seat in range(players):
        winners += how_many(balls[seat]) == most
    for seat in range(players):
        share[seat] = 1.0 / winners if how_many(balls[seat]) == most else 0.0


@compiled("void(uint8[::1], int64, int64, float64[::1], float64[:,::1])")
def add_up(trace: Any, plies: int, players: int, share: Any, sums: Any) -> None:
    """Add one game to what `measure` adds up."""
    for ply in range(plies):
        if trace[ply] != PASSED:
            fared = share[ply % players]
            sums[0, trace[ply]] += 1.0
            sums[1, trace[ply]] += fared
            sums[2, trace[ply]] += fared * fared


@compiled("void(uint64[::1], uint64, int64, boolean, uint64, int64, float64[:,::1])")
def measure(start: Any, empty: Any, players: int, reversi: bool, seed: Any, games: int, sums: Any) -> None:
    """Play `games` games from a position and add up, hollow by hollow, how whoever filled it fared.

    `sums[0]` counts the games in which the hollow was filled, `sums[1]` adds the shares of the win (1, or 1/2 of a win
    shared by two, …) and `sums[2]` their squares.
    """
    balls, share = np.zeros(4, np.uint64), np.zeros(4)
    rng, trace = np.zeros(1, np.uint64), np.zeros(LONGEST, np.uint8)
    rng[0] = seed
    for _ in range(games):
        for colour in range(4):
            balls[colour] = start[colour]
        plies = play_out(balls, empty, players, reversi, rng, trace)
        share_out(balls, players, share)
        add_up(trace, plies, players, share, sums)
