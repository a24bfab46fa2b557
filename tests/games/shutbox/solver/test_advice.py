"""Advice on a position that somebody describes."""

from typing import Any

import pytest

import parlour
from parlour.contract.solution import Advice


def advise(
    given: dict[str, Any], objective: str | None = None, exact: bool = False, **options: Any
) -> tuple[Advice, parlour.Game]:
    game = parlour.game("shutbox", **({"tiles": 5, "dice": 1} | options))
    return game.advise(given, objective, exact=exact), game


def test_one_row_alone() -> None:
    advice, _ = advise({"open": "1,2,3", "dice": "3"})
    assert [str(each.move) for each in advice.moves] == [each["move"] for each in advice.data["moves"]]
    assert {str(each.move) for each in advice.moves} == {"3", "1+2"}
    assert advice.data["value"] == advice.moves[0].value < advice.moves[1].value
    assert str(advice.headline) == "open 1+2+3, rolled 3: expected score after each move"
    assert advise({"open": "1+2+3", "dice": "3"})[0] == advice
    before, _ = advise({"open": "1,2,3"}, exact=True)
    assert before.moves == ()
    assert "/" in before.data["value"]


def test_a_roll_that_fits_nothing_ends_the_turn() -> None:
    advice, _ = advise({"open": "2", "dice": "5"})
    assert (advice.moves, advice.data["value"]) == ((), 2)
    assert "the turn is over: expected score 2" in str(advice.headline)
    assert advise({"open": "2", "dice": "5"}, "shut")[0].data["value"] == 0


@pytest.mark.parametrize(
    ("given", "objective", "exact", "why"),
    [
        ({}, None, False, "open='': must be numbers"),
        ({"open": "x"}, None, False, "open='x': must be numbers"),
        ({"open": "1", "dice": "first:1"}, None, False, "dice='first:1': must be a roll"),
        ({"open": "1", "best": "x"}, None, False, "best='x': must be 0 or more"),
        ({"open": "1", "luck": "2"}, None, False, "luck"),
        ({"open": "1"}, "win", False, "objective='win': must be score or shut"),
        ({"open": "1", "rows": "2"}, "shut", False, "objective='shut': must be win, or left out, where rows, best or"),
        ({"open": "1", "rows": "2"}, None, True, "one row alone; to win among others leave out exact"),
    ],
)
def test_nonsense_is_told(given: dict[str, Any], objective: str | None, exact: bool, why: str) -> None:
    with pytest.raises(parlour.ParlourError, match=why):
        advise(given, objective, exact)
