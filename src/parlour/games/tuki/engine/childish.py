"""The child of `child`, compiled; the tests compare both scores of every move."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import below, inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.engine.child import GUESS
from parlour.games.tuki.engine.policy import put
from parlour.games.tuki.packed import hidden_count, score_of


@inline
def open_cards(grid: int) -> float:
    return float(score_of(grid) + GUESS * hidden_count(grid))


@jit
def likes(p: Any, move: int) -> float:
    """A child's score of a move."""
    grid, taken, unseen = p[at.GRID + p[at.SEAT]], p[at.TAKEN], p[at.UNSEEN]
    if p[at.PHASE] == at.OPEN:
        return 0.0
    if p[at.PHASE] == at.TAKE:
        if move == at.FROM_DISCARD:
            return -float(p[at.TOP] if p[at.TOP] < PARROT else 0)
        pool, total, cards = p[at.STOCK] if p[at.REBUILDS] else unseen, 0, 0
        for card in range(PARROT + 1):
            many = (pool >> 4 * card) & 15
            cards += many
            total += many * card if card < PARROT else 0
        return -(total / cards)
    if move < at.DROP:
        return -open_cards(put(grid, move, taken))
    if move == at.PASS:
        return -open_cards(grid)
    if move >= at.FLY:
        return -open_cards(put(put(grid, (move - at.FLY) >> 3, taken), (move - at.FLY) & 7, PARROT))
    value = 0.0
    for card in range(PARROT + 1):
        value += ((unseen >> 4 * card) & 15) * open_cards(put(grid, move - at.DROP, card))
    return float(-(value / p[at.UNSEEN_COUNT]))


@jit
def childs_move(p: Any, rng: Any, moves: Any) -> int:
    """The move with a child's best score, ties broken at random. `moves` is a scratch buffer."""
    best, equal = 0.0, 0
    for n in range(ways(p)):
        move = nth(p, n)
        liked = likes(p, move)
        if equal == 0 or liked > best:
            best, equal = liked, 0
        if liked == best:
            moves[equal] = move
            equal += 1
    return int(moves[below(rng, equal)])
