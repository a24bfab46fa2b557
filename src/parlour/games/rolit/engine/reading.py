"""Reads states of the game for the engine."""

from __future__ import annotations

from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.turns import in_turn


def position_of(state: RolitState) -> Position:
    """A two-player state as the search sees it."""
    own, other, *rest = (int(balls) for balls in in_turn(state))
    return Position(own, other, rest[0] | rest[1], state.empty)
