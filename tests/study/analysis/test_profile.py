"""Profiles: means, intervals and ratios against numbers reckoned by hand."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from parlour.study.analysis.profile import mean, ratio, student


def test_one_game_has_no_interval() -> None:
    assert mean([0.25]).error is None and ratio([-0.5], [4]).error is None
    assert ratio([-0.5], [4]).value == -0.125


def test_an_interval_is_student_s() -> None:
    found = mean([0.0, 0.1, 0.2])
    assert found.value == pytest.approx(0.1) and found.error == pytest.approx(4.303 * 0.1 / sqrt(3))
    assert student(1) == 12.706 and student(1000) == 1.96


def test_intervals_cover_the_truth_19_times_in_20() -> None:
    random = Random(5)
    covered = 0
    for _ in range(1000):
        found = mean([random.gauss(0.3, 1) for _ in range(8)])
        assert found.error is not None
        covered += abs(found.value - 0.3) <= found.error
    assert 925 <= covered <= 975


def test_a_ratio_weighs_games_by_their_decisions() -> None:
    losses, decisions = [-0.1, -0.4, 0.0, -0.2], [5, 10, 5, 20]
    found = ratio(losses, decisions)
    assert found.value == pytest.approx(sum(losses) / 40)
    off = [loss - found.value * times for loss, times in zip(losses, decisions, strict=True)]
    assert found.error == pytest.approx(3.182 * stdev(off) / sqrt(4) / fmean(decisions))
