"""A person's throw is a person's press: nothing rolls by itself, one press is one throw, and Space or Enter will do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.cases import first
from tests.web.conftest import Visit, until
from tests.web.fit.tables import waits
from tests.web.keyboard import READY, Keyboard
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, Lay, Table, at, ready

ROLLS = ".roll button[aria-disabled=false]"


def outcomes(table: Table) -> int:
    return sum(event["event"] == "outcome" for event in table.ask("")["log"])


def pressed(page: Page, table: Table, key: str) -> int:
    """How many outcomes one press of the key brings, once the page waits for the next press."""
    before, seq = outcomes(table), table.ask("")["now"]["seq"]
    page.keyboard.press(key)
    until(page, "seq => Number(document.querySelector('.room').dataset.seq) > seq", seq)
    ready(page)
    return outcomes(table) - before


@pytest.mark.parametrize("key", first(1, [" ", "Enter"]))
def test_a_key_rolls_at_once_wherever_the_focus_is_and_only_once(lay: Lay, visit: Visit, key: str) -> None:
    """The opening rolls of two people, then the first throw: three presses, three rolls, without Tab."""
    table = lay("shutbox", ADA, GRACE_HERE)
    page = at(visit, table.link)
    ready(page)
    page.evaluate("document.activeElement.blur()")
    for _ in range(3):
        page.locator(ROLLS).wait_for()
        assert pressed(page, table, key) == 1
    assert page.evaluate("scrollY") == 0, "Space does not scroll"


def shut_by_keyboard(page: Page) -> None:
    keyboard = Keyboard(page)
    while until(page, READY) != "roll":
        keyboard.play()


def shut_by_mouse_and_space(page: Page) -> None:
    """Picks a set with the mouse and shuts it with Space; with keys alone where a roll offers too many sets."""
    ready(page)
    if page.locator(".chip").count():
        page.locator(".chip").first.click()
    page.wait_for_timeout(500)
    if page.locator(".board .choice.main").count():
        page.locator(".board .choice.main").focus()
        page.keyboard.press(" ")
        page.locator(ROLLS).wait_for()
    else:
        shut_by_keyboard(page)


@pytest.mark.parametrize(
    ("key", "shut"),
    [
        (" ", shut_by_keyboard),
        pytest.param("Enter", shut_by_keyboard, marks=pytest.mark.long),
        pytest.param(" ", shut_by_mouse_and_space, marks=pytest.mark.long),
    ],
)
def test_after_a_move_the_key_rolls_where_the_focus_has_gone(
    lay: Lay, visit: Visit, key: str, shut: Callable[[Page], None]
) -> None:
    """The button that shut the flaps is gone, and a flap that cannot be chosen has the focus."""
    table = lay("shutbox", ADA, GRACE_HERE, first=0)
    page = at(visit, table.link)
    ready(page)
    Keyboard(page).focus(".roll button")
    assert pressed(page, table, key) == 1
    shut(page)
    assert page.evaluate("document.activeElement.matches('[data-place][aria-disabled=true]')")
    assert pressed(page, table, key) == 1


def test_a_key_held_down_rolls_once(lay: Lay, visit: Visit) -> None:
    table = lay("shutbox", ADA, GRACE_HERE)
    page = at(visit, table.link)
    ready(page)
    for _ in range(4):
        page.keyboard.down(" ")  # repeats while it is down
    until(page, "document.querySelectorAll('.log li').length >= 1")
    ready(page)
    page.keyboard.up(" ")
    assert outcomes(table) == 1


def test_where_something_else_waits_for_the_key_nothing_is_rolled(lay: Lay, visit: Visit) -> None:
    table = lay("shutbox", ADA, GRACE_HERE)
    page = at(visit, table.link)
    ready(page)
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Rules").wait_for()
    page.keyboard.press("Escape")
    assert outcomes(table) == 0


SAID = """() => {
  const said = window.said = [], room = document.querySelector('.room');
  const [status, total] = ['.status', '.total'].map(name => () => room.querySelector(name));
  new MutationObserver(() => said.push([status().innerText, total().classList.contains('hide')]))
    .observe(room, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_a_roll_is_told_when_the_dice_have_come_to_rest(lay: Lay, visit: Visit) -> None:
    table = lay("shutbox", ADA, BOT, first=0)
    page = at(visit, table.link)
    ready(page)
    page.evaluate(SAID)
    page.locator(ROLLS).click()
    page.locator(".total:not(.hide)", has_text="=").wait_for()
    ready(page)
    told = page.locator(".status").inner_text()
    moments = page.evaluate("window.said")
    assert told in [sentence for sentence, _ in moments]
    assert told not in [sentence for sentence, tumbling in moments if tumbling]


def test_digits_and_enter_shut_flaps_and_the_first_tab_comes_to_the_board(lay: Lay, visit: Visit) -> None:
    table = lay("shutbox", ADA, GRACE_HERE)
    page = at(visit, table.link)
    page.locator("main").focus()  # as every new page does
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.board') !== null"), "not on something that does nothing"
    while waits(table) and not table.ask("")["view"]["sets"]:
        table.step()
    until(page, "document.querySelector('.board .chip, .board .choice.main')")
    for number in (chosen := table.ask("")["view"]["sets"][-1]):
        page.keyboard.type(str(number))
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.board .shut')")
    shut = [flap["number"] for row in table.ask("")["view"]["rows"] for flap in row["flaps"] if flap["state"] == "shut"]
    assert shut == chosen
