"""Tables for the tests of play: a server that soon misses people, and positions that take luck to come to.

The tables are opened over HTTP and come with the links that sit people down; what is tested happens in the pages.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.web.conftest import Server, Visit, until
from tests.web.patient import Patient

ADA = {"kind": "elsewhere", "name": "Ada", "mine": True}
GRACE = {"kind": "elsewhere", "name": "Grace"}
GRACE_HERE = {"kind": "elsewhere", "name": "Grace", "mine": True}
BOT = {"kind": "bot", "level": "random"}
GONE_AFTER = 2.0
SILENT = ("device", "leave", "open", "chain")
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
SAYS = """([selector, words]) => [...document.querySelectorAll(selector)]
  .some(each => each.innerText.replace(/[\u2066-\u2069]/g, '').includes(words))"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A person who is away for two seconds is gone."""
    server = Patient(tmp_path_factory.mktemp("table-server"), gone_after=GONE_AFTER)
    server.start()
    yield server
    server.kill()


@dataclass
class Table:
    """An open table; `link` seats the host, `grace` the guest."""

    server: Server
    client: httpx.Client
    id: str
    key: str
    link: str
    dice: random.Random = field(default_factory=lambda: random.Random(0))

    def ask(self, path: str, body: object = None) -> Any:
        address, key = f"/api/tables/{self.id}{path}", {"Authorization": f"Bearer {self.key}"}
        asked = self.client.request("GET" if body is None else "POST", address, headers=key, json=body)
        assert asked.is_success, asked.text
        return asked.json()

    def grace(self) -> str:
        """A link that sits Grace down."""
        token = self.ask("/invite", {})["link"].partition("#i=")[2]
        return f"/t/{self.id}#k={self.ask('/join', {'token': token, 'name': 'Grace'})['key']}"

    def told(self) -> int:
        """How many events are told as sentences: of those that concern chance alone, few are."""
        return sum(event["event"] not in SILENT for event in self.ask("")["log"])

    def view(self) -> Any:
        return self.ask("")["view"]

    def step(self) -> None:
        """Somebody rolls or moves, over HTTP. (The opener plays for everybody.)"""
        self.ask("/commands", self.command(self.ask("")["now"]))

    def command(self, now: Any) -> dict[str, Any]:
        turn, said = now["turn"], {"id": secrets.token_hex(8), "seq": now["seq"]}
        if now["fallen"]:
            return {"type": "tell", "seat": 0, "outcome": self.dice.choice(now["fallen"])["outcome"], **said}
        if turn["what"] == "roll":
            return {"type": "roll", "seat": turn["seat"], **said}
        return {"type": "play", "roll": True, "seat": turn["seat"], "move": self.dice.choice(now["allowed"]), **said}


Lay = Callable[..., Table]
ComeTo = Callable[..., Table]


@pytest.fixture
def lay(server: Server) -> Iterator[Lay]:
    """`lay(game, seat, …, option=…)` opens a table; its bots wait for nobody."""

    def open_table(game: str, *seats: dict[str, Any], **options: Any) -> Table:
        body = {"game": game, "seats": list(seats), "options": options, "bot_pause": 0}
        answer = client.post("/api/tables", json=body)
        assert answer.is_success, answer.text
        opened = answer.json()
        return Table(server, client, opened["table"], opened["key"], opened["link"])

    # plain HTTP: no certificates to load
    with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
        yield open_table


@pytest.fixture
def come_to(lay: Lay) -> ComeTo:
    """`come_to(wanted, game, …)` plays tables on until one comes to a position that is `wanted`, and gives that one."""

    def search(wanted: Callable[[Any], bool], *laid: Any, **options: Any) -> Table:
        for attempt in range(200):
            table = lay(*laid, **options)
            table.dice.seed(attempt)
            while not (now := table.ask(""))["now"]["ended"]:
                if wanted(now["view"]):
                    return table
                table.ask("/commands", table.command(now["now"]))
        raise AssertionError("two hundred games did not come to such a position")

    return search


def at(visit: Visit, link: str, **how: Any) -> Page:
    """A visitor at the table, with the board in front of them, or the lobby while others are waited for."""
    page = visit(link, **how)
    page.wait_for_selector(":is(.room .board .board, .lobby)")
    return page


def read(page: Page, selector: str) -> str:
    """The text there, without the marks that keep names apart from the direction of the sentence."""
    return page.locator(selector).first.inner_text().translate(ISOLATES)


def says(page: Page, selector: str, words: str) -> None:
    """Waits until the text there has these words."""
    until(page, SAYS, [selector, words])


def ready(page: Page) -> None:
    """Waits until this page is to roll or to move."""
    until(page, "document.querySelector('.room')?.dataset.busy === 'false'")


def click_on(page: Page) -> bool:
    """Clicks on what the board asks for: the roll, a button, or a place; False when the game is over."""
    what = until(
        page,
        """() => {
          if (document.querySelector('.after')) return 'over';
          if (document.querySelector('.scene .buttons:not([inert]) .primary')) return '.scene .primary';
          if (document.querySelector('.roll button[aria-disabled=false]')) return '.roll button';
          if (document.querySelector('.room').dataset.busy === 'true') return '';
          return ['.board .choice.main:not([disabled])', '.board .chip',
            '.board [data-place]:not([aria-disabled=true])'].find(each => document.querySelector(each));
        }""",
    )
    if what == "over":
        return False
    page.locator(what).first.click()
    return True
