"""The ratings of bots, measured in the arena: `tables/ratings.py` makes the files, docs/ratings.md says how."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from parlour.table.rating.model import Rating

FILE = "ratings.json"
"""Lies beside the module of a game's class."""


class Measured(NamedTuple):
    """The measured strength of a level, for a game with its usual options and a number of players."""

    level: str
    rating: Rating
    games: int


def measured(kind: type, players: int) -> dict[str, Measured]:
    """By level of a kind of game, weakest first; empty where nothing was measured."""
    found = _table(kind.__module__.rpartition(".")[0]).get(str(players), {})
    return {level: Measured(level, Rating(mu, sigma), games) for level, (mu, sigma, games) in found.items()}


@cache
def _table(package: str) -> dict[str, Any]:
    file = files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return {}
    table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["ratings"]
    return table
