"""The key moments of a game: the luckiest, the unluckiest, the worst mistake, the best find."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from parlour.study.analysis.report import Report, StepReport

Kind: TypeAlias = Literal["luckiest", "unluckiest", "mistake", "find", "turning"]
TURNS = 3


class Moment(NamedTuple):
    """A step, and how much it was worth to one seat."""

    kind: Kind
    step: StepReport
    seat: int
    amount: float


def moments(report: Report) -> list[Moment]:
    """The key moments of a game, as far as it has them."""
    found = [_luckiest(report), _unluckiest(report), _mistake(report), _find(report)]
    return [each for each in found if each is not None and each.amount]


def turning_points(report: Report) -> list[Moment]:
    """The steps that changed most, in the order of play."""
    changes = [
        Moment("turning", step, *max(enumerate(step.change), key=lambda each: abs(each[1]))) for step in report.steps
    ]
    most = sorted(changes, key=lambda each: -abs(each.amount))[:TURNS]
    return sorted((each for each in most if each.amount), key=lambda each: each.step.number)


def _drawn(report: Report) -> Iterable[tuple[StepReport, int, float]]:
    """By outcome, the gain of the seat that drew it; draws of the table itself count for every seat."""
    for step in report.steps:
        if step.kind == "chance":
            for seat, change in enumerate(step.change):
                if step.seat in (None, seat):
                    yield step, seat, change


def _luckiest(report: Report) -> Moment | None:
    best = max(_drawn(report), key=lambda each: each[2], default=None)
    return Moment("luckiest", *best) if best and best[2] > 0 else None


def _unluckiest(report: Report) -> Moment | None:
    worst = min(_drawn(report), key=lambda each: each[2], default=None)
    return Moment("unluckiest", *worst) if worst and worst[2] < 0 else None


def _mistake(report: Report) -> Moment | None:
    worst = max((step for step in report.steps if step.erred), key=lambda step: step.loss, default=None)
    return Moment("mistake", worst, worst.seat, worst.loss) if worst and worst.seat is not None else None


def _find(report: Report) -> Moment | None:
    """The move that was made where the next best one would have cost most."""
    found = [
        Moment("find", step, step.seat, step.values[0].values[step.seat] - step.values[1].values[step.seat])
        for step in report.steps
        if step.seat is not None and len(step.values) > 1 and step.values[0].move == step.step
    ]
    return max(found, key=lambda each: each.amount, default=None)
