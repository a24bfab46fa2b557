"""The games there are: those of this package, and those that are installed beside it.

A game is found by its entry point in the group `parlour.games` (`pig = "parlour_pig:GAME"`), and imported when it is
first asked for. Those of this package come first; on a clash of names they win. Each is a folder beside this file.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any
from warnings import warn

from parlour.contract.game import Game
from parlour.errors import ParlourError, UnknownGame, Unsupported
from parlour.speech.message import Message

GROUP = "parlour.games"


def names() -> tuple[str, ...]:
    """The names of all games: ours in a fixed order, then the installed ones by name. Imports none of them."""
    return (*_ours(), *_installed())


@cache
def kind(name: str) -> type[Game]:
    """The class of the game of that name, imported when it is first asked for."""
    found = _ours().get(name) or _installed().get(name)
    if found is None:
        raise UnknownGame(name, names())
    module, _, attribute = found.partition(":")
    try:
        game: type[Game] = getattr(import_module(module), attribute)
        return game
    except Exception as error:
        raise Unsupported(Message("game-broken", {"game": name, "module": module, "why": repr(error)})) from error


def kinds() -> Iterator[type[Game]]:
    """The classes of all games. One that cannot be imported is left out, with a warning that says why."""
    for name in names():
        try:
            yield kind(name)
        except ParlourError as error:
            warn(str(error), RuntimeWarning, stacklevel=2)


def game(name: str, **options: Any) -> Game:
    """A game by name with its options: `game(name, players=3)`."""
    return kind(name).make(options)


@cache
def _ours() -> dict[str, str]:
    """Where each game of this package is, in the order of `order.txt`; a game it leaves out comes after, by name.

    No metadata is read for them, which takes longer than starting a game.
    """
    order = files(__name__).joinpath("order.txt").read_text(encoding="utf-8").split()
    found = {each.name for each in iter_modules(__path__) if each.ispkg}
    ordered = [name for name in order if name in found]
    return {name: f"{GROUP}.{name}:GAME" for name in (*ordered, *sorted(found.difference(ordered)))}


@cache
def _installed() -> dict[str, str]:
    from importlib.metadata import entry_points

    found: dict[str, str] = {}
    for door in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        taken = _ours().get(door.name) or found.get(door.name)
        if taken is None:
            found[door.name] = door.value
        elif taken != door.value:
            clash = Message("game-clash", {"game": door.name, "module": door.value, "taken": taken})
            warn(str(clash), RuntimeWarning, stacklevel=2)
    return found
