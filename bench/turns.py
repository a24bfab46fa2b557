"""Simulations of Shut the Box beside the same games by the kernel, a step at a time: `python -m bench.turns`."""

from __future__ import annotations

from bench.frame import rate
from bench.shutbox import GAMES
from parlour.compute import loops
from parlour.games.shutbox.fast import simulation
from parlour.games.shutbox.game import ShutBox

BATCH = 20_000


def main() -> None:
    for what, options in GAMES.items():
        game = ShutBox.make(options)

        def by_steps(game: ShutBox = game) -> int:
            loops.simulate(game, BATCH, 1, 1, 0)
            return BATCH

        def by_turns(game: ShutBox = game) -> int:
            simulation.simulate(game, BATCH, 1, 1)
            return BATCH

        _, lengths, _ = loops.simulate(game, BATCH, 1, 1, 0)
        assert (simulation.simulate(game, BATCH, 1, 1).lengths == lengths).all()
        before, after = rate(by_steps), rate(by_turns)
        print(f"{what}: {before:,.0f} and {after:,.0f} games a second, {after / before:.2f} times", flush=True)


if __name__ == "__main__":
    main()
