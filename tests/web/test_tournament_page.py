"""A tournament in browsers: opened, joined by link, played at the table that was opened, decided, and on paper."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import expect

from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, missing_messages, sideways
from tests.web.tables import asked


def test_a_tournament_from_the_first_page_to_the_winner(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Tournament").click()
    page.get_by_label("Name of the tournament").fill("Summer cup")
    page.locator("form select").first.select_option("rolit")
    page.get_by_label("Your name").fill("Ada")
    scans = Scans(page)
    scans.take("a new tournament")
    page.get_by_role("button", name="Open the tournament").press("Enter")
    expect(page.get_by_role("heading", name="Summer cup")).to_be_visible()
    expect(page.locator(".people")).to_contain_text("Ada")
    link = page.url
    guest = visit(link[link.index("/tournament") :])
    guest.get_by_label("Your name").fill("ada")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("alert")).to_contain_text("takes part already")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_label("Your name").press("Enter")
    expect(guest.locator(".now")).to_contain_text("You are in")
    expect(page.locator(".people")).to_contain_text("Bo")  # told by the server, without a press
    scans.take("a tournament that people join")
    page.get_by_role("button", name="Start").click()
    guest.get_by_role("link", name="To my table").click()
    expect(guest.get_by_role("status").filter(has_text="when everyone is here.")).to_be_visible()  # nobody is the host
    expect(guest.locator(".lobby li", has_text="Ada")).to_contain_text("coming")
    scans.take("the lobby of a tournament")
    page.get_by_role("link", name="To my table").click()
    for each in (guest, page):
        each.locator(".room .board .board").wait_for()
        assert each.locator(".hint").count() == 0, "nobody is helped"
    page.goto(link)
    page.locator("summary", has_text="Taking part").click()
    page.get_by_role("button", name="New device").click()
    moved = page.locator("dialog input").input_value()
    scans.take("a link for another device")
    page.keyboard.press("Escape")
    other = visit(moved[moved.index("/tournament") :])
    expect(other.get_by_role("link", name="To my table")).to_be_visible()
    assert "#" not in other.url
    page.get_by_text("Somebody missing?").click()
    scans.take("a round")
    page.get_by_role("button", name=re.compile("Bo.* did not show up, and loses")).click()
    expect(page.locator(".winner")).to_contain_text("Ada")
    scans.take("the end")
    assert scans.found == {}
    guest.go_back()
    expect(guest.locator("tbody tr").first).to_contain_text("Ada")
    page.emulate_media(media="print")
    for part in (".top", ".ends", ".look"):
        expect(page.locator(part).first).to_be_hidden()
    expect(page.locator("table")).to_be_visible()
    assert not missing_messages(page) and not missing_messages(guest)


def test_a_tournament_is_ended_or_deleted_only_when_the_host_is_sure(visit: Visit, server: Server) -> None:
    page = visit("/tournament")
    page.get_by_label("Name of the tournament").fill("Summer cup")
    page.locator("form select").first.select_option("rolit")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the tournament").click()
    expect(page.get_by_role("heading", name="Summer cup")).to_be_visible()
    where = f"/api/tournaments/{page.url.rpartition('/')[2]}"
    for name in ("Bo", "Cleo"):
        asked(server, f"{where}/join", {"name": name, "key": secrets.token_urlsafe(24)})
    expect(page.locator(".people")).to_contain_text("Cleo")
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Somebody missing?").click()
    page.get_by_role("button", name=re.compile("did not show up, and loses")).first.click()
    ends = page.get_by_role("button", name="End the tournament")
    sure = page.get_by_role("dialog", name="End the tournament?")
    ends.click()
    expect(sure).to_contain_text("no further round")
    sure.get_by_role("button", name="Keep playing").click()
    expect(sure).to_be_hidden()
    assert asked(server, where)["phase"] == "running"
    ends.click()
    sure.get_by_role("button", name="End the tournament").click()
    expect(page.locator(".winner")).to_be_visible()
    assert asked(server, where)["phase"] == "over"
    page.get_by_role("button", name="Delete the tournament").click()
    expect(page.locator(".ends")).to_contain_text("Delete it for everybody?")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Keep it")).to_have_count(0)
    assert asked(server, where)["phase"] == "over"
    assert not missing_messages(page)


def test_people_read_what_the_organiser_has_changed_before_they_join(visit: Visit, server: Server) -> None:
    body = {"name": "Spring cup", "game": "tuki", "options": {"rounds": 2}, "size": 2, "system": "round-robin"}
    opened = asked(server, "/api/tournaments", body)
    page = visit(f"/tournament/{opened['tournament']}")
    expect(page.locator("form")).to_contain_text(re.compile(r"changes the usual rules: \W*Rounds\W*2"))


@pytest.mark.long
def test_a_tournament_on_a_phone_in_hebrew(visit: Visit) -> None:
    page = visit("/tournament", locale="he", width=320, height=640, color_scheme="dark")
    page.locator("input[type=text]").first.fill("גביע הקיץ")
    page.locator("input[type=text]").last.fill("נועה")
    page.locator("form .primary").click()
    expect(page.locator(".people li")).to_have_count(1)
    assert sideways(page) <= 0 and not missing_messages(page)
    page.goto(page.url + "x")
    expect(page.get_by_role("alert")).to_be_visible()
