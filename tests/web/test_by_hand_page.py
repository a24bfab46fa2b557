"""A table by hand in the browser: two taps tell a roll, and a wrong tap is taken back."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit, missing_messages


def test_people_tap_what_fell(visit: Visit) -> None:
    page = visit("/new/shutbox")
    page.get_by_role("checkbox", name="With our own dice and cards").check()
    page.locator(".go button").click()
    pad, dice, back = page.get_by_role("region", name="What fell?"), ".board svg[data-place=dice]", ".take-back"
    for face in ("6", "1"):  # who begins
        pad.get_by_role("button", name=face, exact=True).click()
        page.locator(f"{back}[aria-disabled=false]").wait_for()
    page.locator(".tapped").wait_for()
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
    page = visit(f"/t/{opened['table']}#k={guest}")
    asked_first = page.locator(".fair", has_text="take no part in the rolls: the host could choose them")
    expect(asked_first).to_be_visible()
    face = page.get_by_role("region", name="What fell?").get_by_role("button", name="6", exact=True)
    expect(face).to_be_disabled()
    asked_first.get_by_role("button", name="Play anyway").click()
    expect(face).to_be_enabled()
    assert not missing_messages(page)
