"""SB-21 for two: the solution has the value that brute force finds at every position of small games."""

from typing import Any

import pytest
from numba import config

import parlour
from tests.games.shutbox.solver.test_in_turn import furthest

SMALL: list[dict[str, Any]] = [
    {"tiles": 3, "dice": 1},
    {"tiles": 3, "dice": 1, "score": "count"},
    {"tiles": 3, "preshut": (2,), "dice": 2, "fewer_dice": "choice", "tie": "game"},
    {"tiles": 4, "dice": 1, "tie": "share", "score": "digital"},
    {"tiles": 3, "dice": 1, "shut": "counts", "unplayed": "play_on"},
    {"tiles": 4, "dice": 1, "parity": "choice"},
    {"tiles": 4, "dice": 1, "first_hit": 2, "tie": "share"},
    {"tiles": 3, "dice": 1, "out": "last"},
    {"tiles": 4, "dice": 1, "out": "last", "parity": "choice"},
]


@pytest.mark.parametrize("options", [SMALL[i] for i in (2, 4, 5, 7)] if config.DISABLE_JIT else SMALL, ids=str)
def test_every_position_has_the_value_that_brute_force_finds(options: dict[str, Any]) -> None:
    assert furthest(parlour.game("shutbox", variant="young", first=0, **options)) < 1e-12
