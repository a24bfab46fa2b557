"""Tuki Tuki: eight cards nobody knows, and parrots. The rules by id: docs/rules/tuki.md."""

from __future__ import annotations

from parlour.games.tuki.rules import Tuki

GAME = Tuki

__all__ = ["GAME", "Tuki"]
