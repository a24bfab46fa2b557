"""Whole turns by tables, walked beside the referee's kernel: after each turn the positions are the same."""

from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour.compute.kernels import stream
from parlour.compute.words import noughts
from parlour.games.shutbox.fast.simulation import random_action
from parlour.games.shutbox.fast.whole_turns import before_a_turn, turns_of, whole_turn
from parlour.games.shutbox.kernel import act, begin
from parlour.games.shutbox.layout import OVER, PHASE, SIZE
from tests.cases import SLOW_TO_COMPILE

FEW = 3 if config.DISABLE_JIT else 100
SMALL = {"edition": "nine", "tiles": 6}
CASES: list[dict[str, Any]] = [
    {**SMALL, "players": 2},
    {**SMALL, "players": 3, "dice": 1, "tie": "game"},
    {**SMALL, "players": 2, "first_hit": 3},
    {**SMALL, "players": 1, "preshut": "2"},
    {**SMALL, "players": 2, "fewer_dice": "choice", "shut": "counts", "until": "30 points"},
    {**SMALL, "players": 3, "fewer_dice": "sum-6", "score": "digital"},
    {"edition": "tactica", "tiles": 6, "players": 2, "variant": "even-or-odd"},
]
pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # random numbers wrap around, also without the compiler


@SLOW_TO_COMPILE
@pytest.mark.parametrize("options", CASES, ids=str)
def test_a_whole_turn_is_its_steps_one_by_one(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    t, turns, played = game.tables[0], turns_of(game.options), 0
    for number in range(FEW):
        p, rng = noughts(SIZE), np.array([stream(2, number)], np.uint64)
        begin(p, t)
        while p[PHASE] != OVER:
            if before_a_turn(p, turns):
                quick, luck = p.copy(), rng.copy()
                steps, played = whole_turn(quick, t, turns, luck), played + 1
                for _ in range(steps):
                    act(p, t, random_action(p, t, rng))
                assert (p == quick).all() and (rng == luck).all()
            else:
                act(p, t, random_action(p, t, rng))
    assert played >= FEW


@pytest.mark.parametrize(
    "options", [{"variant": "young", "players": 2}, {"edition": "nine", "tiles": 13, "players": 1}]
)
def test_where_rows_are_long_or_seats_take_turns_by_rolls_the_kernel_plays_alone(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    assert len(turns_of(game.options).dice) == 0  # type: ignore[attr-defined]
    assert parlour.simulate(game, 3).lengths.min() > 0
