"""Whole games by keyboard alone, from the first page to the result, with everything said aloud."""

from __future__ import annotations

import pytest

from tests.cases import always
from tests.web.conftest import Visit, missing_messages
from tests.web.keyboard import Keyboard

MOST_STEPS = 250
MOST_STEPS_OF_ALL = 3000


@pytest.mark.parametrize("game", always("shutbox", of=("shutbox", "rolit", "tuki")))
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit("/")
    keyboard = Keyboard(page)
    keyboard.press(f"a.whole[href='/new/{game}']")
    page.wait_for_selector("form.new")
    _choose_the_short_game(keyboard, game)
    _play_out(keyboard, MOST_STEPS)
    assert page.locator(".after table td").count() >= 2
    said = page.locator("[role=log]").inner_text()
    assert len(said.splitlines()) >= 3, "moves and results are announced"
    _replay(keyboard)
    assert not missing_messages(page)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", ["rolit", "tuki"])
@pytest.mark.parametrize("kind", ["bot", "here"])
def test_a_whole_game_as_it_is_offered_by_keyboard_alone(visit: Visit, game: str, kind: str) -> None:
    """Eight by eight, five rounds; against the bot, and two people at one keyboard."""
    page = visit(f"/new/{game}")
    keyboard = Keyboard(page)
    keyboard.focus("ol li:nth-child(2) select.kind")
    page.keyboard.press({"bot": "End", "here": "Home"}[kind])
    assert page.locator("ol li:nth-child(2) select.kind").input_value() == kind
    _play_out(keyboard, MOST_STEPS_OF_ALL)
    assert page.locator(".after table td").count() >= 2
    assert not missing_messages(page)


def _play_out(keyboard: Keyboard, most: int) -> None:
    keyboard.press(".go button")
    keyboard.page.wait_for_selector(".room")
    for _ in range(most):
        if keyboard.play() == "over":
            break
    assert keyboard.page.locator(".after h2").inner_text()


def _choose_the_short_game(keyboard: Keyboard, game: str) -> None:
    """Four by four in Rolit, one round in Tuki Tuki: radio buttons are reached with Tab and changed with arrows."""
    if game == "shutbox":
        return
    keyboard.focus(f"input[name={'rolit-size' if game == 'rolit' else 'tuki-rounds'}]")
    keyboard.page.keyboard.press("ArrowUp")
    keyboard.page.keyboard.press("ArrowUp")


def _replay(keyboard: Keyboard) -> None:
    page = keyboard.page
    page.wait_for_selector(".ways button")
    keyboard.press(".ways button")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    keyboard.focus("input[type=range]")
    page.keyboard.press("End")
    last = int(slider.input_value())
    assert last == int(slider.get_attribute("max") or 0) >= 10
    page.keyboard.press("ArrowLeft")
    assert int(slider.input_value()) == last - 1
    page.keyboard.press("Home")
    assert int(slider.input_value()) == 0
