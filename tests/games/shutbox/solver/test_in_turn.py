"""Turns in sequence: the solution has the value that brute force finds at every position of small games."""

from typing import Any

import pytest
from numba import config

import parlour
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.turns import in_turn
from tests.games.shutbox.solver.brute import Positions
from tests.games.shutbox.solver.rational import rational

SMALL: list[dict[str, Any]] = [
    {"tiles": 3, "dice": 1},  # SB-13: one more roll each
    {"tiles": 2, "dice": 2, "fewer_dice": "choice", "score": "count"},  # SB-12, and dice chosen in the tie-break
    {"tiles": 2, "dice": 2, "fewer_dice": "forced"},
    {"tiles": 4, "dice": 1, "tie": "share"},
    {"tiles": 3, "dice": 1, "tie": "game"},  # SB-14: one more game
    {"tiles": 3, "dice": 1, "rows": "shared", "score": "digital"},  # SB-11, SB-15
    {"tiles": 3, "dice": 1, "rows": "shared", "shut": "counts", "unplayed": "play_on"},
    {"tiles": 3, "dice": 1, "shut": "counts"},
    {"tiles": 3, "dice": 1, "shut": "counts", "unplayed": "play_on"},
    {"tiles": 4, "dice": 1, "parity": "choice"},  # SB-28
    {"tiles": 4, "dice": 1, "first_hit": 2},  # SB-24
    {"tiles": 5, "dice": 1, "preshut": (1, 2), "bust": 3},  # SB-26, SB-27
    {"tiles": 3, "dice": 2, "combine": "exact", "tie": "share"},  # SB-30
    {"tiles": 3, "dice": 1, "players": 3, "tie": "share"},
    {"tiles": 2, "dice": 1, "players": 3, "tie": "game"},
    {"tiles": 2, "dice": 1, "players": 4, "tie": "share", "rows": "shared"},
]


def furthest(game: Any, keep: Any = lambda state: True) -> float:
    """The largest difference between the solution and exact brute force over all positions of a game."""
    found, solved = Positions(game.start()), parlour.solve(game)
    worth = rational(found)
    states = [(k, state) for k, state in found.states.items() if keep(state)]
    states = states[:: max(1, len(states) // (60 if config.DISABLE_JIT else 300))]
    return max(
        abs(float(mine) - true) for k, state in states for mine, true in zip(solved.value(state), worth[k], strict=True)
    )


@pytest.mark.parametrize("options", SMALL[::3] if config.DISABLE_JIT else SMALL, ids=str)
def test_every_position_has_the_value_that_brute_force_finds(options: dict[str, Any]) -> None:
    assert furthest(parlour.game("shutbox", first=0, **options)) < 1e-12


def test_who_begins_is_weighed_by_the_opening_roll() -> None:
    """SB-08."""
    assert furthest(parlour.game("shutbox", tiles=2, dice=1, players=2)) < 1e-12
    game = parlour.game("shutbox", tiles=2, dice=1, players=3, tie="share")
    assert furthest(game, lambda state: state.phase == at.OPENING) < 1e-12
    assert parlour.solve(game).win_probability == pytest.approx([1 / 3] * 3)


def test_moves_are_ranked_where_a_seat_is_to_move() -> None:
    state = parlour.game("shutbox", tiles=4, dice=1, first=0).start()
    solved = parlour.solve(state.game)
    with pytest.raises(parlour.Unsupported, match="nobody does"):
        solved.best(state)
    ranked = solved.best(state.play("4"))
    assert {str(each.move) for each in ranked} == {"4", "1+3"}
    assert ranked[0].value >= ranked[1].value
    assert solved.value(state.play("4"))[0] == ranked[0].value


def test_expected_scores_of_long_rows_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_turn, "MOST_NUMBERS", 2)
    solved = parlour.solve(parlour.game("shutbox", tiles=3, dice=1))
    assert solved.expected_score is None
    assert "rows of up to 2 numbers" in str(solved.why_no_scores)
