"""House rules: a set-up gets a name, stays on the device, travels as a link, and is where new tables start."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.speech.languages import speak
from tests.web.conftest import Visit
from tests.web.test_new_table import options_sent

NAME = "Grandma’s & <b>ours</b>"


def edition(page: Page, name: str) -> Locator:
    words = page.get_by_text(speak("en").say(f"shutbox-edition-{name}"), exact=True)
    return page.locator("label.value", has=words).locator("input")


def named(page: Page) -> Locator:
    """The house rules, unfolded; one more player than at first, in the box of nine."""
    edition(page, "nine").check()
    page.get_by_role("button", name="a bot").click()
    page.locator("details.house summary").click()
    page.get_by_role("textbox", name="Name of the rules").fill(NAME)
    page.keyboard.press("Enter")
    return page.locator("details.house li")


def test_rules_with_a_name_are_chosen_again_and_can_be_the_start(visit: Visit) -> None:
    page = visit("/new/shutbox")
    kept = named(page)
    expect(kept).to_have_count(1)
    page.reload()
    expect(edition(page, "tactica")).to_be_checked()
    page.locator("details.house summary").click()
    kept.get_by_role("button", name=NAME).first.click()
    expect(edition(page, "nine")).to_be_checked()
    expect(page.locator("ol > li")).to_have_count(3)
    kept.get_by_role("checkbox").check()
    page.reload()
    expect(edition(page, "nine")).to_be_checked()
    sent = options_sent(page)
    assert (sent["edition"], sent["players"]) == ("nine", 3)


@pytest.mark.long
def test_a_link_brings_them_to_another_device_and_says_so(visit: Visit) -> None:
    page = visit("/new/shutbox", permissions=["clipboard-read", "clipboard-write"])
    named(page).get_by_role("button", name="Copy the link").click()
    page.get_by_text("Copied").wait_for()
    link = urlsplit(page.evaluate("navigator.clipboard.readText()"))
    other = visit(f"{link.path}#{link.fragment}")
    expect(edition(other, "nine")).to_be_checked()
    assert NAME in other.locator("details.house").inner_text().replace("\u2068", "").replace("\u2069", "")
    other.get_by_role("button", name="Save these rules").click()
    expect(other.locator("details.house li")).to_have_count(1)
    other.get_by_role("button", name=re.compile("^Forget")).click()
    expect(other.locator("details.house li")).to_have_count(0)


@pytest.mark.long
def test_a_link_made_by_hand_is_taken_as_far_as_it_makes_sense(visit: Visit) -> None:
    page = visit("/new/shutbox#house=x&players=999999&edition=nine&nonsense=1&tiles=many")
    expect(page.locator(".trouble")).to_contain_text("many")
    page.goto(page.url.replace("&tiles=many", ""))
    expect(edition(page, "nine")).to_be_checked()
    expect(page.locator(".go button")).to_be_enabled()
