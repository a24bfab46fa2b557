"""The tasks there are: `task("box9-3-v1")`.

The id ends with the version of the task, which rises when its game, options, opponents, limits or rules change, so that
results of one id can always be compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.contract.game import Game
from parlour.contract.options import one_of, requirement
from parlour.errors import BadOption
from parlour.games import game

LEVELS: Final = ("random", "easy", "medium", "hard")
WINS: Final = "the part of the win; a shared win counts as equal parts"
POINTS: Final = "the points left open, negative: fewer are better"
PERFECT: Final = "every seat maximises its own reward, given that all others do (subgame perfect)"
TIES: Final = (
    "tied winners play another game (SB-14); of moves with equal chances to win, a seat plays the one that shuts fewer "
    "numbers, and in the last turn the one that leaves fewer points"
)
TWICE: Final = (
    "computed backwards over all rows and rolls; tests compare it with a slow solver of their own on small boxes, "
    "and with the exact response of each seat to the others, which gains nothing"
)
FRACTIONS: Final = "computed backwards in exact fractions; tests compare it with a slow solver of their own"
SEARCHED: Final = (
    "alpha-beta search to the end; searched again with another evaluation and replacement scheme, without symmetry"
)
SMALL: Final = "alpha-beta search to the end; tests compare it with a search without pruning"
PUBLISHED: Final = "published by H. Takizawa (arXiv 2310.19387); our engine has not proved it"
OPEN: Final = "not solved: the best level is the best known"
ROUNDING: Final = 1e-9


@dataclass(frozen=True)
class Value:
    """The worth of a task to each seat in turn order, as far as it is known."""

    kind: str
    """`exact`: proved here; `published`: proved by others; `open`: unknown."""
    by_seat: tuple[float, ...] | None
    error: float | None
    """The most that rounding may have changed."""
    verified: str
    lead: int | None = None
    """Rolit: the balls that seat 0 has more in the end."""


@dataclass(frozen=True)
class Task:
    """A game, who plays it against the agent, and how much."""

    id: str
    name: str
    rules: str
    options: Mapping[str, Any]
    deals: int
    """The number of deals to play against each opponent; a deal is a game from each seat with the same luck."""
    value: Value
    opponents: tuple[str, ...] = LEVELS
    nodes: int | None = None
    """The most positions, or random continuations, that a level looks at for a move."""
    opening: int = 0
    """How many moves at the start of a deal are drawn: without chance, most bots play the same game again and again."""
    tabular: bool = False
    """Whether the exact exploitability and regret of levels can be computed within seconds."""
    equilibrium: str = ""
    ties: str = ""
    reward: str = WINS

    def game(self) -> Game:
        return game(self.name, **self.options)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def alone(self) -> bool:
        return self.players == 1


def _box(id: str, edition: str, players: int, value: tuple[float, ...]) -> Task:
    options = {"edition": edition, "players": players, **({"first": 0} if players > 1 else {})}
    if players == 1:
        known = Value("exact", value, ROUNDING, FRACTIONS)
        return Task(
            id, "shutbox", "shutbox/2", options, 2_000, known, (), tabular=True, equilibrium=PERFECT, reward=POINTS
        )
    known = Value("exact", value, ROUNDING, TWICE)
    deals = {2: 300, 3: 150, 4: 80}[players]
    levels = (*LEVELS, "perfect")
    return Task(id, "shutbox", "shutbox/2", options, deals, known, levels, tabular=True, equilibrium=PERFECT, ties=TIES)


def _rolit(id: str, deals: int, nodes: int, value: Value, **options: Any) -> Task:
    equilibrium = "" if value.kind == "open" else PERFECT
    opening = 2 if options["size"] == 4 else 4
    levels = ("random", "easy", "medium", "perfect") if options["size"] == 4 else LEVELS
    options["first"] = 0
    return Task(id, "rolit", "rolit/2", options, deals, value, levels, nodes, opening, equilibrium=equilibrium)


def _tuki(players: int, deals: int, nodes: int) -> Task:
    options = {"players": players, "rounds": 1}
    return Task(f"tuki-{players}-v1", "tuki", "tuki/1", options, deals, Value("open", None, None, OPEN), nodes=nodes)


UNKNOWN: Final = Value("open", None, None, OPEN)
DRAWN: Final = Value("published", (0.5, 0.5), 0.0, PUBLISHED, 0)
TASKS: Final[tuple[Task, ...]] = (
    _box("box9-1-v1", "nine", 1, (-431363714383 / 39182082048,)),
    _box("box10-1-v1", "tactica", 1, (-11688492467261 / 705277476864,)),
    _box("box9-2-v1", "nine", 2, (0.5015414133, 0.4984585867)),
    _box("box10-2-v1", "tactica-shared", 2, (0.4991880882, 0.5008119118)),
    _box("box9-3-v1", "nine", 3, (0.3394752025, 0.3324225903, 0.3281022072)),
    _box("box10-3-v1", "tactica-shared", 3, (0.3341404636, 0.3330627769, 0.3327967595)),
    _box("box9-4-v1", "nine", 4, (0.2605453724, 0.2523992654, 0.2457756932, 0.2412796691)),
    _box("box10-4-v1", "tactica-shared", 4, (0.2525037675, 0.2504734836, 0.2489615193, 0.2480612296)),
    _rolit("rolit4-2-v1", 200, 2_000, Value("exact", (0.0, 1.0), 0.0, SMALL, -2), size=4, players=2),
    _rolit("rolit6-2-v1", 100, 2_000, Value("exact", (0.0, 1.0), 0.0, SEARCHED, -4), size=6, players=2),
    _rolit("rolit8-2-v1", 60, 2_000, UNKNOWN, size=8, players=2),
    _rolit("reversi8-2-v1", 60, 2_000, DRAWN, size=8, players=2, preset="reversi"),
    _rolit("rolit6-3-v1", 40, 400, UNKNOWN, size=6, players=3),
    _rolit("rolit8-4-v1", 20, 400, UNKNOWN, size=8, players=4),
    _tuki(2, 60, 100),
    _tuki(4, 25, 30),
    _tuki(5, 15, 30),
    _tuki(6, 10, 30),
)


def task(id: str) -> Task:
    """The task of this id; `BadOption` lists those there are."""
    for each in TASKS:
        if each.id == id:
            return each
    raise BadOption("task", id, requirement(one_of(each.id for each in TASKS)))
