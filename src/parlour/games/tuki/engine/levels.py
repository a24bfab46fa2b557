"""The levels of Tuki Tuki. Their modules are imported when a bot is seated: listing the levels compiles nothing."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.compute.words import INSTALLED
from parlour.contract.bots import Bot, BotFactory, plain


@plain
def easy(game: Any, random: Random) -> Bot:
    from parlour.games.tuki.engine.players import Child

    return Child(random)


def medium(game: Any, random: Random) -> Bot:
    from parlour.games.tuki.engine.players import Quick

    return Quick(random)


def hard(game: Any, random: Random) -> Bot:
    from parlour.games.tuki.engine.players import Searcher

    return Searcher(random)


LEVELS = ("easy", "medium", "hard")
BOTS: Mapping[str, BotFactory] = {"easy": easy, "medium": medium, "hard": hard} if INSTALLED else {"easy": easy}
"""Without NumPy and Numba only the child can be seated."""
