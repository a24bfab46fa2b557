"""Lessons in the browser: on the real boards, by mouse and keyboard, at every size, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from parlour.contract.lesson import course
from parlour.games import kind
from parlour.speech.languages import COMPLETE
from tests.cases import always
from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, missing_messages, until
from tests.web.fit.boxes import Size, measured
from tests.web.fit.tables import SIZES, patient
from tests.web.keyboard import Keyboard

GAMES = ("shutbox", "tuki", "rolit")
FEW_SIZES = [(1280, 720), (800, 600), (390, 844), (320, 640), (844, 390)]
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
NOT = ":not([aria-disabled=true])"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Beside our games a stranger's is installed, which has no lesson."""
    with patient(tmp_path_factory.mktemp("lessons")) as server:
        yield server


def begun(visit: Visit, game: str, **how: object) -> Page:
    page = visit(f"/learn/{game}", **how)
    page.wait_for_selector(".room .board .board")
    return page


def comes_to(page: Page, step: int) -> None:
    until(page, f"document.querySelector('.room')?.dataset.step === '{step}'")


def press(page: Page, name: str) -> None:
    page.locator(".ways").get_by_role("button", name=name).click()


def shown_to_the_end(page: Page, game: str) -> Iterator[int]:
    """Has each task done, one after the other."""
    last = max(each.number for each in course(kind(game).lesson()))
    for step in range(last + 1):
        comes_to(page, step)
        yield step
        if step < last:
            page.locator(".ways button").nth(1).click()


def misfits(page: Page, sizes: Sequence[Size]) -> list[str]:
    """Overflowing elements, by the size of the screen."""
    return [f"{size}: {wrong}" for size in sizes for wrong in measured(page, size).wrong[:4]]


def place(page: Page, name: str) -> None:
    page.locator(f"[data-place='{name}']{NOT}").click()


def label(page: Page, name: str) -> str:
    """A screen reader's text for a place, without the marks that keep its parts apart."""
    said = page.locator(f"[data-place='{name}']").last.get_attribute("aria-label")
    return (said or "").translate(ISOLATES)


def sentence(page: Page) -> str:
    return page.locator(".status").inner_text()


@pytest.mark.long
def test_shut_the_box_is_learned_by_playing_it(visit: Visit) -> None:
    page = begun(visit, "shutbox")
    page.locator(".roll button").click()
    comes_to(page, 1)
    assert label(page, "dice") == "Dice: 6, 3, total 9"
    for flap in ("flap 2", "flap 7"):
        place(page, flap)
    page.locator(".act .choice.main").press("Enter")  # a click so soon after another would be taken for its double
    comes_to(page, 2)
    assert label(page, "flap 7") == "7: shut"
    press(page, "Next")
    page.get_by_role("button", name="Roll two dice").click()
    until(page, "document.querySelector('.status').innerText.startsWith('Two dice are allowed too')")
    page.get_by_role("button", name="Roll one die").click()
    comes_to(page, 4)
    assert "8 points" in sentence(page)
    press(page, "Next")
    page.get_by_role("button", name="Roll one die").click()
    comes_to(page, 6)
    page.locator(".act .choice.main").press("Enter")  # a click so soon after the roll would be taken for a second one
    comes_to(page, 7)
    assert "you win at once" in sentence(page)
    page.get_by_role("link", name="Play").click()
    page.wait_for_selector("form.new")


@pytest.mark.long
def test_tuki_tuki_is_learned_by_playing_it(visit: Visit) -> None:
    page = begun(visit, "tuki")
    place(page, "c2")
    until(page, "document.querySelector('.status').innerText.startsWith('You may open any card')")
    place(page, "a1")
    comes_to(page, 1)
    place(page, "a2")
    comes_to(page, 2)
    press(page, "Next")
    place(page, "stock")
    comes_to(page, 4)
    place(page, "c1")
    comes_to(page, 5)
    press(page, "Next")
    place(page, "discard")
    comes_to(page, 7)
    place(page, "b2")
    comes_to(page, 8)
    assert "a four" in sentence(page)
    press(page, "Back")
    comes_to(page, 7)
    place(page, "b2")
    comes_to(page, 8)


