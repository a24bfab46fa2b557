"""Notation, options, and the refusals of wrong ones."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import BadNotation, BadOption, IllegalMove
from parlour.games.rolit.board import HOLLOW_NAMES
from parlour.games.rolit.notation import First, Place


def test_a_move_is_a_column_and_a_row() -> None:
    state = parlour.game("rolit", size=6, first=0).start()
    assert state.read("e3") == Place(2 * 8 + 4)
    assert state.read(" E3 ") == state.read("e3")
    assert str(Place(0)) == "a1"
    assert str(Place(63)) == "h8"
    assert state.read("first:green") == First(2)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("h8", "there is no hollow h8 on a 6×6 board, which goes from a1 to f6"),
        ("first:pink", "the colours are red, yellow, green, blue"),
        ("z9", "a move is a column and a row such as d3"),
        ("x" * 5000, "a move is a column and a row such as d3"),
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str, why: str) -> None:
    state = parlour.game("rolit", size=6, first=0).start()
    with pytest.raises(BadNotation, match=why) as refused:
        state.play(text)
    assert len(str(refused.value)) < 500
    assert refused.value.allowed == state.allowed()


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    state = parlour.game("rolit", first=0).start()
    try:
        step = state.read(text)
    except BadNotation:
        return
    assert str(step) == text.strip().lower()


@given(st.sampled_from(HOLLOW_NAMES))
def test_every_hollow_of_the_board_reads_back(name: str) -> None:
    state = parlour.game("rolit", first=0).start()
    assert str(state.read(name)) == name


@pytest.mark.parametrize(
    ("options", "step", "why"),
    [
        ({}, "d3", "a ball is rolled first"),
        ({}, "first:blue", "nobody plays blue"),
        ({"first": 0}, "first:red", "already settled who starts"),
        ({"size": 4, "first": 0}, Place(63), "no such hollow"),
        ({}, 7, "neither a move nor an outcome"),
    ],
)
def test_a_refusal_says_why(options: dict[str, object], step: object, why: str) -> None:
    """RO-03, RO-09"""
    with pytest.raises(IllegalMove, match=why):
        parlour.game("rolit", **options).start().play(step)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"size": 5}, "one of 4, 6, 8"),
        ({"colours": "red"}, "two to four different colours"),
        ({"colours": "red,red"}, "two to four different colours"),
        ({"colours": "red,pink"}, "two to four different colours"),
        ({"colours": 7}, "two to four different colours"),
        ({"colours": [1, 2]}, "two to four different colours"),
        ({"colours": "red,green", "players": 3}, "must be 3 colours"),
        ({"preset": "chess"}, "one of rolit, reversi"),
        ({"preset": "reversi", "colours": "red,green,blue"}, "exactly 2 players"),
        ({"colour": "red"}, "its options are size, players, colours, first, preset"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(options: dict[str, object], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        parlour.game("rolit", **options)


@pytest.mark.parametrize(
    "options", [{}, {"size": 6, "colours": ("blue", "red", "green"), "first": 2}, {"preset": "reversi", "size": 4}]
)
def test_options_survive_json_and_text(options: dict[str, object]) -> None:
    game = parlour.game("rolit", **options)
    assert parlour.game("rolit", **json.loads(json.dumps(game.options_dict))) == game
    texts = {name: ",".join(value) if name == "colours" else str(value) for name, value in game.options_dict.items()}
    assert parlour.game("rolit", **texts) == game


def test_there_are_64_hollows_and_four_colours() -> None:
    with pytest.raises(ValueError, match="0 to 63"):
        Place(64)
    with pytest.raises(ValueError, match="0 to 3"):
        First(4)
