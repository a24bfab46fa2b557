"""What positions are worth for an analysis: the solution's values, points alone, an estimate where time is short."""

from typing import Any

import parlour
from parlour.games.shutbox.solver.solve import solve

TINY: dict[str, Any] = {"edition": "nine", "tiles": 3, "dice": 1, "first": 0, "tie": "share"}


def test_among_several_it_is_the_chance_to_win() -> None:
    game: Any = parlour.game("shutbox", players=2, **TINY)
    state, solved = game.start(), solve(game, "win", False, None)
    valuation = game.valuation(quick=False, seed=0)
    judged = valuation.judge(state, state.chances()[0][0])
    assert valuation.unit == "win" and judged.exact and judged.grain == 0.0
    for step, worth in judged.steps:
        assert worth == solved.value(state.play(step)) == judged.of(step)
    assert valuation.judge(state, state.chances()[0][0]) == judged


def test_alone_it_is_points_and_nobody_is_blamed_for_stopping() -> None:
    game = parlour.game("shutbox", players=1, variant="solo", edition="nine", tiles=3, dice=1)
    state, valuation = game.start(), game.valuation(quick=False, seed=0)
    assert valuation.unit == "points" and valuation.largest == 6.0
    while "stop" not in state.allowed():
        steps = state.legal() or [outcome for outcome, _ in state.chances()]
        assert all(-6.0 <= worth[0] <= 0.0 for _, worth in valuation.judge(state, steps[0]).steps)
        state = state.play(steps[0])
    (_, one), (_, other) = valuation.judge(state, state.legal()[0]).steps
    assert one == other == (-float(state.scores[0]),)


def test_what_takes_too_long_is_estimated() -> None:
    game = parlour.game("shutbox", players=2, variant="tournament", edition="nine")
    valuation = game.valuation(quick=True, seed=0)
    assert valuation.approximation is not None
    state = game.start()
    assert not valuation.judge(state, state.chances()[0][0]).exact
