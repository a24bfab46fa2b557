"""What is known of many games that were simulated."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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

    def __new__(
        cls,
        scores: NDArray[np.int64],
        lengths: NDArray[np.int64],
        winners: NDArray[np.bool_] | None = None,
        best: str = "high",
    ) -> Simulation:
        """`winners` are given where they do not follow from the scores; else the best score wins, high or low."""
        made = super().__new__(cls, scores, lengths)
        made._winners, made._best = winners, best
        return made

    @property
    def winners(self) -> NDArray[np.bool_]:
        """`winners[i, seat]`: whether the seat won game i, alone or with others."""
        if self._winners is None:
            best = self.scores.min if self._best == "low" else self.scores.max
            self._winners = self.scores == best(axis=1, keepdims=True)
        return self._winners
