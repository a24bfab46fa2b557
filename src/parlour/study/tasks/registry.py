"""The registry of tasks: `task("box9-3-v1")`.

The id ends with the version of the task, which rises when its game, options, opponents, limits or rules change, so that
results of one id can always be compared. A game keeps its own tasks, as data beside its class.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from parlour.contract.game import Game
from parlour.contract.options import one_of, requirement
from parlour.errors import BadOption, BadRecord
from parlour.games import game, kinds
from parlour.speech.message import Message

LEVELS: Final = ("random", "easy", "medium", "hard")
WINS: Final = "the part of the win; a shared win counts as equal parts"
FILE: Final = "tasks.json"
"""Lies beside the module of a game's class."""


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
    """The lead of seat 0 in the end, in games that have one."""


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


@cache
def tasks() -> tuple[Task, ...]:
    """The tasks of every game."""
    found: list[Task] = []
    for kind in kinds():
        file = files(kind.__module__.rpartition(".")[0] or kind.__module__).joinpath(FILE)
        try:
            given = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
            found += [_task(kind.name, each) for each in given]
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(Message("record-not-json", {"why": f"{file}: {error}"})) from error
    return tuple(found)


def _task(name: str, given: dict[str, Any]) -> Task:
    value = Value(**given["value"] | {"by_seat": _fixed(given["value"]["by_seat"])})
    opponents = tuple(given.get("opponents", LEVELS))
    return Task(name=name, **given | {"value": value, "opponents": opponents})


def _fixed(numbers: list[float] | None) -> tuple[float, ...] | None:
    return None if numbers is None else tuple(numbers)


def task(id: str) -> Task:
    """The task of this id; `BadOption` lists those there are."""
    for each in tasks():
        if each.id == id:
            return each
    raise BadOption("task", id, requirement(one_of(each.id for each in tasks())))
