"""Sums up the analyses of many games: means with their intervals, and a row of the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from bench.truth.games import CLASSES, THIRDS, Game, Handicap, Reference

SURE: Final = 2.576
"""Standard errors of an interval of 99 %."""
USUAL: Final = 1.96
NEAR: Final = 0.02
"""A class of chances may be off by this much, a mean rest too."""
FEWEST: Final = 8
"""Games of which a mean is told."""


class Mean(NamedTuple):
    value: float
    half: float
    """Half of its interval."""
    games: int

    @property
    def off(self) -> bool:
        """Whether nothing lies outside the interval."""
        return abs(self.value) > self.half


def mean(values: Sequence[float], sure: float = SURE) -> Mean:
    spread = stdev(values) if len(values) > 1 else 0.0
    return Mean(fmean(values), sure * spread / sqrt(len(values)), len(values))


class Cell(NamedTuple):
    """Positions of a third of the game whose chance lies in a class: how often they should be won, and were."""

    third: int
    chance: float
    won: float
    half: float
    positions: int
    games: int

    @property
    def off(self) -> bool:
        return abs(self.won - self.chance) > max(NEAR, self.half)


@dataclass
class Seen:
    """All games of a case."""

    games: list[Game] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    handicaps: list[Handicap] = field(default_factory=list)

    def take(self, found: Game | Reference | Handicap) -> None:
        kept: list[Any] = (
            self.games
            if isinstance(found, Game)
            else self.references
            if isinstance(found, Reference)
            else self.handicaps
        )
        kept.append(found)

    def by_pairing(self, part: str) -> dict[tuple[tuple[str, str], int], Mean]:
        """The mean of a part of the account, by pairing and seat."""
        values = defaultdict[tuple[tuple[str, str], int], list[float]](list)
        for game in self.games:
            for seat, each in enumerate(game.seats):
                values[game.pairing, seat].append(getattr(each, part))
        return {key: mean(each) for key, each in values.items() if len(each) >= FEWEST}

    def rests(self) -> dict[tuple[tuple[str, str], str], Mean]:
        """The mean rest of each level in each pairing."""
        values = defaultdict[tuple[tuple[str, str], str], list[float]](list)
        for game in self.games:
            for level in set(game.pairing):
                own = [each.rest for each in game.seats if each.level == level]
                if own:
                    values[game.pairing, level].append(fmean(own))
        return {key: mean(each) for key, each in values.items() if len(each) >= FEWEST}

    def root(self, part: str) -> float:
        """The root of the mean square over seats."""
        squares = [getattr(seat, part) ** 2 for game in self.games for seat in game.seats]
        return sqrt(fmean(squares)) if squares else 0.0

    def untold(self) -> float:
        """The share of games without a verdict."""
        return fmean([game.verdict == "unknown" for game in self.games]) if self.games else 0.0

    def accuracy(self) -> dict[str, Mean]:
        values = defaultdict[str, list[float]](list)
        for game in self.games:
            for level in dict.fromkeys(game.pairing):
                own = [each.accuracy for each in game.seats if each.level == level and each.accuracy is not None]
                if own:
                    values[level].append(fmean(own))
        return {level: mean(each, USUAL) for level, each in values.items()}

    def calibration(self) -> list[Cell]:
        """By third and class; positions of one game hang together, so a game is the unit."""
        found = []
        for cell in range(THIRDS * CLASSES):
            rows = [each.cells[cell] for each in self.references if cell in each.cells]
            if len(rows) >= FEWEST:
                found.append(_cell(cell // CLASSES, rows))
        return found

    def cost(self) -> tuple[Mean, Mean, Mean, Mean] | None:
        """Errors charged, wins lost, their difference, and what is left of it without the luck that differed.

        Luck is zero on average whatever the values are, so the last says the same with a smaller interval.
        """
        if len(self.handicaps) < FEWEST:
            return None
        charged, lost = [each.charged for each in self.handicaps], [each.lost for each in self.handicaps]
        less = [each.charged - each.lost for each in self.handicaps]
        left = [each.charged - each.lost + each.luck for each in self.handicaps]
        return mean(charged, USUAL), mean(lost, USUAL), mean(less, USUAL), mean(left, USUAL)


def _cell(third: int, rows: list[tuple[int, float, float]]) -> Cell:
    positions, chances, won = (sum(each) for each in zip(*rows, strict=True))
    share, chance = won / positions, chances / positions
    off = [wins - so_far - (share - chance) * many for many, so_far, wins in rows]
    seen = sqrt(sum(each * each for each in off) * len(rows) / max(1, len(rows) - 1)) / positions
    drawn = sqrt(max(0.0, chance * (1.0 - chance)) / len(rows))  # of as many games, were the chance right
    return Cell(third, chance, share, SURE * max(seen, drawn), int(positions), len(rows))


HEAD: Final = (
    "| case | games | seconds a game | luck: mean furthest from 0, outside 99 % | classes off | "
    "handicap: charged, lost, difference, without luck | mean rest furthest from 0 | rest | unexplained | "
    "cannot tell | accuracy |\n"
    "|---|--:|--:|---|--:|---|---|--:|--:|--:|---|"
)


def row(name: str, seen: Seen) -> str:
    """A line of the table in bench/truth/README.md."""
    luck, rests, cells, cost = seen.by_pairing("luck"), seen.rests(), seen.calibration(), seen.cost()
    return "| " + " | ".join([
        f"`{name}`",
        f"{len(seen.games)}, {len(seen.references)}, {len(seen.handicaps)}",
        f"{fmean([each.seconds for each in seen.games]):.2g}" if seen.games else "",
        f"{_furthest(luck.values())}, {sum(each.off for each in luck.values())} of {len(luck)}" if luck else "",
        f"{sum(each.off for each in cells)} of {len(cells)}" if cells else "",
        f"{_percent(cost[0].value)}, {_percent(cost[1].value)}, {_told(cost[2])}, {_told(cost[3])}" if cost else "",
        _furthest(rests.values()),
        f"{seen.root('rest'):.3f}",
        f"{seen.root('unexplained'):.3f}",
        f"{100 * seen.untold():.0f} %",
        ", ".join(f"{level} {100 * each.value:.0f} ± {100 * each.half:.0f}" for level, each in seen.accuracy().items()),
    ]) + " |"  # fmt: skip


def _furthest(means: Iterable[Mean]) -> str:
    """The mean that lies furthest from nothing, by its own interval."""
    found = max(means, key=lambda each: abs(each.value) / (each.half or 1.0), default=None)
    return "" if found is None else _told(found)


def _told(each: Mean) -> str:
    return f"{_percent(each.value)} ± {100 * each.half:.1f}"


def _percent(value: float) -> str:
    return f"{100 * value:+.1f}".replace("-", "−") if abs(value) >= 0.0005 else "0.0"


def classes(name: str, seen: Seen) -> Iterable[str]:
    for cell in seen.calibration():
        yield (
            f"| `{name}` | {cell.third + 1} | {100 * cell.chance:.1f} | {100 * cell.won:.1f} ± {100 * cell.half:.1f} "
            f"| {cell.positions} | {cell.games} | {'off' if cell.off else ''} |"
        )
