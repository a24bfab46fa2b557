"""The change of the players' ratings by a finished game: Plackett and Luce's model, by the library OpenSkill.

A rating is a guess with its uncertainty: skill is normally distributed around `mu` with deviation `sigma`. All numbers
are those of OpenSkill, so anyone can recompute a change.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from math import floor
from typing import Literal, TypeAlias

from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3.0
"""The rating of a newcomer."""


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def about(self) -> int:
        """The figure that is shown: the best guess. Never below 0."""
        return max(0, floor(self.mu + 0.5))

    @property
    def surely(self) -> int:
        """The figure by which lists are ranked: almost certainly the player is at least as strong. Never below 0."""
        return max(0, floor(self.mu - 3 * self.sigma))


NEW = Rating()


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MU, sigma=SIGMA)


def rated(
    before: Sequence[Rating], places: Sequence[int], fixed: Collection[int] = (), helped: Collection[int] = ()
) -> tuple[Rating, ...]:
    """The ratings after a game, by seat. Those of `fixed` seats, which are bots', never change.

    For the people of `helped` seats a bot moved at times: they can lose by the game but not gain, and nobody else loses
    by it.
    """
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]
    return tuple(
        new if seat not in fixed and _counts(old, new, seat, helped) else old
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
    )


def _counts(old: Rating, new: Rating, seat: int, helped: Collection[int]) -> bool:
    if not helped:
        return True
    return new.mu < old.mu if seat in helped else new.mu > old.mu


Sureness: TypeAlias = Literal["new", "unsure", "fair", "sure"]
STEPS: tuple[tuple[float, Sureness], ...] = ((2.5, "sure"), (4.0, "fair"), (6.5, "unsure"))
"""Upper bound of the deviation for each label; children read no deviations."""


def sureness(rating: Rating) -> Sureness:
    return next((word for most, word in STEPS if rating.sigma <= most), "new")
