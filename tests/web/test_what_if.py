"""What if? A moment of a finished game is played on with another move, with the dice that came or with new ones."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.contract.state import State
from tests.web.conftest import ROOT, Visit, missing_messages, sideways
from tests.web.test_accessible import Scans

RECORDS = ROOT / "tests/golden/second"
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
SLOW = 120_000
"""Milliseconds: the server starts a worker for the first position."""


def asked(page: Page, record: str, keys: str) -> None:
    """Walks through a replay by these keys, and asks what if."""
    page.locator("input[type=file]").set_input_files(RECORDS / record)
    page.get_by_role("button", name="Watch replay").click(timeout=SLOW)
    page.get_by_role("slider").focus()
    for key in keys.split():
        page.keyboard.press(key)
    page.get_by_role("link", name="What if?").click()
    expect(page.locator(".frame .board")).to_be_visible(timeout=SLOW)


def test_another_move_is_made_and_the_same_dice_come(visit: Visit) -> None:
    page = visit("/record", width=360, height=640)
    asked(page, "shutbox-2-players.jsonl", "Home" + 3 * " ArrowRight")  # 5-5 was rolled; then 1, 3 and 6 were shut
    expect(page.locator(".was")).to_contain_text("The choice in the game was")
    assert sideways(page) == 0
    page.locator(".frame [data-place='flap 10']").click()
    page.locator(".frame .act button").first.click()  # Shut 10
    page.locator(".frame .roll.ready button").click(timeout=SLOW)
    expect(page.locator(".frame")).to_contain_text("= 9", timeout=SLOW)  # 5-4, as in the game
    scans = Scans(page)
    scans.take("what if")
    assert scans.found == {}
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".was")).to_contain_text("The choice in the game was", timeout=SLOW)
    assert missing_messages(page) == []


def last_move(winners: int) -> tuple[State[Any], int]:
    """A position of Rolit with one move left that makes so many win, whoever makes it among them; and their seat."""
    random = Random(1)
    while True:
        state = parlour.game("rolit", size=4, first=0).start()
        while not (end := state.play(random.choice(state.legal()))).over:
            state = end
        if len(end.winners) == winners and state.actor in end.winners and len(state.legal()) == 1:
            return state, int(state.actor)


@pytest.mark.parametrize(("winners", "ended"), [(1, "You win!"), (2, "You share the win with Player {other}.")])
def test_the_end_is_told_to_the_one_who_asked(visit: Visit, winners: int, ended: str) -> None:
    state, me = last_move(winners)
    link = {"size": 4, "first": 0, "rules": state.game.rules, "at": state.code(), "me": me}
    page = visit(f"/whatif/rolit#{urlencode(link)}")
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text("Your turn", timeout=SLOW)
    page.locator(".frame [data-place][aria-disabled=false]").first.click()
    expect(page.locator(".frame .won").first).to_be_visible(timeout=SLOW)
    assert sentence.inner_text().translate(ISOLATES) == ended.format(other=2 - me)
    assert missing_messages(page) == []


@pytest.mark.long
def test_the_others_are_played_for_until_the_game_is_over(visit: Visit) -> None:
    page = visit("/record", width=844, height=390, color_scheme="dark")
    asked(page, "rolit-takeback.jsonl", "End" + 4 * " ArrowLeft")
    choice, over = page.locator(".frame [data-place][aria-disabled=false]"), page.locator(".frame .won")
    expect(choice.or_(over).first).to_be_visible(timeout=SLOW)
    while over.count() == 0:
        choice.first.click()
        expect(choice.or_(over).first).to_be_visible(timeout=SLOW)
    expect(page.locator(".was")).to_contain_text("The real game ended: ")
    expect(page.locator(".was")).to_contain_text("Winner: ")
    assert sideways(page) == 0 and missing_messages(page) == []
