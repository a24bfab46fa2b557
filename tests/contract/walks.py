"""Games walked from the first step to the last, and told as one line for each: what `test_kernel` runs twice.

Run as a program, with `plain` as its first argument it hides NumPy and Numba before anything is imported.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random
from time import process_time
from typing import Any

HIDDEN = ("numpy", "numba", "numba_cuda", "llvmlite", "cupy")


class Hiding:
    """Refuses packages as an interpreter that lacks them does."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def walked(game: Any, seed: int) -> tuple[str, float]:
    """A random game, hashed: each position with its moves and chances, some with view and prompt. And the longest step.

    A step is timed in seconds, with all that the next position offers.
    """
    random, state, told, longest, steps = Random(seed), game.start(), sha256(), 0.0, 0
    while True:
        moves, chances = state.legal(), state.chances()
        shown = [state.code(), state.actor, state.hand, state.scores, state.winners, state.over]
        offered = [*map(str, moves), *(f"{outcome} {chance}" for outcome, chance in chances)]
        drawn = [state.view(), str(state.prompt())] if steps % 16 == seed % 16 or state.over else []
        told.update(json.dumps([shown, offered, drawn]).encode())
        if state.over:
            return told.hexdigest(), longest
        step = state.draw(random) if chances else random.choice(moves)
        assert str(state.read(str(step))) == str(step)
        begun = process_time()
        state = state.play(step)
        state.legal(), state.chances()
        steps += 1
        longest = max(longest, process_time() - begun)


def seated(game: Any, level: str, seed: int) -> str:
    """A game of bots of one level, as the code of its last position."""
    import parlour

    random, state = Random(seed), game.start()
    bots = [parlour.bot(game, level, seed=seed + seat) for seat in range(game.players)]
    while not state.over:
        state = state.play(state.draw(random) if state.actor == parlour.CHANCE else bots[state.actor].choose(state))
    return str(state.code())


def main() -> None:
    """Takes cases and seeds as JSON; answers with the hashes of each case, its longest step, and the bots' games."""
    import parlour

    cases, seeds, imported = json.loads(sys.argv[2])
    for name in imported:
        __import__(name)
    for name, options in cases:
        game = parlour.game(name, **options)
        walks = [walked(game, seed) for seed in range(*seeds)]
        levels = ("random", "easy")
        played = [seated(game, level, seed) for level in levels for seed in range(seeds[0], seeds[0] + 2)]
        print(json.dumps([[hashed for hashed, _ in walks], sorted(took for _, took in walks), played]))
    found = [name for name in sys.modules if name.partition(".")[0] in HIDDEN]
    print(json.dumps(found))


if __name__ == "__main__":
    if sys.argv[1] == "plain":
        sys.meta_path.insert(0, Hiding())  # type: ignore[arg-type]
    main()
