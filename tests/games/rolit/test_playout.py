"""Games of balls played out in the kernel, which asks thinkers for their moves."""

import numpy as np
import pytest

import parlour
from parlour.games.rolit.notation import Place
from parlour.games.rolit.playout import BOARD, EMPTY, LONGEST, OPEN, PLY, THINKER, play_on
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.turns import in_turn

pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # random numbers wrap around, also without the compiler


def test_a_player_that_thinks_is_asked_for_every_ball() -> None:
    state = parlour.game("rolit", players=2, size=4, first=0).start()
    assert isinstance(state, RolitState)
    board, now, who = np.zeros(BOARD, np.uint64), np.zeros(3, np.int64), np.full(2, THINKER)
    board[:4], board[EMPTY], ball = in_turn(state), state.empty, np.uint64(0)
    rng, trace = np.zeros(1, np.uint64), np.zeros(LONGEST, np.uint8)
    while not play_on(board, now, 2, False, who, ball, rng, trace):
        places = state.legal()
        assert int(board[OPEN]) == sum(1 << place.hollow for place in places if isinstance(place, Place))
        assert isinstance(places[-1], Place)
        ball, state = np.uint64(1 << places[-1].hollow), state.play(places[-1])
    assert state.over and now[PLY] == 12
    assert state.scores == tuple(int(balls).bit_count() for balls in board[:2])
