"""Bots for Shut the Box: `easy` here looks one move ahead; the others know the values (`solver.bots`)."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bot import BotFactory, one_ahead
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.bots import hard, medium, perfect
from parlour.games.shutbox.state import ShutBoxState

WIN = 1000.0
FLEXIBLE = 3.0
"""What an open number is worth as such: of two ways to shut the same total, the one that leaves more ways open."""


def judge(state: ShutBoxState, seat: int) -> float:
    """Minus the sum that stands open, which is what all ways of scoring grow with; a usable roll is as good as shut."""
    numbers = state.open_numbers(seat)
    if state.over:
        return (WIN if seat in state.winners else 0.0) - sum(numbers)
    return usable(state, seat) - sum(numbers) + FLEXIBLE * len(numbers)


def usable(state: ShutBoxState, seat: int) -> float:
    """The total of the roll that the seat is about to use."""
    roll = state.roll
    if state.phase != at.SHUTTING or state.seat != seat or roll is None:
        return 0.0
    return float(sum(roll.faces))


BOTS: Mapping[str, BotFactory] = {"easy": one_ahead(judge), "medium": medium, "hard": hard, "perfect": perfect}
"""Weakest first; `perfect` estimates where it must."""
