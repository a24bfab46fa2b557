"""Random games by the hundred thousand, on one core or several."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import in_parts, jit, stream
from parlour.contract.game import Simulation
from parlour.games.tuki.layout import TOTAL, encode
from parlour.games.tuki.state import TukiRules
from parlour.games.tuki.whole_rounds import play_rounds


@jit
def play_games(begin: Any, seed: int, first: int, scores: Any, lengths: Any) -> None:
    """Games number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    p = begin.copy()
    for i in range(len(lengths)):
        p[:] = begin
        _, lengths[i] = play_rounds(p, stream(seed, first + i))
        for seat in range(scores.shape[1]):
            scores[i, seat] = p[TOTAL + seat]


def simulate(game: TukiRules, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
    scores, lengths = np.empty((n, game.players), dtype=np.int64), np.empty(n, dtype=np.int64)
    encoded = encode(game.start())
    size = n if cores == 1 else -(-n // (cores * 8))

    def part(at: int) -> None:
        play_games(encoded, seed, first + at, scores[at : at + size], lengths[at : at + size])

    in_parts(part, n, size, cores)
    return Simulation(scores, lengths, best="low", first=first)
