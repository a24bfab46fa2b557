"""Loss of each level against best play, in whole rounds of a reduced deck that is solved exactly.

`python -m bench.tuki_engine.yardstick DECK FOLDER` solves the game of two columns with that deck (`3322`: three each of
0 and 1, two each of 2 and 3; `332+2`: with two parrots), keeps the solution in the folder and goes on from what is
there. The estimate of the package knows four columns; that of two columns is learned here, into the same folder.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import numpy as np

from bench.tuki_engine.whole_round import WholeRound, reduced
from parlour.compute.kernels import below, stream
from parlour.contract.training import Plan
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES
from parlour.games.tuki.engine.childish import childs_move
from parlour.games.tuki.engine.judging import Judge, Limits
from parlour.games.tuki.engine.players import NODES
from parlour.games.tuki.engine.policy import SCRATCH, choose
from parlour.games.tuki.engine.rollout import anything, seat_moves, step
from parlour.games.tuki.engine.weights import rule_of_thumb
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.layout import encode

PART = 300_000
"""Positions between two looks at the clock."""
EVERY = 60.0
"""Seconds between two savings."""
ROUNDS = {"random": 400, "easy": 400, "medium": 400, "thumb": 400, "estimate": 400, "hard": 200}
"""`thumb` is `medium` without its slips, `estimate` is `hard` without rollouts and without the exact last turns."""


def solve(begin: Any, file: Path) -> tuple[WholeRound, float]:
    """The round solved, with progress; what was interrupted goes on."""
    solved, saved, started = WholeRound(), monotonic(), process_time()
    if file.exists():
        with np.load(file) as kept:
            solved.learn(kept["keys"], kept["values"])
    try:
        while (value := solved.some(begin, PART)) is None:
            print(f"{len(solved.known):,} positions, {process_time() - started:.0f} s", flush=True)
            if monotonic() > saved + EVERY:
                save(solved, file)
                saved = monotonic()
    finally:
        save(solved, file)
    return solved, value


def save(solved: WholeRound, file: Path) -> None:
    keys, values = solved.arrays()
    new = file.with_suffix(".new.npz")
    np.savez(new, keys=keys, values=values)
    new.replace(file)


def learned(game: Tuki, folder: Path) -> Any:
    """The estimate for two columns: the same again from the same seed."""
    folder.mkdir(exist_ok=True)
    file = folder / "two.npz"
    if not file.exists():
        game.train(Plan(40, 1000, 1, folder), lambda done: None)
    with np.load(file) as kept:
        return kept["weights"].astype(np.float32)


class Level:
    """A level as it plays at the table, but for what it has learned."""

    def __init__(self, name: str, estimate: Any) -> None:
        self.name, self.estimate, self.scratch = name, estimate, np.zeros(SCRATCH)

    def move(self, p: Any, rng: Any, seed: int) -> int:
        slip = int(below(rng, 20))
        if self.name == "random" or (self.name == "easy" and slip < 5):
            return int(anything(p, rng))
        if self.name == "easy" or (self.name == "medium" and slip < 4):
            return int(childs_move(p, rng, np.zeros(MOST_MOVES, dtype=np.int64)))
        if self.name in ("medium", "thumb"):
            return int(choose(rule_of_thumb(), p, self.scratch))
        if self.name == "estimate" or p[at.PHASE] == at.OPEN:
            return int(choose(self.estimate, p, self.scratch))
        return Judge(self.estimate, p, seed).judge(Limits(NODES, 60.0)).moves[0]


def losses(solved: WholeRound, begin: Any, level: Level) -> tuple[float, float]:
    """Average loss of a seat per round among seats of its level, and half the 95 % interval."""
    rng, lost = np.zeros(1, dtype=np.uint64), []
    for number in range(ROUNDS[level.name]):
        p, total = begin.copy(), 0.0
        with np.errstate(over="ignore"):
            rng[0] = stream(1, number)
            while p[at.PHASE] != at.OVER:
                if seat_moves(p):
                    move = level.move(p, rng, number)
                    total += solved.loss(p, move)
                else:
                    move = int(anything(p, rng))
                step(p, move)
        lost.append(total / 2)
    return float(np.mean(lost)), float(1.96 * np.std(lost, ddof=1) / np.sqrt(len(lost)))


def main(deck: str, into: str) -> None:
    folder = Path(into)
    folder.mkdir(parents=True, exist_ok=True)
    game = reduced(deck).make({"rounds": 1, "first": 0})
    begin = encode(game.start())
    solved, value = solve(begin, folder / f"{deck}.npz")
    print(f"{deck}: seat 0, which begins, wins {value:.9f}; {len(solved.known):,} positions", flush=True)
    estimate = learned(game, folder / deck)
    for name, rounds in ROUNDS.items():
        before = process_time()
        mean, half = losses(solved, begin, Level(name, estimate))
        spent = process_time() - before
        print(f"{name} loses {100 * mean:.2f} ± {100 * half:.2f} % in {rounds} rounds, {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
