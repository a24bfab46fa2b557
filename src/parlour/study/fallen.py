"""Do the dice look fair? Compares outcomes told at tables by hand with fair dice, cards and lots.

Each die, card or lot has known chances when it falls, cards those of the cards that are left. For every face the
difference between how often it came and how often it was expected grows by steps that no fair game leans to one side
(a martingale), so that of many draws the differences, weighed by their covariances, follow a chi-squared distribution.
`chance` is how often fair draws are at least as uneven. It accuses nobody: one evening in a hundred looks that odd.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, lgamma, log, sqrt

from parlour.study.analysis.fell import Fell, Kind, Spread, fell_at, together
from parlour.table.table import Table

UNUSUAL = 0.01
"""Fair draws are called unusual so often."""
NOTICED = 0.8
"""How surely a share counts as one that would have been noticed."""
QUANTILE = 0.8416
"""The quantile of the normal distribution at `NOTICED`."""
FEWEST = 5
"""The approximation holds where every face was expected this often."""


@dataclass(frozen=True)
class Look:
    """The outcomes told of one kind of chance in one game."""

    game: str
    kind: Kind
    draws: int
    """Rolls, cards or lots; every die of a roll counts in `faces`."""
    faces: tuple[tuple[str, int, float], ...]
    """Each face, how often it fell, and how often it was expected."""
    chance: float | None
    """How often fair draws are at least as uneven; `None` where there are too few to say."""
    odd: str
    """The face that is furthest from what was expected, in its own standard errors."""
    noticed: tuple[str, float] | None
    """A face, and the share of it that would have been noticed about four times in five; `None` where none would."""

    @property
    def unusual(self) -> bool:
        return self.chance is not None and self.chance < UNUSUAL


def looks(tables: Iterable[Table]) -> tuple[Look, ...]:
    """The outcomes told at tables by hand, by game and kind; each table counts once, without outcomes taken back."""
    once = {table.header.id: table for table in tables}
    return looks_at(each for table in once.values() for each in fell_at(table))


def looks_at(sums: Iterable[Fell]) -> tuple[Look, ...]:
    """The same of what is summed up already."""
    found: dict[tuple[str, Kind], list[Fell]] = {}
    for each in sums:
        found.setdefault((each.game, each.kind), []).append(each)
    return tuple(look(together(each)) for _, each in sorted(found.items()))


def look(sums: Fell) -> Look:
    faces, fell, expected, spread = sums.faces, sums.fell, sums.due, sums.spread()
    differences = [came - due for came, due in zip(fell, expected, strict=True)]
    statistic, freedom = _weighed(differences, spread)
    enough = freedom > 0 and min(expected) >= FEWEST
    errors = [difference / sqrt(spread[n][n]) if spread[n][n] > 0 else 0.0 for n, difference in enumerate(differences)]
    odd = max(range(len(faces)), key=lambda n: abs(errors[n]))
    return Look(
        game=sums.game,
        kind=sums.kind,
        draws=sums.draws,
        faces=tuple(zip(faces, fell, expected, strict=True)),
        chance=beyond(statistic, freedom) if enough else None,
        odd=faces[odd],
        noticed=_noticed(faces[odd], odd, expected, spread, freedom) if enough else None,
    )


def _noticed(face: str, at: int, expected: Sequence[float], spread: Spread, freedom: int) -> tuple[str, float] | None:
    """The share of one face, at the cost of all others alike, that shows with the chance `NOTICED`.

    Counts of a face that comes more often also vary more, which takes some of the power away.
    """
    total, root = sum(expected), sqrt(noticeable(freedom))
    fair = expected[at] / total
    share = fair
    for _ in range(20):
        wider = sqrt(share * (1 - share) / (fair * (1 - fair)))
        share = fair + (root + QUANTILE * (wider - 1)) * sqrt(spread[at][at]) / total
        if share >= 1:
            return None
    return face, share


def _weighed(differences: Sequence[float], spread: Spread) -> tuple[float, int]:
    """The differences weighed by the inverse of their covariances, and the rank: elimination, largest pivot first."""
    rows = [list(row) for row in spread]
    left, rest = set(range(len(rows))), list(differences)
    largest, statistic, rank = max((rows[n][n] for n in left), default=0.0), 0.0, 0
    while left:
        pivot = max(left, key=lambda n: rows[n][n])
        if rows[pivot][pivot] <= 1e-9 * largest:
            break
        statistic, rank = statistic + rest[pivot] ** 2 / rows[pivot][pivot], rank + 1
        left.remove(pivot)
        for n in left:
            factor = rows[n][pivot] / rows[pivot][pivot]
            rest[n] -= factor * rest[pivot]
            for other in left:
                rows[n][other] -= factor * rows[pivot][other]
    return statistic, rank


def beyond(statistic: float, freedom: int) -> float:
    """The chance that chi-squared of this freedom is at least so large."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, 1_000):
            term *= x / (a + n)
            total += term
            if term < total * 1e-15:
                break
        return max(0.0, 1 - scale * total)
    # Lentz's continued fraction
    below = x + 1 - a
    ratio, inverse = 1e300, 1 / below
    value = inverse
    for n in range(1, 1_000):
        factor = n * (a - n)
        below += 2
        inverse = 1 / (factor * inverse + below)
        ratio = below + factor / ratio
        value *= ratio * inverse
        if abs(ratio * inverse - 1) < 1e-15:
            break
    return scale * value


@cache
def noticeable(freedom: int) -> float:
    """The noncentrality that is unusual with the chance `NOTICED`."""
    limit = _where(lambda statistic: beyond(statistic, freedom) < UNUSUAL)
    return _where(lambda away: power(away, limit, freedom) > NOTICED)


def power(away: float, limit: float, freedom: int) -> float:
    """The chance that noncentral chi-squared exceeds the limit: a Poisson mixture of central ones."""
    weight, total, mean = exp(-away / 2), 0.0, away / 2
    for n in range(int(mean + 12 * sqrt(mean + 1)) + 20):
        total += weight * beyond(limit, freedom + 2 * n)
        weight *= mean / (n + 1)
    return total


def _where(far: Callable[[float], bool]) -> float:
    """The number from which on a condition holds."""
    low, high = 0.0, 400.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if far(middle) else (middle, high)
    return high
