"""The last turns of a round, solved by enumeration, compiled.

Once a seat has closed, every other seat has one turn, and then hidden cards are opened: few enough steps to enumerate.
Every seat that moves maximises its own chance to win the game, as the totals and the rounds to come make it
(`standing`); chance is weighed exactly.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import apart, compiled, inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES, distinct
from parlour.games.tuki.engine.rollout import follow, seat_moves, step
from parlour.games.tuki.engine.standing import win_chances
from parlour.games.tuki.packed import card_at, hidden_count, ones, pool_size

DEPTH = 80
MOST_LEAVES = 500_000
"""The most ends to enumerate; rollouts judge larger positions."""
LEADS, VALUES = 6, 12
"""The offset of the leads among the values of a position, and the number of values."""
COSTLY = 8
"""Extra cost of an end for every pair of seats, where more than two play further rounds."""


@inline
def kinds(pool: int) -> int:
    """The number of kinds of cards in a pool."""
    found = 0
    while pool:
        found += (pool & 15) != 0
        pool >>= 4
    return found


@jit
def leaves(p: Any) -> float:
    """The approximate number of ends of the last turns from here; infinite before the last turns."""
    if p[at.ENDING] == 0 or p[at.PHASE] == at.DEAL or p[at.PHASE] == at.OVER:
        return np.inf
    cards, total = float(kinds(p[at.UNSEEN] | p[at.STOCK])), 1.0
    for turn in range(p[at.LEFT]):
        seat = (p[at.SEAT] + turn) % p[at.PLAYERS]
        grid, mates = p[at.GRID + seat], 0
        for slot in range(8):
            if card_at(grid, slot) == at.FACE_DOWN:
                mates |= 1 << card_at(grid, slot ^ 1)
        places = 8.0 + 2.0 * ones(mates)
        drawn = 1.0 if turn == 0 and p[at.PHASE] == at.PLACE else cards + 1.0
        total *= drawn * places
        for _ in range(hidden_count(grid)):
            total *= cards
    players = p[at.PLAYERS]
    dear = players > 2 and p[at.ROUNDS] - p[at.ROUND] > 1
    return total * (COSTLY * players * (players - 1) if dear else 1)


@inline
def between_rounds(p: Any, values: Any) -> None:
    win_chances(p, values)
    for seat in range(p[at.PLAYERS]):
        values[LEADS + seat] = -float(p[at.TOTAL + seat])


@inline
def better(one: Any, other: Any, seat: int) -> bool:
    """By the chance to win; between equal chances by the lead."""
    return bool(one[seat] > other[seat] or (one[seat] == other[seat] and one[LEADS + seat] > other[LEADS + seat]))


@inline
def keep(values: Any, depth: int) -> None:
    """Copies the value of the position one deeper."""
    for place in range(VALUES):
        values[depth, place] = values[depth + 1, place]


@inline
def add(total: Any, values: Any, players: int, part: float) -> None:
    """Adds a part of chances and leads."""
    for seat in range(players):
        total[seat] += values[seat] * part
        total[LEADS + seat] += values[LEADS + seat] * part


@compiled("void(int64[:,::1], int64, float64[:,::1], int64[:,::1])", apart)
def settle(stack: Any, depth: int, values: Any, moves: Any) -> None:
    """The chances to win of the position at this depth of the stack, by seat, into `values` at the same depth.

    The leads follow from `LEADS` on: minus the expected totals after the round.
    """
    p, players = stack[depth], stack[depth, at.PLAYERS]
    if p[at.PHASE] == at.DEAL or p[at.PHASE] == at.OVER:
        between_rounds(p, values[depth])
        return
    for place in range(VALUES):
        values[depth, place] = 0.0
    if seat_moves(p):
        found = distinct(p, moves[depth])
        for n in range(found):
            follow(stack, depth, moves[depth, n])
            settle(stack, depth + 1, values, moves)
            if n == 0 or better(values[depth + 1], values[depth], p[at.SEAT]):
                keep(values, depth)
        return
    pool = p[at.STOCK] if p[at.PHASE] == at.DRAW and p[at.REBUILDS] else p[at.UNSEEN]
    total = pool_size(pool)
    for card in range(14):
        many = (pool >> 4 * card) & 15
        if many:
            follow(stack, depth, card)
            settle(stack, depth + 1, values, moves)
            add(values[depth], values[depth + 1], players, many / total)


def solve_last_turns(p: Any, moves: Any) -> Any:
    """Exact values of these moves: by move and seat, the chance to win."""
    stack, values = np.zeros((DEPTH, len(p)), dtype=np.int64), np.zeros((DEPTH, VALUES))
    offered, found = np.zeros((DEPTH, MOST_MOVES), dtype=np.int64), []
    for move in moves:
        stack[0] = p
        step(stack[0], int(move))
        settle(stack, 0, values, offered)
        found.append(values[0, : p[at.PLAYERS]].copy())
    return np.array(found)
