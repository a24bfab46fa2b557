"""The games. Adding one is a folder beside this file and a name in this list."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from parlour.errors import UnknownGame
from parlour.game import Game

NAMES = ("shutbox", "tuki", "rolit")


def kind(name: str) -> type[Game]:
    """The class of the game of that name, imported when it is first asked for."""
    if name not in NAMES:
        raise UnknownGame(name, NAMES)
    found: type[Game] = import_module(f"parlour.games.{name}").GAME
    return found


def game(name: str, **options: Any) -> Game:
    """A game by name with its options, for instance `game("rolit", size=6, players=3)`."""
    return kind(name).make(options)
