"""Shut the Box: TACTica with own rows or a shared one, the 12-flap box, the 9-flap box, and their variants."""

from parlour.games.shutbox.game import ShutBox
from parlour.games.shutbox.state import ShutBoxState

__all__ = ["GAME", "ShutBox", "ShutBoxState"]

GAME = ShutBox
