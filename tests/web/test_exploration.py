"""The best move of any position: found from the first page, set up, played on, gone back, and kept in a link."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.web.conftest import ROOT, Visit, missing_messages, sideways
from tests.web.keyboard import Keyboard

SLOW = 120_000
"""Milliseconds: the server starts a worker for the first position."""


def plain(text: str) -> str:
    """Without the invisible characters around arguments."""
    return text.strip().replace("\u2068", "").replace("\u2069", "")


def ranked(page: Page) -> list[str]:
    expect(page.locator("li button.best").first).to_be_visible(timeout=SLOW)
    return [plain(text) for text in page.locator("ol li button .label").all_inner_texts()]


def test_the_best_move_is_two_clicks_from_the_first_page(visit: Visit) -> None:
    page = visit("/", 320, 640)
    page.locator('a[href="/explore/shutbox"]').click()
    page.get_by_role("button", name="6 · 3").click(timeout=SLOW)
    assert ranked(page)[0] == "shut 9" and sideways(page) == 0
    link = page.url
    page.locator("ol li button").first.click()
    expect(page.get_by_role("button", name="6 · 3")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Back", exact=True).click()
    assert page.url == link and ranked(page)[0] == "shut 9"
    page.locator(".setup .flaps button", has_text="9").click()  # shut it: the roll stays
    expect(page.locator("ol li button .label").first).not_to_contain_text("9", timeout=SLOW)
    page.goto("about:blank")
    page.goto(link)
    assert ranked(page)[0] == "shut 9" and missing_messages(page) == []


def test_by_keyboard_alone_and_read_aloud(visit: Visit) -> None:
    page = visit("/explore/shutbox#tiles=9")
    said, keyboard = page.locator("[role=log]"), Keyboard(page)
    expect(page.get_by_role("button", name="6 · 3")).to_be_visible(timeout=SLOW)
    keyboard.press(".answer button", "6 · 3")
    assert ranked(page)[0] == "shut 9"
    expect(said).to_contain_text("Best: ")
    keyboard.press(".answer ol button")
    keyboard.press(".ways button", "Back")
    assert ranked(page)[0] == "shut 9"
    keyboard.press(".setup .flaps button", "9")
    expect(page.locator("ol li button .label").first).not_to_contain_text("9", timeout=SLOW)


def test_balls_are_painted_and_the_page_thinks_about_them_itself(visit: Visit) -> None:
    page, asked = visit("/explore/rolit#size=4"), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    before = ranked(page)
    page.locator(".setup [data-place=d1]").click()
    ball = page.locator(".frame [data-place=d1]")
    expect(ball).to_have_attribute("aria-label", re.compile("red"), timeout=SLOW)
    assert ranked(page) and before and not any(url.endswith("/advice") for url in asked)
    page.locator(".setup fieldset").last.get_by_text("green").click()
    page.wait_for_url("**green*", timeout=SLOW)


@pytest.mark.parametrize(
    ("language", "asked", "ended"),
    [
        ("en", "Your turn: shut flaps that add up to 1.", "You shut the box!"),
        (
            "de",
            "Du bist dran: schließ Klappen, die zusammen 1 ergeben.",
            "Shut the Box! Du schließt alles!",
        ),
    ],
)
def test_the_only_player_is_spoken_to(visit: Visit, language: str, asked: str, ended: str) -> None:
    options = {"edition": "nine", "tiles": 2, "players": 1, "variant": "solo", "dice": 1}
    state = parlour.game("shutbox", **options).start().play("2").play("2").play("1")
    link = urlencode({**options, "rules": state.game.rules, "at": state.code()})
    page = visit(f"/explore/shutbox#{link}", locale=language)
    sentence = page.locator(".sentence")
    expect(sentence).to_be_visible(timeout=SLOW)
    assert plain(sentence.inner_text()) == asked
    page.locator("ol li button").first.click(timeout=SLOW)
    expect(page.locator(".place .note.strong")).to_be_visible(timeout=SLOW)
    assert plain(sentence.inner_text()) == ended and missing_messages(page) == []


@pytest.mark.long
def test_any_moment_of_a_record_is_looked_into(visit: Visit) -> None:
    page = visit("/record")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/records/tuki-2-players.jsonl")
    page.get_by_role("button", name="Watch replay").click(timeout=SLOW)
    page.get_by_role("button", name="Step forward").click()
    page.get_by_role("link", name="Analyse from here").click()
    expect(page.locator(".frame .board")).to_be_visible(timeout=SLOW)
    assert "/explore/tuki#" in page.url and missing_messages(page) == []
