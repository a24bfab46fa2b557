"""Measures the gain from rollouts: `python -m bench.tuki_engine.rollouts PLAYERS ROLLOUTS DEALS OUT [LEVEL]`.

One seat plays `hard` as at the table, with a number of rollouts a move (0: its estimate alone) and exact last turns;
the others play LEVEL without rollouts (`hard` unless said). Games of five rounds; each deal from every seat. Every deal
is a line of the file OUT, and a match that finds one goes on from there.
"""

from __future__ import annotations

import json
import sys
from math import inf
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from bench.tuki_engine.levels import NAMES
from parlour.compute.kernels import stream
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES
from parlour.games.tuki.engine.judging import Judge, Limits
from parlour.games.tuki.engine.policies import HARD, move_of
from parlour.games.tuki.engine.policy import SCRATCH, choose
from parlour.games.tuki.engine.rollout import HANDS, draw, seat_moves, step
from parlour.games.tuki.engine.weights import rule_of_thumb, weights
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.layout import encode

PATIENCE = 600.0


class Match:
    def __init__(self, players: int, rollouts: int, level: int) -> None:
        self.players, self.rollouts, self.level = players, rollouts, level
        self.begin = encode(Tuki.make({"players": players}).start())
        self.learned, self.plain, self.scratch = weights(players), rule_of_thumb(), np.zeros(SCRATCH)
        self.found = np.zeros(MOST_MOVES, dtype=np.int64)
        self.moves, self.seconds = 0, 0.0

    def deal(self, number: int) -> float:
        """The share of the wins of the one who thinks, over all seats of a deal."""
        return sum(self.game(number, seat) for seat in range(self.players)) / self.players

    def game(self, number: int, seat: int) -> float:
        p = self.begin.copy()
        luck = np.array([stream(1, number * HANDS + hand) for hand in range(HANDS)], dtype=np.uint64)
        rng = np.array([stream(2, number * self.players + seat)], dtype=np.uint64)
        while p[at.PHASE] != at.OVER:
            if not seat_moves(p):
                draw(p, luck)
            elif p[at.SEAT] == seat:
                step(p, self.thought(p))
            else:
                step(p, move_of(self.level, self.learned, self.plain, p, rng, self.scratch, self.found))
        totals = p[at.TOTAL : at.TOTAL + self.players]
        return float(totals[seat] == totals.min()) / int((totals == totals.min()).sum())

    def thought(self, p: Any) -> int:
        before = process_time()
        if p[at.PHASE] == at.OPEN or not self.rollouts:
            found = int(choose(self.learned, p, self.scratch))
        else:
            judge = Judge(self.learned, p, self.moves)
            alone = len(judge.moves) == 1  # rollouts would only tell its chance
            found = int(judge.moves[0]) if alone else judge.judge(Limits(self.rollouts, PATIENCE)).moves[0]
        self.moves += 1
        self.seconds += process_time() - before
        return found


def main(players: str, rollouts: str, deals: str, out: str, level: str = NAMES[HARD]) -> None:
    match, file = Match(int(players), int(rollouts), list(NAMES.values()).index(level)), Path(out)
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    for number in range(len(done), int(deals)):
        with np.errstate(over="ignore"):
            done.append(match.deal(number))
        with file.open("a") as kept:
            kept.write(json.dumps(done[-1]) + "\n")
        shares = np.array(done)
        half = 1.96 * shares.std(ddof=1) / np.sqrt(len(done)) if len(done) > 1 else inf
        print(
            f"{len(done)} deals: {100 * shares.mean():.1f} ± {100 * half:.1f} %,"
            f" {match.seconds / match.moves:.3f} s a move",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
