"""The operator or somebody in the line cheats: the page says so at once, and gives no further number."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from parlour.table.chance import Links
from parlour.table.chance.encoding import digest, number
from parlour.table.verify import START, seal
from tests.cases import always
from tests.web.chance.conftest import Between, Lay, come, has_devices, roll, rolled, watched
from tests.web.conftest import Visit, missing_messages, until
from tests.web.table.conftest import ADA, BOT, Table, at, says
from tests.web.test_together import play


class Liar:
    """Tells the page another outcome of the roll that comes next, in words and in the line, with hashes that fit."""

    def __init__(self, change: Callable[[dict[str, Any]], None], hashes: bool = True, shown: bool = False) -> None:
        """Without `hashes` the line is changed as it is; with `shown` it stays, and only what is shown is changed."""
        self.change, self.hashes, self.shown, self.head, self.lied = change, hashes, shown, "", False

    def __call__(self, message: Any) -> Any:
        if message["type"] == "welcome":
            self.head = [message["table"]["header"], *message["table"]["lines"]][-1][-66:-2]
        for step in message.get("steps", []):
            line = step["line"]
            if step["event"]["event"] == "outcome" and self.shown and not self.lied:
                self.change(step["event"])
                self.lied = True
            elif step["event"]["event"] == "outcome" and not self.lied:
                body = json.loads(line)
                del body["hash"]
                self.change(body)
                written = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
                step["line"] = (
                    seal(written, self.head)[0].decode() if self.hashes else line.replace("first:", "first:0")
                )
                self.lied = True
            self.head = step["line"][-66:-2]
        return message


def another(body: dict[str, Any]) -> None:
    body["outcome"] = "first:6" if body["outcome"] != "first:6" else "first:5"


def own_link(body: dict[str, Any]) -> None:
    body["links"][0] = "00" * 32


LIES = [
    ("another outcome", Liar(another), "This roll does not come out as the table says."),
    ("a changed line", Liar(another, hashes=False), "The table said something that does not fit its own record."),
    ("shown otherwise", Liar(another, shown=True), "The table shows something different from what it wrote down."),
    ("another number", Liar(own_link), "A number in this roll is not the one that was promised before."),
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "lie", "sentence"), always("a changed line", of=LIES))
def test_a_lie_is_met_with_one_sentence_and_no_further_number(
    visit: Visit, lay: Lay, tmp_path: Path, name: str, lie: Liar, sentence: str
) -> None:
    table = lay("shutbox", ADA, BOT)
    page, between = watched(visit, table.link)
    has_devices(page, table, 1)
    page.reload()
    between.to_page = lie
    page.reload()
    page.wait_for_selector(".room .board .board")
    roll(page)
    says(page, ".fair.alarm", sentence)
    given = len(between.said("reveal"))
    play([page], 12)
    assert len(between.said("reveal")) == given == 1
    assert not between.said("leave") and not between.said("play"), "nothing more is sent"
    kept = evidence(page, tmp_path)
    assert kept["alarm"] and kept["evidence"] and kept["log"][0].startswith("{")
    assert "seed" not in json.dumps(kept)
    page.reload()
    says(page, ".fair.alarm", sentence)
    assert not missing_messages(page)


def evidence(page: Page, folder: Path) -> Any:
    with page.expect_download() as started:
        page.get_by_role("button", name="Save the evidence").click()
    started.value.save_as(folder / "evidence.json")
    return json.loads((folder / "evidence.json").read_text())


@pytest.mark.long
def test_a_history_that_has_changed_since_the_last_visit(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", ADA, BOT)
    page, between = watched(visit, table.link)
    roll(page)
    rolled(page, 1)

    def other(message: Any) -> Any:
        if message["type"] == "welcome":
            lines = message["table"]["lines"]
            head = message["table"]["header"][-66:-2]
            for at, line in enumerate(lines):
                body = json.loads(line)
                del body["hash"]
                body["time"] = "then"
                sealed = seal(json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode(), head)[0]
                lines[at], head = sealed.decode(), sealed[-66:-2].decode()
        return message

    between.to_page = other
    page.reload()
    says(page, ".fair.alarm", "The table has changed its account of this game.")


def test_another_move_under_the_name_of_mine_is_an_alarm(visit: Visit, lay: Lay) -> None:
    """The operator plays another legal move with the id of the one that Ada sent."""
    table = lay("rolit", ADA, BOT, size=4, first=0)
    page, between = watched(visit, table.link)
    has_devices(page, table, 1)
    moves = table.ask("")["now"]["allowed"]

    def other(message: Any) -> Any:
        if message["type"] == "play":
            message["move"] = next(move for move in moves if move != message["move"])
        return message

    between.to_server = other
    until(page, "document.querySelector('.room').dataset.busy === 'false'")
    play([page], 1)
    says(page, ".fair.alarm", "A move was made for you that did not come from this device.")


def test_a_bot_that_moves_in_my_seat_where_none_sits_is_an_alarm(visit: Visit, lay: Lay) -> None:
    """The line says `by`, which a device took for a bot's move without asking whether a bot sits there."""
    table = lay("rolit", ADA, BOT, size=4, first=0)
    page, between = watched(visit, table.link)
    has_devices(page, table, 1)
    head = [table.ask("")["header"], *table.ask("")["lines"]][-1][-66:-2]

    def by_a_bot(message: Any) -> Any:
        for step in message.get("steps", []):
            if step["event"]["event"] == "move" and step["event"]["seat"] == 0:
                body = json.loads(step["line"]) | {"by": "random"}
                del body["hash"], body["device"]
                written = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
                step["line"] = seal(written, head)[0].decode()
        return message

    between.to_page = by_a_bot
    until(page, "document.querySelector('.room').dataset.busy === 'false'")
    play([page], 1)
    says(page, ".fair.alarm", "A move was made for you that did not come from this device.")


