"""The search: what it tries, that it is the same again, and that the clock and the nodes bind it."""

from math import inf

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tuki.engine.positions import positions

import parlour
from parlour.games.tuki.engine.candidates import likeness
from parlour.games.tuki.engine.judging import Judge, Limits
from parlour.games.tuki.engine.weights import weights
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.state import TukiState

GAME = parlour.game("tuki")


def judge(state: TukiState, seed: int = 1, close: float = inf) -> Judge:
    return Judge(weights(state.game.players), encode(state), seed, close)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10_000), st.integers(2, 6))
def test_every_legal_move_is_like_one_that_is_tried(seed: int, players: int) -> None:
    game = parlour.game("tuki", players=players, rounds=1)
    for state in positions(game, range(seed, seed + 1), lambda state: state.phase != "open"):
        p, legal = encode(state), [number_of(move) for move in state.legal()]
        tried = [int(move) for move in judge(state).moves]
        assert set(tried) <= set(legal)
        assert sorted(likeness(p, move) for move in tried) == sorted({likeness(p, move) for move in legal})
        assert {int(move) for move in judge(state, close=3.0).moves} <= set(legal)


def test_the_same_seed_judges_the_same() -> None:
    for state in positions(GAME, range(2), lambda state: state.phase == "place" and not state.ending):
        one, two = judge(state).judge(Limits(200, 60.0)), judge(state).judge(Limits(200, 60.0))
        assert one == two
        assert sum(one.by_seat) > 0.999
        assert judge(state, 2).judge(Limits(200, 60.0)).chances != one.chances


def test_nodes_bind_it_and_so_do_the_clock_and_whoever_stops_it() -> None:
    state = next(positions(GAME, range(9), lambda state: state.phase == "place" and not state.ending))
    moves = len(judge(state).moves)
    assert judge(state).judge(Limits(300, 60.0)).nodes <= 300 + moves
    assert judge(state).judge(Limits(10_000_000, 0.0)).nodes == moves, "one rollout each"
    assert judge(state).judge(Limits(10_000_000, 60.0, lambda: True)).nodes == moves
