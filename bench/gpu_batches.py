"""Batches on a GPU, beside the same on the processor: `python -m bench.gpu_batches`.

Both walk the same games with the same moves first, and every array is compared; then moves are chosen at random on the
card, and steps are counted. `--quick` is for the simulator, and to see that everything is installed.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np

import parlour
from parlour.compute.gpu import BLOCK, cuda, require
from parlour.compute.kernels import mix

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("rolit", {"players": 4}),
    ("rolit", {"preset": "reversi"}),
    ("tuki", {"players": 2}),
    ("tuki", {"players": 4}),
    ("shutbox", {"players": 2}),
    ("shutbox", {"edition": "nine", "players": 1}),
)
SIZES = (1 << 10, 1 << 14, 1 << 17, 1 << 20)


@cuda.jit
def choose(mask: Any, number: Any, chosen: Any) -> None:
    """Any legal move."""
    i = cuda.grid(1)
    if i < len(chosen):
        many = 0
        for action in range(mask.shape[1]):
            many += mask[i, action]
        left = np.int64((mix(mix(number) + np.uint64(i)) >> np.uint64(32)) * np.uint64(many) >> np.uint64(32))
        for action in range(mask.shape[1]):
            if mask[i, action]:
                if left == 0:
                    chosen[i] = action
                left -= 1


def choose_all(env: Any, number: int, chosen: Any) -> None:
    choose[-(-env.n // BLOCK), BLOCK](env.mask().held, number, chosen)


def same(game: Any, n: int, steps: int) -> bool:
    here, there = (parlour.batch(game, n, seed=3, device=device) for device in ("cpu", "cuda"))
    random = np.random.default_rng(1)
    for _ in range(steps):
        moves = (here.mask() * random.random(here.mask().shape, np.float32)).argmax(1)
        for mine, other in zip((*here.step(moves), here.episode), (*there.step(moves), there.episode), strict=True):
            if not np.array_equal(np.asarray(mine), np.asarray(other)):
                return False
    return True


def rate(game: Any, n: int, seconds: float, check: bool) -> float:
    env = parlour.batch(game, n, seed=1, device="cuda", check=check)
    chosen = cuda.to_device(np.zeros(n, np.int64))
    steps, started, number = 0, 0.0, 0
    while not started or perf_counter() - started < seconds:
        if number == 20:  # compiled, and past the first moves
            cuda.synchronize()
            started, steps = perf_counter(), 0
        for _ in range(10):
            number += 1
            choose_all(env, number, chosen)
            env.step(chosen)
            steps += n
        cuda.synchronize()
    return steps / (perf_counter() - started)


def on_processor(game: Any, cores: int, n: int, seconds: float) -> float:
    """Moves are drawn outside the clock."""
    env, random, spent, steps = parlour.batch(game, n, seed=1, cores=cores), np.random.default_rng(1), 0.0, 0
    while spent < seconds:
        moves = (env.mask() * random.random(env.mask().shape, np.float32)).argmax(1)
        started = perf_counter()
        env.step(moves)
        spent, steps = spent + perf_counter() - started, steps + n
    return steps / spent


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu_batches", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few games")
    quick = parser.parse_args().quick
    require()
    different, seconds = 0, 0.1 if quick else 0.5
    for name, options in GAMES:
        game = parlour.game(name, **options)
        started = perf_counter()
        alike = same(game, *((4, 10) if quick else (1 << 14, 150)))
        different += not alike
        said = " ".join(f"{key}={value}" for key, value in options.items())
        print(f"{name} {said}: {'same' if alike else 'DIFFERENT'} ({perf_counter() - started:.0f} s)", flush=True)
        for n in (8,) if quick else SIZES:
            rates = [f"{rate(game, n, seconds, check):,.0f}" for check in (True, False)]
            print(f"  {n:,} games: {rates[0]} steps a second, without checks {rates[1]}", flush=True)
        for cores in (1, 0):
            print(
                f"  processor, cores={cores}: {on_processor(game, cores, 8 if quick else 1 << 14, seconds):,.0f}",
                flush=True,
            )
    return different


if __name__ == "__main__":
    raise SystemExit(main())
