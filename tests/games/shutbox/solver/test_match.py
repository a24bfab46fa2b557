"""Matches of two (SB-16, SB-32): the value that brute force finds at every position of small matches."""

from typing import Any

import pytest
from numba import config

import parlour
from tests.games.shutbox.solver.test_in_turn import furthest

SMALL: list[dict[str, Any]] = [
    {"until": "4 points"},
    {"until": "4 points", "shut": "counts", "lead": "rotates"},
    {"until": "3 points", "shut": "counts", "unplayed": "nothing", "lead": "rotates"},
    {"until": "3 points", "shut": "counts", "unplayed": "play_on", "tie": "share"},
    {"until": "3 rounds"},
    {"until": "2 rounds", "shut": "counts", "lead": "rotates", "tie": "share"},
    {"until": "2 rounds", "shut": "counts", "unplayed": "nothing"},
    {"until": "2 rounds", "shut": "counts", "unplayed": "play_on", "lead": "rotates"},
]


@pytest.mark.parametrize("options", [SMALL[i] for i in (1, 2, 5, 6)] if config.DISABLE_JIT else SMALL, ids=str)
def test_every_position_has_the_value_that_brute_force_finds(options: dict[str, Any]) -> None:
    assert furthest(parlour.game("shutbox", rows="shared", tiles=2, dice=1, first=0, **options)) < 1e-12


def test_long_matches_tell_how_far_they_are() -> None:
    told: list[float] = []
    for until in ("6 points", "4 rounds"):
        told.clear()
        parlour.solve(parlour.game("shutbox", tiles=3, dice=1, until=until), progress=told.append)
        assert told == sorted(told)
        assert told[-1] == 1
