"""Playing alone: published figures, exact rationals, brute force over the real game, and simulated play."""

from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

import pytest
from numba import config

import parlour
from parlour.games.shutbox.solver.row.alone import Alone
from tests.games.shutbox.solver.brute import exactly

NINE_NEVER = Fraction(466473281, 6530347008)
NINE_SIX = Fraction(956177159, 9795520512)


@pytest.mark.parametrize(("fewer", "published"), [("never", NINE_NEVER), ("sum-6", NINE_SIX)])
def test_the_published_probabilities_of_shutting_nine_numbers(fewer: str, published: Fraction) -> None:
    game = parlour.game("shutbox", edition="nine", fewer_dice=fewer, players=1)
    assert parlour.solve(game, "shut", exact=True).shut_probability == published
    assert parlour.solve(game, "shut").shut_probability == pytest.approx(float(published), rel=1e-13)


SMALL: list[dict[str, Any]] = [
    {"tiles": 5, "dice": 2},
    {"tiles": 5, "dice": 2, "fewer_dice": "forced"},  # SB-33
    {"tiles": 5, "dice": 2, "fewer_dice": "sum-6"},
    {"tiles": 5, "dice": 1, "fewer_dice": "never"},
    {"tiles": 4, "dice": 3},
    {"tiles": 3, "dice": 4},
    {"tiles": 5, "score": "digital"},  # SB-11
    {"tiles": 5, "score": "count"},  # SB-12
    {"tiles": 6, "first_hit": 2},  # SB-24
    {"tiles": 6, "first_hit": 3},  # SB-25
    {"tiles": 6, "preshut": (1, 2, 3)},  # SB-26
    {"tiles": 8, "preshut": (1, 2, 7), "bust": 7},  # SB-27
    {"tiles": 7, "parity": "choice"},  # SB-28
    {"tiles": 6, "combine": "exact"},  # SB-30
    {"tiles": 5, "variant": "solo"},  # SB-22
    {"tiles": 5, "until": "20 points"},
]


