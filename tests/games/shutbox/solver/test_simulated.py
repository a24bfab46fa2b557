"""Games played out as the solution says: every seat wins as often as it says, within 4 standard errors."""

from math import sqrt
from typing import Any

import pytest

import parlour
from parlour.games.shutbox.presets import EDITIONS, VARIANTS
from tests.games.shutbox.solver.simulated import Player, parts_won

GAMES = 1000
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
    {"variant": "tournament", "tiles": 5, "until": "15 points", "players": 3},
    {"edition": "tactica-shared", "tiles": 7},
    {"edition": "twelve", "tiles": 6, "until": "20 points"},
    {"edition": "twelve", "tiles": 5, "until": "15 points", "players": 3},
    {"edition": "nine", "tiles": 7},
]


def test_no_edition_and_no_variant_is_left_out() -> None:
    """Solo is for one."""
    assert {each.get("variant", "classic") for each in PLAYED} == VARIANTS.keys() - {"solo"}
    assert {each.get("edition", "tactica") for each in PLAYED} == EDITIONS.keys()


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_every_seat_wins_as_often_as_the_solution_says(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", first=0, **options)
    solved = parlour.solve(game)
    assert solved.note == ""
    won = parts_won(game, (Player(solved),) * game.players, GAMES).mean(axis=0)
    for seat, chance in enumerate(solved.win_probability):
        assert abs(won[seat] - chance) < 4 * sqrt(chance * (1 - chance) / GAMES)
