"""Simulated rounds of Tuki Tuki beside the same rounds a step at a time: `python -m bench.rounds`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.frame import rate
from parlour.compute.kernels import jit, stream
from parlour.games.tuki.choices import play_out
from parlour.games.tuki.fast.simulation import play_quickly
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.layout import encode

BATCH = 20_000


@jit
def step_by_step(begin: Any, seed: int, lengths: Any) -> None:
    p, rng = begin.copy(), np.zeros(1, dtype=np.uint64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, i)
        p[:] = begin
        lengths[i] = play_out(p, rng)


def main() -> None:
    for players in range(2, 7):
        begin = encode(Tuki.make({"players": players, "rounds": 1}).start())
        scores, one, other = np.zeros((BATCH, players), np.int64), np.zeros(BATCH, np.int64), np.zeros(BATCH, np.int64)

        def by_steps(begin: Any = begin, lengths: Any = one) -> int:
            step_by_step(begin, 1, lengths)
            return BATCH

        def by_turns(begin: Any = begin, scores: Any = scores, lengths: Any = other) -> int:
            play_quickly(begin, 1, 0, begin.copy(), scores, lengths)
            return BATCH

        before, after = rate(by_steps), rate(by_turns)
        assert (one == other).all()
        print(
            f"{players} players: {before:,.0f} and {after:,.0f} rounds a second, {after / before:.2f} times", flush=True
        )


if __name__ == "__main__":
    main()
