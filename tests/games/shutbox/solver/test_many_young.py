"""SB-21 for three and four: an estimate close to the truth, whose moves lose little."""

from pathlib import Path
from typing import Any

import pytest
from numba import config

import parlour
from tests.cases import first
from tests.games.shutbox.solver import losses
from tests.games.shutbox.solver.brute import Brute, key
from tests.games.shutbox.solver.exploit import loss_and_gain
from tests.games.shutbox.solver.rational import worth_of
from tests.games.shutbox.solver.three_young import ThreeYoung

SMALL: list[dict[str, Any]] = [
    {"tiles": 4, "dice": 1, "players": 3, "out": "last", "parity": "choice"},  # SB-28
    {"tiles": 3, "dice": 1, "players": 3, "tie": "share", "score": "count"},
    {"tiles": 2, "dice": 1, "players": 4, "tie": "share"},
    {"tiles": 3, "dice": 1, "players": 3, "tie": "share", "shut": "counts", "unplayed": "play_on"},
    {"tiles": 4, "dice": 1, "players": 3, "tie": "share", "parity": "choice"},
    {"tiles": 3, "dice": 1, "players": 3, "out": "last"},
    {"tiles": 3, "dice": 1, "players": 3},  # SB-13
]


@pytest.mark.parametrize("options", first(4, of=SMALL), ids=str)
def test_it_is_close_to_brute_force_and_its_moves_lose_little(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", variant="young", first=0, **options)
    brute, solved = Brute(game.start()), parlour.solve(game)
    assert solved.win_probability == pytest.approx(brute.value[key(game.start())], abs=0.02)
    assert "estimate" in solved.note
    games = 10 if config.DISABLE_JIT else 120
    assert losses.lost(game, solved, lambda state: brute.value[key(state)], games)[0] <= 0.001
    for state in list(brute.states.values())[:: max(1, len(brute.states) // 80)]:
        assert sum(solved.value(state)) == pytest.approx(1)


def test_a_tie_of_two_among_three_is_exact() -> None:
    """SB-13."""
    game = parlour.game("shutbox", variant="young", tiles=3, dice=1, players=3, first=0)
    state = game.start()
    for step in ("2", "2", "2", "2", "1", "1", "2", "2", "1"):
        state = state.play(step)
    assert state.view()["tie"] == "roll"
    assert parlour.solve(game).value(state) == pytest.approx(worth_of(state), abs=1e-12)


@pytest.mark.skipif(config.DISABLE_JIT, reason="every position of three rows is for the compiler")
@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {"tiles": 4, "preshut": (1,), "dice": 1, "score": "count"},
        {"tiles": 2, "dice": 2},
        {"tiles": 3, "dice": 1},
    ],
    ids=str,
)
def test_the_exact_solution_it_is_measured_by_is_brute_force(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", variant="young", players=3, tie="share", first=0, **options)
    brute, true = Brute(game.start()), ThreeYoung(game)
    for state in brute.states.values():
        assert true.value(state) == pytest.approx(brute.value[key(state)], abs=1e-12)


@pytest.mark.skipif(config.DISABLE_JIT, reason="every position of three rows is for the compiler")
@pytest.mark.long
@pytest.mark.parametrize("options", [{"tiles": 5}, {"tiles": 5, "score": "count"}], ids=str)
def test_among_best_players_and_against_the_best_answer_it_loses_little(options: dict[str, Any]) -> None:
    """Exactly, over every position: less than a fiftieth of a percentage point."""
    game = parlour.game("shutbox", variant="young", players=3, tie="share", first=0, **options)
    loss, gain = loss_and_gain(ThreeYoung(game))
    assert loss.min() > -1e-12 and loss.max() < 2e-4
    assert gain.min() > -1e-12 and gain.max() < 2e-4


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_page_of_losses_is_what_a_fresh_run_says() -> None:
    page = Path(__file__).with_name("losses.md")
    assert page.read_text() == losses.page()
