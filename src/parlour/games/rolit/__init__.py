"""Rolit: balls of four colours, captured by bracketing them in straight lines."""

from parlour.games.rolit.rules import Rolit, RolitState

__all__ = ["GAME", "Rolit", "RolitState"]

GAME = Rolit
