"""Plays one game through the kernel, from any position: at random, by a child, or by a thinker asked at each turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import below, compiled
from parlour.games.rolit.kernel import NONE, ONE, bracketed, ends, how_many, lowest, open_to, runs

PASSED = 64
"""In a trace, where no ball was placed."""

LONGEST = 128


RANDOM, CHILD, THINKER = range(3)
"""The player of each seat: random, a child (see `bots.balls_now`), or a thinker; higher numbers are thinkers too."""

EMPTY, OPEN = 4, 5
"""Places of a board after the balls by colour: its empty hollows, and those that are open to a thinker."""
BOARD = 6
TURN, PLY, IDLE = range(3)
"""The rest of a game under way: whose turn it is, how many moves were made, whether the last was a pass."""


@compiled("uint64(uint64, uint64, uint64[::1])")
def any_of(balls: Any, many: Any, rng: Any) -> Any:
    """One of a number of balls, each equally likely."""
    for _ in range(below(rng, many)):
        balls &= balls - ONE
    return lowest(balls)


@compiled("uint64(uint64, uint64, uint64, int64, uint64[::1])")
def chosen(own: Any, others: Any, can: Any, who: int, rng: Any) -> Any:
    """Chooses a move without a search: the one that turns the most balls, or in one of four decisions any move."""
    if who == RANDOM or below(rng, 4) == 0:
        return any_of(can, how_many(can), rng)
    lines, most, best, rest = runs(own, others), NONE, NONE, can
    while rest != NONE:
        ball = lowest(rest)
        rest &= rest - ONE
        turned = how_many(bracketed(lines, runs(ball, others)))
        if best == NONE or turned > most:
            most, best = turned, ball
        elif turned == most:
            best |= ball
    return any_of(best, how_many(best), rng)


@compiled("boolean(uint64[::1], int64[::1], int64, boolean, int64[::1], uint64, uint64[::1], uint8[::1])")
def play_on(board: Any, now: Any, players: int, reversi: bool, who: Any, ball: Any, rng: Any, trace: Any) -> Any:
    """Plays until the game is over or a thinker is to move; the thinker's answer is the next `ball`.

    The balls are in turn (see `turns`). `trace` takes the hollows in the order they were filled. Returns whether the
    game is over.
    """
    while board[EMPTY] != NONE:
        turn, ply, empty = now[TURN], now[PLY], board[EMPTY]
        own = board[turn]
        others = (board[0] | board[1] | board[2] | board[3]) ^ own
        lines = runs(own, others)
        can = ends(lines) & empty if reversi else open_to(lines, own | others, empty)
        if can == NONE:
            if now[IDLE]:
                now[PLY] -= 1
                return True
            now[IDLE], trace[ply] = 1, PASSED
        else:
            if who[turn] < THINKER:
                ball = chosen(own, others, can, who[turn], rng)
            elif ball == NONE:
                board[OPEN] = can
                return False
            turns = bracketed(lines, runs(ball, others))
            for colour in range(4):
                board[colour] &= ~turns
            board[turn] |= turns | ball
            board[EMPTY] = empty ^ ball
            now[IDLE], trace[ply] = 0, how_many(ball - ONE)
            ball = NONE
        now[PLY] = ply + 1
        now[TURN] = (turn + 1) % players
    return True


@compiled("int64(uint64[::1], uint64, int64, boolean, uint64[::1], uint8[::1])")
def play_out(balls: Any, empty: Any, players: int, reversi: bool, rng: Any, trace: Any) -> Any:
    """Plays to the end, every legal move equally likely; `balls` hold the final board. Returns the number of moves."""
    board, now, who = np.zeros(BOARD, np.uint64), np.zeros(3, np.int64), np.zeros(4, np.int64)
    board[:4], board[EMPTY] = balls, empty
    play_on(board, now, players, reversi, who, NONE, rng, trace)
    balls[:] = board[:4]
    return now[PLY]


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
    """Play `games` games from a position and add up, hollow by hollow, how the player who filled it fared.

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
