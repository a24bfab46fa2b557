"""Whole games of Tuki Tuki between the levels, compiled: nothing leaves the kernel, so that thousands take seconds.

Every deal is played with all seatings, under the same luck by seat. `hard` plays its learned estimate alone, without
rollouts and without the enumeration of last turns: a lower bound.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import jit, stream
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES
from parlour.games.tuki.engine.policies import move_of
from parlour.games.tuki.engine.policy import SCRATCH
from parlour.games.tuki.engine.rollout import HANDS, draw, seat_moves, step
from parlour.games.tuki.engine.weights import rule_of_thumb, weights
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.layout import encode


@jit
def play(begin: Any, learned: Any, plain: Any, levels: Any, seed: int, won: Any, scores: Any) -> None:
    """Deals: by player, the games won (a shared win is a part) and the points, over all seatings of the deal."""
    players, p = begin[at.PLAYERS], begin.copy()
    luck, rng, s = np.zeros(HANDS, dtype=np.uint64), np.zeros(1, dtype=np.uint64), np.zeros(SCRATCH)
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    for deal in range(len(won)):
        for shift in range(players):
            for hand in range(HANDS):
                luck[hand] = stream(seed, deal * HANDS + hand)
            rng[0] = stream(seed + 1, deal * players + shift)
            p[:] = begin
            while p[at.PHASE] != at.OVER:
                if seat_moves(p):
                    step(p, move_of(levels[(p[at.SEAT] + shift) % players], learned, plain, p, rng, s, moves))
                else:
                    draw(p, luck)
            least, equal = p[at.TOTAL], 0
            for seat in range(players):
                least = min(least, p[at.TOTAL + seat])
            for seat in range(players):
                equal += p[at.TOTAL + seat] == least
            for seat in range(players):
                player = (seat + shift) % players
                won[deal, player] += 1.0 / equal if p[at.TOTAL + seat] == least else 0.0
                scores[deal, player] += p[at.TOTAL + seat]


def match(levels: list[int], deals: int, seed: int, rounds: int = 5) -> tuple[float, float, list[float]]:
    """The first level's share of the wins, half its 95 % interval over deals, and each player's mean round score."""
    players = len(levels)
    won, scores = np.zeros((deals, players)), np.zeros((deals, players))
    begin = encode(Tuki.make({"players": players, "rounds": rounds}).start())
    with np.errstate(over="ignore"):
        play(begin, weights(players), rule_of_thumb(), np.array(levels), seed, won, scores)
    share = won[:, 0] / players
    points = scores.mean(axis=0) / players / rounds
    return float(share.mean()), float(1.96 * share.std(ddof=1) / np.sqrt(deals)), [float(each) for each in points]
