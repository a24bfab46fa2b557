"""The balls in the order of turns, from which kernels that play on start."""

from __future__ import annotations

from typing import Any

from parlour.compute.words import U
from parlour.contract.state import CHANCE
from parlour.games.rolit.state import RolitRules, RolitState


def in_turn(state: RolitState) -> tuple[Any, Any, Any, Any]:
    """The balls of the seat to move, of the seats after it in turn, and then the neutral ones, colour by colour."""
    own, second, third, fourth = (U(state.balls[colour]) for colour in state.game.colours_from(state.turn))
    return own, second, third, fourth


def beginnings(game: RolitRules) -> list[RolitState]:
    """The first position, or one for each seat that the rolled ball may let begin (RO-03)."""
    start = game.start()
    if start.turn != CHANCE:
        return [start]
    return [RolitState(game, start.balls, seat) for seat in range(game.players)]
