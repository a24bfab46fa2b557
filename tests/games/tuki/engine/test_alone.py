"""A round played alone: −20 can always be reached, and nothing counts less (docs/solutions/tuki.md)."""

from itertools import combinations_with_replacement

import numpy as np
import pytest

import parlour
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.rollout import anything, step
from parlour.games.tuki.layout import encode, packed_grid
from parlour.games.tuki.packed import card_at, first_hidden, hidden_count, score_of

TARGETS = (0, 0, 1, 1)
"""The number that each column collects: two columns of 0, two of 1."""


def wrong(grid: int) -> list[int]:
    return [slot for slot in range(8) if card_at(grid, slot) != TARGETS[slot // 2]]


def wanted(grid: int, card: int) -> int | None:
    """The place of a missing card; the last hidden slot only when nothing else is wrong."""
    for slot in wrong(grid):
        closing = card_at(grid, slot) == at.FACE_DOWN and hidden_count(grid) == 1
        if card == TARGETS[slot // 2] and (not closing or len(wrong(grid)) == 1):
            return slot
    return None


def place(grid: int, card: int) -> int:
    """A wanted card goes where it is lacking; else it is dropped, opening others until the last."""
    slot = wanted(grid, card)
    if slot is not None:
        return slot
    return at.PASS if hidden_count(grid) == 1 else at.DROP + first_hidden(grid)


def alone(seed: int) -> int:
    """The score of one round in which nobody else plays, every card drawn as likely as the rules say."""
    p = encode(parlour.game("tuki", rounds=1, first=0).start())
    p[at.PLAYERS], rng = 1, np.array([seed], dtype=np.uint64)
    with np.errstate(over="ignore"):
        while p[at.PHASE] != at.OVER:
            grid = int(p[at.GRID])
            if p[at.PHASE] == at.OPEN:
                step(p, first_hidden(grid))
            elif p[at.PHASE] == at.TAKE:
                lacking = wanted(grid, int(p[at.TOP])) is not None
                step(p, at.FROM_DISCARD if lacking else at.FROM_STOCK)
            elif p[at.PHASE] == at.PLACE:
                step(p, place(grid, int(p[at.TAKEN])))
            else:
                step(p, int(anything(p, rng)))
    return int(p[at.TOTAL])


@pytest.mark.parametrize("seed", range(8))
def test_a_patient_player_alone_always_ends_with_minus_20(seed: int) -> None:
    """TK-08, TK-11, TK-16: the last card stays hidden until all eight others are right, and the stock comes round."""
    assert alone(seed) == -20


def test_no_grid_counts_less_than_minus_20() -> None:
    """TK-10, TK-11: four columns, each a pair of one of four numbers or a loose column of least value."""
    kinds = [(number, number) for number in range(4)] + [(0, 1)]
    scores = [score_of(packed_grid(sum(columns, ()))) for columns in combinations_with_replacement(kinds, 4)]
    assert min(scores) == -20
