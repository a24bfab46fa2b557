"""Parlour: family games, played and solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract.bots import FREE, Bot, Budget, bot
from parlour.contract.game import CHANCE, Game, Simulation, State
from parlour.contract.solution import Progress, Solution, solve
from parlour.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    IllegalMove,
    ParlourError,
    RecordBusy,
    Refused,
    UnknownGame,
    Unsupported,
)
from parlour.games import game, names
from parlour.study.simulate import batch, simulate

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from parlour.contract.engine import Valued
    from parlour.study.analysis.report import Report
    from parlour.table.record import Record

__all__ = [
    "CHANCE",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "Budget",
    "Game",
    "IllegalMove",
    "ParlourError",
    "RecordBusy",
    "Refused",
    "Simulation",
    "Solution",
    "State",
    "UnknownGame",
    "Unsupported",
    "advise",
    "analyse",
    "batch",
    "bot",
    "game",
    "load",
    "names",
    "simulate",
    "solve",
]

__version__ = "0.1.0"


def advise(state: State[Any], budget: Budget = FREE) -> tuple[Valued, ...]:
    """Every legal move, the best first: `.move .worth .lead .exact .error`. See `parlour.engine.advice`."""
    from parlour.engine.advice import advise  # engines need more than `import parlour` should load

    return advise(state, budget)


def load(path: Path | str) -> Record:
    """The record of a game in a file: `.positions()`, `.header`. See `parlour.table`."""
    from parlour.table.record import load  # records need more than `import parlour` should load

    return load(path)


def analyse(
    record: str | Path,
    *,
    quick: bool = False,
    fresh: bool = False,
    progress: Progress | None = None,
) -> Report:
    """Luck and skill in a game; `record` is a path, or the text of a record. See `parlour.study.analysis`."""
    from parlour.study.analysis.study import analyse  # records need more than `import parlour` should load

    return analyse(record, quick=quick, fresh=fresh, progress=progress)
