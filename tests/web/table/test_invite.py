"""The invitation: an address that guests can reach, one switch for phones at home, copying over plain http."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from parlour.server.ops.listening import home_addresses
from tests.web.conftest import Server, Visit, missing_messages, sideways
from tests.web.fit.tables import Case, laid
from tests.web.table.conftest import Lay
from tests.web.test_party import SMALLEST

ME, OTHER = {"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "elsewhere"}


def test_phones_at_home_are_let_in_by_one_switch(browser: Browser, visit: Visit, lay: Lay) -> None:
    table = lay("rolit", ME, OTHER)
    page = visit(table.link)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Let phones on this Wi-Fi join?")).to_be_visible()
    expect(dialog.get_by_role("img", name="The link as a QR code")).to_have_count(0)

    television = visit(f"/t/{table.id}/tv#i={table.ask('/invite', {})['code']}")
    expect(television.locator(".join")).to_contain_text("Phones can join once the host presses")
    dialog.get_by_role("button", name="Let phones on this Wi-Fi join").click()
    if not home_addresses():
        expect(dialog.get_by_text("on a network your phone can join")).to_be_visible()
        return
    expect(dialog.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = dialog.get_by_role("textbox", name="The link").input_value()
    assert link.startswith(f"http://{home_addresses()[0]}:")
    expect(television.locator(".join .code")).to_have_text(re.compile("^[A-Z]{4}$"))

    phone = browser.new_page(locale="en")
    phone.goto(link)
    expect(phone.get_by_role("button", name="Take a seat")).to_be_visible()
    phone.close()
    dialog.get_by_role("switch", name="Let phones on this Wi-Fi join").click()
    expect(dialog.get_by_text("Let phones on this Wi-Fi join?")).to_be_visible()


@pytest.mark.long
def test_a_link_is_copied_over_plain_http(visit: Visit, lay: Lay) -> None:
    """Without the clipboard of secure pages the text is copied the old way, or selected for the person to copy."""
    table = lay("rolit", ME, OTHER)
    page = visit(table.link)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()

    page.evaluate("document.execCommand = () => false")
    dialog.get_by_role("button", name="Copied").click()
    expect(dialog.get_by_role("status").filter(has_text="The link is selected")).to_be_visible()
    link = dialog.get_by_role("textbox", name="The link").input_value()
    assert (
        page.evaluate(
            "getSelection().toString() || document.activeElement.value.slice("
            "document.activeElement.selectionStart, document.activeElement.selectionEnd)"
        )
        == link
    )


@pytest.mark.long
def test_a_table_with_phones_begins_in_the_lobby(visit: Visit) -> None:
    """How to join, who has come, and a start that waits for somebody; a bot takes a seat nobody comes to."""
    page = visit("/", width=360, height=740)
    page.get_by_role("link", name="With phones").last.click()
    page.locator(".go button").click()
    lobby = page.locator(".lobby")
    expect(lobby.locator("li")).to_have_count(2)
    expect(lobby.locator("li.free")).to_have_count(1)
    expect(lobby.get_by_role("button", name="Start")).to_be_disabled()
    lobby.get_by_role("button", name="+ bot").click()
    expect(lobby.locator("li.free")).to_have_count(0)
    lobby.get_by_role("button", name="Start").click()
    expect(lobby).to_have_count(0)
    expect(page.locator(".room .board .board")).to_be_visible()


def test_everybody_sees_the_lobby_until_the_host_starts_without_those_who_are_late(
    visit: Visit, server: Server
) -> None:
    """On the host's phone, a guest's and the television; bots take the seats that are still free."""
    with laid(server, Case("shutbox", 3), guests=True) as table:
        host = visit(table.link, width=390, height=844)
        expect(host.get_by_role("button", name="Start")).to_be_disabled()
        guest, screen = visit(table.grace(), width=360, height=740), visit(f"/t/{table.id}/tv", width=1920, height=1080)
        for page in (host, guest, screen):
            expect(page.locator(".lobby li", has_text="Grace")).not_to_have_class(re.compile("free"))
            expect(page.locator(".lobby li.free")).to_have_text(re.compile("Player 3.*coming"))
            assert sideways(page) <= 0 and page.locator(".board").count() == 0
        assert guest.locator(".lobby .start").count() == screen.locator(".lobby :is(button, input)").count() == 0
        assert screen.evaluate(SMALLEST)[0] >= 0.026, "letters for those across the room"
        host.get_by_role("button", name=re.compile("Start without")).click()
        for page in (host, guest, screen):
            page.wait_for_selector(".board .board")
        assert screen.evaluate(SMALLEST)[0] >= 0.026, "letters for those across the room"
        assert table.ask("")["now"]["seats"][2]["taken_over"]
        assert not any(missing_messages(page) for page in (host, guest, screen))


def test_start_pressed_again_and_again_in_two_tabs_starts_once(visit: Visit, server: Server) -> None:
    with laid(server, Case("shutbox", 3), guests=True) as table:
        host = visit(table.link)
        second = host.context.new_page()
        second.goto(server.address + table.link)
        visit(table.grace())
        for tab in (host, second):
            expect(tab.locator(".lobby .start")).to_be_enabled()
        press = "document.querySelector('.lobby .start')?.click()"
        for tab in (host, second, host, second):
            tab.evaluate(f"{press}; setTimeout(() => {press}); setTimeout(() => {press}, 30)")
        for tab in (host, second):
            tab.locator(".room .board .board").wait_for()
            assert not missing_messages(tab) and tab.get_by_role("alert").count() == 0
        log = table.ask("")["log"]
        assert sum(event["event"] == "begin" for event in log) <= 1
        bots = [event["seat"] for event in log if event["event"] == "seat" and event["who"]["kind"] == "bot"]
        assert bots == [2], "Player 3 is late"


def test_guests_read_what_the_host_has_changed_before_they_sit_down(browser: Browser, lay: Lay) -> None:
    seats = [ME, OTHER, OTHER]
    changed = lay("rolit", *seats, size=6, colours=["red", "blue", "green"])
    usual = lay("rolit", *seats)
    phone = browser.new_page(locale="en")
    for table, said in ((changed, ["6", "blue"]), (usual, [])):
        phone.goto(table.server.address + table.ask("/invite", {})["link"])
        dialog = phone.get_by_role("dialog")
        expect(dialog.get_by_role("button", name="Take a seat")).to_be_visible()
        expect(dialog.locator(".changed")).to_have_count(1 if said else 0)
        for each in said:
            expect(dialog.locator(".changed")).to_contain_text(each)
    phone.close()
