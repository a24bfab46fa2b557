"""Results of many simulated games, played one by one or together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Results(NamedTuple):
    scores: NDArray[np.int64]
    lengths: NDArray[np.int64]


class Simulation(Results):
    """Many games: `scores[i, seat]`, and `lengths[i]`, the number of moves and outcomes of game i.

    It unpacks into these two; `winners` is beside them.
    """

    _winners: NDArray[np.bool_] | None
    _best: str
    first: int
    """The number of the first of these games."""

    def __new__(
        cls,
        scores: NDArray[np.int64],
        lengths: NDArray[np.int64],
        winners: NDArray[np.bool_] | None = None,
        best: str = "high",
        first: int = 0,
    ) -> Simulation:
        """`winners` are given where they do not follow from the scores; else the best score wins, high or low."""
        made = super().__new__(cls, scores, lengths)
        made._winners, made._best, made.first = winners, best, first
        return made

    @property
    def winners(self) -> NDArray[np.bool_]:
        """`winners[i, seat]`: whether the seat won game i, alone or with others."""
        if self._winners is None:
            best = self.scores.min if self._best == "low" else self.scores.max
            self._winners = self.scores == best(axis=1, keepdims=True)
        return self._winners

    @property
    def counts(self) -> Counts:
        """These games, counted as a GPU counts them."""
        return counted(len(self.lengths), self.scores.shape[1], *self.sums)

    @property
    def sums(self) -> tuple[Any, Any]:
        """The parts of `counts`, which can be added up."""
        from parlour.compute.counts import count

        return count(self.scores, self.lengths, self.winners, self.first)


@dataclass(frozen=True)
class Counts:
    """Many games together, in whole numbers; tuples are by seat."""

    games: int
    totals: tuple[int, ...]
    """All scores of a seat, added."""
    least: tuple[int, ...]
    most: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    """`won[seat][k]`: the games that the seat won among k + 1 winners."""
    steps: int
    """All moves and outcomes of all games."""
    shortest: int
    longest: int
    checksum: int
    """Differs, all but certainly, when a single result of a single game does."""

    @property
    def mean_scores(self) -> tuple[float, ...]:
        return tuple(total / self.games for total in self.totals)

    @property
    def mean_length(self) -> float:
        return self.steps / self.games

    @property
    def wins(self) -> tuple[float, ...]:
        """Each seat's part of all wins; a shared win counts in equal parts."""
        return tuple(sum(games / (k + 1) for k, games in enumerate(won)) / self.games for won in self.won)


def counted(games: int, players: int, sums: Any, mosts: Any) -> Counts:
    """The counts that `parlour.compute.counts` made."""
    from parlour.compute.counts import CHECKSUM, EXTREMES, HIGH, LENGTH, LONGEST, LOW, SEATS, SHORTEST, WON

    seats = [sums[SEATS + seat * (WON + players) :].tolist() for seat in range(players)]
    extremes = mosts[EXTREMES:].tolist()
    return Counts(
        games=games,
        totals=tuple((seat[HIGH] << 32) + seat[LOW] for seat in seats),
        least=tuple(-least for least in extremes[1::2]),
        most=tuple(extremes[::2]),
        won=tuple(tuple(seat[WON : WON + players]) for seat in seats),
        steps=int(sums[LENGTH]),
        shortest=-int(mosts[SHORTEST]),
        longest=int(mosts[LONGEST]),
        checksum=int(sums[CHECKSUM]),
    )
