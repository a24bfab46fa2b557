"""Random games by the hundred thousand, on one core or several."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import in_parts, jit, stream
from parlour.compute.loops import uncounted
from parlour.contract.game import Simulation
from parlour.games.tuki.fast.whole_rounds import play_rounds
from parlour.games.tuki.layout import TOTAL, encode
from parlour.games.tuki.state import TukiRules


@jit
def play_games(begin: Any, seed: int, first: int, p: Any, scores: Any, lengths: Any) -> None:
    """Games number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    for i in range(len(lengths)):
        for place in range(len(p)):
            p[place] = begin[place]
        _, lengths[i] = play_rounds(p, stream(seed, first + i))
        for seat in range(scores.shape[1]):
            scores[i, seat] = p[TOTAL + seat]


play_quickly = uncounted(play_games, {})


def simulate(game: TukiRules, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
    scores, lengths = np.empty((n, game.players), dtype=np.int64), np.empty(n, dtype=np.int64)
    encoded = encode(game.start())
    size = n if cores == 1 else -(-n // (cores * 8))

    def part(at: int) -> None:
        play_quickly(encoded, seed, first + at, encoded.copy(), scores[at : at + size], lengths[at : at + size])

    in_parts(part, n, size, cores)
    return Simulation(scores, lengths, best="low", first=first)
