"""Ratings in a browser: a key is made, a rated game played, the key taken to another device, and everything deleted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, missing_messages, sideways, until
from tests.web.tables import ME, aside, asked, first_roll

PLAY = """() => {
  if (document.querySelector('.after')) return 'over';
  if (document.querySelector('.room')?.dataset.busy !== 'false') return '';
  const roll = document.querySelector('.roll button[aria-disabled=false]');
  const move = document.querySelector('aside details li button:not([disabled])');
  (roll ?? move)?.click();
  return '';
}"""


def rated_of_two(server: Server) -> Any:
    """A rated table, opened by a program, that waits for somebody by link."""
    return asked(server, "/api/tables", {"game": "shutbox", "seats": [ME, {"kind": "elsewhere"}], "rated": True})


def rated_table(page: Page) -> None:
    """From the page of a new table to a rated one, by somebody who has no key."""
    page.get_by_label("Rated game").check()
    page.locator(".card").get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Get a rating").press("Enter")
    expect(page.get_by_role("button", name="Get a rating")).to_have_count(0)
    page.locator(".go button").click()


@pytest.mark.long
def test_a_rated_game_from_the_first_key_to_the_last_device(visit: Visit, server: Server) -> None:
    page = visit("/new/shutbox")
    rated_table(page)
    expect(page.locator(".rated")).to_contain_text("This game is rated.")
    expect(page.locator(".rated li").first).to_contain_text(", hardly known yet")
    expect(page.locator(".rated li")).to_have_count(2)
    assert page.locator(".hint").count() == 0, "nobody is helped"
    until(page, f"({PLAY})() === 'over'", seconds=90)
    expect(page.locator(".scene.after")).to_contain_text(
        re.compile(r"Your rating: \W*about \W*\d+\W*, hardly known yet\W* \(before: \W*25\W*\)")
    )
    page.locator(".scene.after").get_by_role("button", name="More").click()
    expect(page.locator(".after .rated")).to_contain_text("New ratings")
    scans = Scans(page)
    scans.take("the changes")
    page.locator(".after .rated").get_by_role("link", name="Ratings").click()
    expect(page.locator(".mine")).to_contain_text("Shut the Box")
    expect(page.locator(".mine")).to_contain_text("one game")
    expect(page.locator(".mine")).to_contain_text(re.compile(r"Latest ratings: \W*25 · \d+"))
    expect(page.locator(".mine .course")).to_be_visible()
    scans.take("my ratings")
    page.get_by_role("button", name="To another device").press("Enter")
    expect(page.get_by_role("img", name="QR code with your key").or_(page.get_by_role("dialog"))).not_to_have_count(0)
    page.keyboard.press("Escape")
    key = page.evaluate("localStorage['parlour.table.rating']")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    assert saved.value.suggested_filename == "parlour-ratings.json"
    page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(page) <= 0 and not missing_messages(page) and scans.found == {}

    other = visit(f"/ratings#key={key}")
    expect(other.get_by_text("This device has the key of")).to_be_visible()
    assert other.url.endswith("/ratings"), "the key does not stay in the address"
    other.get_by_role("button", name="Delete my data").click()
    other.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(other.get_by_role("button", name="Get a rating")).to_be_visible()
    assert other.evaluate("localStorage['parlour.table.rating'] ?? ''") == ""
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server does not know this key.")


@pytest.mark.long
def test_the_list_in_hebrew_on_a_dark_phone(visit: Visit) -> None:
    page = visit("/ratings", locale="he", width=360, height=640, color_scheme="dark")
    page.wait_for_selector("tbody tr")
    page.locator("details summary").click()
    page.locator("select").select_option("rolit 3")
    until(page, "document.querySelector('caption').textContent.includes('3')")
    assert sideways(page) <= 0 and not missing_messages(page)


def test_a_guest_without_a_key_is_asked_on_a_phone(visit: Visit, server: Server) -> None:
    opened = rated_of_two(server)
    page = visit(f"/t/{opened['table']}#k={opened['key']}", width=360, height=640)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You have no key yet.")
    dialog.get_by_label("Your name").fill("Grace")
    dialog.get_by_role("button", name="Get a rating").press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".rated li")).to_have_count(1)
    expect(page.locator(".rated")).to_contain_text("No key so far")
    assert sideways(page) <= 0 and not missing_messages(page)


def test_the_host_of_a_rated_game_proposes_its_end_like_everybody(visit: Visit, server: Server) -> None:
    opened = rated_of_two(server)
    where = f"/api/tables/{opened['table']}"
    token = asked(server, f"{where}/invite", {}, opened["key"])["link"].partition("#i=")[2]
    joined = asked(server, f"{where}/join", {"token": token, "name": "Bob"})
    aside(first_roll(server, opened["table"], [opened["key"], joined["key"]]))
    page = visit(f"/t/{opened['table']}#k={opened['key']}")
    expect(page.get_by_role("dialog")).to_contain_text("You have no key yet.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    before = asked(server, where, key=joined["key"])["now"]["seq"]
    page.get_by_role("dialog").get_by_role("button", name="Offer to end the game").click()
    until(page, "(seq) => Number(document.querySelector('.room').dataset.seq) > seq", before)
    now = asked(server, where, key=joined["key"])["now"]
    assert now["ended"] is None
    end = {"type": "end", "id": "0123456789ab", "seq": now["seq"], "seat": 1}
    asked(server, f"{where}/commands", end, joined["key"])
    expect(page.locator(".after")).to_be_visible()