@pytest.mark.long
def test_rolit_is_learned_by_playing_it(visit: Visit) -> None:
    page = begun(visit, "rolit")
    place(page, "e5")
    comes_to(page, 1)
    press(page, "Next")
    place(page, "a2")
    until(page, "document.querySelector('.status').innerText.startsWith('That one turns fewer')")
    place(page, "c1")
    comes_to(page, 3)
    press(page, "Next")
    place(page, "f6")
    comes_to(page, 5)
    press(page, "Next")
    place(page, "a1")
    comes_to(page, 7)
    press(page, "Next")
    place(page, "b1")
    comes_to(page, 9)
    assert "11 to 5" in sentence(page)
    press(page, "Start over")
    comes_to(page, 0)


@pytest.mark.long
def test_a_lesson_by_keyboard_alone_is_read_aloud(visit: Visit) -> None:
    page = begun(visit, "rolit")
    keyboard = Keyboard(page)
    keyboard.press(f".board [data-place='e5'], .board [data-place]{NOT}")
    comes_to(page, 1)
    page.keyboard.press("Space")
    comes_to(page, 2)
    assert "One ball can trap along several lines" in page.locator("[role=log]").inner_text()
    while not page.evaluate("document.activeElement.matches('[data-place=c1]')"):
        keyboard.focus(".board [data-place]")
        page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    comes_to(page, 3)
    keyboard.press(".ways button.primary")
    comes_to(page, 4)


@pytest.mark.parametrize(
    ("language", "lost", "shut"),
    [
        pytest.param("en", "You cannot use 4: your turn is over.", "You have shut the box!", marks=pytest.mark.long),
        (
            "de",
            "Du kannst mit 4 nichts anfangen: Dein Zug ist vorbei.",
            "Shut the Box! Du hast alle Klappen geschlossen.",
        ),
    ],
)
def test_the_board_speaks_to_a_learner_without_a_name(visit: Visit, language: str, lost: str, shut: str) -> None:
    page = begun(visit, "shutbox", locale=language)
    noted = {
        step: " ".join(page.locator(".board .note.strong").all_inner_texts()).translate(ISOLATES)
        for step in shown_to_the_end(page, "shutbox")
    }
    assert noted[4] == lost and noted[7] == shut
    assert missing_messages(page) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_at_every_step(visit: Visit, game: str) -> None:
    page = begun(visit, game)
    steps = {step: misfits(page, FEW_SIZES) for step in shown_to_the_end(page, game)}
    assert {step: wrong for step, wrong in steps.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("language", always("he", of=("he", "de")))
def test_long_and_right_to_left_languages_fit(visit: Visit, language: str) -> None:
    page = begun(visit, "shutbox", locale=language)
    steps = {step: misfits(page, FEW_SIZES) for step in shown_to_the_end(page, "shutbox")}
    assert not missing_messages(page)
    assert {step: wrong for step, wrong in steps.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_everything_and_fits(visit: Visit, game: str, language: str) -> None:
    page = begun(visit, game, locale=language)
    steps = {step: misfits(page, SIZES) for step in shown_to_the_end(page, game)}
    assert not missing_messages(page)
    assert {step: wrong for step, wrong in steps.items() if wrong} == {}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_serious_is_wrong_for_screen_readers(visit: Visit, game: str) -> None:
    scans = Scans(begun(visit, game))
    scans.take("the beginning")
    for step in shown_to_the_end(scans.page, game):
        if step in (1, 2):
            scans.take(f"step {step}")
    scans.take("the end")
    assert scans.found == {}


@pytest.mark.long
def test_a_lesson_is_offered_once_and_always_found_beside_the_rules(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.locator(".offer").get_by_role("link", name="Rolit").click()
    page.wait_for_selector(".room .board .board")
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_selector("form.new .go button")
    assert page.locator(".offer").count() == 0, "it has been taken"
    page.goto(f"{server.address}/new/tuki")
    page.locator(".offer").get_by_role("button", name="No, thanks").click()
    page.reload()
    page.wait_for_selector("form.new fieldset, form.new ol li")
    assert page.locator(".offer").count() == 0, "it has been declined"
    page.goto(f"{server.address}/")
    page.wait_for_selector(".boxes")
    assert page.locator(".offer").count() == 0
    page.goto(f"{server.address}/rules/tuki")
    page.locator("article a[href='/learn/tuki']").click()
    page.wait_for_selector(".room .board .board")


def test_a_strangers_game_has_no_lesson_unless_it_brings_one(visit: Visit, server: Server) -> None:
    page = visit("/rules/gamble")
    page.wait_for_selector("article dl, article section")
    assert page.locator("a[href^='/learn']").count() == 0
    page.goto(f"{server.address}/learn/gamble")
    page.get_by_role("heading", name="Page not found").wait_for()
