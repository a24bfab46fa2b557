"""A game lost on time, in the browser: the winner, the ranks and the star are those of ratings and tournaments."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.devices import DevicePlayer, sits
from tests.web.conftest import Server, Visit, missing_messages
from tests.web.patient import Patient
from tests.web.table.conftest import ADA, GRACE, ISOLATES, read
from tests.web.tables import aside

SCALE = 0.02
"""How long a second of this server's clocks is."""
LOST = {"kind": "move", "seconds": 100, "out": "lost"}
NAMES = ("Ada", "Grace", "Cleo")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Patient(tmp_path_factory.mktemp("quick-clocks"), clock_scale=SCALE)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
        yield client


class Rated:
    """A rated table, with the keys of its people by seat. The first of them never moves."""

    def __init__(self, client: httpx.Client, *seats: dict[str, Any]) -> None:
        self.client = client
        body = {"game": "shutbox", "seats": seats, "bot_pause": 0, "clock": LOST, "rated": True}
        opened = self.sent("/api/tables", body)
        self.id, self.keys = opened["table"], [opened["key"]]
        for name in NAMES[1 : len([seat for seat in seats if seat["kind"] != "bot"])]:
            token = self.sent(f"{self.where}/invite", {}, self.keys[0])["link"].partition("#i=")[2]
            self.keys.append(self.sent(f"{self.where}/join", {"token": token, "name": name})["key"])
        for seat, key in enumerate(self.keys):
            person = secrets.token_urlsafe(24)
            self.sent("/api/ratings/me", {"name": NAMES[seat]}, person)
            self.sent(f"{self.where}/rating", {"seat": seat, "key": person}, key)

    @property
    def where(self) -> str:
        return f"/api/tables/{self.id}"

    def sent(self, path: str, body: object = None, key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.client.request("GET" if body is None else "POST", path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def played(self) -> Any:
        """How it ended: all but the first play at once, and shut many small flaps rather than few large ones."""
        return aside(self._together())

    async def _together(self) -> Any:
        """Everybody but the first brings a device; the table waits for theirs until their time is up."""
        address = str(self.client.base_url).rstrip("/")
        async with AsyncExitStack() as stack:
            seated = [sits(address, self.id, key) for key in self.keys[1:]]
            players = [await stack.enter_async_context(each) for each in seated]
            await asyncio.gather(*map(_play, players))
        return self.ended()

    def ended(self) -> Any:
        """How it ended, once it has."""
        while not (now := self.sent(self.where, key=self.keys[0])["now"])["ended"]:
            time.sleep(0.02)
        return now["ended"]

    def page(self, visit: Visit, seat: int) -> Page:
        page = visit(f"/t/{self.id}#k={self.keys[seat]}")
        page.wait_for_selector(".ways button")
        return page


async def _play(player: DevicePlayer) -> None:
    while not player.now["ended"]:
        if not player.my_turn:
            await player.hear(60)
        elif player.now["turn"]["what"] == "roll":
            await player.command("roll")
        else:
            await player.command("play", move=player.now["allowed"][-1])


def ranked(page: Page) -> list[str]:
    """The names on the score sheet, the best first; a star marks the winners."""
    names = page.locator(".after table th.name").all_inner_texts()
    return [name.translate(ISOLATES).replace("\n", " ").strip() for name in names]


@pytest.mark.long
def test_between_two_the_page_says_who_has_won_on_time_and_why(client: httpx.Client, visit: Visit) -> None:
    table = Rated(client, ADA, {"kind": "bot", "level": "easy"})
    assert table.ended()["why"] == "time"
    page = table.page(visit, 0)
    assert read(page, "#result") == "Ada has run out of time. Owl wins!"
    assert ranked(page) == ["Owl ★", "Ada"]
    expect(page.locator(".board").get_by_role("img", name="winner")).to_have_count(1)
    expect(page.get_by_role("button", name="picture")).to_be_visible()
    assert page.locator(".after .cup").count() == 0, "the cup is for a winner on this device"
    assert missing_messages(page) == []


def test_among_three_the_page_and_the_ratings_agree_who_came_where(client: httpx.Client, visit: Visit) -> None:
    """The bot in the seat that was lost on time wins by the rules; the best of the others comes first all the same."""
    for _ in range(200):  # one of few: nobody can tell the server which dice to roll
        table = Rated(client, ADA, GRACE, GRACE)
        ended = table.played()
        if (ended["why"], ended["winners"]) == ("over", [0]) and len(set(ended["scores"])) == 3:
            break
    else:
        raise AssertionError("in no game the bot in the lost seat won by the rules")
    _, grace, cleo = ended["scores"]
    first, second = (1, 2) if grace < cleo else (2, 1)
    assert [ended["places"][seat] for seat in (first, second, 0)] == [0, 1, 2]
    page = table.page(visit, second)
    assert read(page, "#result") == f"{NAMES[first]} wins!"
    assert ranked(page) == [f"{NAMES[first]} ★", NAMES[second], "Ada"]
    assert f"{NAMES[first]} wins!" in read(page, ".log"), "the log says the same"
    expect(page.locator(".board").get_by_role("img", name="winner")).to_have_count(1)
    assert page.locator(".after .cup").count() == 0
    winner = table.page(visit, first)
    assert winner.locator("#result").inner_text() == "You win!" and winner.locator(".after .cup").count() == 1
    rated = table.sent(f"{table.where}/rating", key=table.keys[0])["seats"]
    after = [seat["after"]["mu"] for seat in rated]
    assert after[first] > after[second] > after[0]
    assert missing_messages(page) == []
