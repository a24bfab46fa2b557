"""Thinking as pages do it, in Node: the same numbers as the library's, bit for bit."""

from __future__ import annotations

import pytest
from tests.cases import always
from tests.compute.webassembly.asking import CASES, asked

import parlour


@pytest.mark.parametrize(
    "case", always("rolit-4", "shutbox-three", of=("rolit-4", "rolit-6-four", "shutbox-three", "tuki-four"))
)  # all of them are asked in a browser
def test_a_page_answers_as_the_library(case: str) -> None:
    page, expected = asked(*CASES[case])
    assert page.in_node().answers == expected


@pytest.mark.parametrize("players", [2, 3])
def test_exact_advice_is_the_best_there_is(players: int) -> None:
    """On 4×4 every move of two is judged exactly, as the solution does."""
    state = parlour.game("rolit", first=0, players=players, size=4 if players == 2 else 6).start()
    while not state.over:
        found = parlour.advise(state)
        seat = state.actor
        assert seat is not None and {each.move for each in found} == set(state.legal())
        if players == 2:
            solved = parlour.solve(state.game).value(state)
            assert isinstance(solved, tuple) and all(each.exact for each in found)
            assert found[0].lead[seat] == float(solved[seat] - solved[1 - seat])
        state = state.play(found[0].move)