FLAGS = [
    ("duplicate", True),
    ("daily", "2026-01-01"),
    ("format", "parlour/1"),
    ("rules", "shutbox/1"),
    ("options", {"tiles": 9, "dice": 1}),
]


@pytest.mark.parametrize(("flag", "value"), always("duplicate", of=FLAGS))
def test_what_a_table_is_stands_in_its_header_alone(visit: Visit, lay: Lay, flag: str, value: object) -> None:
    """A flag beside the header, believed, made a page bring no device."""
    table = lay("shutbox", ADA, BOT)
    page = visit("/")
    between = Between(page)

    def muzzle(message: Any) -> Any:
        if message["type"] == "welcome":
            message["table"][flag] = value
        return message

    between.to_page = muzzle
    page.goto(page.url.rstrip("/") + table.link)
    says(page, ".fair.alarm", "The table shows something different from what it wrote down.")


def fewer(now: Any, view: Any) -> None:
    del now["allowed"][0]


def another_turn(now: Any, view: Any) -> None:
    now["turn"]["seat"] = 1 - now["turn"]["seat"]


def no_turn(now: Any, view: Any) -> None:
    """My time would run out while I wait."""
    now["turn"], now["allowed"] = None, []


def a_bot(now: Any, view: Any) -> None:
    now["turn"]["bot"] = True


def other_dice(now: Any, view: Any) -> None:
    view["roll"]["faces"] = [7 - face for face in view["roll"]["faces"]]


def shut_already(now: Any, view: Any) -> None:
    view["rows"][0]["flaps"][-1]["state"] = "shut"


def over(now: Any, view: Any) -> None:
    now["ended"] = {"why": "over", "seat": None, "scores": [1, 2], "winners": [1], "places": [1, 0]}


def at_another_event(now: Any, view: Any) -> None:
    shut_already(now, view)
    now["seq"] += 1


def at_an_earlier_event(now: Any, view: Any) -> None:
    shut_already(now, view)
    now["seq"] -= 1


def no_board(now: Any, view: Any) -> None:
    view.clear()


