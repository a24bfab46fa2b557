"""Evaluates a position in the middle of a round at a glance, without playing on (compiled).

Each grid's expected count is learned (`estimate`); its variance was measured in games of the quick policy. The rounds
to come are taken as in `standing`.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np

from parlour.compute.kernels import apart, compiled, inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import distinct
from parlour.games.tuki.engine.estimate import FINISHED, GIFT, LAST, MOVES, WAITS, estimate, moment
from parlour.games.tuki.engine.last_turns import LEADS, VALUES, add, better, between_rounds, keep, leaves, settle
from parlour.games.tuki.engine.policy import clock_of, gift, mean_number, mean_of, put
from parlour.games.tuki.engine.rollout import follow, seat_moves
from parlour.games.tuki.engine.standing import ROUND_VARIANCE, above
from parlour.games.tuki.engine.tails import tail
from parlour.games.tuki.packed import card_at, hidden_count, pool_size, score_of

ENDED = np.array([0.0, 25.0, 45.0, 71.0, 88.0, 105.0, 122.0, 139.0, 156.0])
"""The variance of a grid's count after its last turn, by number of hidden cards."""
ENDING = np.array([10.0, 31.0, 53.0, 70.0, 96.0, 110.0, 125.0, 140.0, 156.0])
"""The same when its last turn is to come."""
PLAYED = np.array([0.0, 36.0, 50.0, 65.0, 76.0, 82.0, 86.0, 88.0, 90.0])
"""The same before anybody has closed, without the 18% that all seats have in common."""
LEAST = 0.25
OPENED_LEFT = 6
"""Cards that a seat has hidden when its first turn comes."""
GLANCES = np.array([round(NormalDist().inv_cdf((place + 0.5) / 6), 12) for place in range(6)])
"""The points at which a normal distribution is sampled for three and more players."""


@inline
def comes(p: Any, seat: int) -> bool:
    """Whether the seat's last turn is still to come, or under way."""
    place = seat - p[at.SEAT]
    return bool((place if place >= 0 else place + p[at.PLAYERS]) < p[at.LEFT])


@jit
def second(w: Any, grid: int, pool: int, clock: int) -> float:
    """The expected count of a grid whose seat has one more card to open at the start of a round."""
    least, mates, total = 1e9, 0, pool_size(pool)
    for slot in range(8):
        mate = card_at(grid, slot ^ 1)
        if card_at(grid, slot) != at.FACE_DOWN or mates >> mate & 1:
            continue
        mates |= 1 << mate
        value = 0.0
        for card in range(14):
            many = (pool >> 4 * card) & 15
            if many:
                left = pool - (1 << 4 * card)
                value += many * estimate(w, put(grid, slot, card), left, mean_of(left), WAITS, OPENED_LEFT, clock)
        least = min(least, value / total)
    return least


@jit
def unopened(w: Any, grid: int, pool: int, hidden: int, clock: int) -> float:
    """The same whose seat has one or two cards to open."""
    if hidden == OPENED_LEFT + 1:
        return second(w, grid, pool, clock)
    value, total = 0.0, pool_size(pool)
    for card in range(14):
        many = (pool >> 4 * card) & 15
        if many:
            value += many * second(w, put(grid, 0, card), pool - (1 << 4 * card), clock)
    return value / total


@jit
def expect(w: Any, p: Any, means: Any, spreads: Any) -> None:
    """By seat, the total after this round as expected, and its variance; the position is not inside a turn."""
    pool, mean, phase = p[at.UNSEEN] + p[at.STOCK], mean_number(p), p[at.PHASE]
    for seat in range(p[at.PLAYERS]):
        grid = p[at.GRID + seat]
        hidden = hidden_count(grid)
        means[seat] = p[at.TOTAL + seat]
        if hidden == 0 or (p[at.ENDING] and not comes(p, seat)):
            means[seat] += score_of(grid)
            spreads[seat] = 0.0
            continue
        moves = seat == p[at.SEAT] and phase == at.TAKE
        if p[at.ENDING] and seat == p[at.SEAT] and phase == at.FINISH:
            clock, spreads[seat] = FINISHED, ENDED[hidden]
        elif p[at.ENDING]:
            clock, spreads[seat] = LAST, ENDING[hidden]
        else:
            clock, spreads[seat] = clock_of(p, seat, -1, 0), PLAYED[hidden]
        if hidden > OPENED_LEFT:
            means[seat] += unopened(w, grid, pool, hidden, clock)
            continue
        means[seat] += estimate(w, grid, pool, mean, MOVES if moves else WAITS, hidden, clock)
        if moves and p[at.TOP] < at.ABSENT:
            usual = float(w[GIFT + moment(MOVES, hidden, clock)])
            means[seat] -= gift(w, grid, p[at.TOP], pool, mean, hidden, clock) - usual


