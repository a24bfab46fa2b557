"""A new table: its finer rules are chosen in words, and what is not among the words can be typed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.speech.languages import speak
from tests.web.conftest import Visit, missing_messages, until


def until_when(page: Page, language: str) -> Locator:
    page.locator("details.finer summary").click()
    return page.locator("details.finer label", has=page.get_by_text(speak(language).say("shutbox-until"), exact=True))


def options_sent(page: Page) -> dict[str, object]:
    with page.expect_request("**/api/tables") as asked:
        page.locator(".go button").click()
    page.wait_for_selector(".room .board > *")
    return dict(asked.value.post_data_json["options"])


@pytest.mark.long
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


@pytest.mark.long
def test_a_match_of_another_length_is_typed(visit: Visit) -> None:
    page = visit("/new/shutbox")
    until = until_when(page, "en")
    until.locator("select").select_option("other")
    until.get_by_role("textbox", name=speak("en").say("shutbox-until")).fill("70 points")
    until.locator("input").press("Tab")
    assert options_sent(page)["until"] == "70 points"


def seats_offered(page: Page) -> int:
    """How many players there can be: adds bots until no more can be added."""
    add = page.get_by_role("button", name="a bot")
    while add.count():
        add.click()
        page.wait_for_load_state("networkidle")  # the rules have said how many there may be
    return page.locator("ol > li").count()


def tiles(page: Page, number: int) -> None:
    page.locator("details.finer summary").click()
    row = page.locator("details.finer label", has=page.get_by_text(speak("en").say("shutbox-tiles"), exact=True))
    with page.expect_response("**/api/check"):
        row.locator("select").select_option(str(number))


@pytest.mark.long
def test_a_long_row_seats_as_many_as_the_rules_say(visit: Visit) -> None:
    """Rows of 12 numbers are for up to four, and a box of 11 for everybody it is for otherwise."""
    page = visit("/new/shutbox")
    page.wait_for_selector(".finer")
    tiles(page, 12)
    assert seats_offered(page) == 4
    page = visit("/new/shutbox")
    page.wait_for_selector(".finer")
    page.get_by_text(speak("en").say("shutbox-edition-nine"), exact=True).click()
    tiles(page, 11)
    assert seats_offered(page) == 12


def test_the_players_follow_the_rules_chosen(visit: Visit) -> None:
    page = visit("/new/rolit")
    page.wait_for_selector(".finer")
    assert seats_offered(page) == 4
    page.get_by_text(speak("en").say("rolit-preset-reversi"), exact=True).click()
    until(page, "document.querySelectorAll('ol > li').length === 2")
    page.locator(".go button:enabled").wait_for()
    page.goto(page.url.replace("rolit", "shutbox"))
    page.locator("fieldset details summary").click()
    page.get_by_text(speak("en").say("shutbox-variant-solo"), exact=True).click()
    until(page, "document.querySelectorAll('ol > li').length === 1")
    assert options_sent(page)["players"] == 1


def colours(page: Page, seat: int) -> Locator:
    return page.locator("ol > li").nth(seat).get_by_role("radiogroup")


def chosen_colours(page: Page) -> list[str]:
    marked = page.locator("ol > li [role=radiogroup] label.chosen")
    return [each.strip() for each in marked.all_inner_texts()]


@pytest.mark.long
def test_each_seat_picks_its_colour(visit: Visit) -> None:
    """RO-02, RO-03: nothing is typed; two never have the same colour, and a taken one changes hands."""
    page = visit("/new/rolit")
    page.wait_for_selector(".finer")
    assert chosen_colours(page) == ["red", "green"], "opposite, as the rules have it"
    assert page.locator("details.finer input").count() == 0
    colours(page, 0).get_by_role("radio", name="green").click()
    assert chosen_colours(page) == ["green", "red"]
    page.get_by_role("button", name="a bot").click()
    colours(page, 2).get_by_role("radio", name="blue").click()
    assert chosen_colours(page) == ["green", "red", "blue"]
    page.get_by_role("button", name=speak("en").say("web-new-remove", number=2)).click()
    assert chosen_colours(page) == ["green", "blue"]
    assert options_sent(page)["colours"] == ["green", "blue"]


@pytest.mark.long
def test_a_colour_is_picked_with_the_keyboard_and_read_aloud(visit: Visit) -> None:
    page = visit("/new/rolit", locale="de")
    page.wait_for_selector(".finer")
    speech = speak("de")
    group = colours(page, 0)
    assert speech.say("rolit-colours") in (group.get_attribute("aria-label") or "")
    red, yellow = (speech.say(f"rolit-colour-{name}") for name in ("red", "yellow"))
    group.get_by_role("radio", name=red, exact=True).focus()
    page.keyboard.press("ArrowRight")
    assert chosen_colours(page)[0] == yellow
    assert group.get_by_role("radio", name=yellow, exact=True).is_checked()


def test_one_press_on_a_box_plays_against_a_bot(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play, Rolit").click()
    page.wait_for_selector(".room .board .board")
    expect(page.locator(".side .name bdi")).to_have_text(["Fox", "Owl"])
    expect(page.locator(".side .who").last).to_contain_text("easy")


def test_the_same_people_play_again_by_one_press(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Together here").last.click()
    page.fill("ol li:first-child input", "Ada")
    page.fill("ol li:nth-child(2) input", "Tom")
    page.locator(".go button").click()
    page.wait_for_selector(".room .board .board")
    page.goto(page.url.split("/t/")[0])
    page.get_by_role("button", name="Again with").click()
    page.wait_for_selector(".room .board .board")
    expect(page.locator(".side .name bdi")).to_have_text(["Ada", "Tom"])


def test_a_fifth_person_is_offered_the_edition_that_seats_five(visit: Visit) -> None:
    page = visit("/new/shutbox")
    for _ in range(2):
        page.get_by_role("button", name="+ someone here").click()
    expect(page.locator("fieldset li.card")).to_have_count(4)
    page.locator(".roomier button").click()
    page.get_by_role("button", name="+ someone here").click()
    expect(page.locator("fieldset li.card")).to_have_count(5)
    assert not missing_messages(page)


def test_the_game_is_asked_for_before_players_and_players_before_clocks(visit: Visit) -> None:
    """Edition, then who plays, then finer and house rules, clocks and coaches."""
    page = visit("/new/shutbox")
    page.wait_for_selector("details.finer")
    asked = ["fieldset, .choices", "ol", "details.finer"]
    found = [page.locator(f"form.new {each}").first.bounding_box() for each in asked]
    tops = [box["y"] for box in found if box]
    assert len(tops) == len(asked) and tops == sorted(tops)
    before = page.locator("ol > li").count()
    page.get_by_role("button", name="someone here").click()
    expect(page.locator("ol > li")).to_have_count(before + 1)
    kinds = page.eval_on_selector_all("ol select.kind", "each => each.map(one => one.value)")
    assert kinds == ["here", "bot"], "no bot sits between people"


def test_nothing_on_the_first_page_touches_after_some_games(visit: Visit) -> None:
    page = visit("/")
    for _ in range(2):
        page.get_by_role("button", name="Play, Rolit").click()
        page.wait_for_selector(".room .board > *")
        page.goto(page.url.split("/t/")[0])
        page.wait_for_selector(".others")
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        boxes = [box for each in page.locator(".home > *").all() if (box := each.bounding_box()) and box["height"]]
        gaps = [below["y"] - above["y"] - above["height"] for above, below in pairwise(boxes)]
        assert min(gaps) >= 6, gaps
