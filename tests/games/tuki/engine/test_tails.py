"""The table of tails against the normal distribution itself."""

from statistics import NormalDist

import numpy as np
import pytest

from parlour.games.tuki.engine.tails import TAILS, fill, tail


def test_it_is_close_to_the_normal_distribution_everywhere() -> None:
    tails, normal = np.zeros(TAILS), NormalDist()
    fill(tails)
    places = np.linspace(-9.5, 9.5, 4001)
    assert [tail(tails, place) for place in places] == pytest.approx([normal.cdf(-place) for place in places], abs=1e-5)
