"""Matches of three and more: exact where standings are few, else estimates whose moves lose little."""

from typing import Any

import pytest
from numba import config

import parlour
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.game import ShutBox, ShutBoxFirst
from parlour.games.shutbox.solver import shared
from parlour.games.shutbox.solver.match import many_points
from parlour.games.shutbox.solver.match.many_points import ManyMatch
from tests.cases import SLOW_TO_COMPILE, first
from tests.games.shutbox.solver import losses
from tests.games.shutbox.solver.brute import Brute, key
from tests.games.shutbox.solver.test_in_turn import furthest

TINY: dict[str, Any] = {"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "first": 0}
EXACT: list[dict[str, Any]] = [
    {"until": "3 points", "tie": "share"},
    {"until": "2 points", "tie": "game", "parity": "choice"},
    {"until": "3 points", "tie": "game", "shut": "counts", "lead": "rotates"},
    {"until": "2 points", "tie": "game", "shut": "counts", "unplayed": "nothing"},
    {"until": "2 points", "tie": "share", "shut": "counts", "unplayed": "play_on", "lead": "rotates"},
    {"until": "2 points", "tie": "share", "shut": "counts", "parity": "choice"},
]
ESTIMATED: list[dict[str, Any]] = [
    {"until": "2 rounds", "tie": "game"},
    {"until": "2 rounds", "tie": "share", "shut": "counts", "lead": "rotates"},
    {"until": "2 points", "tie": "share", "players": 4},
]


@pytest.mark.parametrize("options", first(4, of=EXACT[1:] + EXACT[:1]), ids=str)
def test_every_position_of_a_short_match_has_the_value_that_brute_force_finds(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **TINY | options)
    assert furthest(game) < 1e-12
    assert parlour.solve(game).note == ""


@pytest.mark.parametrize("kind", [ShutBox, ShutBoxFirst])
def test_a_tie_game_of_four_that_spares_those_to_come_is_exact(kind: type[ShutBox]) -> None:
    """SB-32: the box wins it; under the first rules who had not played was tied with the one who shut it."""
    options = {"tiles": 1, "until": "1 points", "tie": "game", "shut": "counts", "unplayed": "nothing", "players": 4}
    game = kind.make(TINY | options)
    assert furthest(game, lambda state: state.p[at.TIED] == at.TIE_GAME) < 1e-12


@SLOW_TO_COMPILE
@pytest.mark.parametrize("options", ESTIMATED, ids=str)
def test_estimates_lose_little(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **TINY | options)
    brute, solved = Brute(game.start(), most=200_000), parlour.solve(game)
    assert "estimate" in solved.note
    assert solved.win_probability == pytest.approx(solved.value(game.start()))
    games = 10 if config.DISABLE_JIT else 120
    assert losses.lost(game, solved, lambda state: brute.value[key(state)], games)[0] <= 0.02
    for state in list(brute.states.values())[:: max(1, len(brute.states) // 80)]:
        assert sum(solved.value(state)) == pytest.approx(1)


def test_among_four_the_last_to_play_may_be_nobodys_rival() -> None:
    state = parlour.game("shutbox", **TINY | {"until": "9 points", "players": 4, "tie": "share"}).start()
    for step in (*("2", "2", "6") * 3, "6", *("2", "2", "6") * 3):
        state = state.play(step)
    assert state.scores == (2, 2, 2, 3) and state.hand == 3
    worth = parlour.solve(state.game).value(state)
    assert sum(worth) == pytest.approx(1)
    assert min(worth) > 0.1, "a match that has hardly begun"


def test_a_grid_of_totals_is_close_to_all_of_them() -> None:
    small: dict[str, Any] = {"tiles": 4, "preshut": (2,), "score": "count", "until": "5 points"}
    options = small if config.DISABLE_JIT else {"tiles": 5, "until": "20 points"}
    game = parlour.game("shutbox", variant="tournament", dice=1, players=3, first=0, **options)
    exact, grid = ManyMatch(game, unit=1), ManyMatch(game, unit=2)
    assert exact.note == "" and "every 2 points" in grid.note
    assert grid.win_probability == pytest.approx(exact.win_probability, abs=0.03)
    assert losses.lost(game, grid, exact.value, 4 if config.DISABLE_JIT else 60)[0] < 0.002


def test_long_matches_take_a_coarser_grid(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []
    monkeypatch.setattr(many_points, "MOST_WORK", 400)
    game = parlour.game("shutbox", **TINY | {"until": "7 points"})
    solved = parlour.solve(game, progress=told.append)
    assert isinstance(solved, ManyMatch) and solved.unit > 1
    assert told == sorted(told) and told[-1] == 1
    assert many_points.unit_for(game.options, 0) == 7, "never coarser than the match is long"


def test_perfect_takes_a_grid_that_is_quick_until_somebody_has_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_points, "QUICK_WORK", 400)
    game = parlour.game("shutbox", **TINY | {"until": "8 points"})
    assert "estimate" in shared.solution(game, "win").note
    parlour.solve(game)
    assert shared.solution(game, "win").note == ""
    two = parlour.game("shutbox", **TINY | {"until": "8 points", "players": 2})
    assert shared.solution(two, "win").note == ""
