"""A party at home: a code is said, phones come, a television shows the board, and a dead phone loses nobody a seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit, missing_messages, sideways, until
from tests.web.fit.tables import Case, laid
from tests.web.test_numbers_shown import SMALLEST

OUTSIDE = """() => {
  const [board, stage] = ['div.face', '.board.turns'].map(name => document.querySelector(name).getBoundingClientRect());
  const across = Math.max(stage.left - board.left, board.right - stage.right);
  return Math.max(across, stage.top - board.top, board.bottom - stage.bottom);
}"""
TURNED = "angle => document.querySelector('.room').dataset.turned !== angle"


class Reached(Server):
    """A server that others can reach, as it believes."""

    def command(self) -> list[str]:
        return [*super().command(), "--url", self.address]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Reached(tmp_path_factory.mktemp("party"))
    server.start()
    yield server
    server.kill()


@pytest.mark.long
def test_a_party_with_a_code_a_television_and_a_phone_that_dies(visit: Visit, server: Server) -> None:
    ada = visit("/new/rolit")
    ada.fill("ol li:first-child input", "Ada")
    ada.locator("ol li:nth-child(2) select.kind").select_option("link")
    ada.locator(".go button").click()
    code = ada.locator(".lobby .code").inner_text()

    screen = visit("/", width=1920, height=1080)
    screen.get_by_role("link", name="Join with a code").click()
    until(screen, "document.activeElement?.matches('form input')")
    screen.keyboard.type("bbbb")
    screen.keyboard.press("Enter")
    screen.get_by_role("alert").wait_for()
    screen.locator("form input").fill(code.lower())
    screen.keyboard.press("Enter")
    screen.locator("dialog").get_by_role("link", name="Show on TV").click()
    screen.locator(".tv .code").wait_for()
    assert screen.locator(".tv .code").inner_text() == code
    expect(screen.locator(".tv .qr svg")).to_have_count(1)
    controls = screen.locator(":is(button, input, a):not(.skip):visible:not([aria-disabled=true], [disabled])")
    assert controls.count() == 0, "it has no controls"
    assert screen.evaluate(SMALLEST)[0] >= 0.026, "letters for those across the room"
    assert sideways(screen) == 0
    screen.reload()
    screen.locator(".tv .code").wait_for()

    grace = visit(f"/join/{code}", width=360, height=640)
    grace.fill("dialog input", "Grace")
    grace.get_by_role("button", name="Take a seat").click()
    grace.wait_for_selector("dialog[open]", state="detached")
    assert code not in grace.url
    ada.get_by_role("button", name="Start").click()
    until(screen, "document.querySelector('.tv').innerText.includes('Grace') && !document.querySelector('.code')")
    grace.context.close()

    until(ada, "document.querySelector('aside').innerText.includes('away')")
    screen.locator(".tv .code").get_by_text(code).wait_for()  # the way back
    again = visit(f"/join/{code}", width=360, height=640)
    again.locator("dialog fieldset button").click()
    again.get_by_text("This device shows").wait_for()
    ada.locator(".claim").wait_for()
    server.kill()
    server.start()
    again.reload()
    number = until(again, r"document.querySelector('dialog [role=status]')?.innerText.match(/shows .*?(\d\d)/)?.[1]")
    ada.get_by_text("Connection lost").wait_for(state="detached")
    ada.locator(".claim").get_by_text(number).wait_for()
    ada.locator(".claim button[disabled]").wait_for(state="detached")
    ada.locator(".claim .primary").click()
    again.wait_for_selector("dialog[open]", state="detached")
    ada.locator(".claim").wait_for(state="detached")
    until(ada, "!document.querySelector('aside').innerText.includes('away')")
    screen.locator(".tv .code").wait_for(state="detached")
    again.locator("button.menu").click()
    until(again, "document.querySelector('aside').innerText.includes('you')")
    for page in (ada, again, screen):
        assert not missing_messages(page)


@pytest.mark.parametrize(
    ("people", "around", "faced"),
    [
        pytest.param(2, "mirrored", {"0", "180"}, marks=pytest.mark.long),
        pytest.param(4, "turned", {"90", "180", "270", "0"}, marks=pytest.mark.long),
    ],
)
def test_on_a_tablet_in_the_middle_the_board_faces_the_player(
    visit: Visit, people: int, around: str, faced: set[str]
) -> None:
    page = visit("/new/rolit", width=1024, height=768)
    page.locator("ol li:nth-child(2) select.kind").select_option("here")
    for _ in range(people - 2):
        page.get_by_role("button", name="someone here").click()
    page.locator(".go button").click()
    page.locator("button.menu").click()
    page.locator("aside select").last.select_option(around)
    page.keyboard.press("Escape")
    page.locator(".roll button[aria-disabled=false]").click()
    seen = set()
    for _ in range(people):
        place = page.locator("[data-place]:not([aria-disabled=true])").first
        place.wait_for()
        seen.add(turned := page.locator(".room").get_attribute("data-turned"))
        assert page.evaluate(OUTSIDE) < 1, "the whole board is in its box, whichever way it faces"
        place.click()
        until(page, TURNED, turned)
    assert seen == faced
    page.locator("button.menu").click()
    page.locator("aside select").last.select_option("fixed")
    until(page, "!document.querySelector('div.face')")
    assert not missing_messages(page)


@pytest.mark.long
def test_a_phone_shows_its_own_seat_alone_and_larger(visit: Visit, server: Server) -> None:
    with laid(server, Case("tuki", 2), guests=True) as table:
        token = table.ask("/invite", {})["link"].partition("#i=")[2]
        screen = visit(f"/t/{table.id}/tv#i={token}", width=1920, height=1080)
        screen.locator(".lobby .code").wait_for()  # by the link of the invitation, without the code
        screen.context.close()
        table.ask("/join", {"token": token, "name": "Grace"})
        page = visit(table.link + "&lobby", width=390, height=844)
        page.get_by_role("button", name="Start").click()
        grids = page.locator(".board.tuki .place .grid")
        expect(grids).to_have_count(2)
        page.locator("button.menu").click()
        page.get_by_label("Show only my seat").check()
        expect(grids).to_have_count(1)
        expect(page.locator(".board.tuki .place", has_text="Player 2")).to_have_count(0)
        page.reload()
        expect(grids).to_have_count(1)  # kept on the device
    page.goto(page.url.split("/t/")[0] + "/new/tuki")
    page.locator(".go button").click()
    expect(grids).to_have_count(2)  # alone against bots there is no television
    page.locator("button.menu").click()
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    for others in ("Show only my seat", "Show on TV", "Link for spectators"):
        expect(page.locator(".menu").get_by_text(others)).to_have_count(0)
    assert sideways(page) <= 0 and not missing_messages(page)
