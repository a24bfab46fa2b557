"""axe finds nothing serious on any scene of a table: a request, the end of a round and of a game, a child's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from tests.cases import always
from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, until
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, ComeTo, Lay, at
from tests.web.table.test_scenes import goes_on, last_turns, round_ends
from tests.web.test_take_back import BUTTON, CHOICES, seated


@dataclass
class Stage:
    """Leads a visitor to each scene."""

    visit: Visit
    server: Server
    lay: Lay
    come_to: ComeTo

    def request_to_take_back(self) -> Page:
        ada, grace, _ = seated(self.visit, self.server)
        ada.locator(CHOICES).first.click()
        ada.locator(f"{BUTTON}[aria-disabled=false]").click()
        grace.locator(".asked button[aria-disabled=false]").first.wait_for()
        return grace

    def round(self) -> Page:
        table = self.come_to(last_turns, "tuki", ADA, GRACE_HERE, rounds=2)
        page = at(self.visit, table.link)
        round_ends(table)
        until(page, "document.querySelector('.scene.round .buttons')?.inert === false")
        return page

    def game(self) -> Page:
        table = self.lay("rolit", ADA, GRACE_HERE, size=4)
        page = at(self.visit, table.link)
        while goes_on(table):
            pass
        until(page, "document.querySelector('.scene.after .buttons')?.inert === false")
        return page

    def child(self) -> Page:
        table = self.lay("shutbox", ADA, BOT)
        page = self.visit("/")
        page.evaluate("localStorage.setItem('parlour.settings', JSON.stringify({ child: true }))")
        page.goto(page.url.rstrip("/") + table.link)
        page.wait_for_selector(".room.child .board .board")
        return page


SCENES: tuple[tuple[str, Callable[[Stage], Page], bool], ...] = (
    ("a request to take back", Stage.request_to_take_back, False),
    ("the end of a round", Stage.round, True),
    ("the end of a game", Stage.game, True),
    ("a child's table", Stage.child, True),
)
"""With whether programs may move: they do not where a device reads along."""


@pytest.mark.parametrize(("scene", "led", "programs"), always("the end of a game", of=SCENES))
def test_axe_finds_nothing(
    visit: Visit, server: Server, lay: Lay, come_to: ComeTo, scene: str, led: Callable[[Stage], Page]
) -> None:
    scans = Scans(led(Stage(visit, server, lay, come_to)))
    scans.take(scene)
    assert scans.found == {}