@pytest.mark.parametrize("options", SMALL[::5] if config.DISABLE_JIT else SMALL, ids=str)
def test_brute_force_over_the_real_game_agrees(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", players=1, **({"until": "stop"} | options))
    if "until" in options:
        game = parlour.game("shutbox", players=1, **options)
    one = parlour.game("shutbox", **(game.options_dict | {"until": "stop", "shut": "wins"}))
    low = exactly(one.start(), lambda end: Fraction(end.scores[0]), min)
    shut = exactly(one.start(), lambda end: Fraction(int(end.over)), max)
    for objective, published in (("score", low), ("shut", shut)):
        exact, floats = parlour.solve(game, objective, exact=True), parlour.solve(game, objective)
        assert (exact.expected_score if objective == "score" else exact.shut_probability) == published
        assert float(exact.expected_score) == pytest.approx(floats.expected_score, rel=1e-12)
        assert float(exact.shut_probability) == pytest.approx(floats.shut_probability, rel=1e-12)
        assert exact.value(game.start()) == published


@pytest.mark.parametrize("objective", ["score", "shut"])
def test_every_position_of_a_small_game_has_the_value_of_its_best_move(objective: str) -> None:
    game = parlour.game("shutbox", tiles=5, players=1, variant="solo")
    exact, floats = parlour.solve(game, objective, exact=True), parlour.solve(game, objective)
    random, best = Random(1), min if objective == "score" else max
    for _ in range(4):
        state = game.start()
        while not state.over and len(state.sheet) < 3:
            assert float(exact.value(state)) == pytest.approx(floats.value(state), abs=1e-12)
            if state.legal():
                ranked = exact.best(state)
                assert {each.move for each in ranked} == set(state.legal())
                assert ranked[0].value == best(each.value for each in ranked)
                assert exact.value(state) == (
                    state.scores[0]
                    if "stop" in state.allowed() and objective == "score"
                    else 0
                    if "stop" in state.allowed()
                    else ranked[0].value
                )
                state = state.play(random.choice(state.legal()))
            else:
                mean = sum(chance * exact.value(state.play(x)) for x, chance in state.chances())
                assert exact.value(state) == mean
                state = state.play(random.choice(state.chances())[0])
        if state.over:
            assert exact.value(state) == (state.scores[0] if objective == "score" else state.outright is not None)


def test_going_on_and_stopping_are_worth_the_best_game_so_far() -> None:
    """SB-22: each game is judged by itself, and so the position is worth what its moves are."""
    state = parlour.game("shutbox", tiles=4, dice=1, variant="solo").start()
    for step in ("4", "1+3", "1"):
        state = state.play(step)
    solved = parlour.solve(state.game)
    assert {str(each.move): each.value for each in solved.best(state)} == {"again": 6, "stop": 6}
    assert solved.value(state) == 6


def test_the_shares_of_all_final_scores() -> None:
    solved = parlour.solve(parlour.game("shutbox", tiles=6, players=1))
    assert isinstance(solved, Alone)
    shares = solved.score_distribution()
    assert sum(shares.values()) == pytest.approx(1)
    assert sum(score * share for score, share in shares.items()) == pytest.approx(solved.expected_score)
    assert shares[0] == pytest.approx(solved.shut_probability)


def test_simulated_play_agrees() -> None:
    game = parlour.game("shutbox", tiles=6, players=1)
    solved, random = parlour.solve(game), Random(7)
    scores = []
    for _ in range(60 if config.DISABLE_JIT else 800):
        state = game.start()
        while not state.over:
            if state.legal():
                state = state.play(solved.best(state)[0].move)
            else:
                outcomes, chances = zip(*state.chances(), strict=True)
                state = state.play(random.choices(outcomes, [float(chance) for chance in chances])[0])
        scores.append(state.scores[0])
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / len(scores) / len(scores))
    assert abs(mean - solved.expected_score) < 4 * spread


def test_what_cannot_be_asked_is_said() -> None:
    alone, two = parlour.game("shutbox", players=1), parlour.game("shutbox")
    with pytest.raises(parlour.BadOption, match="must be one of score, shut, win"):
        parlour.solve(two, "luck")
    with pytest.raises(parlour.Unsupported, match="always wins"):
        parlour.solve(alone, "win")
    with pytest.raises(parlour.Unsupported, match="exact rationals are for one row"):
        parlour.solve(two, exact=True)
    with pytest.raises(parlour.Unsupported, match="at most 14 numbers"):
        parlour.solve(parlour.game("shutbox", tiles=15, preshut=range(1, 15), dice=4, players=1), exact=True)
    assert parlour.solve(two, "score").win_probability is None


def test_other_games_say_that_they_have_no_solver() -> None:
    with pytest.raises(parlour.Unsupported, match="no solver"):
        parlour.solve(parlour.game("tuki"))


@pytest.mark.parametrize("objective", ["score", "shut"])
def test_the_table_says_what_the_solution_plays(objective: str) -> None:
    game = parlour.game("shutbox", edition="nine", players=1, tiles=6)
    solved = parlour.solve(game, objective)
    rows = {row["open"]: row for row in solved.table()}
    assert len(rows) == 2**6 - 1
    whole = rows[1, 2, 3, 4, 5, 6]
    assert whole["score" if objective == "score" else "shut"] == pytest.approx(solved.value(game.start()))
    state = game.start()
    if state.legal():
        state = state.play(f"roll {whole['dice']}")
    for outcome, _ in state.chances():
        rolled = state.play(outcome)
        move = whole["shuts"][str(outcome)]
        if rolled.legal() and rolled.actor == 0 and not move:
            raise AssertionError(outcome)
        if move:
            best = {str(each.move): each.value for each in solved.best(rolled)}
            assert best[move] == pytest.approx(solved.best(rolled)[0].value)
