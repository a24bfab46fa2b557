"""The data for a client, and the board for a person."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import parlour
from parlour.games.rolit import view as views

SVG = "{http://www.w3.org/2000/svg}"


def test_the_view_of_a_start_says_that_a_ball_is_rolled() -> None:
    """RO-03"""
    view = parlour.game("rolit", size=6, players=3).start().view()
    assert (view["phase"], view["must"], view["turn"]) == ("roll", "roll", None)
    assert view["outcomes"] == ["first:red", "first:yellow", "first:green"]
    assert view["moves"] == []
    assert view["last"] is None


def test_what_views_remember_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KEPT_ROWS", "KEPT_MOVES"):
        monkeypatch.setattr(views, name, 2)
    state, random = parlour.game("rolit", size=4, first=0).start(), Random(1)
    views.ROWS[4].clear()
    while not state.over:
        cells: Any = state.view()["cells"]
        assert sum(cell is None for row in cells for cell in row) == state.empty.bit_count()
        assert len(views.ROWS[4]) <= 2
        state = state.play(random.choice(state.legal()))


def test_the_view_after_a_move_says_what_it_captured() -> None:
    """RO-05"""
    state = parlour.game("rolit", size=6, players=3).start().play("first:green")
    assert state.view()["last"] == {
        "move": "first:green",
        "hollow": None,
        "seat": 2,
        "colour": "green",
        "captured": [],
    }
    view = state.play("b4").view()
    assert view["last"] == {
        "move": "b4",
        "hollow": "b4",
        "seat": 2,
        "colour": "green",
        "captured": [{"hollow": "c4", "from": "blue"}],
    }
    assert (view["phase"], view["turn"], view["empty"]) == ("play", 0, 31)
    assert view["seats"] == [
        {"colour": "red", "count": 1, "winner": False},
        {"colour": "yellow", "count": 1, "winner": False},
        {"colour": "green", "count": 3, "winner": False},
    ]
    offered = {move["move"]: (move["row"], move["column"], move["captures"]) for move in view["moves"]}  # type: ignore[union-attr,index,call-overload]
    assert offered["c5"] == (4, 2, ["c4"])


def test_four_colours_have_four_letters_and_four_marks() -> None:
    view = parlour.game("rolit").start().view()
    for key in ("name", "letter", "mark", "fill"):
        assert len({colour[key] for colour in view["colours"]}) == 4  # type: ignore[union-attr,index,call-overload]


def test_the_text_shows_the_last_move_its_captures_and_open_hollows() -> None:
    state = parlour.game("rolit", size=4, first=0).start().play("d2")
    assert state.text().splitlines() == [
        "    a  b  c  d",
        " 1  +  .  +  .",
        " 2  .  R (R)[R]",
        " 3  +  B  G  .",
        " 4  .  .  .  .",
        "",
        "R red 3   G green 1   B blue 1 (neutral)",
        "green must capture (+)",
    ]


def test_the_picture_shows_balls_marks_halos_and_offers() -> None:
    state = parlour.game("rolit", size=4, first=0).start().play("d2")
    picture = ElementTree.fromstring(state.svg())
    groups = picture.findall(f"{SVG}g")
    assert len(groups) == 16 + len(state.legal())
    titles = [title.text for group in groups for title in group.iter(f"{SVG}title")]
    assert titles == ["b2 red", "c2 red", "d2 red", "b3 blue", "c3 green"]
    dashed = [circle for circle in picture.iter(f"{SVG}circle") if circle.get("stroke-dasharray")]
    assert len(dashed) == 1, "one captured ball"
    numbers = [text.text for text in picture.iter(f"{SVG}text") if text.get("font-weight") == "700"]
    assert numbers == [str(len(move["captures"])) for move in state.view()["moves"]]  # type: ignore[union-attr,index,call-overload,arg-type]


def test_a_pass_is_shown_as_the_last_move() -> None:
    """RO-12"""
    state, random = parlour.game("rolit", preset="reversi", size=4).start(), Random(1)
    while "pass" not in state.allowed():
        state = state.game.start() if state.over else state.play(random.choice(state.legal()))
    assert "must pass" in state.text()
    assert state.view()["moves"] == [{"move": "pass", "row": None, "column": None, "captures": []}]
    last = state.play("pass").view()["last"]
    assert (last["move"], last["hollow"], last["captured"]) == ("pass", None, [])  # type: ignore[index,call-overload]


def test_a_state_shows_its_board_in_a_notebook() -> None:
    state = parlour.game("rolit").start()
    assert state._repr_svg_() == state.svg()
    assert "roll for who starts" in repr(state)
    assert "a ball is rolled" in state.text()
