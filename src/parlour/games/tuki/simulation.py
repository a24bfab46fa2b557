"""Random games by the hundred thousand, on one core or several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.bits import in_parts, jit, stream
from parlour.game import Simulation
from parlour.games.tuki.choices import play_out
from parlour.games.tuki.layout import TOTAL, encode

if TYPE_CHECKING:
    from parlour.games.tuki.rules import Tuki


@jit
def play_games(start: Any, seed: int, first: int, scores: Any, lengths: Any) -> None:
    """Games number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    p, rng = start.copy(), np.zeros(1, dtype=np.uint64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, first + i)
        p[:] = start
        lengths[i] = play_out(p, rng)
        for seat in range(scores.shape[1]):
            scores[i, seat] = p[TOTAL + seat]


def simulate(game: Tuki, n: int, seed: int, cores: int) -> Simulation:
    scores, lengths = np.empty((n, game.players), dtype=np.int64), np.empty(n, dtype=np.int64)
    start = encode(game.start())
    size = n if cores == 1 else -(-n // (cores * 8))

    def part(at: int) -> None:
        play_games(start, seed, at, scores[at : at + size], lengths[at : at + size])

    in_parts(part, n, size, cores)
    return Simulation(scores, lengths)
