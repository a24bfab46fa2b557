"""Rolit: balls of four colours, captured by bracketing them in straight lines."""

from parlour.games.rolit.game import Rolit
from parlour.games.rolit.state import RolitState

__all__ = ["GAME", "Rolit", "RolitState"]

GAME = Rolit
