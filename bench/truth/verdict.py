"""The verdict of `web/src/parts/analysis/verdict.ts` in Python: luck, skill, mistakes, or no answer."""

from __future__ import annotations

from parlour.study.analysis.report import SeatReport


def verdict(seat: SeatReport) -> str:
    """Stands only if it stays when all that is unexplained is given to luck or to moves, or taken from either."""
    parts = (-seat.unexplained, seat.unexplained)
    said = {_decided(seat.luck + part, seat.errors, seat.others) for part in parts}
    said |= {_decided(seat.luck, seat.errors, seat.others + part) for part in parts}
    return said.pop() if len(said) == 1 else "unknown"


def _decided(luck: float, errors: float, others: float) -> str:
    if luck > others:
        return "luck"
    return "skill" if luck <= others + errors else "mistakes"
