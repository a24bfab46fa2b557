"""Positions that people describe: set up as they say, and refused with the detail at fault."""

from __future__ import annotations

from typing import Any

import pytest

import parlour

BOX = parlour.game("shutbox", tiles=5, dice=1, players=2)
BALLS = parlour.game("rolit", size=4)
CARDS = parlour.game("tuki", rounds=1)
HIDDEN = "????????"


def test_a_row_is_set_up_alone_and_among_others() -> None:
    whole = BOX.set_up({})
    assert whole.seat == 0 and whole.open_numbers(0) == whole.open_numbers(1) == (1, 2, 3, 4, 5)
    rolled = BOX.set_up({"open": "1,2,3", "dice": "3"})
    assert [str(move) for move in rolled.legal()] == ["3", "1+2"] and BOX.make(rolled.game.options_dict) == rolled.game
    second = BOX.set_up({"open": "1,2,3", "rows": "4,5", "to_come": "1"})
    assert second.game.players == 3 and second.seat == 1 and second.open_numbers(0) == (4, 5)


def test_balls_lie_where_they_are_said_to_lie() -> None:
    assert BALLS.set_up({}) == BALLS.at("4/1ry1/1bg1/4 red")
    assert BALLS.set_up({"board": "r3/1ry1/1bg1/4", "turn": "green"}) == BALLS.at("r3/1ry1/1bg1/4 green")


def test_cards_lie_where_they_are_said_to_lie() -> None:
    assert CARDS.set_up({}) == CARDS.start()
    held = CARDS.set_up({"cards": "0?4???5?/7?????a?", "pile": "p", "hand": "9", "seat": "2"})
    view = held.view()
    shown = {slot["slot"]: slot["card"] for slot in view["seats"][0]["slots"] if slot["card"]}
    assert shown == {"a1": "0", "b1": "4", "d1": "5"} and view["discard"]["top"] == "parrot"
    assert held.actor == 1 and view["taken"] == {"card": "9", "from": "stock"}
    assert CARDS.at(held.code()) == held and sum(view["unseen"].values()) == sum(CARDS.deck) - 7
    free = CARDS.set_up({"cards": f"{HIDDEN}/{HIDDEN}"})
    assert list(map(str, free.legal())) == ["take stock", "take discard"]


@pytest.mark.parametrize(
    ("game", "given", "at_fault"),
    [
        (BOX, {"open": "9"}, "open"),
        (BOX, {"balls": "1"}, "balls"),
        (BALLS, {"board": "5/4/4/4"}, "board"),
        (BALLS, {"turn": "pink"}, "turn"),
        (BALLS, {"turn": "blue"}, "turn"),
        (BALLS, {"open": "1"}, "open"),
        (CARDS, {"cards": HIDDEN}, "cards"),
        (CARDS, {"cards": f"x???????/{HIDDEN}"}, "cards"),
        (CARDS, {"cards": f"01234567/{HIDDEN}"}, "cards"),
        (CARDS, {"cards": "0000000?/0000000?"}, "cards"),
        (CARDS, {"pile": "?"}, "pile"),
        (CARDS, {"hand": "10"}, "hand"),
        (CARDS, {"seat": "3"}, "seat"),
        (CARDS, {"seat": "x"}, "seat"),
    ],
)
def test_what_cannot_be_set_up_is_refused(game: parlour.Game, given: dict[str, Any], at_fault: str) -> None:
    with pytest.raises(parlour.BadOption) as refused:
        game.set_up(given)
    assert refused.value.option == at_fault


def test_a_game_without_details_says_so() -> None:
    with pytest.raises(parlour.Unsupported, match="cannot be described"):
        parlour.Game.set_up(CARDS, {})


@pytest.mark.parametrize("code", ["phase=3 count=1 row=31,31 in=2", "phase=3 count=1 row=31,31 in=3 done=1"])
def test_a_code_without_anybody_in_turn_is_none(code: str) -> None:
    """The rules would look for the next seat for ever."""
    with pytest.raises(parlour.BadNotation):
        BOX.at(code)


def test_a_code_that_throws_other_dice_than_the_box_has_is_none() -> None:
    box = parlour.game("shutbox", fewer_dice="never", players=1)
    assert box.at("phase=3 count=2 row=1023 in=1").chances()
    with pytest.raises(parlour.BadNotation):
        box.at("phase=3 count=1 row=1023 in=1")
