"""Games between levels, compiled: `easy` and `medium` as their bots, `hard` by its learned estimate alone.

The bot `hard` is stronger: it compares moves by rollouts, and enumerates the last turns.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import below, in_parts, jit, stream
from parlour.contract.game import Simulation
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES
from parlour.games.tuki.engine.childish import childs_move
from parlour.games.tuki.engine.policy import SCRATCH, choose
from parlour.games.tuki.engine.rollout import anything, seat_moves, step
from parlour.games.tuki.engine.weights import rule_of_thumb, weights
from parlour.games.tuki.layout import encode
from parlour.games.tuki.state import TukiRules

LEVELS: Final = ("random", "easy", "medium", "hard")
"""The levels, in the order of their numbers in the kernels."""
RANDOM, EASY, MEDIUM, HARD = range(4)
PART: Final = 64
"""Games that a thread plays at a time."""


@jit
def move_of(level: int, learned: Any, plain: Any, p: Any, rng: Any, s: Any, moves: Any) -> int:
    """The move of a level: one of four decisions of `easy` is random, one of five of `medium` is a child's."""
    if level == HARD:
        return choose(learned, p, s)
    if level == MEDIUM and below(rng, 5) > 0:
        return choose(plain, p, s)
    if level == RANDOM or (level == EASY and below(rng, 4) == 0):
        return anything(p, rng)
    return childs_move(p, rng, moves)


@jit
def play_games(
    begin: Any, learned: Any, plain: Any, levels: Any, seed: int, first: int, scores: Any, lengths: Any
) -> None:
    """Games number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    p, rng, s = begin.copy(), np.zeros(1, dtype=np.uint64), np.zeros(SCRATCH)
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, first + i)
        p[:] = begin
        length = 0
        while p[at.PHASE] != at.OVER:
            if seat_moves(p):
                step(p, move_of(levels[p[at.SEAT]], learned, plain, p, rng, s, moves))
            else:
                step(p, anything(p, rng))
            length += 1
        lengths[i] = length
        for seat in range(scores.shape[1]):
            scores[i, seat] = p[at.TOTAL + seat]


def simulate(game: TukiRules, levels: tuple[str, ...], n: int, seed: int, cores: int, first: int = 0) -> Simulation:
    """`n` games from number `first` on in which each seat plays by its level."""
    scores, lengths = np.empty((n, game.players), dtype=np.int64), np.empty(n, dtype=np.int64)
    encoded, numbers = encode(game.start()), np.array([LEVELS.index(level) for level in levels], dtype=np.int64)
    learned, plain = weights(game.players), rule_of_thumb()

    def part(at: int) -> None:
        to = at + PART
        play_games(encoded, learned, plain, numbers, seed, first + at, scores[at:to], lengths[at:to])

    in_parts(part, n, PART, cores)
    return Simulation(scores, lengths, best="low", first=first)
