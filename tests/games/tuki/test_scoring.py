"""Scores of a grid: TK-10, TK-11, TK-13."""

from collections.abc import Sequence
from itertools import product

import numpy as np
import pytest
from tests.games.tuki.playing import COMPILED, grid
from tests.reference import tuki as reference

from parlour.compute.kernels import jit
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.layout import packed_grid
from parlour.games.tuki.packed import opening_sum, score_of
from parlour.games.tuki.scoring import columns, score


@pytest.mark.parametrize(
    ("rows", "points", "rule"),
    [
        ("1 2 3 4 / 5 6 7 8", 36, "TK-10 the sum"),
        ("0 0 0 0 / 1 2 3 12", 18, "TK-10 a zero is a number"),
        ("7 2 3 4 / 7 6 0 8", 23, "TK-10 a pair counts 0"),
        ("0 2 3 4 / 0 6 0 8", 23, "TK-10 so does a pair of zeros"),
        ("7 7 3 4 / 1 2 0 8", 32, "TK-10 side by side is no pair"),
        ("7 2 3 4 / 1 7 0 8", 32, "TK-10 nor is across"),
        ("7 2 3 8 / 7 2 3 8", 0, "TK-10 four different pairs"),
        ("7 7 1 2 / 7 7 3 4", 0, "TK-11 a four: −10, and 10 loose"),
        ("7 1 2 7 / 7 3 4 7", 0, "TK-11 its columns need not touch"),
        ("0 0 1 2 / 0 0 3 4", 0, "TK-11 a four of zeros"),
        ("7 7 7 1 / 7 7 7 2", -12, "TK-11 a six: −15"),
        ("7 7 7 7 / 7 7 7 7", -20, "TK-11 an eight: −20"),
        ("7 7 5 5 / 7 7 5 5", -20, "TK-11 two fours: −10 each"),
        ("7 5 7 5 / 7 5 7 5", -20, "TK-11 two fours, mixed"),
        ("7 7 7 5 / 7 7 7 5", -15, "TK-11 a six and a pair"),
        ("P 1 2 3 / 7 4 5 6", 21, "TK-13 a parrot makes a pair"),
        ("P 7 2 3 / 7 7 5 6", 6, "TK-13 and completes a four"),
        ("P 7 7 3 / 7 P 7 6", -6, "TK-13 and a six"),
        ("P 7 7 P / 7 P P 7", -20, "TK-13 and an eight"),
        ("P 1 2 3 / P 4 5 6", 21, "TK-13 two parrots are a pair"),
        ("P P 2 3 / P P 5 6", 16, "TK-13 that joins no four"),
        ("P 0 0 3 / P 0 0 6", -1, "TK-13 not even of zeros"),
    ],
)
def test_a_whole_grid(rows: str, points: int, rule: str) -> None:
    assert score(grid(rows)) == points, rule


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (". . . . / . . . .", 0),
        ("7 . . . / . . . .", 7),
        ("P . . . / . . . .", 0),
        ("P . . 5 / 7 . . .", 5),
        ("P P . 5 / 7 7 . .", -5),
        ("9 . . . / 9 . . .", 0),
    ],
)
def test_a_grid_with_hidden_cards_counts_what_is_open_tk_10(rows: str, points: int) -> None:
    """TK-10"""
    assert score(grid(rows)) == points


def test_columns_are_marked_for_those_who_draw_them_tk_11_tk_13() -> None:
    """TK-11, TK-13"""
    judged = columns(grid("P 7 5 P / 7 7 . P"))
    assert [column.pair for column in judged] == [True, True, False, True]
    assert [column.pairs for column in judged] == [2, 2, 0, 0]
    assert [column.number for column in judged] == [7, 7, None, None]
    assert judged[0].values == (7, 7)
    assert judged[3].values == (None, None)


def test_the_opening_sum_does_not_cancel_pairs_tk_03() -> None:
    """TK-03"""
    assert opening_sum(packed_grid(grid("6 . . . / 6 . . ."))) == 12
    assert opening_sum(packed_grid(grid("P . . . / 6 . . ."))) == 12
    assert opening_sum(packed_grid(grid("P 6 . . / . . . ."))) == 6


def by_the_reference(grid: Sequence[int]) -> int:
    cards = [reference.PARROT if card == PARROT else card for card in grid]
    return reference.count_points(dict(zip(reference.SLOTS, cards, strict=True)))


def test_every_grid_of_four_kinds_of_cards_tk_10_tk_11_tk_13() -> None:
    """TK-10, TK-11, TK-13: all 65,536 arrangements (of three kinds, 6,561, without the compiler)."""
    for cards in product((0, 7, PARROT, 12)[: 4 if COMPILED else 3], repeat=8):
        assert score(cards) == by_the_reference(cards)


@jit
def packed_scores(packed: np.ndarray, found: np.ndarray) -> None:
    for i in range(len(packed)):
        found[i] = score_of(packed[i])


def random_grids(many: int) -> np.ndarray:
    """Dealt from few kinds of cards, in half of the grids, so that sets are common."""
    random = np.random.default_rng(7)
    cards = random.integers(0, PARROT + 1, size=(many, 8))
    few = random.integers(0, PARROT + 1, size=(many // 2, 3))
    cards[::2] = np.take_along_axis(few, random.integers(0, 3, size=(many // 2, 8)), axis=1)
    return cards


@pytest.mark.parametrize("many", [100_000 if COMPILED else 20_000, pytest.param(1_000_000, marks=pytest.mark.long)])
def test_random_grids_tk_10_tk_11_tk_13(many: int) -> None:
    """TK-10, TK-11, TK-13: the compiled count against the reference (fewer grids without the compiler)."""
    cards = random_grids(many)
    found = np.empty(len(cards), dtype=np.int64)
    packed_scores((cards << 4 * np.arange(8)).sum(axis=1), found)
    assert all(by_the_reference(each) == points for each, points in zip(cards.tolist(), found.tolist(), strict=True))
    assert {-20, -15, -10} <= set(found.tolist())
