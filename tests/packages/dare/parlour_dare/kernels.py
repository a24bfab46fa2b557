from typing import Any

import numpy as np

from parlour.compute import below, in_parts, jit, stream
from parlour.contract import Simulation

PART = 10_000


@jit
def play(seed: Any, first: Any, scores: Any, lengths: Any) -> None:
    rng = np.zeros(1, np.uint64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, first + i)
        lengths[i] = 0
        for seat in range(scores.shape[1]):
            points = 0
            while True:
                lengths[i] += 1
                if points >= 20 or below(rng, 2) == 1:
                    break
                lengths[i] += 1
                face = below(rng, 6) + 1
                points = 0 if face == 1 else points + face
                if face == 1:
                    break
            scores[i, seat] = points


def simulate(players: int, n: int, seed: int, cores: int, first: int) -> Simulation:
    scores, lengths = np.zeros((n, players), np.int64), np.zeros(n, np.int64)

    def part(at: int) -> None:
        play(np.uint64(seed), first + at, scores[at : at + PART], lengths[at : at + PART])

    in_parts(part, n, PART, cores)
    return Simulation(scores, lengths, best="high", first=first)
