"""Young players and matches of three or more: estimates whose moves lose little, measured against brute force."""

from pathlib import Path
from typing import Any

import pytest
from numba import config

import parlour
from tests.games.shutbox.solver import losses
from tests.games.shutbox.solver.brute import Brute, key
from tests.games.shutbox.solver.rational import worth_of

SMALL: list[tuple[dict[str, Any], float]] = [
    ({"variant": "young", "tiles": 3, "dice": 1, "players": 3}, 0.02),  # SB-21, SB-13
    ({"variant": "young", "tiles": 3, "dice": 1, "players": 3, "tie": "share", "score": "count"}, 0.02),
    (
        {"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "until": "3 points", "shut": "counts", "tie": "share"},
        0.02,
    ),
    ({"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "until": "2 rounds", "tie": "game"}, 0.02),
]


@pytest.mark.parametrize(("options", "most"), SMALL[1:] if config.DISABLE_JIT else SMALL, ids=str)
def test_its_moves_lose_little(options: dict[str, Any], most: float) -> None:
    game = parlour.game("shutbox", first=0, **options)
    brute = Brute(game.start())
    solved, games = parlour.solve(game), 10 if config.DISABLE_JIT else 120
    assert losses.lost(game, solved, lambda state: brute.value[key(state)], games)[0] <= most
    assert solved.win_probability == pytest.approx([1 / 3] * 3)
    assert "estimate" in solved.note
    for state in list(brute.states.values())[:: max(1, len(brute.states) // 80)]:
        assert sum(solved.value(state)) == pytest.approx(1)


def test_a_tie_of_two_among_three_young_players_is_exact() -> None:
    """SB-13."""
    game = parlour.game("shutbox", variant="young", tiles=3, dice=1, players=3, first=0)
    state = game.start()
    for step in ("2", "2", "2", "2", "1", "1", "2", "2", "1"):
        state = state.play(step)
    assert state.view()["tie"] == "roll"
    assert parlour.solve(game).value(state) == pytest.approx(worth_of(state), abs=1e-12)


@pytest.mark.long
def test_the_page_of_losses_is_what_a_fresh_run_says() -> None:
    page = Path(__file__).parents[4] / "docs" / "solutions" / "shutbox-estimates.md"
    assert page.read_text() == losses.page()
