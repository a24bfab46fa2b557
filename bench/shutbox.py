"""Shut the Box: random games through the kernel, beside games through `State.play`. No peer plays this game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import parlour
from bench.frame import Row, refereed, simulated

ABOUT = "random games, from the opening roll to the last tie-break, every legal move equally likely"
WANTED = 100
GAMES: dict[str, dict[str, Any]] = {
    "tactica, 2 players": {},
    "tactica, 4 players": {"players": 4},
    "nine, alone": {"edition": "nine", "players": 1},
    "twelve, 2 players, to 100 points": {"edition": "twelve"},
    "the 210": {"variant": "two-ten"},
    "young, 2 players": {"variant": "young"},
}


def rows() -> Iterator[Row]:
    for what, options in GAMES.items():
        game = parlour.game("shutbox", **options)
        yield Row(what, simulated(game), "games", "the same, by State.play", refereed(game), WANTED)
