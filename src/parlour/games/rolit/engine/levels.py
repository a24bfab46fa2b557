"""The levels of Rolit that search: `medium`, `hard` and, where the game is solved, `perfect`.

Their modules are imported when a bot is seated, so that listing the levels compiles nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from parlour.contract.bots import Bot, BotFactory
from parlour.games.rolit.options import RolitOptions

GLANCE: Final = 2
"""The depth of `medium` with two players."""
SHORT: Final = 4
"""The depth of `hard` where there is a `perfect`; with all its time `hard` would hardly ever err there."""
FAR: Final = 60
"""No limit of depth: it searches deeper while there is time."""


def searching(depth: int, *, sure: bool = False, booked: bool = False) -> BotFactory:
    def seat(game: Any, random: Random) -> Bot:
        from parlour.games.rolit.engine.searcher import Searcher

        return Searcher(game.options, depth, sure, booked)

    return seat


def levels_for(options: RolitOptions) -> Mapping[str, BotFactory]:
    """The levels that this game has besides `easy`, weakest first; `perfect` only where the game is solved."""
    perfect = {"perfect": searching(FAR, sure=True)}
    if options.size == 4:
        return perfect
    if options.players > 2:
        return {"medium": searching(1), "hard": searching(FAR)}
    levels = {"medium": searching(GLANCE), "hard": searching(sight(options), booked=options.size == 8)}
    return levels | perfect if solved(options) else levels


def solved(options: RolitOptions) -> bool:
    """Whether the value of every position is known: 4×4, and two-player 6×6 by the rules of Rolit."""
    return options.size == 4 or (options.size == 6 and options.players == 2 and options.preset == "rolit")


def sight(options: RolitOptions) -> int:
    """The depth of `hard` with two players: small where there is a `perfect`."""
    return SHORT if solved(options) else FAR
