"""The estimate learned by self-play, compiled: rounds of the policy against itself, a little of it at random.

Each seat's estimate at every turn is moved towards its target: mostly the score at the end of the round, partly the
next estimate (TD(λ)). Learning rates fall with the visits of a weight and towards the end. Rounds are played one after
the other in one thread, so that a seed and a number of rounds give the same weights everywhere.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import below, inline, jit, stream
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import DECK, PARROT
from parlour.games.tuki.engine.estimate import (
    CLOCKS,
    COLUMN,
    FINISHED,
    GIFT,
    KIND,
    KINDS,
    LAST,
    LOOSE,
    MOVES,
    PAIRS,
    POOL,
    WAITS,
    moment,
    number_feature,
    stage,
)
from parlour.games.tuki.engine.policy import SCRATCH, choose, clock_of, gift, mean_number
from parlour.games.tuki.engine.rollout import anything, seat_moves, step
from parlour.games.tuki.packed import hidden_count

TRACE = 0.8
"""The share of the final score in a target; the rest is the next estimate."""
CURIOUS = 20
"""Random moves in a thousand, so that moves never chosen are known too."""
RATE, COOLED = 0.1, 0.02
"""How far a new weight moves towards its target, and what part of that is left at the end."""
LONGEST = 4000
"""The most estimates kept of one round; later ones, in very long rounds, are not learned from."""
MIDDLE, AVERAGE = 5.5, sum(card * many for card, many in enumerate(DECK[:PARROT])) / sum(DECK)
"""The approximate average of the cards to come in a round, and of the whole deck; scaled for a reduced deck."""
FINE = 4096
"""Averages are stored in whole multiples of one part in this number."""


@inline
def features(into: Any, grid: int, pool: int, tempo: int, hidden: int, clock: int) -> int:
    """Finds the indices of this grid's weights in `estimate`, except the pool's; returns their number."""
    now, group = moment(tempo, hidden, clock), stage(hidden) * CLOCKS + clock
    pairs, loose, found, number = 0, 0, 4, 0
    for column in range(4):
        cards = (grid >> 8 * column) & 255
        into[column] = COLUMN + now * KINDS + KIND[cards]
        pairs += PAIRS[cards]
        loose += LOOSE[cards]
    while pairs | loose:
        if (pairs | loose) & 15:
            into[found] = number_feature(number, pairs & 15, loose & 15, pool, group)
            found += 1
        pairs >>= 4
        loose >>= 4
        number += 1
    return found


@inline
def pool_now(p: Any) -> int:
    return int(p[at.UNSEEN] + p[at.STOCK])


@inline
def keep(log: Any, n: int, p: Any, seat: int, tempo: int, clock: int) -> int:
    """Records a seat's grid and moment; returns the number of records."""
    if n == LONGEST:
        return n
    grid = p[at.GRID + seat]
    log[n, 0], log[n, 1], log[n, 2], log[n, 3] = seat, grid, pool_now(p), int(mean_number(p) * FINE)
    log[n, 4], log[n, 5], log[n, 6] = tempo, hidden_count(grid), clock
    return n + 1


@inline
def observe(log: Any, n: int, p: Any, opening: bool) -> int:
    """Records what can be learned from at this step; `opening`: hidden cards were being opened before it."""
    phase, me, players = p[at.PHASE], p[at.SEAT], p[at.PLAYERS]
    if phase == at.TAKE:
        for seat in range(players):
            before = seat - me if seat >= me else seat - me + players
            if not p[at.ENDING] or before < p[at.LEFT]:
                clock = LAST if p[at.ENDING] else clock_of(p, seat, -1, 0)
                n = keep(log, n, p, seat, MOVES if seat == me else WAITS, clock)
    elif phase == at.FINISH and not opening:
        n = keep(log, n, p, me, WAITS, FINISHED)
    return n


@inline
def learn_gift(w: Any, visits: Any, p: Any) -> None:
    """The top of the discard pile as a gift to the seat that moves: its average at this moment."""
    grid = p[at.GRID + p[at.SEAT]]
    hidden = hidden_count(grid)
    clock = LAST if p[at.ENDING] else clock_of(p, p[at.SEAT], -1, 0)
    place = GIFT + moment(MOVES, hidden, clock)
    visits[place] += 1
    found = gift(w, grid, p[at.TOP], pool_now(p), mean_number(p), hidden, clock)
    w[place] += (found - w[place]) * max(0.001, 1.0 / visits[place])


@inline
def learn_round(
    w: Any, visits: Any, log: Any, n: int, p: Any, rate: float, middle: float, into: Any, goals: Any, missed: Any
) -> None:
    """Moves every recorded estimate towards its target, the last first; `missed` sums the squared errors."""
    for seat in range(p[at.PLAYERS]):
        goals[seat] = p[at.TOTAL + seat]
    for k in range(n - 1, -1, -1):
        seat, mean = log[k, 0], log[k, 3] / FINE
        now = moment(log[k, 4], log[k, 5], log[k, 6])
        found = features(into, log[k, 1], log[k, 2], log[k, 4], log[k, 5], log[k, 6])
        guess = w[POOL + now] * mean
        for i in range(found):
            guess += w[into[i]]
        error = goals[seat] - guess
        goals[seat] = TRACE * goals[seat] + (1.0 - TRACE) * guess
        missed[stage(log[k, 5]), 0] += (p[at.TOTAL + seat] - guess) ** 2
        missed[stage(log[k, 5]), 1] += 1.0
        push = error / (found + 1)
        for i in range(found):
            visits[into[i]] += 1
            w[into[i]] += push * rate / np.sqrt(1.0 + 0.1 * visits[into[i]])
        w[POOL + now] += push * 0.001 * (mean - middle)


@jit
def learn(w: Any, visits: Any, start: Any, seed: int, first: int, rounds: int, planned: int, missed: Any) -> None:
    """Learns from rounds number `first`, `first + 1`, … of all planned.

    By stage, `missed` sums the squared errors of the estimates and counts them.
    """
    p, rng, scratch = start.copy(), np.zeros(1, dtype=np.uint64), np.zeros(SCRATCH)
    log, into, goals = np.zeros((LONGEST, 7), dtype=np.int64), np.zeros(20, dtype=np.int64), np.zeros(6)
    middle = MIDDLE * (mean_number(start) / AVERAGE)
    for number in range(first, first + rounds):
        rng[0] = stream(seed, number)
        p[:] = start
        n, opening = 0, False
        while p[at.PHASE] != at.OVER:
            if p[at.PHASE] == at.TAKE:
                learn_gift(w, visits, p)
            n = observe(log, n, p, opening)
            opening = p[at.PHASE] == at.FINISH
            if not seat_moves(p) or below(rng, 1000) < CURIOUS:
                step(p, anything(p, rng))
            else:
                step(p, choose(w, p, scratch))
        learn_round(w, visits, log, n, p, RATE * COOLED ** (number / planned), middle, into, goals, missed)
