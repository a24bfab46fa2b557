"""parlour pocket at a table on a server elsewhere: it reaches nothing else, and tells at once what does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.server.cheats import Retold
from tests.web.chance.conftest import ROUND, Between
from tests.web.chance.test_cheating_server import FORGED, OUTCOME, RULES, STOPPED, Cheating
from tests.web.conftest import Server, until
from tests.web.pocket import SECONDS, Folder, folder, visitor, written

__all__ = ["folder", "visitor", "written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
REFUSED = "fetch('http://127.0.0.1:9/').then(() => 'reached', error => String(error))"
ADA = {"kind": "elsewhere", "name": "Ada", "mine": True}
SHOWN = "The table shows something different from what it wrote down."
BOT = {"kind": "bot", "level": "random"}


def invited(server: Server, other: dict[str, Any] = ADA, **options: Any) -> tuple[str, str]:
    """A table on a server where the first seat is free, and an invitation to it."""
    seats = [{"kind": "elsewhere"}, other]
    body = {"game": "shutbox", "seats": seats, "options": options, "devices": True, "bot_pause": 0}
    with httpx.Client(base_url=server.address, timeout=60) as client:
        table = client.post("/api/tables", json=body).json()
        key = {"Authorization": f"Bearer {table['key']}"}
        link = client.post(f"/api/tables/{table['table']}/invite", json={}, headers=key).json()["link"]
    return table["table"], server.address + link


def far(folder: Folder, link: str) -> str:
    return f"{folder.address}#/far/http/{link.removeprefix('http://').replace('/t/', '/')}"


def seated(page: Page) -> None:
    """Sits Grace down at a table whose rules are unusual."""
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Got it").click()


def alarmed(page: Page, sentence: str) -> None:
    page.get_by_role("alert").get_by_text(sentence).wait_for()
    page.get_by_role("alert").get_by_text(STOPPED).wait_for()


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


def test_rules_that_change_once_one_has_sat_down_are_an_alarm(
    folder: Folder, visitor: BrowserContext, server: Server
) -> None:
    table, link = invited(server)

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"tiles\\":10', '"tiles\\":9'))

    page = visitor.new_page()
    page.route(f"{server.address}/api/tables/{table}", changed)
    page.goto(far(folder, link))
    seated(page)
    alarmed(page, SHOWN)


@pytest.fixture(scope="module")
def cheating(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cheating]:
    server = Cheating(tmp_path_factory.mktemp("cheating-server"))
    server.start()
    yield server
    server.kill()


@pytest.mark.parametrize(
    ("cheat", "sentence"),
    [("loaded_dice", RULES), ("another_outcome", OUTCOME), ("forged_move", FORGED)],
    ids=["list", "outcome", "move"],
)
def test_a_server_elsewhere_that_cheats_is_told_at_once(
    folder: Folder, visitor: BrowserContext, cheating: Cheating, cheat: str, sentence: str
) -> None:
    """A list of chances, an outcome, a move of this person's: each is changed before it is written down."""
    table, link = invited(cheating, first=0)
    (cheating.cheats / table).write_text(cheat)
    page = visitor.new_page()
    page.goto(far(folder, link))
    seated(page)
    page.locator(".roll button[aria-disabled=false]").click()
    alarmed(page, sentence)


class OtherMove(Retold):
    """Another move than was made, and every hash fits again."""

    def change(self, body: dict[str, Any], table: str) -> None:
        if body["event"] == "move":
            body["move"] = "1+2+3+4"


class OtherBoard(Retold):
    """The lines as they are, and a move shown that nobody may make."""

    def __call__(self, message: Any, table: str) -> Any:
        if message["type"] == "welcome":
            message["table"]["view"]["legal"].append("9")
        return message


@pytest.mark.parametrize(("told", "sentence"), [(OtherMove, RULES), (OtherBoard, SHOWN)], ids=["move", "board"])
def test_a_move_or_board_that_is_told_otherwise_is_an_alarm(
    folder: Folder, visitor: BrowserContext, server: Server, told: Callable[[], Retold], sentence: str
) -> None:
    table, link = invited(server, BOT, first=1)
    page, other = visitor.new_page(), told()
    Between(page).to_page = lambda message: other(message, table)
    page.unroute(ROUND)  # it asks once over HTTP, before it sits down
    page.goto(far(folder, link))
    seated(page)
    alarmed(page, sentence)
