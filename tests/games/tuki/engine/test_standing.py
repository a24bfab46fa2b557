"""The chance to win from the totals, against drawing the rest of the game by lot."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.standing import ROUND_VARIANCE, win_chances


def chances(totals: list[int], left: int) -> list[float]:
    """By seat, with a number of rounds still to be played."""
    p, found = np.zeros(at.SIZE, dtype=np.int64), np.zeros(6)
    p[at.PLAYERS], p[at.ROUNDS], p[at.ROUND] = len(totals), 5, 5 - left
    p[at.TOTAL : at.TOTAL + len(totals)] = totals
    win_chances(p, found)
    return [float(chance) for chance in found[: len(totals)]]


@pytest.mark.parametrize("totals", [[10, 20], [10, 12, 9], [10, 12, 9, 30], [0, 5, -5, 10, 20, 3]])
def test_it_is_how_often_a_seat_ends_lowest(totals: list[int]) -> None:
    deviation = np.sqrt(2 * ROUND_VARIANCE[len(totals)])
    drawn = np.random.default_rng(3).normal(totals, deviation, size=(200_000, len(totals)))
    often = np.bincount(drawn.argmin(axis=1), minlength=len(totals)) / len(drawn)
    assert chances(totals, 2) == pytest.approx(often, abs=0.01)


def test_equal_totals_share_the_win_tk_15() -> None:
    assert chances([7, 3, 3], 0) == [0.0, 0.5, 0.5]


@given(st.lists(st.integers(-60, 120), min_size=2, max_size=6), st.integers(0, 5))
def test_chances_add_up_to_one_and_follow_the_totals(totals: list[int], left: int) -> None:
    found = chances(totals, left)
    assert sum(found) == pytest.approx(1)
    by_total = [chance for _, chance in sorted(zip(totals, found, strict=True))]
    assert all(lower >= higher - 1e-9 for lower, higher in itertools.pairwise(by_total))


def test_a_lead_is_worth_more_when_less_is_to_come() -> None:
    leads = [chances([10, 20], left)[0] for left in (4, 3, 2, 1, 0)]
    assert leads == sorted(leads)
    assert leads[-1] == 1.0
