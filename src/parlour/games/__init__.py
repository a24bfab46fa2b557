"""The available games: those of this package, and installed ones.

A game is found by its entry point in the group `parlour.games` (`pig = "parlour_pig:GAME"`) and imported on first use.
Games of this package come first and win clashes of names. Each is a folder beside this file. An installed game that
does not fit this Parlour is refused here, in one sentence that names its package.
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
from parlour.contract.ruleset import API, GROUP
from parlour.errors import ParlourError, UnknownGame, Unsupported
from parlour.speech.message import Message


class LeftOut(RuntimeWarning):
    """An installed game cannot be used; the others can."""


def names() -> tuple[str, ...]:
    """The names of all games: ours in a fixed order, then the installed ones by name. Imports none of them."""
    return (*_ours(), *_installed())


def kind(name: str) -> type[Game]:
    """The class of the game of that name, imported on first use. Raises `Unsupported` if it does not fit."""
    found = _found(name)
    if isinstance(found, Message):
        raise Unsupported(found)
    return found


@cache
def _found(name: str) -> type[Game] | Message:
    """The class, or its error. A package that fails to import is not imported again."""
    where = _ours().get(name) or _installed().get(name)
    if where is None:
        raise UnknownGame(name, names())
    module, _, attribute = where.partition(":")
    try:
        game: type[Game] = getattr(import_module(module), attribute)
        return game if name in _ours() else _refusal(name, game) or game
    except Unsupported as error:
        return error.why
    except Exception as error:
        from parlour.contract.strangers import package_of, reason

        return Message("game-broken", {"game": name, "package": package_of(module), "why": reason(error)})


def _refusal(name: str, game: type[Game]) -> Message | None:
    """Why an installed game is refused: it was made for another `API`, or a basic question about it fails."""
    if game.api != API:
        from parlour.contract.strangers import package_of

        package = package_of(game.__module__)
        return Message("game-other-api", {"game": name, "package": package, "theirs": str(game.api), "ours": str(API)})
    first = game.make({})
    first.start()
    first.bots()
    return None


def left_out() -> tuple[Message, ...]:
    """One sentence for each installed game that cannot be used."""
    found = (_found(name) for name in names())
    return tuple(each for each in found if isinstance(each, Message))


def kinds() -> Iterator[type[Game]]:
    """The classes of all games. One that cannot be used is left out, with a warning that says why."""
    for name in names():
        try:
            yield kind(name)
        except ParlourError as error:
            warn(str(error), LeftOut, stacklevel=2)


def blamed(error: BaseException) -> Unsupported | None:
    """The sentence for an error in an installed game that uses a removed name; else nothing."""
    from parlour.contract.strangers import is_misfit, misfit

    if not is_misfit(error):
        return None
    at, modules = error.__traceback__, set()
    while at is not None:
        modules.add(str(at.tb_frame.f_globals.get("__name__", "")).partition(".")[0])
        at = at.tb_next
    for name, value in _installed().items():
        if value.partition(":")[0].partition(".")[0] in modules:
            return misfit(kind(name), error)
    return None


def game(name: str, **options: Any) -> Game:
    """A game by name with its options: `game(name, players=3)`."""
    return kind(name).make(options)


@cache
def _ours() -> dict[str, str]:
    """The module of each game of this package, in the order of `order.txt`; a game it leaves out comes after, by name.

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
