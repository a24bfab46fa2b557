"""A new table: its finer rules are chosen in words, and what is not among the words can be typed."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from parlour.languages import speak
from tests.web.conftest import Visit


def until_when(page: Page, language: str) -> Locator:
    page.locator("details.finer summary").click()
    return page.locator("details.finer label", has=page.get_by_text(speak(language).say("shutbox-until"), exact=True))


def options_sent(page: Page) -> dict[str, object]:
    with page.expect_request("**/api/tables") as asked:
        page.locator(".go button").click()
    page.wait_for_selector(".room .board > *")
    return dict(asked.value.post_data_json["options"])


def test_a_match_is_chosen_in_words(visit: Visit) -> None:
    page = visit("/new/shutbox", locale="pl")
    until = until_when(page, "pl")
    speech = speak("pl")
    words = until.locator("option").all_inner_texts()
    assert words[-1] == speech.say("web-new-other")
    assert {speech.say("shutbox-until-game"), speech.say("shutbox-until-points", count=100)} < set(words)
    assert until.locator("input").count() == 0
    until.locator("select").select_option(label=speech.say("shutbox-until-rounds", count=3))
    assert options_sent(page)["until"] == "3 rounds"


def test_a_match_of_another_length_is_typed(visit: Visit) -> None:
    page = visit("/new/shutbox")
    until = until_when(page, "en")
    until.locator("select").select_option("other")
    until.get_by_role("textbox", name=speak("en").say("shutbox-until")).fill("70 points")
    until.locator("input").press("Tab")
    assert options_sent(page)["until"] == "70 points"
