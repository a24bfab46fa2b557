"""The levels of bots that a server can afford; their cost follows from the options."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from parlour.contract.bots import levels
from parlour.contract.game import Game
from parlour.server.core.messages.answers import RequestRefused
from parlour.speech.message import Message

MOST_SECONDS, MOST_BYTES = 30.0, 1 << 27


@lru_cache(maxsize=256)
def levels_of(game: Game) -> tuple[str, ...]:
    """The affordable levels with these options, weakest first; random moves are always affordable."""
    return tuple(level for level in levels(game) if _affordable(game, level))


def _affordable(game: Game, level: str) -> bool:
    """A level that is played elsewhere costs nothing here."""
    if level != "random" and level not in game.bots():
        return True
    effort = game.effort(level)
    return effort.seconds <= MOST_SECONDS and effort.bytes <= MOST_BYTES


def absent_here(game: Game) -> tuple[str, ...]:
    """The levels that a server has with these options, and this device without a compiler does not."""
    return tuple(level for level in game.levels_compiled() if level not in levels(game))


def check_levels(game: Game, wanted: Iterable[str]) -> None:
    """Refuses an existing level that costs too much."""
    for level in wanted:
        if level in levels(game) and level not in levels_of(game):
            raise RequestRefused("bad_seats", Message("server-level", {"level": level, "levels": levels_of(game)}))


def weaker(game: Game, level: str) -> str:
    """The next weaker affordable level; the weakest level is tried again."""
    stronger = levels(game)
    known = stronger.index(level) if level in stronger else len(stronger)
    return next((each for each in reversed(stronger[:known]) if each in levels_of(game)), stronger[0])
