"""The balance of a game: the effect of every step on every seat, so that it adds up to the last bit.

Worth is kept on a grid of binary fractions. Sums and differences of such numbers are exact in floating point, so the
balance of a seat needs no tolerance. A step depends on its own position alone: what came later changes nothing. Pages
keep the same balance (`web/src/parts/analysis/balance.ts`).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec.structs import replace

from parlour.contract.engine import LEADS, Engine, Valued, Worth
from parlour.contract.state import CHANCE
from parlour.engine.ask import asked, mean
from parlour.study.analysis.line import Played
from parlour.study.analysis.marks import BEST, mark
from parlour.study.analysis.report import MoveValue, SeatReport, StepReport, placed

BITS: Final = 40
"""Binary places of a chance to win; of points, fewer by those that the most points take before the point."""
NOISE: Final = 1e-9
"""Losses up to this share of the stake count as zero."""


class Balance:
    """Takes one step after the other."""

    def __init__(self, engine: Engine, players: int, instalments: int | None = None) -> None:
        self.engine, self.players, self.instalments = engine, players, instalments
        self.grid = 2.0 ** (BITS - int(engine.largest).bit_length())
        self.steps: list[StepReport] = []

    def enter(self, played: Played) -> None:
        """Judges a step and adds it to the balance."""
        judged = self.engine.judges(played.state)
        answer = asked(self.engine, played.state, self.instalments if judged else 0)
        mine, chance = answer.of(played.step), played.state.actor == CHANCE
        after, moves, best = self.rounded(mine.worth), tuple[MoveValue, ...](), None
        before, loss, lost, stake = after, 0.0, 0.0, 0.0
        if chance:
            before = self.rounded(mean(played.state, answer))
        elif judged:
            assert played.seat is not None
            seat, ranked = played.seat, answer.ranked(played.seat)
            before, equal = self.rounded(ranked[0].worth), answer.equal(seat)
            best = str(played.step if mine in equal else ranked[0].move)
            loss, lost = before[seat] - after[seat], self._lead_lost(ranked[0], mine, seat)
            stake = max(self._lost(ranked[0], each, seat) for each in ranked)
            moves = tuple(MoveValue(str(each.move), self.rounded(each.worth), each.lead) for each in ranked)
        step = StepReport(
            number=len(self.steps) + 1,
            seq=played.seq,
            kind="chance" if chance else "move",
            seat=played.seat,
            step=str(played.step),
            by=played.by,
            before=before,
            after=after,
            best=best,
            loss=loss,
            lead_loss=lost,
            stake=stake if stake > NOISE else 0.0,
            mark=self._mark(best == str(played.step), len(moves), loss) if moves else "",
            exact=mine.exact if chance else answer.exact,
            error=0.0 if moves and mine == ranked[0] else mine.error,
            judged=judged,
            values=moves,
        )
        self.steps.append(placed(step, played.state))

    def rounded(self, worth: Worth) -> Worth:
        return tuple([round(each * self.grid) / self.grid for each in worth])

    def _mark(self, best: bool, moves: int, loss: float) -> str:
        return BEST if best and moves > 1 else mark(moves, loss, self.engine.largest)

    def _lead_lost(self, best: Valued, move: Valued, seat: int) -> float:
        return best.lead[seat] - move.lead[seat] if best.lead and move.lead else 0.0

    def _lost(self, best: Valued, move: Valued, seat: int) -> float:
        """A move's loss on both scales, as a part of a win."""
        worth = (best.worth[seat] - move.worth[seat]) / self.engine.largest
        return max(0.0, worth) + max(0.0, self._lead_lost(best, move, seat)) / LEADS

    def of(self, blank: SeatReport) -> SeatReport:
        """The steps of one seat, added up."""
        seat = blank.seat
        start = result = luck = errors = others = lost = could = gone = 0.0
        spread = {"move": 0.0, "chance": 0.0}
        marks: dict[str, int] = {}
        fresh = True
        for number, step in enumerate(self.steps):
            if not step.judged:
                fresh = True
                continue
            start += step.before[seat] if fresh else 0.0
            ends = number + 1 == len(self.steps) or not self.steps[number + 1].judged
            result += step.after[seat] if ends else 0.0
            fresh, change = False, step.after[seat] - step.before[seat]
            if step.kind == "chance":
                luck += change
                spread["chance"] += step.error * step.error
            elif step.seat == seat:
                errors += change
                spread["move"] += step.error * step.error
                marks[step.mark] = marks.get(step.mark, 0) + 1
                lost += step.lead_loss
                if step.stake:
                    gone += max(0.0, step.loss) / self.engine.largest + max(0.0, step.lead_loss) / LEADS
                    could += step.stake
            else:
                others += change
        residual = result - start - luck - errors - others
        return replace(
            blank,
            start=start,
            result=result,
            luck=luck,
            errors=errors,
            others=others,
            residual=residual,
            error=sqrt(spread["move"]),
            luck_error=sqrt(spread["chance"]),
            unexplained=sqrt(residual * residual + spread["move"] + spread["chance"]),
            lead_lost=lost,
            accuracy=1.0 - gone / could if could else None,
            decisions=sum(times for name, times in marks.items() if name != "only"),
            marks=marks,
        )
