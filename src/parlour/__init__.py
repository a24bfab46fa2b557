"""Parlour: family games, played and solved."""

from __future__ import annotations

from parlour.errors import (
    BadNotation,
    BadOption,
    IllegalMove,
    ParlourError,
    UnknownGame,
    Unsupported,
)
from parlour.game import CHANCE, Game, Simulation, State
from parlour.games import game
from parlour.simulation import simulate

__all__ = [
    "CHANCE",
    "BadNotation",
    "BadOption",
    "Game",
    "IllegalMove",
    "ParlourError",
    "Simulation",
    "State",
    "UnknownGame",
    "Unsupported",
    "game",
    "simulate",
]

__version__ = "0.1.0"