@inline
def compare(tails: Any, players: int, means: Any, spreads: Any, chances: Any) -> None:
    """By seat, the chance that its total ends below all others; variances become one over the deviation."""
    for seat in range(players):
        spreads[seat] = 1.0 / sqrt(spreads[seat])
    for seat in range(players):
        total = 0.0
        for place in range(len(GLANCES)):
            here, lowest = means[seat] + GLANCES[place] / spreads[seat], 1.0
            for other in range(players):
                if other != seat:
                    lowest *= tail(tails, (here - means[other]) * spreads[other])
            total += lowest
        chances[seat] = total / len(GLANCES)


@jit
def look_over(w: Any, tails: Any, p: Any, means: Any, spreads: Any, chances: Any) -> None:
    """By seat, the chance to win the game; after it the leads."""
    players = p[at.PLAYERS]
    if p[at.PHASE] == at.DEAL or p[at.PHASE] == at.OVER:
        between_rounds(p, chances)
        return
    expect(w, p, means, spreads)
    for seat in range(players):
        chances[LEADS + seat] = -means[seat]
    later, together = (p[at.ROUNDS] - p[at.ROUND] - 1) * ROUND_VARIANCE[players], 0.0
    for seat in range(players):
        spreads[seat] = max(spreads[seat] + later, LEAST)
    if players == 2:
        for seat in range(players):
            chances[seat] = above(means[seat] - means[1 - seat], spreads[0] + spreads[1])
    else:
        compare(tails, players, means, spreads, chances)
    for seat in range(players):
        together += chances[seat]
    for seat in range(players):
        chances[seat] /= together


@inline
def turn_unseen(w: Any, tails: Any, stack: Any, depth: int, values: Any, room: Any) -> None:
    """The value when any card goes to the pile, so that the next seat cannot count on it."""
    p, card = stack[depth], 0
    while not (p[at.UNSEEN] >> 4 * card) & 15:
        card += 1
    follow(stack, depth, card)
    stack[depth + 1, at.TOP] = at.NOTHING
    look_over(w, tails, stack[depth + 1], room[0], room[1], values[depth])


@compiled(
    "void(float32[::1],float64[::1],int64[:,::1],int64,float64[:,::1],int64[:,::1],float64[:,::1],int64,float64)", apart
)
def look_through(
    w: Any, tails: Any, stack: Any, depth: int, values: Any, moves: Any, room: Any, thorough: int, exact: float
) -> None:
    """Writes the chances to win at this depth into `values`, searching the turn to its last choice.

    Last turns with at most `exact` ends are solved. Unless `thorough`, the card that is turned over for the pile is
    ignored.
    """
    p, phase = stack[depth], stack[depth, at.PHASE]
    if leaves(p) <= exact:
        settle(stack, depth, values, moves)
        return
    if phase != at.PLACE and phase != at.DRAW and phase != at.REVEAL and phase != at.TURN_UP:
        look_over(w, tails, p, room[0], room[1], values[depth])
        return
    for place in range(VALUES):
        values[depth, place] = 0.0
    if seat_moves(p):
        found = distinct(p, moves[depth])
        for n in range(found):
            follow(stack, depth, moves[depth, n])
            look_through(w, tails, stack, depth + 1, values, moves, room, thorough, exact)
            if n == 0 or better(values[depth + 1], values[depth], p[at.SEAT]):
                keep(values, depth)
        return
    if phase == at.REVEAL and p[at.TARGET] == at.TO_DISCARD and thorough == 0:
        turn_unseen(w, tails, stack, depth, values, room)
        return
    pool = p[at.STOCK] if phase == at.DRAW and p[at.REBUILDS] else p[at.UNSEEN]
    total = pool_size(pool)
    for card in range(14):
        many = (pool >> 4 * card) & 15
        if many:
            follow(stack, depth, card)
            look_through(w, tails, stack, depth + 1, values, moves, room, thorough, exact)
            add(values[depth], values[depth + 1], p[at.PLAYERS], many / total)


@inline
def solved(p: Any, exact: float) -> bool:
    """Whether the value is exact: the last turns of the last round are solved."""
    return bool(p[at.PHASE] == at.OVER or (p[at.ROUND] + 1 >= p[at.ROUNDS] and leaves(p) <= exact))
