"""Simulation: the same games as the rules play, move by move, and the exact probabilities of small boxes."""

from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour import CHANCE
from parlour.compute.kernels import below, stream
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.fast import simulation
from tests.games.shutbox.everything import PRESETS, name

FEW = 2 if config.DISABLE_JIT else 12


def by_the_rules(game: Any, seed: int, number: int) -> tuple[tuple[int, ...], int]:
    """Game `number` of a seed, drawn as the simulator draws, but every step taken through `State.play`."""
    rng = np.array([stream(seed, number)], dtype=np.uint64)
    state, length = game.start(), 0
    while not state.over:
        if state.actor != CHANCE:
            legal = state.legal()
            step = legal[below(rng, len(legal))]
        elif state.phase == at.OPENING:
            step = state.chances()[below(rng, 6)][0]
        else:
            count = int(state.p[at.COUNT])
            throw = below(rng, 6**count)
            faces = sorted((throw // 6**i % 6 + 1 for i in range(count)), reverse=True)
            step = state.read("-".join(map(str, faces)))
        state = state.play(step)
        length += 1
    return state.scores, length, state.winners


@pytest.mark.parametrize("options", PRESETS[:: 20 if config.DISABLE_JIT else 3], ids=name)
def test_the_kernel_plays_by_the_rules_move_by_move(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    n = 2 if game.options.match else FEW
    result = parlour.simulate(game, n, seed=7)
    scores, lengths = result
    with np.errstate(over="ignore"):
        for i in range(n):
            winners = tuple(np.flatnonzero(result.winners[i]).tolist())
            assert (tuple(scores[i].tolist()), int(lengths[i]), winners) == by_the_rules(game, 7, i)


def exact_scores(game: Any) -> dict[int, Fraction]:
    """The distribution of a lone player's score under uniform random play, by enumeration."""

    @cache
    def after(state: Any) -> dict[int, Fraction]:
        if state.over:
            return {state.scores[0]: Fraction(1)}
        legal = state.legal()
        steps = state.chances() or tuple((move, Fraction(1, len(legal))) for move in legal)
        found: dict[int, Fraction] = {}
        for step, weight in steps:
            for score, p in after(state.play(step)).items():
                found[score] = found.get(score, Fraction(0)) + weight * p
        return found

    return after(game.start())


@pytest.mark.once
@pytest.mark.parametrize(
    "options",
    [{"tiles": 4}, {"tiles": 3, "dice": 1}, {"tiles": 5, "combine": "exact"}, {"tiles": 4, "score": "digital"}],
)
def test_scores_of_small_boxes_have_their_exact_probabilities(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", edition="nine", players=1, **options)
    n = 400_000
    exact = exact_scores(game)
    scores = parlour.simulate(game, n, seed=3).scores[:, 0]
    assert set(np.unique(scores).tolist()) <= set(exact)
    for score, p in exact.items():
        expected, spread = float(p), (float(p * (1 - p)) / n) ** 0.5
        assert abs((scores == score).mean() - expected) < 5 * spread + 1e-9


def test_same_seed_same_games_on_any_number_of_cores() -> None:
    game = parlour.game("shutbox", players=3)
    n = 40 if config.DISABLE_JIT else 5_000
    one, two, more = (
        parlour.simulate(game, size, seed=9, cores=cores) for size, cores in ((n, 1), (n, 2), (n + 50, 2))
    )
    assert (one.scores == two.scores).all() and (one.lengths == two.lengths).all()
    assert (more.scores[:n] == one.scores).all()
    assert (parlour.simulate(game, n, seed=10).scores != one.scores).any()
    assert one.scores.shape == (n, 3) and one.lengths.shape == (n,)


@pytest.mark.parametrize(
    "wrong", [{"n": 0}, {"n": 2.5}, {"n": 5, "seed": -1}, {"n": 5, "seed": "x"}, {"n": 5, "cores": -2}]
)
def test_bad_numbers_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(parlour.BadOption):
        parlour.simulate(parlour.game("shutbox"), wrong.pop("n"), **wrong)


def test_random_numbers_are_uniform_also_where_the_range_does_not_divide() -> None:
    with np.errstate(over="ignore"):
        rng = np.array([stream(1, 2)], dtype=np.uint64)
        drawn = np.bincount([below(rng, 6) for _ in range(12_000)], minlength=6)
    assert (abs(drawn - 2_000) < 250).all()
    assert simulation.SIZE == at.SIZE
