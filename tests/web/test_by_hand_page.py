"""A table by hand in the browser: two taps tell a roll, and a wrong tap is taken back."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit, missing_messages, sideways

NEXT_PRESS = 750
"""Milliseconds after which a press counts as one that was meant."""


def test_people_tap_what_fell(visit: Visit) -> None:
    page = visit("/new/shutbox")
    page.get_by_role("checkbox", name="With our own dice and cards").check()
    page.locator(".go .primary").click()
    pad, dice, back = page.get_by_role("region", name="What fell?"), ".board svg[data-place=dice]", ".take-back"
    log = page.locator(".log li")
    pad.get_by_role("button", name="6", exact=True).dblclick()  # who begins: one die each
    page.locator(f"{back}[aria-disabled=false]").wait_for()
    page.wait_for_timeout(NEXT_PRESS)
    expect(log).to_have_count(1)  # the second press of a child told nothing about the next player
    pad.get_by_role("button", name="1", exact=True).click()
    page.locator(".tapped").wait_for()
    page.wait_for_timeout(NEXT_PRESS)
    pad.get_by_role("button", name="4", exact=True).click()
    pad.get_by_role("button", name="Tap these dice again").click()
    for face in ("3", "5"):
        pad.get_by_role("button", name=face, exact=True).click()
    page.locator(f"{dice}[aria-label*='8']").wait_for()
    page.locator(back).click()
    page.locator(".tapped").wait_for()
    assert not missing_messages(page)


def test_a_guest_is_told_that_the_host_could_choose_what_fell(visit: Visit, server: Server) -> None:
    """A host may say at any table that chance comes by hand: no guest plays on without knowing it."""
    seats = [{"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "elsewhere", "name": "Grace"}]
    with httpx.Client(base_url=server.address) as client:
        asked = {"game": "shutbox", "seats": seats, "by_hand": True}
        opened = client.post("/api/tables", json=asked).raise_for_status().json()
        key = {"Authorization": f"Bearer {opened['key']}"}
        where = f"/api/tables/{opened['table']}"
        token = client.post(f"{where}/invite", json={}, headers=key).json()["link"].partition("#i=")[2]
        guest = client.post(f"{where}/join", json={"token": token, "name": "Grace"}).raise_for_status().json()["key"]
    host = visit(f"/t/{opened['table']}#k={opened['key']}")
    page = visit(f"/t/{opened['table']}#k={guest}")
    asked_first = page.locator(".fair", has_text="take no part in the rolls: the host could choose them")
    expect(asked_first).to_be_visible()
    expect(page.get_by_text("taps what fell")).to_contain_text("Ada")  # her own device is for her roll
    page.get_by_role("button", name="Tap it here").click()
    face = page.get_by_role("region", name="What fell?").get_by_role("button", name="6", exact=True)
    expect(face).to_be_disabled()
    asked_first.get_by_role("button", name="Play anyway").click()
    face.click()
    expect(host.get_by_text("taps what fell")).to_contain_text("Grace")
    assert not missing_messages(page)


def test_only_the_score_is_kept_and_survives_a_reload(visit: Visit) -> None:
    """SB-13: a tie is rolled for; earlier rounds are changed; the season has the result until the end is taken back."""
    page = visit("/")
    page.get_by_role("link", name="Real box").first.click()
    page.get_by_role("button", name="Only keep score").click()
    keys = page.get_by_role("group", name="Points")

    def enter(*points: str) -> None:
        for each in points:
            for digit in each:
                keys.get_by_role("button", name=digit, exact=True).click()
            page.locator(".ways .primary").click()

    enter("12", "12")
    expect(page.get_by_role("heading", name="A tie")).to_be_visible()
    enter("5", "13")
    expect(page.get_by_role("alert")).to_contain_text("one more roll leaves at most")
    keys.get_by_role("button", name="Rub out the last digit").click()
    page.reload()
    expect(page.locator(".cell strong").last).to_have_text("1")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_contain_text("wins!")
    assert kept(page)["players"][0]["won"] and kept(page)["sheet"] is True
    page.locator(".written th button").first.click()
    keys.get_by_role("button", name="Rub out the last digit").click()
    page.get_by_role("button", name="Count this round").click()
    expect(page.get_by_role("alert")).to_contain_text("no round comes after it")  # 1 and 12 are no tie
    page.get_by_role("button", name="Leave it as it was").click()
    page.locator(".written th button").last.click()
    keys.get_by_role("button", name="8").click()
    keys.get_by_role("button", name="Rub out the last digit").click()
    keys.get_by_role("button", name="Rub out the last digit").click()
    keys.get_by_role("button", name="7").click()
    page.get_by_role("button", name="Count this round").click()
    expect(page.locator(".written tbody tr").first.locator("td").nth(1)).to_have_text("7")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("heading", name="A tie")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['parlour.results'])") == []
    for width, height in [(320, 640), (360, 740), (844, 390), (1366, 650)]:
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0
        small = "[...document.querySelectorAll('article button')].filter(({ offsetHeight: high }) => high < 44).length"
        assert page.evaluate(small) == 0
        assert page.evaluate("document.querySelector('.ways .primary').getBoundingClientRect().bottom") <= height
    assert not missing_messages(page)


def kept(page: Page) -> Any:
    """The latest result of the season."""
    return page.evaluate("JSON.parse(localStorage['parlour.results'])[0]")
