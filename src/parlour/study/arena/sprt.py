"""A sequential test: stop as soon as the games played so far decide between two hypotheses.

Between two levels that hold equally many seats: is the first one's part of all wins `low` (nothing gained) or `high`
(as much gained as matters)? Wald's test on the normal approximation, with the variance measured over whole deals, so
that shared luck and shared wins count as they should. With error rates alpha and beta, a match whose true part is
`low` is accepted as `high` with probability about alpha, and the other way round with probability about beta.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import Any

from parlour.errors import BadOption, Unsupported
from parlour.speech.message import Message
from parlour.study.arena.tally import Mean, Tally
from parlour.study.arena.trial import Deal

FEWEST = 8
WORST, WEIGHT = 0.25, 5
"""Few deals measure their variance badly, so it is taken together with the worst there is, as if seen in five deals
more: without that a lucky start would decide more often than alpha and beta allow."""


@dataclass
class Sprt:
    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05
    part: Mean = field(default_factory=Mean)

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadOption("sprt", f"{self.low}:{self.high}", Message("option-sprt"))
        for name in ("alpha", "beta"):
            if not 0 < getattr(self, name) < 0.5:
                raise BadOption(name, getattr(self, name), Message("option-error-rate"))

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def add(self, tally: Tally, deal: Deal) -> None:
        first = next(iter(tally.by_level))
        shares = tally.shares(deal, first)
        self.part.add(sum(shares) / len(deal.games))

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio: how much better `high` explains the deals than `low`."""
        if self.part.n < 2:
            return 0.0
        variance = (self.part.squares + WEIGHT * WORST) / (self.part.n - 1 + WEIGHT)
        return self.part.n * (self.high - self.low) * (2 * self.part.value - self.low - self.high) / (2 * variance)

    @property
    def decision(self) -> str:
        """`high`, `low`, or empty while the test goes on."""
        lower, upper = self.bounds
        if self.part.n < FEWEST or lower < self.llr < upper:
            return ""
        return "high" if self.llr >= upper else "low"

    def to_json(self) -> dict[str, Any]:
        lower, upper = self.bounds
        return {
            "low": self.low,
            "high": self.high,
            "alpha": self.alpha,
            "beta": self.beta,
            "llr": round(self.llr, 4),
            "bounds": [round(lower, 4), round(upper, 4)],
            "verdict": self.decision or None,
        }


def check_testable(levels: tuple[str, ...]) -> None:
    kinds = list(dict.fromkeys(levels))
    if len(kinds) != 2 or levels.count(kinds[0]) != levels.count(kinds[1]):
        raise Unsupported(Message("cannot-test", {"levels": levels}))
