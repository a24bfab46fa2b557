"""The compiled estimate against a plain one, made of what the readable rules say about columns."""

from collections import Counter

import numpy as np
from tests.games.tuki.playing import COMPILED

from parlour.games.tuki.cards import PARROT, Grid
from parlour.games.tuki.engine.estimate import (
    CLOCKS,
    COLUMN,
    KINDS,
    POOL,
    WEIGHTS,
    estimate,
    kind,
    moment,
    number_feature,
    stage,
)
from parlour.games.tuki.engine.learning import features
from parlour.games.tuki.layout import packed_grid, packed_pool
from parlour.games.tuki.scoring import columns

RANDOM = np.random.default_rng(7)
WEIGHT = RANDOM.normal(size=WEIGHTS).astype(np.float32)


def plain(grid: Grid, pool: tuple[int, ...], mean: float, tempo: int, hidden: int, clock: int) -> float:
    now, group = moment(tempo, hidden, clock), stage(hidden) * CLOCKS + clock
    judged = columns(grid)
    pairs = Counter(column.number for column in judged if column.number is not None)
    loose = Counter(card for column in judged if not column.pair for card in column.values if card is not None)
    total = mean * WEIGHT[POOL + now]
    for top in range(0, 8, 2):
        total += WEIGHT[COLUMN + now * KINDS + kind(grid[top] % 16, grid[top + 1] % 16)]
    for number in pairs | loose:
        total += WEIGHT[number_feature(number, pairs[number], loose[number], packed_pool(pool), group)]
    return float(total)


def test_it_adds_up_the_columns_and_the_numbers_of_the_grid() -> None:
    for _ in range(500 if COMPILED else 50):
        grid = tuple(int(card) for card in RANDOM.choice([-1, 0, 5, 5, 9, 12, PARROT], size=8))
        pool = tuple(int(many) for many in RANDOM.integers(0, 9, size=14))
        tempo, clock, hidden = int(RANDOM.integers(2)), int(RANDOM.integers(8)), grid.count(-1)
        found = estimate(WEIGHT, packed_grid(grid), packed_pool(pool), 5.5, tempo, hidden, clock)
        assert abs(found - plain(grid, pool, 5.5, tempo, hidden, clock)) < 1e-4


def test_learning_touches_the_weights_that_are_added_up() -> None:
    into = np.zeros(20, dtype=np.int64)
    for _ in range(100 if COMPILED else 20):
        grid = packed_grid(tuple(int(card) for card in RANDOM.choice([-1, 0, 5, 12, PARROT], size=8)))
        pool = packed_pool(tuple(int(many) for many in RANDOM.integers(0, 9, size=14)))
        found = features(into, grid, pool, 1, 3, 2)
        whole = sum(float(WEIGHT[place]) for place in into[:found]) + 2.0 * float(WEIGHT[POOL + moment(1, 3, 2)])
        assert abs(whole - estimate(WEIGHT, grid, pool, 2.0, 1, 3, 2)) < 1e-4


def test_every_column_has_a_number_of_its_own() -> None:
    faces = [*range(14), 15]
    assert len({kind(one, other) for one in faces for other in faces}) == KINDS
    assert all(kind(one, other) == kind(other, one) < KINDS for one in faces for other in faces)
