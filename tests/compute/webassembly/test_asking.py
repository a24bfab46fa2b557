"""Thinking as pages do it, in Node: the same numbers as the library's, bit for bit."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.engine.host import advise
from tests.compute.webassembly.asking import CASES, asked

import parlour


@pytest.mark.parametrize(
    "case", ["rolit-4", "rolit-6-four", "shutbox-three", "tuki-four"]
)  # all of them are asked in a browser
def test_a_page_answers_as_the_library(case: str) -> None:
    page, expected = asked(*CASES[case])
    assert page.in_node().answers == expected


@pytest.mark.parametrize("options", [{"players": 2, "size": 4}, {"players": 3, "size": 6}])
def test_exact_advice_is_the_best_there_is(options: dict[str, Any]) -> None:
    """At the end every move is judged exactly, and the best is the move that a search to the end finds."""
    state = parlour.game("rolit", first=0, **options).start()
    while not state.over:
        found = advise(state)
        assert set(found.moves) == set(state.legal())
        worth = dict(zip(found.moves, found.worth, strict=True))
        if found.exact or options["players"] == 2:  # else the best is the one that was looked at most
            assert worth[found.best] == max(each for each in found.worth if each is not None)
        if found.exact and options["players"] == 2:
            solved = parlour.solve(state.game).value(state)
            assert isinstance(solved, tuple)
            lead = float(solved[state.actor] - solved[1 - state.actor])
            assert worth[found.best] == lead
        state = state.play(found.best)
    assert state.over
