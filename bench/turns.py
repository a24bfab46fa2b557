"""Simulations beside the same games by the referee's kernel, a step at a time: `python -m bench.turns`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.frame import rate
from bench.shutbox import GAMES
from parlour.compute.kernels import jit, stream
from parlour.games.shutbox.fast import simulation
from parlour.games.shutbox.game import ShutBox
from parlour.games.shutbox.kernel import act, begin
from parlour.games.shutbox.layout import OVER, PHASE, SIZE

BATCH = 20_000


@jit
def step_by_step(t: Any, seed: int, lengths: Any) -> None:
    p, rng = np.zeros(SIZE, dtype=np.int64), np.zeros(1, dtype=np.uint64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, i)
        begin(p, t)
        lengths[i] = 0
        while p[PHASE] != OVER:
            act(p, t, simulation.random_action(p, t, rng))
            lengths[i] += 1


def main() -> None:
    for what, options in GAMES.items():
        game, lengths = ShutBox.make(options), np.zeros(BATCH, np.int64)

        def by_steps(game: ShutBox = game, lengths: Any = lengths) -> int:
            step_by_step(game.tables[0], 1, lengths)
            return BATCH

        def by_turns(game: ShutBox = game) -> int:
            simulation.simulate(game, BATCH, 1, 1)
            return BATCH

        by_steps()
        assert (simulation.simulate(game, BATCH, 1, 1).lengths == lengths).all()
        before, after = rate(by_steps), rate(by_turns)
        print(f"{what}: {before:,.0f} and {after:,.0f} games a second, {after / before:.2f} times", flush=True)


if __name__ == "__main__":
    main()
