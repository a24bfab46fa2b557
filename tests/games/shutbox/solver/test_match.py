"""Matches of two (SB-16, SB-32): the value that brute force finds at every position of small matches."""

from typing import Any

import pytest
from numba import config

import parlour
from parlour.games.shutbox.game import ShutBoxFirst
from tests.games.shutbox.solver.test_in_turn import furthest

SMALL: list[dict[str, Any]] = [
    {"until": "4 points"},
    {"until": "4 points", "shut": "counts", "lead": "rotates"},
    {"until": "3 points", "shut": "counts", "unplayed": "nothing", "lead": "rotates"},
    {"until": "3 points", "shut": "counts", "unplayed": "play_on", "tie": "share"},
    {"until": "3 rounds"},
    {"until": "2 rounds", "shut": "counts", "lead": "rotates", "tie": "share"},
    {"until": "2 rounds", "shut": "counts", "unplayed": "nothing"},
    {"until": "2 rounds", "shut": "counts", "unplayed": "play_on", "lead": "rotates"},
    {"until": "3 points", "shut": "counts", "parity": "choice"},
    {"until": "2 rounds", "shut": "counts", "parity": "choice", "tie": "share"},
]


@pytest.mark.parametrize("options", [SMALL[i] for i in (1, 2, 5, 6)] if config.DISABLE_JIT else SMALL, ids=str)
def test_every_position_has_the_value_that_brute_force_finds(options: dict[str, Any]) -> None:
    """SB-28, SB-32"""
    assert furthest(parlour.game("shutbox", rows="shared", tiles=2, dice=1, first=0, **options)) < 1e-12


@pytest.mark.parametrize("options", [{"unplayed": "nothing"}, {"parity": "choice"}], ids=str)
def test_matches_under_the_first_rules_keep_their_values(options: dict[str, Any]) -> None:
    """SB-28, SB-32: solutions of old and new rules are told apart, on disk too."""
    given = {"rows": "shared", "tiles": 2, "dice": 1, "first": 0, "until": "2 points", "shut": "counts", **options}
    former = ShutBoxFirst.make(given)
    assert furthest(former) < 1e-12
    assert furthest(former.renewed()) < 1e-12
    assert parlour.solve(former).win_probability != pytest.approx(parlour.solve(former.renewed()).win_probability)


def test_a_limit_beyond_all_standings_is_estimated_and_nothing_is_laid_out_for_it() -> None:
    """SB-16"""
    for score in ("sum", "digital"):
        game = parlour.game("shutbox", edition="twelve", score=score, until="1000000000000 points", first=0)
        solved = parlour.solve(game)
        assert "rough estimate" in solved.note.lower()
        assert sum(solved.value(game.start())) == pytest.approx(1)


def test_long_matches_tell_how_far_they_are() -> None:
    told: list[float] = []
    for until in ("6 points", "4 rounds"):
        told.clear()
        parlour.solve(parlour.game("shutbox", tiles=3, dice=1, until=until), progress=told.append)
        assert told == sorted(told)
        assert told[-1] == 1
