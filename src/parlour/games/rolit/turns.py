"""The balls in the order of the turns: what the kernels that play on for themselves begin with."""

from __future__ import annotations

import numpy as np

from parlour.contract.state import CHANCE
from parlour.games.rolit.state import RolitRules, RolitState


def in_turn(state: RolitState) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """The balls of the seat to move, of the seats after it in turn, and then the neutral ones, colour by colour."""
    own, second, third, fourth = (np.uint64(state.balls[colour]) for colour in colours_from(state.game, state.turn))
    return own, second, third, fourth


def colours_from(game: RolitRules, seat: int) -> list[int]:
    """The colours in the order of play, beginning with a seat's, and then the neutral ones."""
    colours = game.seat_colours
    neutral = [colour for colour in range(4) if colour not in colours]
    return [colours[each] for each in game.in_turn_from(seat)] + neutral


def beginnings(game: RolitRules) -> list[RolitState]:
    """The first position, or one for each seat that the rolled ball may let begin (RO-03)."""
    start = game.start()
    if start.turn != CHANCE:
        return [start]
    return [RolitState(game, start.balls, seat) for seat in range(game.players)]
