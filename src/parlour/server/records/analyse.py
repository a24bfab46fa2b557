"""Tells luck from skill in a record, as clients get it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from parlour.server.core.messages.said import Said, said_once
from parlour.server.records import messages
from parlour.server.records.examine import check_cost
from parlour.study.analysis import Report, analysed
from parlour.study.analysis.line import Played, line_of
from parlour.study.analysis.marks import SCALE
from parlour.study.analysis.moments import Moment, moments, turning_points
from parlour.table import parse


def analyse(tell: Callable[[float], None], data: bytes) -> bytes:
    """The `Analysis` of a record, as JSON; `tell` hears how much is done. `BadRecord` if it cannot be replayed."""
    check_cost(data)
    record = parse(data)
    report, line = analysed(record, progress=_seldom(tell)), line_of(record.table)
    found = messages.Analysis(
        report=report,
        moments=[_moment(each) for each in moments(report)],
        turning=[_moment(each) for each in turning_points(report)],
        better=_better(report, line),
        scale={name: limit for limit, name in SCALE},
    )
    return msgspec.json.encode(found)


def _seldom(tell: Callable[[float], None]) -> Callable[[float], None]:
    """Passes on each hundredth once."""
    told = 0

    def hear(done: float) -> None:
        nonlocal told
        if int(100 * done) > told:
            told = int(100 * done)
            tell(done)

    return hear


def _moment(moment: Moment) -> messages.AnalysisMoment:
    return messages.AnalysisMoment(kind=moment.kind, number=moment.step.number, seat=moment.seat, amount=moment.amount)


def _better(report: Report, line: list[Played]) -> dict[int, Said]:
    """By step that lost something, what stands on the button of the best move."""
    found: dict[int, Said] = {}
    for step, played in zip(report.steps, line, strict=True):
        if step.loss:
            best = next(each for each in played.state.legal() if str(each) == step.best)
            found[step.number] = said_once(played.state.label(best))
    return found
