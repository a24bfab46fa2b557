"""Random games through the compiled rules, on one core or several."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import below, in_parts, inline, jit, stream
from parlour.compute.loops import uncounted
from parlour.contract.game import Simulation
from parlour.games.shutbox.choices import nth, ways
from parlour.games.shutbox.encoding import ORDERED_FROM, Tables
from parlour.games.shutbox.fast.whole_turns import Turns, before_a_turn, turns_of, whole_turn
from parlour.games.shutbox.kernel import act, begin, score_of
from parlour.games.shutbox.layout import COUNT, OPENING, OVER, PHASE, ROLLING, SIZE, WINNERS
from parlour.games.shutbox.state import ShutBoxRules


@inline
def random_action(p: Any, t: Tables, rng: Any) -> int:
    """A throw of the dice, or one of the seat's moves, each equally likely."""
    phase = p[PHASE]
    if phase == OPENING:
        return int(below(rng, 6)) + 1
    if phase == ROLLING:
        return int(t[t[ORDERED_FROM + p[COUNT]] + below(rng, 6 ** p[COUNT])])
    return nth(p, t, below(rng, ways(p, t)))


@jit
def play_games(
    t: Tables, turns: Turns, seed: int, first: int, p: Any, rng: Any, scores: Any, lengths: Any, winners: Any
) -> None:
    """Games number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    for i in range(len(lengths)):
        rng[0] = stream(seed, first + i)
        begin(p, t)
        length = 0
        while p[PHASE] != OVER:
            if before_a_turn(p, turns):
                length += whole_turn(p, t, turns, rng)
            else:
                act(p, t, random_action(p, t, rng))
                length += 1
        lengths[i] = length
        for seat in range(scores.shape[1]):
            scores[i, seat] = score_of(p, t, seat)
            winners[i, seat] = p[WINNERS] >> seat & 1


play_quickly = uncounted(play_games, {})


def simulate(game: ShutBoxRules, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
    t, turns = game.tables[0], turns_of(game.options)
    scores, lengths = np.empty((n, game.players), dtype=np.int64), np.empty(n, dtype=np.int64)
    winners = np.empty((n, game.players), dtype=np.bool_)
    size = n if cores == 1 else -(-n // (cores * 8))

    def part(at: int) -> None:
        p, rng, to = np.zeros(SIZE, np.int64), np.zeros(1, np.uint64), at + size
        play_quickly(t, turns, seed, first + at, p, rng, scores[at:to], lengths[at:to], winners[at:to])

    in_parts(part, n, size, cores)
    return Simulation(scores, lengths, winners, first=first)
