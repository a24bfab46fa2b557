"""Tables whose players' devices take part in the rolls, and somebody in between who changes what is said."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import Server, Visit, until
from tests.web.patient import Patient
from tests.web.table.conftest import ADA, GRACE, Table, at

LIVE = re.compile(r"/api/tables/[^/]+/live$")
ROUND = re.compile(r"/api/tables/[^/?]+(/commands|/events)?(\?.*)?$")
"""A page that hears no answer over its socket asks here instead."""
Change = Callable[[Any], Any]
Lay = Callable[..., Table]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Patient(tmp_path_factory.mktemp("chance-server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def programs() -> bool:
    """Here every move comes from a page, unless the test says otherwise."""
    return False


@pytest.fixture
def lay(server: Server) -> Iterator[Lay]:
    """`lay(game, option=…)` opens a table for Ada, who opens it, and Grace, who is invited."""

    def open_table(game: str, *seats: dict[str, Any], **options: Any) -> Table:
        table = {"devices": True, "absent": options.pop("absent", "go on"), "bot_pause": 0}
        body = {"game": game, "seats": list(seats or (ADA, GRACE)), "options": options, **table}
        answer = client.post("/api/tables", json=body)
        assert answer.is_success, answer.text
        opened = answer.json()
        return Table(server, client, opened["table"], opened["key"], opened["link"])

    with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
        yield open_table


class Between:
    """Somebody between a page and the server, who hears everything, and may change or swallow it."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Any] = []
        """The page's messages, changed or not."""
        self.page, self.away = page, False
        self.sockets: list[WebSocketRoute] = []
        self.to_server: Change = lambda message: message
        self.to_page: Change = lambda message: message
        page.route_web_socket(LIVE, self._connect)
        page.route(ROUND, lambda route: route.abort())  # there is no way round somebody in between

    def cut(self, away: bool) -> None:
        """The page loses its connection and gets no other, or may connect again."""
        self.away = away
        self.page.context.set_offline(away)  # this alone lets open sockets live on
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.away:
            socket.close()
            return
        self.sockets.append(socket)
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            if (message := self.to_server(json.loads(text))) is not None:
                server.send(json.dumps(message))

        def from_server(text: str | bytes) -> None:
            if (message := self.to_page(json.loads(text))) is not None:
                socket.send(json.dumps(message))

        socket.on_message(from_page)
        server.on_message(from_server)

    def said(self, kind: str) -> list[Any]:
        return [message for message in self.sent if message["type"] == kind]


def watched(visit: Visit, link: str) -> tuple[Page, Between]:
    """A visitor at the table with somebody in between."""
    page = visit("/")
    between = Between(page)
    page.goto(page.url.rstrip("/") + link)
    page.wait_for_selector(":is(.room .board .board, .lobby)")
    return page, between


def come(visit: Visit, table: Table) -> tuple[Page, Page]:
    """Ada and Grace, both at the table and both with a device."""
    ada, grace = at(visit, table.link), at(visit, table.grace())
    has_devices(ada, table, 2)
    return ada, grace


def has_devices(page: Page, table: Table, count: int) -> None:
    """Waits for them; what passes between a page and the server goes on meanwhile."""
    deadline = time.monotonic() + 20
    while sum(event["event"] == "device" for event in table.ask("")["log"]) < count:
        assert time.monotonic() < deadline, "no device came"
        page.wait_for_timeout(50)


def roll(page: Page) -> None:
    """Rolls, as soon as this page may."""
    page.locator(".roll button[aria-disabled=false]").click()


def outcomes(page: Page) -> int:
    """How many rolls this page has checked itself."""
    return int(page.evaluate("document.querySelectorAll('.log .took').length"))


def rolled(page: Page, count: int) -> None:
    until(page, "count => document.querySelectorAll('.log .took').length >= count", count)
