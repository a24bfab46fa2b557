"""Luck and skill in a finished game, as clients get them."""

from __future__ import annotations

import msgspec

from parlour.analysis.moments import Kind
from parlour.analysis.report import Report
from parlour.server.schema.said import Said


class AnalysisMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A step that is told of: `analysis-KIND` is its sentence."""

    kind: Kind
    number: int
    """Of the step."""
    seat: int
    amount: float
    """What it was worth to the seat, or what it lost."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What `parlour.analyse` finds, and what is told of it."""

    report: Report
    moments: list[AnalysisMoment]
    """The luckiest and the unluckiest, the worst mistake, the best find, as far as they happened."""
    turning: list[AnalysisMoment]
    """The steps that changed most, in the order of play."""
    better: dict[int, Said]
    """By the number of a step that lost something: the best move, as it stands on its button."""
    scale: dict[str, float]
    """By mark, which part of `report.largest` a move of that mark loses less than."""


class Analysing(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis is not done; ask again."""

    id: str
    """Of a record that was sent: ask at `/api/analyses/ID`. Of a table empty: ask the table again."""
    progress: float
    """From 0, while it waits for its turn, to 1."""
