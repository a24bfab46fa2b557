"""parlour pocket: levels told before the game, a table carried to another device, and tables on servers elsewhere."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from parlour.table.verify import verify
from tests.web.conftest import Server, until
from tests.web.pocket import SECONDS, Folder, folder, opened, played, visitor, written

__all__ = ["folder", "visitor", "written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
REFUSED = "fetch('http://127.0.0.1:9/').then(() => 'reached', error => String(error))"
SAVE = "Save to go on elsewhere"


def saved(page: Page, file: Path) -> Path:
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as record:
        page.get_by_role("button", name=SAVE).click()
    record.value.save_as(file)
    page.keyboard.press("Escape")
    return file


def gone_on(page: Page, address: str, file: Path) -> None:
    page.goto(address)
    page.locator("input[type=file]").first.set_input_files(file)
    page.get_by_role("button", name="Go on here").click()
    page.wait_for_selector(".room .board .board")


def test_levels_that_the_device_lacks_are_told(folder: Folder, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    page.goto(f"{folder.address}#/new/shutbox")
    page.evaluate("location.hash = '#/new/rolit'")
    expect(page.get_by_text("plays without its book of openings")).to_be_visible(timeout=SECONDS * 1000)


def test_a_table_is_carried_to_another_device_and_back(
    folder: Folder, visitor: BrowserContext, browser: Browser, tmp_path: Path
) -> None:
    page = visitor.new_page()
    opened(page, folder.address, "tuki")
    assert not played(page, 3)
    file = saved(page, tmp_path / "one.jsonl")
    other = browser.new_context(locale="he", reduced_motion="reduce")
    other.set_default_timeout(SECONDS * 1000)
    elsewhere = other.new_page()
    elsewhere.add_init_script("localStorage.setItem('parlour.settings', JSON.stringify({ language: 'en' }))")
    gone_on(elsewhere, folder.address, file)
    assert not played(elsewhere, 3)
    back = saved(elsewhere, tmp_path / "two.jsonl")
    gone_on(page, folder.address, back)
    assert played(page, 3_000)
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as record:
        page.locator("a[download$=jsonl]").click()
    found = verify(record.value.path().read_bytes())
    assert found.sound and found.status == "finished" and found.devices == 3
    other.close()


def invited(server: Server) -> tuple[str, str]:
    """A table on a server, and an invitation to it."""
    seats = [{"kind": "elsewhere"}, {"kind": "elsewhere", "name": "Ada", "mine": True}]
    with httpx.Client(base_url=server.address, timeout=60) as client:
        table = client.post("/api/tables", json={"game": "shutbox", "seats": seats, "devices": True}).json()
        key = {"Authorization": f"Bearer {table['key']}"}
        link = client.post(f"/api/tables/{table['table']}/invite", json={}, headers=key).json()["link"]
    return table["table"], server.address + link


def test_the_folder_reaches_a_table_elsewhere_and_nothing_else(
    folder: Folder, visitor: BrowserContext, server: Server
) -> None:
    _, link = invited(server)
    page = visitor.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"{folder.address}#/join")
    assert "Failed to fetch" in page.evaluate(REFUSED) and any("connect-src" in line for line in said)
    page.get_by_label("Invitation link").fill(link)
    page.get_by_role("button", name="To the table").click()
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_selector(".room, .lobby")
    said.clear()
    assert "Failed to fetch" in page.evaluate(REFUSED) and any("connect-src" in line for line in said)
    until(page, "document.querySelector('.room .board .board')", seconds=SECONDS)


def test_what_a_server_elsewhere_changes_is_an_alarm(folder: Folder, visitor: BrowserContext, server: Server) -> None:
    table, link = invited(server)

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"tiles\\":10', '"tiles\\":9'))

    page = visitor.new_page()
    page.route(f"{server.address}/api/tables/{table}", changed)
    page.goto(f"{folder.address}#/far/http/{link.removeprefix('http://').replace('/t/', '/')}")
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("alert").get_by_text("Nothing more is sent from here").wait_for()
