"""Visitors of a table: spectators, guests with an invitation, and the same person on a second device."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, BOT, GRACE, Lay, at, read, ready, says

OPEN = "[data-place]:not([aria-disabled=true])"


@pytest.mark.long
def test_an_onlooker_sees_every_move_and_has_nothing_to_press(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, first=0)
    ada, onlooker = at(visit, table.link), at(visit, f"/t/{table.id}")
    ready(ada)
    ada.locator(OPEN).first.click()
    says(onlooker, ".log li", "Ada plays")
    until(onlooker, "document.querySelectorAll('.log li').length === 2")
    assert onlooker.locator(OPEN).count() == 0
    buttons = {button.strip() for button in onlooker.locator("main button:visible").all_inner_texts()}
    assert buttons <= {""}, "the menu alone"


def test_a_guest_sits_down_with_a_name_and_a_late_one_watches(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, first=1)
    invitation = table.ask("/invite", {})["link"]
    late = visit(invitation)
    late.wait_for_selector("dialog[open]")
    guest = visit(invitation)
    assert "At the table: Ada" in read(guest, "dialog[open]")
    with guest.expect_popup() as lesson:
        guest.locator("dialog[open] .offer").get_by_role("link", name="Learn it").click()
    lesson.value.wait_for_selector(".room[data-step]")
    lesson.value.close()
    guest.locator("dialog[open] input").fill("Grace")
    guest.keyboard.press("Enter")
    ready(guest)
    assert "#" not in guest.url
    guest.reload()
    ready(guest)
    assert "you" in read(guest, "aside ol li:nth-child(2)")

    says(late, "dialog[open] [role=alert]", "Every seat is taken")
    assert late.locator("dialog[open] input").count() == 0, "nobody is asked for a name who cannot sit down"
    late.get_by_role("button", name="Just watch").click()
    guest.locator(OPEN).first.click()
    says(late, ".log li", "Grace plays")


@pytest.mark.long
def test_the_same_seat_on_a_second_device(lay: Lay, visit: Visit) -> None:
    """Each device asks once whether the other is its own person's."""
    table = lay("rolit", ADA, BOT, first=0)
    first, second = at(visit, table.link), at(visit, table.link, width=390, height=844, has_touch=True)
    for here, there in ((first, second), (second, first)):
        ready(here)
        ready(there)
        before = there.evaluate("document.querySelectorAll('.log li').length")
        here.locator(OPEN).first.click()
        there.get_by_role("button", name="That was me, on another device").click()
        until(there, f"document.querySelectorAll('.log li').length === {before + 2}")


@pytest.mark.long
def test_the_link_for_onlookers_can_be_had_where_nothing_can_be_copied(lay: Lay, visit: Visit) -> None:
    """Without https a page may not copy: the link is shown, and not said to be copied."""
    table = lay("rolit", ADA, GRACE)
    page = visit("/")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.add_init_script("document.execCommand = () => false")
    page.goto(table.server.address + table.link)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link for spectators").click()
    shown = page.get_by_role("textbox", name="Link for spectators")
    assert shown.input_value() == f"{table.server.address}/t/{table.id}"
    assert page.get_by_text("Copied").count() == 0


@pytest.mark.long
def test_guests_leave_and_end_a_game_only_with_everybody(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, first=0)
    ada, grace = at(visit, table.link), at(visit, table.grace())
    ready(ada)
    grace.get_by_role("button", name="Menu").click()
    grace.get_by_role("button", name="Leave").click()
    assert "Or offer to end it here" in read(grace, "dialog[open]")
    grace.get_by_role("button", name="Offer to end the game").click()
    says(ada, ".log li", "Grace: Shall we end the game here?")
    table.ask("/commands", {"type": "react", "what": "stop", "seat": 0, "id": "agreed", "seq": 0})
    says(grace, ".log li", "Ada: Shall we end the game here?")
    grace.get_by_role("button", name="Leave").click()
    grace.locator("dialog[open]").get_by_role("button", name="End game").click()
    ada.wait_for_selector(".after")
