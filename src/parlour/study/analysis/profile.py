"""A player over many games: luck and errors with intervals, and where in a game the errors happen."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from parlour.study.analysis.report import Report, SeatReport

STUDENT: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
    2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""Student's t for 95%, by degrees of freedom from 1; beyond them the normal distribution's."""
NORMAL: Final = 1.96
THIRDS: Final = 3


class Mean(msgspec.Struct, frozen=True):
    """A mean over games, and half the width of its interval of 95%; one game has no interval."""

    value: float
    error: float | None


class Profile(msgspec.Struct, frozen=True):
    name: str
    level: str
    unit: str
    games: int
    result: Mean
    luck: Mean
    errors: Mean
    """The loss of the player's own moves in a game."""
    decision: Mean
    """Their loss in a decision."""
    decisions: int
    marks: dict[str, int]
    thirds: tuple[float, ...]
    """How the losses are spread over the beginning, the middle and the end of games; together 1, or nothing lost."""


def profiles(reports: Iterable[Report]) -> list[Profile]:
    """One for each player, by name; bots by level. Chances and points are kept apart."""
    games: dict[tuple[str, str, str], list[tuple[Report, SeatReport]]] = {}
    for report in reports:
        for seat in report.seats:
            games.setdefault((seat.name, seat.level, report.unit), []).append((report, seat))
    return [_profile(*key, played) for key, played in games.items()]


def _profile(name: str, level: str, unit: str, played: list[tuple[Report, SeatReport]]) -> Profile:
    seats = [seat for _, seat in played]
    marks: dict[str, int] = {}
    thirds = [0.0] * THIRDS
    for report, seat in played:
        for mark, times in seat.marks.items():
            marks[mark] = marks.get(mark, 0) + times
        for step in report.steps:
            if step.seat == seat.seat:
                thirds[(step.number - 1) * THIRDS // len(report.steps)] += step.loss
    lost = sum(thirds)
    return Profile(
        name=name,
        level=level,
        unit=unit,
        games=len(played),
        result=mean([seat.result for seat in seats]),
        luck=mean([seat.luck for seat in seats]),
        errors=mean([seat.errors for seat in seats]),
        decision=ratio([seat.errors for seat in seats], [seat.decisions for seat in seats]),
        decisions=sum(seat.decisions for seat in seats),
        marks=marks,
        thirds=tuple(each / lost for each in thirds) if lost else (0.0,) * THIRDS,
    )


def mean(values: list[float]) -> Mean:
    games = len(values)
    if games < 2:
        return Mean(fmean(values), None)
    return Mean(fmean(values), student(games - 1) * stdev(values) / sqrt(games))


def ratio(losses: list[float], decisions: list[int]) -> Mean:
    """Losses over decisions; the interval by linearisation, a game being the unit that is drawn."""
    total, games = sum(decisions), len(losses)
    if not total:
        return Mean(0.0, None)
    value = sum(losses) / total
    if games < 2:
        return Mean(value, None)
    off = [loss - value * times for loss, times in zip(losses, decisions, strict=True)]
    return Mean(value, student(games - 1) * stdev(off) / sqrt(games) / (total / games))


def student(freedom: int) -> float:
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL
