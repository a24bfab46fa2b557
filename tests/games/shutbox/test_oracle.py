"""The rules against the readable referee of tests/reference, position by position."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import parlour
from parlour import CHANCE
from tests.games.shutbox.everything import PRESETS, finer_options, name
from tests.reference.shutbox import Result, referee


def walk(game: parlour.Game, random: Random) -> None:
    """One random game through both; at every position they ask the same seat for the same things."""
    state, asking = game.start(), referee(game.options)
    path: list[str] = []
    try:
        ask = next(asking)
        while True:
            assert state.actor == (CHANCE if ask.kind == "chance" else ask.seat), path
            assert state.hand == (ask.seat if ask.kind == "chance" else None), path
            assert set(state.allowed()) == ask.allowed, path
            path.append(random.choice(sorted(ask.allowed)))
            state = state.play(path[-1])
            ask = asking.send(path[-1])
    except StopIteration as stop:
        result: Result = stop.value
    assert state.over, path
    assert state.winners == result.winners, path
    assert state.scores == result.scores, path


SHORT = (1, 2, 3, 4, 12)
"""Numbers of players that are tried in every run: those of every edition, and the most there can be."""
CASES = [
    pytest.param(options, id=name(options), marks=() if options["players"] in SHORT else pytest.mark.long)
    for options in PRESETS
]


@pytest.mark.parametrize("options", CASES)
def test_every_edition_variant_and_player_count(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    for seed in range(1 if game.players > 4 or game.options.match else 4):
        walk(game, Random(seed))


@settings(max_examples=200, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(finer_options, st.integers(0, 2**32))
def test_options_one_by_one_and_combined(options: dict[str, Any], seed: int) -> None:
    """SB-33: house rules made by combining the options are refereed as the rulebook would."""
    try:
        game = parlour.game("shutbox", **options)
    except parlour.BadOption:
        assume(False)
    walk(game, Random(seed))
