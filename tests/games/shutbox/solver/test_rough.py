"""The fallback where nothing better is known: an estimate that says so."""

from random import Random
from typing import Any

import pytest
from numba import config

import parlour
from parlour.games.shutbox.solver import rough, scope

OUT_OF_REACH: list[dict[str, Any]] = [
    {"variant": "young", "tiles": 3, "dice": 1, "until": "2 rounds"},
    {"variant": "young", "tiles": 3, "dice": 1, "until": "6 points", "players": 3, "tie": "share"},
    {"edition": "twelve", "variant": "digital", "tiles": 4},
    {"until": "10000 points", "tiles": 4},
    {"variant": "young", "tiles": 13},
    {"rows": "shared", "tiles": 15, "players": 3},
]


@pytest.mark.parametrize("options", OUT_OF_REACH[:2] if config.DISABLE_JIT else OUT_OF_REACH, ids=str)
def test_a_game_out_of_reach_is_estimated(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scope, "MOST_SCORE", 100)
    game = parlour.game("shutbox", first=0, **options)
    solved, state, random = parlour.solve(game), game.start(), Random(1)
    assert "rough estimate" in solved.note
    assert solved.why_no_scores
    assert solved.win_probability == pytest.approx([1 / game.players] * game.players)
    for _ in range(60):
        if state.over:
            break
        assert sum(solved.value(state)) == pytest.approx(1)
        if state.actor == parlour.CHANCE:
            outcomes, chances = zip(*state.chances(), strict=True)
            state = state.play(random.choices(outcomes, [float(chance) for chance in chances])[0])
        else:
            state = state.play(solved.best(state)[0].move)


@pytest.mark.parametrize(
    ("limit", "most", "options"),
    [
        ("LONGEST_RACE", 2, {"variant": "young", "tiles": 3, "dice": 1}),
        ("LONGEST_FOR_MANY", 2, {"rows": "shared", "tiles": 3, "dice": 1, "players": 3}),
        ("MOST_SCORE", 1, {"tiles": 3, "dice": 1, "until": "2 rounds"}),
    ],
)
def test_it_says_why(limit: str, most: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scope, limit, most)
    game = parlour.game("shutbox", first=0, **options)
    solved = parlour.solve(game)
    assert any(why in solved.note for why in ("at most 2 numbers", "too many standings"))
    rolled = game.start().play("2")
    assert sum(solved.value(rolled)) == pytest.approx(1)
    assert solved.best(rolled)[0].value == max(solved.value(rolled.play("2"))[0], 0)


def test_equal_scores_that_stand_are_halves() -> None:
    assert rough._lower({0: 3.0, 1: 3.0}, {0: 0.0, 1: 0.0}, 0, 1) == 0.5
