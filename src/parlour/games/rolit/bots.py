"""Bots for Rolit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from parlour.contract.bots import BotFactory, child, one_ahead
from parlour.games.rolit.board import WIDTH, whole_board
from parlour.games.rolit.state import RolitState

CORNER, EDGE, DANGER = 8.0, 1.5, -2.0
"""Corners never turn again, edges seldom; a ball beside an empty corner invites others into it."""
FINAL_SHARE = 0.75
"""The share of filled hollows from which only the count matters."""


def judge(state: RolitState, seat: int) -> float:
    """The hollow values of the seat's balls, minus those of the strongest other seat."""
    worth = [ball_worth(state, other) for other in range(state.game.players)]
    return worth[seat] - max(each for other, each in enumerate(worth) if other != seat)


def ball_worth(state: RolitState, seat: int) -> float:
    size, own = state.game.options.size, state.balls[state.colour_of(seat)]
    if state.occupied.bit_count() >= FINAL_SHARE * size * size:
        return float(own.bit_count())
    corners, edges, dangers = regions(size, state.occupied & regions(size, 0)[0])
    parts = ((corners, CORNER), (edges, EDGE), (dangers, DANGER))
    return own.bit_count() + sum(worth * (own & region).bit_count() for region, worth in parts)


@cache
def regions(size: int, taken_corners: int) -> tuple[int, int, int]:
    """The corners, the edges between them, and the hollows next to a corner that is still empty."""
    last = size - 1
    corners = sum(1 << row * WIDTH + column for row in (0, last) for column in (0, last))
    inner = sum(1 << row * WIDTH + column for row in range(1, last) for column in range(1, last))
    empty = corners & ~taken_corners
    beside = sum(1 << hollow for hollow in range(64) if neighbours(hollow) & empty)
    return corners, whole_board(size) & ~inner & ~corners, beside & whole_board(size) & ~corners


def neighbours(hollow: int) -> int:
    row, column = divmod(hollow, WIDTH)
    near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return sum(1 << r * WIDTH + c for r, c in near if 0 <= r < WIDTH and 0 <= c < WIDTH and (r, c) != (row, column))


def balls_now(state: RolitState, seat: int) -> float:
    """A child's evaluation: its own balls after the move, wherever they lie and even if they may be turned next."""
    return float(state.scores[seat])


BOTS: Mapping[str, BotFactory] = {"easy": child(balls_now), "medium": one_ahead(judge)}
"""`easy`, and `medium` for boards that the engine has not learned."""
