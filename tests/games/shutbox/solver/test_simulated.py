"""Games played out move by move as the solution says: every seat wins as often as it says, within 4 standard errors."""

from math import sqrt
from typing import Any

import pytest

import parlour
from tests.games.shutbox.solver.test_bots import play

GAMES = 400
PLAYED: list[dict[str, Any]] = [
    {"tiles": 7},
    {"tiles": 6, "players": 3},
    {"tiles": 5, "players": 4, "tie": "game"},
    {"tiles": 6, "rows": "shared", "players": 3},
    {"variant": "young", "tiles": 6},
    {"variant": "no-surprises", "tiles": 6},
    {"variant": "two-first", "tiles": 6},
    {"variant": "three-first", "tiles": 6},
    {"variant": "three-down", "tiles": 8},
    {"variant": "unlucky-seven", "tiles": 8},
    {"variant": "even-or-odd", "tiles": 8},
    {"variant": "two-ten", "tiles": 8},
    {"variant": "sum-or-exact", "tiles": 6},
    {"variant": "digital", "tiles": 6},
    {"variant": "tournament", "tiles": 5, "until": "20 points"},
    {"edition": "twelve", "tiles": 6, "until": "20 points"},
]


@pytest.mark.long
@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_every_seat_wins_as_often_as_the_solution_says(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", first=0, **options)
    expected, wins = parlour.solve(game).win_probability, [0.0] * game.players
    for seed in range(GAMES):
        winners = play(game, ("perfect",) * game.players, seed).winners
        for seat in winners:
            wins[seat] += 1 / len(winners)
    for seat, chance in enumerate(expected):
        assert abs(wins[seat] / GAMES - chance) < 4 * sqrt(chance * (1 - chance) / GAMES)
