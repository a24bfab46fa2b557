"""Shut the Box: TACTica with own rows or a shared one, the 12-flap box, the 9-number box, and their variants."""

from parlour.games.shutbox.rules import ShutBox, ShutBoxState

GAME = ShutBox

__all__ = ["GAME", "ShutBox", "ShutBoxState"]
