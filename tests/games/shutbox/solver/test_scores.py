"""Expected scores and the chances of shutting when all play to win: what forcing the solution's moves through every
roll of the real game finds, by seat."""

from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour.games.shutbox import layout as at
from tests.games.shutbox.solver.brute import key

SMALL: list[dict[str, Any]] = [
    {"variant": "young", "tiles": 2, "dice": 2, "fewer_dice": "choice"},
    {"tiles": 4, "dice": 1},
    {"tiles": 3, "dice": 1, "players": 3},
    {"variant": "young", "tiles": 4, "dice": 1, "parity": "choice"},
    {"tiles": 3, "dice": 1, "rows": "shared", "shut": "counts", "unplayed": "play_on"},
    {"variant": "young", "tiles": 3, "dice": 1, "shut": "counts", "unplayed": "play_on"},
    {"tiles": 4, "dice": 1, "players": 3, "tie": "game", "rows": "shared"},
    {"tiles": 2, "dice": 2, "players": 4, "fewer_dice": "choice"},
    {"variant": "young", "tiles": 4, "dice": 2, "fewer_dice": "choice"},
    {"tiles": 5, "dice": 1, "parity": "choice", "shut": "counts"},
    {"variant": "young", "tiles": 4, "dice": 1, "out": "last"},
]


def played_out(game: Any) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Scores and shut boxes by seat, over every roll, each seat moving as the solution says, up to any tie-break."""
    solved, known = parlour.solve(game), {}

    def ends(state: Any) -> Any:
        if state.over or state.p[at.TIED]:
            shut = [score == 0 for score in state.scores]
            return np.array([state.scores, shut], dtype=float)
        if key(state) not in known:
            if state.actor == parlour.CHANCE:
                after = [float(chance) * ends(state.play(outcome)) for outcome, chance in state.chances()]
                known[key(state)] = np.sum(after, axis=0)
            else:
                known[key(state)] = ends(state.play(solved.best(state)[0].move))
        return known[key(state)]

    scores, shuts = ends(game.start())
    return tuple(scores), tuple(shuts)


@pytest.mark.parametrize("options", SMALL[:4] if config.DISABLE_JIT else SMALL, ids=str)
def test_they_are_what_playing_all_rolls_out_finds(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", first=0, **options)
    solved = parlour.solve(game)
    scores, shuts = played_out(game)
    assert solved.expected_score == pytest.approx(scores, abs=1e-12)
    assert solved.shut_probability == pytest.approx(shuts, abs=1e-12)


def test_an_opening_roll_makes_seats_alike() -> None:
    solved = parlour.solve(parlour.game("shutbox", tiles=3, dice=1))
    assert solved.expected_score[0] == pytest.approx(solved.expected_score[1])


def test_what_is_not_told_is_said() -> None:
    solved = parlour.solve(parlour.game("shutbox", tiles=2, dice=1, until="3 points"))
    assert solved.expected_score is None
    assert solved.shut_probability is None
    assert "single games" in str(solved.why_no_scores)
