"""The account of a game: what every step did to every seat, so that it adds up to the last bit.

Worth is kept on a grid of binary fractions. Sums and differences of such numbers are exact in floating point, so the
account of a seat needs no tolerance. Pages keep the same account (`web/src/parts/analysis/ledger.ts`).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec.structs import replace

from parlour.contract.state import CHANCE
from parlour.contract.valuation import Judged, Valuation, Worth
from parlour.study.analysis.line import Played
from parlour.study.analysis.marks import mark
from parlour.study.analysis.report import MoveValue, SeatReport, StepReport

BITS: Final = 40
"""Binary places of a chance to win; of points so many fewer as the most points have before the point."""
NOISE: Final = 1e-9
"""Two values of one position that differ by no more than this part of the largest differ by rounding alone."""


class Ledger:
    """Takes one step after the other."""

    def __init__(self, valuation: Valuation, players: int) -> None:
        self.valuation, self.players = valuation, players
        self.grid = 2.0 ** (BITS - int(valuation.largest).bit_length())
        self.noise = NOISE * valuation.largest
        self.steps: list[StepReport] = []
        self.residual = [0.0] * players

    def enter(self, played: Played) -> None:
        """Judges a step and adds it to the account."""
        judged = self.valuation.judge(played.state, played.step)
        after, moves = self.rounded(judged.of(played.step)), tuple[MoveValue, ...]()
        if played.state.actor == CHANCE:
            before, best = self.rounded(_mean(played, judged)), None
        else:
            assert played.seat is not None
            best, before = self._best(judged, played, played.seat)
            moves = self._ranked(judged, played.seat)
        before = self._joined(before, bool(moves))
        loss = 0.0
        if best == str(played.step):
            after = after if played.state.play(played.step).over else before
        elif played.seat is not None and moves:
            loss = before[played.seat] - after[played.seat]
        step = StepReport(
            number=len(self.steps) + 1,
            seq=played.seq,
            kind="move" if moves else "chance",
            seat=played.seat,
            step=str(played.step),
            by=played.by,
            before=before,
            after=after,
            best=best,
            loss=loss,
            mark=mark(len(moves), loss, self.valuation.largest) if moves else "",
            exact=judged.exact,
            error=judged.error,
            values=moves,
        )
        self.steps.append(step)

    def rounded(self, worth: Worth) -> Worth:
        return tuple([round(each * self.grid) / self.grid for each in worth])

    def _best(self, judged: Judged, played: Played, seat: int) -> tuple[str, Worth]:
        """The best move; the one played, unless another is better by more than can be overlooked."""
        best = max(judged.steps, key=lambda each: each.worth[seat])
        mine = judged.of(played.step)
        if best.worth[seat] - mine[seat] <= max(judged.grain, self.noise):
            return str(played.step), self.rounded(mine)
        return str(best.step), self.rounded(best.worth)

    def _ranked(self, judged: Judged, seat: int) -> tuple[MoveValue, ...]:
        ranked = sorted(judged.steps, key=lambda each: -each.worth[seat])
        return tuple(MoveValue(str(each.step), self.rounded(each.worth)) for each in ranked)

    def _joined(self, before: Worth, moves: bool) -> Worth:
        """What the position is worth now, against what the step before said: chance takes rounding, the residual more.

        So a game without a mistake has errors of exactly zero.
        """
        if not self.steps:
            return before
        last = self.steps[-1]
        gaps = [now - then for now, then in zip(before, last.after, strict=True)]
        if max(map(abs, gaps)) <= self.noise:
            if moves and last.kind == "chance":
                self.steps[-1] = replace(last, after=before)
                return before
            return last.after
        self.residual = [total + gap for total, gap in zip(self.residual, gaps, strict=True)]
        return before

    def account(self, blank: SeatReport) -> SeatReport:
        """What the steps add up to for one seat."""
        seat = blank.seat
        luck = errors = others = error = 0.0
        marks: dict[str, int] = {}
        for step in self.steps:
            change = step.after[seat] - step.before[seat]
            if step.kind == "chance":
                luck += change
            elif step.seat == seat:
                errors += change
                error = sqrt(error * error + step.error * step.error)
                marks[step.mark] = marks.get(step.mark, 0) + 1
            else:
                others += change
        return replace(
            blank,
            start=self.steps[0].before[seat],
            result=self.steps[-1].after[seat],
            luck=luck,
            errors=errors,
            others=others,
            residual=self.residual[seat],
            error=error,
            decisions=sum(times for name, times in marks.items() if name != "only"),
            marks=marks,
        )


def _mean(played: Played, judged: Judged) -> Worth:
    """The worth of an outcome on average."""
    chances = dict(played.state.chances())
    total = [0.0] * len(judged.steps[0].worth)
    for step, worth in judged.steps:  # one after the other, as pages add: `sum` may be more careful
        chance = float(chances[step])
        total = [so_far + chance * each for so_far, each in zip(total, worth, strict=True)]
    return tuple(total)
