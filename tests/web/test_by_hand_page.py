"""A table by hand in the browser: two taps tell a roll, and a wrong tap is taken back."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit, missing_messages

NEXT_PRESS = 750
"""Milliseconds after which a press counts as one that was meant."""


def test_people_tap_what_fell(visit: Visit) -> None:
    page = visit("/new/shutbox")
    page.get_by_role("checkbox", name="With our own dice and cards").check()
    page.locator(".go button").click()
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
    page = visit(f"/t/{opened['table']}#k={guest}")
    asked_first = page.locator(".fair", has_text="take no part in the rolls: the host could choose them")
    expect(asked_first).to_be_visible()
    face = page.get_by_role("region", name="What fell?").get_by_role("button", name="6", exact=True)
    expect(face).to_be_disabled()
    asked_first.get_by_role("button", name="Play anyway").click()
    expect(face).to_be_enabled()
    assert not missing_messages(page)
