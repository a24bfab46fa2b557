"""`python -m bench.cores`: simulations and batches on one core and on all of them, in one run, by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import parlour

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("rolit", {}),
    ("rolit", {"preset": "reversi"}),
    ("tuki", {}),
    ("shutbox", {}),
)
SIMULATED, STEPS, WARM, ROUNDS = 4_000_000, 60, 5, 3


def simulated(game: parlour.Game, cores: int) -> float:
    begun = time.perf_counter()
    parlour.simulate(game, SIMULATED, cores=cores)
    return SIMULATED / (time.perf_counter() - begun)


def stepped(game: parlour.Game, n: int, cores: int) -> float:
    """Steps a second; the first ones do not count, and moves are chosen outside the clock."""
    env, random, spent = parlour.batch(game, n, seed=1, cores=cores), np.random.default_rng(1), 0.0
    for step in range(STEPS):
        mask = env.mask()
        moves = np.where(mask, random.random(mask.shape, np.float32), -1).argmax(1)
        begun = time.perf_counter()
        env.step(moves)
        spent += (time.perf_counter() - begun) * (step >= WARM)
    return (STEPS - WARM) * n / spent


def compared(label: str, rate: Callable[[int], float]) -> None:
    one, all_of_them = (max(rate(cores) for _ in range(ROUNDS)) for cores in (1, 0))
    print(f"{label:44} {one:14,.0f} {all_of_them:14,.0f} {all_of_them / one:6.1f}", flush=True)


def main() -> None:
    for name, options in GAMES:
        game = parlour.game(name, **options)
        parlour.simulate(game, 1000)
        compared(f"{game!r} games", lambda cores, game=game: simulated(game, cores))  # type: ignore[misc]
        for n in (1 << 10, 1 << 12, 1 << 14, 1 << 16):
            stepped(game, n, 0)
            compared(f"{game!r} steps of {n}", lambda cores, game=game, n=n: stepped(game, n, cores))  # type: ignore[misc]


if __name__ == "__main__":
    main()