LIES_SHOWN = (
    fewer,
    another_turn,
    no_turn,
    a_bot,
    other_dice,
    shut_already,
    over,
    at_another_event,
    at_an_earlier_event,
    no_board,
)
SHOWN = [(each.__name__, each) for each in LIES_SHOWN]


@pytest.mark.parametrize(("name", "change"), always("at_another_event", of=SHOWN))
def test_a_board_that_is_not_that_of_the_log_is_an_alarm(
    visit: Visit, lay: Lay, name: str, change: Callable[[Any, Any], None]
) -> None:
    """The page has the position from the lines; a person who is shown another one would choose for it."""
    table = lay("shutbox", ADA, BOT, first=0)
    page, between = watched(visit, table.link)

    def lie(message: Any) -> Any:
        for step in message.get("steps", []):
            if step["event"]["event"] == "outcome" and message["now"]["turn"]:
                change(message["now"], step["view"])
                if not step["view"]:
                    del step["view"]
        return message

    between.to_page = lie
    page.reload()
    until(page, "document.querySelector('.room')?.dataset.busy === 'false'")
    roll(page)
    says(page, ".fair.alarm", "The table shows something different from what it wrote down.")


def test_a_table_of_the_older_rules_is_asked_about_first(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", ADA, BOT)
    page = visit("/")
    between = Between(page)

    def old(message: Any) -> Any:
        if message["type"] == "welcome":
            told = message["table"]
            body = json.loads(told["header"])
            del body["chance"]["duties"], body["hash"]
            written = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
            told["header"], told["lines"], told["log"] = seal(written, START)[0].decode(), [], []
        return message

    between.to_page = old
    page.goto(page.url.rstrip("/") + table.link)
    says(page, ".fair", "This table rolls by older rules: the host could leave this device out of any roll.")
    assert page.locator(".room").get_attribute("data-busy") == "true"
    page.get_by_role("button", name="Play anyway").click()
    says(page, ".stays", "Rolls by older rules")


def test_a_table_where_no_device_takes_part_is_asked_about_first(visit: Visit, lay: Lay) -> None:
    """The operator writes the header too: somebody who did not come by a challenge reads what it means."""
    table = lay("shutbox", ADA, BOT)
    page = visit("/")
    between = Between(page)

    def old(message: Any) -> Any:
        if message["type"] == "welcome":
            told = message["table"]
            told["format"], told["header"] = "parlour/1", told["header"].replace("parlour/2", "parlour/1")
        return message

    between.to_page = old
    page.goto(page.url.rstrip("/") + table.link)
    says(page, ".fair", "At this table players’ devices take no part in the rolls: the host could choose them.")
    assert page.locator(".room").get_attribute("data-busy") == "true"
    page.get_by_role("button", name="Play anyway").click()
    until(page, "document.querySelector('.room').dataset.busy === 'false'")
    page.reload()
    until(page, "document.querySelector('.room')?.dataset.busy === 'false'")
    assert page.locator(".fair").count() == 0


@pytest.mark.long
def test_a_device_refused_three_times_raises_the_alarm(visit: Visit, lay: Lay) -> None:
    """Each time under a new id, though the log permits it."""
    table = lay("shutbox", ADA, BOT)
    page = visit("/")
    between = Between(page)
    between.to_server = lambda message: message | ({"after": 999} if message["type"] == "device" else {})
    page.goto(page.url.rstrip("/") + table.link)
    says(page, ".fair.alarm", "The table refuses again and again to let this device take part in the rolls.")
    asked = [message["device"] for message in between.said("device")]
    assert len(set(asked)) == 3


@pytest.mark.long
def test_another_device_in_my_place_is_an_alarm_where_the_table_waits(visit: Visit, lay: Lay) -> None:
    """The operator swallows Grace's registration and puts a device of his own into her seat: so he need not wait."""
    table = lay("shutbox", absent="wait", first=0)
    link = table.grace()
    grace = visit("/")
    between = Between(grace)
    between.to_server = lambda message: None if message["type"] in ("device", "ping") else message
    grace.goto(grace.url.rstrip("/") + link)
    while not between.said("device"):
        grace.wait_for_timeout(50)
    ada, his = at(visit, table.link), "ab" * 16
    top = Links(table.id, bytes.fromhex(his), bytes(32), 0).top(0).hex()
    register = {"type": "device", "id": "his", "seq": 0, "device": his, "seats": [1], "after": 0, "top": top}
    key = {"Authorization": f"Bearer {link.partition('#k=')[2]}"}
    assert table.client.post(f"/api/tables/{table.id}/commands", headers=key, json=register).is_success
    has_devices(ada, table, 2)
    roll(ada)
    says(grace, ".fair.alarm", "A roll started with another device in your seat, and without this one.")
    grace.get_by_role("button", name="That was me, on another device").click()
    grace.locator(".fair.alarm").wait_for(state="detached")


@pytest.mark.long
def test_somebody_silent_is_named_and_all_the_others_agree(visit: Visit, lay: Lay) -> None:
    """Grace's number never arrives. Ada agrees to roll again; Grace is told, confirms, and takes part again."""
    table = lay("shutbox", first=0)
    grace, between = watched(visit, table.grace())
    ada = at(visit, table.link)
    has_devices(ada, table, 2)
    lost = ("reveal", "ping")  # a line loses what comes later too; an answer to the ping would say that all arrived
    between.to_server = lambda message: message if message["type"] not in lost else None
    roll(ada)
    says(ada, ".fair", "Waiting for the device of Grace.")
    button = ada.get_by_role("button", name="Roll again without them")
    button.wait_for(timeout=40_000)
    button.click()
    says(ada, ".log", "The roll is cancelled and made again without the device of Grace.")
    rolled(ada, 1)
    says(grace, ".fair", "A roll was made again because this device’s number did not arrive in time.")
    between.to_server = lambda message: message
    grace.get_by_role("button", name="Got it").click()
    says(ada, ".log", "The device of Grace takes part again.")
    assert ada.locator(".fair.alarm").count() == 0


def test_a_move_that_a_program_of_mine_made(visit: Visit, lay: Lay) -> None:
    """Ada's own program moves for her over HTTP, without a device: her page asks, and believes her from then on."""
    table = lay("rolit", ADA, ADA | {"name": "Bea"}, size=4, first=0)
    page = at(visit, table.link)
    has_devices(page, table, 1)
    table.step()
    page.get_by_role("button", name="That was me, on another device").click()
    page.locator(".fair.alarm").wait_for(state="detached")
    table.step()
    until(page, "count => document.querySelectorAll('.log li').length >= count", table.told())
    assert page.locator(".fair.alarm").count() == 0


@pytest.mark.long
def test_two_players_compare_what_they_saw(visit: Visit, lay: Lay, tmp_path: Path) -> None:
    table = lay("shutbox")
    ada, grace = come(visit, table)
    play([ada, grace], 6)
    rolled(ada, 1)
    ada.locator(".log .took").first.click()
    dialog = ada.locator("dialog[open]")
    assert "Ada" in dialog.inner_text() and "Grace" in dialog.inner_text()
    assert dialog.locator(".words span").count() == 12
    assert dialog.locator("svg path").get_attribute("d")
    with ada.expect_download() as started:
        ada.get_by_role("button", name="Save the receipt").click()
    started.value.save_as(tmp_path / "receipt.json")
    kept = json.loads((tmp_path / "receipt.json").read_text())
    compare(grace, table, kept["lines"] - 1, code_of(kept), "You both saw the same game")
    compare(grace, table, kept["lines"] - 1, "0" * 48, "You did not see the same game")


def code_of(kept: Any) -> str:
    return digest("compare", number(kept["lines"] - 1), bytes.fromhex(kept["head"]))[:24].hex()


def compare(page: Page, table: Table, seq: int, code: str, sentence: str) -> None:
    page.goto("about:blank")
    page.goto(f"{table.server.address}/t/{table.id}#same={seq}-{code}")
    says(page, ".fair", sentence)
