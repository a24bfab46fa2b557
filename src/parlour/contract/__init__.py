"""The contract between Parlour and a game: all that a game of your own imports.

These names are public. One that is renamed or removed keeps a shim for one release, and the changelog says so. `API`
counts the changes that a game must follow; a game states the one it was written for as `api` of its class.
"""

from __future__ import annotations

from parlour.contract.bots import Bot, BotFactory, Budget, Thought
from parlour.contract.game import Game
from parlour.contract.numbers import Observation
from parlour.contract.options import FIRST, Option, check_names, choice, first_seat, whole
from parlour.contract.results import Simulation
from parlour.contract.ruleset import API, Json, Options, Ruleset
from parlour.contract.solution import Number, Progress, Ranked, Solution
from parlour.contract.state import CHANCE, State, Step, once
from parlour.errors import BadNotation, Unsupported
from parlour.speech.message import Argument, Message, Player

__all__ = [
    "API",
    "CHANCE",
    "FIRST",
    "Argument",
    "BadNotation",
    "Bot",
    "BotFactory",
    "Budget",
    "Game",
    "Json",
    "Message",
    "Number",
    "Observation",
    "Option",
    "Options",
    "Player",
    "Progress",
    "Ranked",
    "Ruleset",
    "Simulation",
    "Solution",
    "State",
    "Step",
    "Thought",
    "Unsupported",
    "check_names",
    "choice",
    "first_seat",
    "once",
    "whole",
]
