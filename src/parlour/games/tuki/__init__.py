"""Tuki Tuki: eight cards nobody knows, and parrots. The rules by id: docs/rules/tuki.md."""

from parlour.games.tuki.game import Tuki
from parlour.games.tuki.state import TukiState

__all__ = ["GAME", "Tuki", "TukiState"]

GAME = Tuki
