"""Games of the learned evaluation against itself, and what they say of the hollows."""

from __future__ import annotations

import numpy as np
import pytest
from bench.rolit_engine.appraisal import appraise
from bench.rolit_engine.selfplay import play_well

from parlour.games.rolit.board import four_colours, whole_board
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.kernel import captured, hollows
from parlour.games.rolit.playout import LONGEST


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_that_is_played_well_is_played_by_the_rules(players: int) -> None:
    learned = np.array([brain.address for brain in brains(("three-6", "four-6")[players - 3])], np.uint64)
    start = four_colours(6)
    for seed in range(10):
        balls, trace = np.array(start, np.uint64), np.zeros(LONGEST, np.uint8)
        empty = whole_board(6) & ~(start[0] | start[1] | start[2] | start[3])
        plies = play_well(balls, empty, players, False, learned, np.array([seed], np.uint64), trace)
        assert plies == 32
        table = list(start)
        for ply, hollow in enumerate(map(int, trace[:plies])):
            own = table[ply % players]
            others = table[0] | table[1] | table[2] | table[3]
            others ^= own
            assert int(hollows(own, others, empty)) >> hollow & 1
            taken = int(captured(own, others, 1 << hollow))
            table = [each & ~taken for each in table]
            table[ply % players] = own | taken | 1 << hollow
            empty ^= 1 << hollow
        assert [int(each) for each in balls] == table


@pytest.mark.parametrize(("size", "players", "reversi"), [(6, 2, False), (6, 2, True), (6, 3, False), (4, 2, False)])
def test_what_one_gains_another_loses(size: int, players: int, reversi: bool) -> None:
    found = appraise(size, players, reversi, 60, seed=1)
    assert found.games == 60
    assert found == appraise(size, players, reversi, 60, seed=1), "same seed, same map"
    if players == 2 and not reversi:  # both fill equally many hollows
        assert sum(value or 0.0 for row in found.values for value in row) == pytest.approx(0.0, abs=0.01)
