"""Was that luck? The answer about one seat, only as far as the account carries it.

Pages find the same (`web/src/parts/analysis/verdict.ts`). `docs/analysis.md` has the definitions.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from parlour.study.analysis.report import Report, SeatReport

Outcome = Literal["won", "lost", "shared", "ahead", "behind"]
Reason = Literal["luck", "skill", "mistakes", "moves", "even", "unknown"]

FEW: Final = 3
"""The most moves named as the cause of a loss."""


class Verdict(NamedTuple):
    seat: int
    outcome: Outcome
    reason: Reason
    moves: int = 0
    """The number of the seat's own moves that lost the game, where the reason is `moves`."""


def verdict(report: Report, reader: int | None = None) -> Verdict | None:
    """About the reader's seat, else about the only person, else about the seat that gained most; `None` alone."""
    if report.unit != "win" or len(report.seats) == 1:
        return None
    who = report.seats[_about(report) if reader is None else reader]
    why, moves = reason(who), 0
    if why == "skill" and who.result < who.start and (moves := _costly(report, who)):
        why = "moves"
    return Verdict(who.seat, _outcome(report, who), why, moves)


def _about(report: Report) -> int:
    people = [seat.seat for seat in report.seats if not seat.level]
    gains = [seat.result - seat.start for seat in report.seats]
    return people[0] if len(people) == 1 else gains.index(max(gains))


def _outcome(report: Report, who: SeatReport) -> Outcome:
    if not report.finished:
        return "ahead" if who.result > who.start else "behind"
    return "won" if who.result == 1 else "lost" if who.result == 0 else "shared"


def reason(who: SeatReport) -> Reason:
    """The cause of a seat's result, if it stays the same when all that is unexplained is given to luck or to moves."""
    gain = who.result - who.start
    if gain == 0:
        return "even"
    # A loss is looked at from the other side: bad luck and own mistakes gave it, those of the others took from it.
    gave, took = (who.others, who.errors) if gain > 0 else (-who.errors, -who.others)
    luck = who.luck if gain > 0 else -who.luck
    doubts = (-who.unexplained, who.unexplained)
    found = {_decided(luck + part, gave, took) for part in doubts} | {
        _decided(luck, gave + part, took) for part in doubts
    }
    return found.pop() if len(found) == 1 else "unknown"


def _decided(luck: float, gave: float, took: float) -> Reason:
    """Luck gave more than mistakes; moves did so even after what the other side's mistakes took; or neither."""
    if luck > gave:
        return "luck"
    return "skill" if luck <= gave + took else "mistakes"


def _costly(report: Report, who: SeatReport) -> int:
    """The fewest moves that account for half of a seat's losses; 0 if more than `FEW`."""
    lost = 0.0
    own = [step.loss for step in report.steps if step.kind == "move" and step.seat == who.seat and step.judged]
    for number, loss in enumerate(sorted(own, reverse=True)[:FEW], 1):
        lost += loss
        if lost >= (who.start - who.result) / 2:
            return number
    return 0
