"""Counts all sequences of moves of a given length: the strictest test of a move generator, and a measure of speed."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import compiled
from parlour.contract.options import requirement, whole_from, within
from parlour.games.rolit.board import MOST_MOVES
from parlour.games.rolit.kernel import NONE, ONE, Set, bracketed, ends, how_many, lowest, open_to, runs
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.turns import beginnings, in_turn


@compiled("uint64(uint64, uint64, uint64, int64)")
def count_two(own: Set, others: Set, empty: Set, depth: int) -> Any:
    """RO-12: two colours; a pass is a move, and a game that is over before `depth` counts once."""
    lines = runs(own, others)
    can = ends(lines) & empty
    if can == NONE and ends(runs(others, own)) & empty == NONE:
        return ONE
    if depth == 1:
        return how_many(can) if can != NONE else ONE
    if can == NONE:
        return count_two(others, own, empty, depth - 1)
    total = NONE
    while can != NONE:
        ball = lowest(can)
        can ^= ball
        turns = bracketed(lines, runs(ball, others))
        total += count_two(others ^ turns, own | turns | ball, empty ^ ball, depth - 1)
    return total


@compiled("uint64(uint64, uint64, uint64, uint64, uint64, int64, int64)")
def count_four(own: Set, second: Set, third: Set, fourth: Set, empty: Set, players: int, depth: int) -> Any:
    """RO-07, RO-08: four colours, of which the first `players` take turns; nobody passes."""
    if empty == NONE:
        return ONE
    others = second | third | fourth
    lines = runs(own, others)
    can = open_to(lines, own | others, empty)
    if depth == 1:
        return how_many(can)
    total = NONE
    while can != NONE:
        ball = lowest(can)
        can ^= ball
        turns = bracketed(lines, runs(ball, others))
        mine, b, c, d = own | turns | ball, second & ~turns, third & ~turns, fourth & ~turns
        if players == 2:
            total += count_four(b, mine, c, d, empty ^ ball, players, depth - 1)
        elif players == 3:
            total += count_four(b, c, mine, d, empty ^ ball, players, depth - 1)
        else:
            total += count_four(b, c, d, mine, empty ^ ball, players, depth - 1)
    return total


def perft(state: RolitState, depth: int) -> int:
    """The number of sequences of `depth` moves from a state; a game that ends earlier counts once.

    The opening roll is no move: where the ball is still to be rolled, the sequences of all seats that may begin are
    counted together.
    """
    depth = within("depth", depth, 1, MOST_MOVES, requirement(whole_from(1, MOST_MOVES)))
    if state.chances():
        return sum(_count(after, depth) for after in beginnings(state.game))
    return _count(state, depth)


def _count(state: RolitState, depth: int) -> int:
    own, second, third, fourth = in_turn(state)
    with np.errstate(over="ignore"):  # multiplying to count bits wraps around on purpose, also without the compiler
        if state.game.reversi:
            return int(count_two(own, second, state.empty, depth))
        return int(count_four(own, second, third, fourth, state.empty, state.game.players, depth))
