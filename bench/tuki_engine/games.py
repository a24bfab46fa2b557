"""Whole games of Tuki Tuki between the levels, compiled: nothing leaves the kernel, so that thousands take seconds.

The child is written twice, here and readable in the package; `agree` compares the two position by position. `hard`
plays its learned estimate alone, without rollouts and without the enumeration of last turns: a lower bound.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

import parlour
from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.engine.child import GUESS, childs_value
from parlour.games.tuki.engine.policy import SCRATCH, choose, put
from parlour.games.tuki.engine.rollout import HANDS, anything, draw, seat_moves, step
from parlour.games.tuki.engine.weights import rule_of_thumb, weights
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.packed import hidden_count, score_of
from parlour.games.tuki.state import TukiState
from parlour.kernels import below, inline, jit, stream

RANDOM, EASY, MEDIUM, HARD = range(4)


@inline
def open_cards(grid: int) -> float:
    return score_of(grid) + GUESS * hidden_count(grid)


@jit
def likes(p: Any, move: int) -> float:
    """How little a child's grid counts after a move."""
    grid, taken, unseen = p[at.GRID + p[at.SEAT]], p[at.TAKEN], p[at.UNSEEN]
    if p[at.PHASE] == at.OPEN:
        return 0.0
    if p[at.PHASE] == at.TAKE:
        if move == at.FROM_DISCARD:
            return float(p[at.TOP] if p[at.TOP] < 13 else 0)
        pool, total, cards = p[at.STOCK] if p[at.REBUILDS] else unseen, 0, 0
        for card in range(14):
            many = (pool >> 4 * card) & 15
            cards += many
            total += many * card if card < 13 else 0
        return total / cards
    if move < at.DROP:
        return open_cards(put(grid, move, taken))
    if move == at.PASS:
        return open_cards(grid)
    if move >= at.FLY:
        return open_cards(put(put(grid, (move - at.FLY) >> 3, taken), (move - at.FLY) & 7, 13))
    value = 0.0
    for card in range(14):
        value += ((unseen >> 4 * card) & 15) * open_cards(put(grid, move - at.DROP, card))
    return float(value / p[at.UNSEEN_COUNT])


@jit
def childs_move(p: Any, rng: Any) -> int:
    chosen, least, equal = 0, 1e9, 0
    for n in range(ways(p)):
        move = nth(p, n)
        value = likes(p, move)
        equal = equal + 1 if abs(value - least) < 1e-9 else 1
        if value < least - 1e-9 or (abs(value - least) < 1e-9 and below(rng, equal) == 0):
            chosen, least = move, value
    return int(chosen)


@jit
def move_of(level: int, learned: Any, plain: Any, p: Any, rng: Any, s: Any) -> int:
    if level == HARD:
        return choose(learned, p, s)
    if level == MEDIUM and below(rng, 5) > 0:
        return choose(plain, p, s)
    if level == RANDOM or (level == EASY and below(rng, 4) == 0):
        return anything(p, rng)
    return childs_move(p, rng)


@jit
def play(begin: Any, learned: Any, plain: Any, levels: Any, seed: int, won: Any, scores: Any) -> None:
    """Deals: by player, the games won (a shared win is a part) and the points, over all seatings of the deal."""
    players, p = begin[at.PLAYERS], begin.copy()
    luck, rng, s = np.zeros(HANDS, dtype=np.uint64), np.zeros(1, dtype=np.uint64), np.zeros(SCRATCH)
    for deal in range(len(won)):
        for shift in range(players):
            for hand in range(HANDS):
                luck[hand] = stream(seed, deal * HANDS + hand)
            rng[0] = stream(seed + 1, deal * players + shift)
            p[:] = begin
            while p[at.PHASE] != at.OVER:
                if seat_moves(p):
                    step(p, move_of(levels[(p[at.SEAT] + shift) % players], learned, plain, p, rng, s))
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


def agree(games: int = 3) -> int:
    """Compares the two children at every decision of random games; how many there were."""
    compared = 0
    for seed in range(games):
        random, state = Random(seed), parlour.game("tuki", players=3, rounds=1).start()
        while not state.over:
            assert isinstance(state, TukiState)
            p = encode(state)
            for move in state.legal():
                if state.phase != "open":
                    assert abs(childs_value(state, move) + likes(p, number_of(move))) < 1e-9, (state, move)
                    compared += 1
            steps = state.legal() or [outcome for outcome, _ in state.chances()]
            state = state.play(random.choice(steps))
    return compared
