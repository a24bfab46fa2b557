"""The search: what it tries, that it is the same again, and that the clock and the nodes bind it."""

from math import inf

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tuki.engine.positions import positions

import parlour
from parlour.games.tuki.engine.candidates import likeness
from parlour.games.tuki.engine.judging import LEAST, PRIOR, STRIDE, Judge, Limits
from parlour.games.tuki.engine.rollout import sample
from parlour.games.tuki.engine.weights import weights
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.state import TukiState

GAME = parlour.game("tuki")
PATIENT = 1e6
"""Seconds: the first call may have to wait for the compiler."""


def judge(state: TukiState, seed: int = 1, close: float = inf) -> Judge:
    return Judge(weights(state.game.players), encode(state), seed, close)


@settings(max_examples=25)
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
        one, two = judge(state).judge(Limits(200, PATIENT)), judge(state).judge(Limits(200, PATIENT))
        assert one == two
        assert sum(one.by_seat) > 0.999
        assert judge(state, 2).judge(Limits(200, PATIENT)).chances != one.chances


def test_nodes_bind_it_and_so_do_the_clock_and_a_stop() -> None:
    state = next(positions(GAME, range(9), lambda state: state.phase == "place" and not state.ending))
    moves = len(judge(state).moves)
    assert judge(state).judge(Limits(300, PATIENT)).nodes <= 300 + moves
    assert judge(state).judge(Limits(10_000_000, 0.0)).nodes == moves, "one rollout each"
    assert judge(state).judge(Limits(10_000_000, PATIENT, lambda: True)).nodes == moves


def undecided(state: TukiState) -> bool:
    return state.phase == "place" and not state.ending


def test_a_clear_move_takes_few_rollouts_and_a_close_one_takes_them_all() -> None:
    spent = []
    for state in positions(GAME, range(12), undecided):
        found = judge(state, close=4.0).judge(Limits(1000, PATIENT))
        every = judge(state, close=4.0).judge(Limits(1000, PATIENT, gain=0.0))
        assert found.nodes <= every.nodes <= 1000
        assert found.nodes >= min(LEAST, every.nodes)
        spent.append(found.nodes / every.nodes)
    assert min(spent) < 0.5
    assert max(spent) > 0.9


def rolled(state: TukiState, many: int) -> Judge:
    """A judge that has given every move a number of rollouts."""
    judged = judge(state)
    judged.give(len(judged.moves), many, PATIENT * PATIENT, lambda: False)
    judged.weigh(len(judged.moves))
    return judged


def test_moves_are_compared_rollout_by_rollout() -> None:
    state = next(positions(GAME, range(9), undecided))
    judged, moves, results = rolled(state, STRIDE), len(judge(state).moves), []
    for number in range(STRIDE):
        sums = np.zeros((moves, 6))
        with np.errstate(over="ignore"):
            sample(judged.w, judged.p, judged.moves, moves, number, 1, judged.seed, sums, np.zeros((moves, moves)))
        results.append(sums[:, judged.seat])
    each = np.array(results)
    assert judged.sums[:, judged.seat] == pytest.approx(each.sum(axis=0))
    assert judged.products == pytest.approx(each.T @ each)


def test_what_more_rollouts_gain_is_what_drawing_them_by_lot_says() -> None:
    """A redraw, as if what the seen rollouts say of two moves were drawn again, with the spread that they have."""
    state = next(positions(GAME, range(9), undecided))
    judged, more = rolled(state, 200), 300.0
    best = int(judged.edge.argmax())
    for place in set(range(len(judged.moves))) - {best}:
        apart = judged.edge[place] - judged.edge[best]
        squares = judged.products[place, place] + judged.products[best, best] - 2 * judged.products[place, best]
        spread = squares / 200 - ((judged.sums[place] - judged.sums[best])[judged.seat] / 200) ** 2
        seen, then = 200 + PRIOR, 200 + PRIOR + more
        drawn = np.random.default_rng(place).normal(apart, np.sqrt(spread * (1 / seen - 1 / then)), 200_000)
        assert judged.gain(place, best, more) == pytest.approx(np.maximum(drawn, 0.0).mean(), abs=0.002)


def test_a_move_that_leaves_the_race_keeps_what_it_had() -> None:
    state = next(positions(GAME, range(9), undecided))
    judged = rolled(state, STRIDE)
    before = dict(zip(judged.moves.tolist(), judged.edge.tolist(), strict=True))
    alive = judged.keep(np.array([2, 1]), 1)
    judged.give(alive, STRIDE, PATIENT * PATIENT, lambda: False)
    judged.weigh(alive)
    assert alive == 2
    assert dict(zip(judged.moves.tolist()[2:], judged.edge.tolist()[2:], strict=True)).items() <= before.items()
    assert judged.counts.tolist() == [2 * STRIDE] * 2 + [STRIDE] * (len(before) - 2)
    assert judged.edge[0] == 0.0
