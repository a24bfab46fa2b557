"""The entrants of a match: a level of the game, an installed bot, or the user's own class, by module and name.

A user's own bot is any callable that makes one for a game and a `Random` (`contract.BotFactory`), a class mostly. In
Python it is given as it is; elsewhere it is written `module:Class`, or has an entry point in the group `parlour.bots`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import TypeAlias

from parlour.contract.bots import Bot, BotFactory, bot
from parlour.contract.bots import levels as levels_of
from parlour.contract.game import Game
from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.study import agents

GROUP = "parlour.bots"
Entrant: TypeAlias = str | BotFactory

_given: dict[str, BotFactory] = {}
"""The bots that this process was given as they are, by name; other processes import them."""


def name_of(entrant: Entrant) -> str:
    """The name of an entrant in a job, so that other processes find it too."""
    if isinstance(entrant, str):
        return entrant
    name = f"{entrant.__module__}:{getattr(entrant, '__qualname__', type(entrant).__qualname__)}"
    _given[name] = entrant
    return name


def installed() -> dict[str, str]:
    """Bots from other installed packages: name to `module:Class`."""
    return {door.name: door.value for door in entry_points(group=GROUP)}


def seated(game: Game, name: str, seed: int) -> Bot:
    """The bot of this name for a game; the same seed plays the same moves."""
    if name in levels_of(game):
        return bot(game, name, seed=seed)
    return factory(game, name)(game, Random(seed))


def factory(game: Game, name: str) -> BotFactory:
    """The factory of a bot that is not one of the game's own; `BadOption` names the valid forms."""
    if name in _given:
        return _given[name]
    ours = agents.maker(name)
    if ours is not None:
        return ours
    place = name if ":" in name else installed().get(name, "")
    if not place:
        raise BadOption("bots", name, Message("option-bots-among", {"levels": (*levels_of(game), *installed())}))
    module, _, path = place.partition(":")
    try:
        found = import_module(module)
        for attribute in path.split("."):
            found = getattr(found, attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("bots", name, Message("cannot-bot", {"bot": repr(name), "why": str(error)})) from error
    if not callable(found):
        raise BadOption("bots", name, Message("cannot-bot", {"bot": repr(name), "why": repr(found)}))
    made: BotFactory = found
    return made
