"""The games, sizes and numbers of players whose analyses are measured."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import parlour
from parlour.contract.bots import Budget, levels


class Case(NamedTuple):
    game: str
    options: dict[str, Any]
    steps: int
    """Positions of a game as a rule: its thirds are counted by them, because a game's own length tells who won."""
    wild: int = 0
    """Moves at random that a game begins with at most: a game without dice would always be the same."""
    nodes: int | None = None
    """Positions or rollouts that a bot may look at for a move."""


NINE: Final = {"edition": "nine"}
ROUND: Final = {2: 68, 3: 100, 4: 123, 5: 160, 6: 196}
"""Positions of a round of Tuki Tuki, by players."""
CASES: Final = {
    "rolit-4": Case("rolit", {"size": 4}, 9, 4),
    "rolit-6": Case("rolit", {"size": 6}, 29, 5, 2_000),
    "rolit-8": Case("rolit", {"players": 2}, 57, 5, 2_000),
    "reversi-6": Case("rolit", {"size": 6, "preset": "reversi"}, 29, 5, 2_000),
    "reversi-8": Case("rolit", {"preset": "reversi"}, 57, 5, 2_000),
    "rolit-6-three": Case("rolit", {"size": 6, "players": 3}, 29, 5, 400),
    "rolit-8-three": Case("rolit", {"players": 3}, 57, 5, 400),
    "rolit-6-four": Case("rolit", {"size": 6, "players": 4}, 29, 5, 400),
    "rolit-8-four": Case("rolit", {"players": 4}, 57, 5, 400),
    **{f"tuki-{many}": Case("tuki", {"players": many, "rounds": 1}, ROUND[many], 0, 200) for many in ROUND},
    "tuki-2-five": Case("tuki", {"players": 2}, 5 * ROUND[2], 0, 200),
    "box-alone": Case("shutbox", {**NINE, "players": 1, "variant": "solo", "until": "game"}, 12),
    "box-2": Case("shutbox", {**NINE, "players": 2}, 25),
    "box-3": Case("shutbox", {**NINE, "players": 3}, 36),
    "box-4": Case("shutbox", {**NINE, "players": 4}, 45),
}


@lru_cache(maxsize=2)
def made(name: str) -> parlour.Game:
    return parlour.game(CASES[name].game, **CASES[name].options)


def budget(name: str) -> Budget:
    return Budget(nodes=CASES[name].nodes)


def pairings(game: parlour.Game) -> list[tuple[str, str]]:
    """Every level against every other one; alone each by itself."""
    names = levels(game)
    if game.players == 1:
        return [(each, each) for each in names]
    return [(one, other) for place, one in enumerate(names) for other in names[place + 1 :]]
