"""Estimates each seat's chance to win by playing on (compiled).

The quick policy plays for everyone to the end of the round, chance draws; then the totals and the rounds to come say
how likely each seat is to win the game (`standing`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import apart, below, inline, jit, stream
from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.engine.policy import SCRATCH, choose
from parlour.games.tuki.engine.standing import win_chances
from parlour.games.tuki.kernel import act

HANDS = 7
"""Every seat has a random stream of its own; the last stream is the table's."""
PRIOR = 100
"""The rollouts as accurate as the policy: it errs by a point, rollouts with common random numbers differ by ten."""


@inline
def seat_moves(p: Any) -> bool:
    phase = p[at.PHASE]
    return bool(phase == at.PLACE or phase == at.TAKE or phase == at.OPEN)


@jit
def step(p: Any, number: int) -> None:
    """Plays a move or an outcome in place: the rules, compiled once for all callers in this package."""
    act(p, number)


@inline
def follow(stack: Any, depth: int, number: int) -> None:
    """Writes the position at this depth after a move or an outcome one level deeper on the stack."""
    for place in range(at.SIZE):
        stack[depth + 1, place] = stack[depth, place]
    step(stack[depth + 1], number)


@jit
def anything(p: Any, rng: Any) -> int:
    """A random move or outcome: outcomes by their probabilities, moves equally likely."""
    return int(nth(p, below(rng, ways(p))))


@jit
def draw(p: Any, luck: Any) -> None:
    """An outcome from the random stream of the seat that draws."""
    hand = HANDS - 1 if p[at.PHASE] == at.DEAL or p[at.PHASE] == at.LOT else p[at.SEAT]
    step(p, anything(p, luck[hand : hand + 1]))


@apart
def play_round(w: Any, p: Any, luck: Any, s: Any) -> None:
    """Lets the policy play for everyone to the end of the round."""
    current = p[at.ROUND]
    while p[at.ROUND] == current and p[at.PHASE] != at.OVER:
        if seat_moves(p):
            step(p, choose(w, p, s))
        else:
            draw(p, luck)


@jit
def sample(w: Any, p: Any, moves: Any, alive: int, first: int, many: int, seed: int, sums: Any, products: Any) -> None:
    """Rollouts number `first`, `first + 1`, … of the first moves: by move and seat the sum of the chances to win.

    The nth rollout of every move uses the same random numbers, so that moves are compared under the same cards. By pair
    of moves, `products` sums the products of what the two led to for the seat that moves.
    """
    q, luck, s, chances = p.copy(), np.zeros(HANDS, dtype=np.uint64), np.zeros(SCRATCH), np.zeros(6)
    sample_with(w, p, moves, alive, first, many, seed, sums, products, q, luck, s, chances, np.zeros(alive))


@apart
def sample_with(
    w: Any,
    p: Any,
    moves: Any,
    alive: int,
    first: int,
    many: int,
    seed: int,
    sums: Any,
    products: Any,
    q: Any,
    luck: Any,
    s: Any,
    chances: Any,
    mine: Any,
) -> None:
    """`sample` with its buffers: a position, random streams, scratch, and chances by seat and by move."""
    for number in range(first, first + many):
        for i in range(alive):
            for hand in range(HANDS):
                luck[hand] = stream(seed, number * HANDS + hand)
            for place in range(at.SIZE):
                q[place] = p[place]
            step(q, moves[i])
            play_round(w, q, luck, s)
            win_chances(q, chances)
            for seat in range(p[at.PLAYERS]):
                sums[i, seat] += chances[seat]
            mine[i] = chances[p[at.SEAT]]
        for i in range(alive):
            for j in range(alive):
                products[i, j] += mine[i] * mine[j]
