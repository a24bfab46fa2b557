"""Our own games keep the whole contract: `parlour.conformance.check(game, deep=True)`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cases import always

import parlour
from parlour.conformance import check
from parlour.conformance.whole import variants

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("rolit", {"size": 4, "preset": "reversi"}),
    ("tuki", {"rounds": 1}),
    ("shutbox", {"edition": "nine", "players": 1, "until": "game"}),
]


FEWER = {"whole.LOOKED_AT": 40, "whole.BATCHED": 1, "players.MATCH": 20, "machines.BY_BOTS": 40, "machines.DRAWS": 150}
"""Fewer of all counted things than the kit does for others: the whole of each game is a long proof."""


@pytest.mark.parametrize(("name", "options"), always("rolit", "tuki", of=SMALL))
def test_a_sample_of_each(name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything the game can do, briefly; of its other options every eighth, and the fewest positions."""
    monkeypatch.setattr("parlour.conformance.whole.variants", lambda game: list(variants(game))[::8])
    for what, count in FEWER.items():
        monkeypatch.setattr(f"parlour.conformance.{what}", count)
    report = check(parlour.game(name, **options), games=1, deep=True, patience=0.3)
    assert report.variants >= 1 and report.positions > 20


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", ["rolit", "tuki", "shutbox"])
def test_the_whole_of_each(name: str) -> None:
    report = check(parlour.game(name), games=2, deep=True)
    assert report.variants >= 5 and report.games == 2 + report.variants
