"""The results of many deals: wins, mean scores, and confidence intervals.

The games of a deal share their luck, so the deal is the unit: intervals are taken over deals, not over games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Any

from parlour.study.arena.trial import Deal, Played

Z = 1.959963984540054
"""The 0.975 quantile of the normal distribution: 95% lie within plus or minus this."""


@dataclass
class Mean:
    """A running mean with its variance (Welford): nothing is remembered, nothing cancels."""

    n: int = 0
    value: float = 0.0
    squares: float = 0.0

    def add(self, x: float) -> None:
        self.n += 1
        before = x - self.value
        self.value += before / self.n
        self.squares += before * (x - self.value)

    @property
    def variance(self) -> float:
        return self.squares / (self.n - 1) if self.n > 1 else inf

    @property
    def half_width(self) -> float:
        """Half of the 95% interval of the mean, by Student's t."""
        return quantile(self.n - 1) * sqrt(self.variance / self.n) if self.n > 1 else inf

    @property
    def interval(self) -> tuple[float, float]:
        return self.value - self.half_width, self.value + self.half_width


def quantile(freedom: int) -> float:
    """The 0.975 quantile of Student's t: exact for 1 and 2 degrees, within 0.2% from there on."""
    if freedom <= 2:
        return {1: 12.706204736, 2: 4.302652730}[freedom]
    v = float(freedom)
    terms = (
        (Z**3 + Z) / 4 / v,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96 / v**2,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384 / v**3,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160 / v**4,
    )
    return Z + sum(terms)


@dataclass
class LevelResult:
    """The result of one level: its share of the wins for each seat it holds (1/players is average), and its scores."""

    level: str
    seats: int
    won: float = 0.0
    """Games won; a shared win counts its share."""
    share: Mean = field(default_factory=Mean)
    score: Mean = field(default_factory=Mean)
    by_seat: dict[int, tuple[Mean, Mean]] = field(default_factory=dict)
    """For each seat: the share of the wins and the score of the games that the level played from there."""

    def add(self, seated: list[tuple[Played, int]]) -> None:
        """The games of a deal, with the seats that the level had in them."""
        shares = [_share(game, seat) for game, seat in seated]
        self.won += sum(shares)
        self.share.add(sum(shares) / len(shares))
        self.score.add(_average(game.scores[seat] for game, seat in seated))
        for place in sorted({seat for _, seat in seated}):
            here = [game for game, seat in seated if seat == place]
            share, score = self.by_seat.setdefault(place, (Mean(), Mean()))
            share.add(_average(_share(game, place) for game in here))
            score.add(_average(game.scores[place] for game in here))

    def to_json(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "seats": self.seats,
            "won": round(self.won, 6),
            "win_share": _round(self.share.value),
            "win_interval": [_round(end) for end in self.share.interval],
            "mean_score": _round(self.score.value),
            "score_interval": [_round(end) for end in self.score.interval],
        }


class Tally:
    """The results of the levels of a job, deal after deal."""

    def __init__(self, levels: tuple[str, ...]) -> None:
        self.levels = levels
        self.by_level = {level: LevelResult(level, levels.count(level)) for level in dict.fromkeys(levels)}
        self.deals = self.games = self.steps = 0
        self.history: list[tuple[int, dict[str, tuple[float, float]]]] = []
        """For the plot: the number of deals, then each level's share and half its interval."""

    def add(self, deal: Deal) -> None:
        for level, result in self.by_level.items():
            result.add(self.seated(deal, level))
        self.deals += 1
        self.games += len(deal.games)
        self.steps += sum(game.steps for game in deal.games)
        if self.deals > 1:
            points = {level: (each.share.value, each.share.half_width) for level, each in self.by_level.items()}
            self.history.append((self.deals, points))

    def seated(self, deal: Deal, level: str) -> list[tuple[Played, int]]:
        """The games of a deal, each with a seat of the level; a game comes once for each of its seats."""
        return [(game, seat) for game in deal.games for seat, bot in enumerate(game.bots) if self.levels[bot] == level]

    def shares(self, deal: Deal, level: str) -> list[float]:
        """The share of the win for each game and seat of the level."""
        return [_share(game, seat) for game, seat in self.seated(deal, level)]

    def to_json(self) -> dict[str, Any]:
        return {
            "deals": self.deals,
            "games": self.games,
            "mean_length": _round(self.steps / self.games) if self.games else None,
            "standings": [result.to_json() for result in self.by_level.values()],
        }


def _share(game: Played, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _average(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found)


def _round(value: float) -> float | None:
    return round(value, 6) if abs(value) < inf else None
