"""How much rounds vary, and whether the chance to win from the totals is right: `python -m bench.tuki_engine.standing`.

Games of five rounds, everybody playing by the learned estimate. One half of the games tells the variance of a round; in
the other half the chances to win after each round but the last are compared with who won. Less is better of the two
losses: the mean square (Brier) and the logarithmic one. The slope says by how much chances ought to be further from an
even share (above 1) or nearer to it (below 1).
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from parlour.compute.kernels import jit, stream
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine import standing
from parlour.games.tuki.engine.policy import SCRATCH
from parlour.games.tuki.engine.rollout import HANDS, play_round
from parlour.games.tuki.engine.weights import weights
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.layout import encode

ROUNDS, GAMES = 5, 4000
FORMER = 86.0
"""The variance that two and three are taken to have; compared with what is measured."""


@jit
def play_games(begin: Any, w: Any, seed: int, totals: Any) -> None:
    """By game, round and seat, the totals after the round."""
    p, luck, s = begin.copy(), np.zeros(HANDS, dtype=np.uint64), np.zeros(SCRATCH)
    for game in range(totals.shape[0]):
        for hand in range(HANDS):
            luck[hand] = stream(seed, game * HANDS + hand)
        p[:] = begin
        for number in range(totals.shape[1]):
            play_round(w, p, luck, s)
            for seat in range(totals.shape[2]):
                totals[game, number, seat] = p[at.TOTAL + seat]


def variance(totals: Any) -> tuple[float, float]:
    """Half the variance of the difference between two seats' scores of a round, and its standard error over games."""
    scores = np.diff(totals, axis=1, prepend=0.0)
    by_game = scores.var(axis=2, ddof=1).mean(axis=1)
    return float(by_game.mean()), float(by_game.std(ddof=1) / np.sqrt(len(by_game)))


def predicted(totals: Any, assumed: float) -> Any:
    """By game, round and seat, the chance to win after every round but the last."""
    games, rounds, players = totals.shape
    standing.ROUND_VARIANCE = np.full(7, assumed)
    p, chances = np.zeros(at.SIZE, dtype=np.int64), np.zeros(6)
    p[at.PLAYERS], p[at.ROUNDS] = players, rounds
    found = np.zeros((games, rounds - 1, players))
    plain: Any = standing.win_chances
    for game in range(games):
        for number in range(rounds - 1):
            p[at.ROUND] = number + 1
            p[at.TOTAL : at.TOTAL + players] = totals[game, number]
            getattr(plain, "py_func", plain)(p, chances)
            found[game, number] = chances[:players]
    return found


def won(totals: Any) -> Any:
    """By game and seat, the part of the win."""
    least = totals[:, -1] == totals[:, -1].min(axis=1, keepdims=True)
    return (least / least.sum(axis=1, keepdims=True))[:, None, :]


def report(totals: Any, assumed: float) -> str:
    chances, parts = predicted(totals, assumed), won(totals)
    parts = np.broadcast_to(parts, chances.shape)
    brier = ((chances - parts) ** 2).sum(axis=2).mean()
    logarithmic = -(parts * np.log(np.maximum(chances, 1e-9))).sum(axis=2).mean()
    away = chances - 1 / chances.shape[2]
    slope = (away * (parts - 1 / chances.shape[2])).sum() / (away**2).sum()
    edges = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0001]
    bins = []
    for low, high in itertools.pairwise(edges):
        there = (chances >= low) & (chances < high)
        if there.sum() >= 50:
            bins.append(f"{100 * chances[there].mean():.1f}→{100 * parts[there].mean():.1f}")
    return f"variance {assumed:.1f}: Brier {brier:.5f}, log {logarithmic:.5f}, slope {slope:.3f}; {', '.join(bins)}"


def measure(players: int, games: int) -> None:
    begin = encode(Tuki.make({"players": players, "rounds": ROUNDS}).start())
    halves = np.zeros((2, games // 2, ROUNDS, players))
    for half, seed in enumerate((1, 2)):
        with np.errstate(over="ignore"):
            play_games(begin, weights(players), seed, halves[half])
    measured, error = variance(halves[0])
    print(f"{players} players, {games} games: {measured:.1f} ± {1.96 * error:.1f}", flush=True)
    for assumed in (FORMER, measured):
        print("  " + report(halves[1], assumed), flush=True)


if __name__ == "__main__":
    for players in range(2, 7):
        measure(players, GAMES)
