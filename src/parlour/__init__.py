"""Parlour: family games, played and solved."""

from __future__ import annotations

from parlour.bot import Bot, Budget, bot
from parlour.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    IllegalMove,
    ParlourError,
    RecordBusy,
    UnknownGame,
    Unsupported,
)
from parlour.game import CHANCE, Game, Simulation, State
from parlour.games import game
from parlour.simulation import batch, simulate
from parlour.solution import Solution, solve

__all__ = [
    "CHANCE",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "Budget",
    "Game",
    "IllegalMove",
    "ParlourError",
    "RecordBusy",
    "Simulation",
    "Solution",
    "State",
    "UnknownGame",
    "Unsupported",
    "batch",
    "bot",
    "game",
    "simulate",
    "solve",
]

__version__ = "0.1.0"
