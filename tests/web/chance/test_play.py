"""Two browsers play at tables whose rolls need both their devices, whatever happens to the browsers meanwhile."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from parlour.server.core.course import LATELY
from parlour.table.chance.encoding import digest, number
from parlour.table.verify import verify
from tests.cases import always
from tests.web.chance.conftest import Lay, come, has_devices, outcomes, roll, rolled, watched
from tests.web.conftest import Visit, missing_messages, until
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, Table, at, says
from tests.web.test_together import act, play

GAMES = [("shutbox", {"edition": "nine"}), ("rolit", {"size": 4}), ("tuki", {"rounds": 1})]
ALARM = ".fair.alarm"


def record(table: Table) -> bytes:
    answer = table.client.get(f"/api/tables/{table.id}/record", headers={"Authorization": f"Bearer {table.key}"})
    return answer.content


def devices(table: Table) -> list[Any]:
    return [event for event in table.ask("")["log"] if event["event"] == "device"]


def quiet(*pages: Page) -> None:
    for page in pages:
        assert page.locator(ALARM).count() == 0, page.locator(ALARM).inner_text()
        assert not missing_messages(page)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_game_with_a_reload(visit: Visit, lay: Lay, game: str, options: dict[str, Any]) -> None:
    table = lay(game, **options)
    ada, grace = come(visit, table)
    play([ada, grace], 6)
    grace.reload()
    grace.wait_for_selector(".room .board .board")
    for _ in range(60):
        if not (act(ada) or act(grace)):
            ada.wait_for_timeout(60)
    if not table.ask("")["now"]["ended"]:
        table.ask("/commands", {"type": "end", "id": "enough", "seq": table.ask("")["now"]["seq"], "seat": 0})
    for page in (ada, grace):
        page.wait_for_selector(".after")
    quiet(ada, grace)
    found = verify(record(table))
    assert found.status == "finished", found.problem
    assert found.covered == [found.draws, found.draws], "both devices took part in every roll, and only two ever came"
    assert len(devices(table)) == 2


@pytest.mark.long
def test_everybody_on_one_screen_is_one_device(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", ADA, GRACE_HERE)
    page = at(visit, table.link)
    roll(page)
    rolled(page, 1)
    assert [event["seats"] for event in devices(table)] == [[0, 1]]
    quiet(page)


@pytest.mark.long
def test_two_tabs_are_one_device(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", ADA, BOT)
    first = at(visit, table.link)
    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_selector(".room .board .board")
    for page in (first, second, first, second):
        play([page], 4)
    rolled(first, 3)
    rolled(second, 3)
    quiet(first, second)
    assert len(devices(table)) == 1


@pytest.mark.long
@pytest.mark.parametrize("reload", always("after it is sent", of=("before it is sent", "after it is sent")))
def test_a_reload_while_the_roll_waits_for_this_device(visit: Visit, lay: Lay, reload: str) -> None:
    arrives = reload == "after it is sent"
    table = lay("shutbox", ADA, BOT)
    page, between = watched(visit, table.link)
    has_devices(page, table, 1)
    # The rest of this line is lost with the reveal: a ping that came through would say that the table has heard.
    between.to_server = lambda message: message if message["type"] not in ("reveal", "ping") else None
    between.to_page = lambda message: message if message["type"] != "answer" or not arrives else None
    roll(page)
    until_said(page, between, "reveal")
    between.to_server = between.to_page = lambda message: message
    first = between.said("reveal")[0]
    page.reload()
    page.wait_for_selector(".room .board .board")
    rolled(page, 1)
    again = between.said("reveal")[1]
    assert {name: again[name] for name in ("open", "n", "device", "link")} == {
        name: first[name] for name in ("open", "n", "device", "link")
    }
    quiet(page)
    assert len(devices(table)) == 1


def until_said(page: Page, between: Any, kind: str) -> None:
    for _ in range(400):
        if between.said(kind):
            return
        page.wait_for_timeout(40)
    raise AssertionError(f"the page never said {kind}")


@pytest.mark.long
def test_without_storage_a_reload_means_a_new_device(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", ADA, BOT)
    page = visit("/")
    page.context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
    page.goto(page.url.rstrip("/") + table.link)
    roll(page)
    rolled(page, 1)
    page.reload()
    page.wait_for_selector(".room .board .board")
    has_devices(page, table, 2)
    play([page], 6)
    quiet(page)
    assert len({event["device"] for event in devices(table)}) == 2


def test_a_device_that_is_away_is_left_out_and_comes_back_by_itself(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", first=0)
    grace, between = watched(visit, table.grace())
    between.to_server = lambda message: message if message["type"] != "ready" else None  # a roll would wait for it
    ada = at(visit, table.link)
    has_devices(ada, table, 2)
    between.cut(True)
    grace.get_by_text("Connection lost").wait_for()
    grace.wait_for_timeout(1000 * LATELY + 100)  # the table no longer takes it for awake
    roll(ada)
    says(ada, ".fair", "Waiting for the device of Grace.")
    says(ada, ".log", "No answer from the device of Grace; the roll is made without it.")
    rolled(ada, 1)
    between.to_server = lambda message: message
    between.cut(False)
    says(ada, ".log", "The device of Grace takes part again.")
    rolled(grace, 1)
    quiet(ada, grace)
    assert len(devices(table)) == 2


@pytest.mark.long
def test_the_opener_may_begin_without_waiting(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", first=0)
    ada = at(visit, table.link)
    ada.get_by_role("button", name="+ bot").click()
    roll(ada)
    rolled(ada, 1)
    grace = at(visit, table.grace())
    has_devices(ada, table, 2)
    rolled(grace, 1)
    quiet(ada, grace)


OLD = """tables => new Promise((done, wrong) => {
  const open = indexedDB.open('parlour-chance', 1);
  open.onerror = () => wrong(open.error);
  open.onupgradeneeded = () => {
    open.result.createObjectStore('tables', { keyPath: 'table' });
    open.result.createObjectStore('lines');
  };
  open.onsuccess = () => {
    const both = open.result.transaction(['tables', 'lines'], 'readwrite');
    for (const [used, table] of tables.entries()) {
      both.objectStore('tables').put({ table, used, seen: 2, seed: '' });
      for (const place of [0, 1]) both.objectStore('lines').put('{}', [table, place]);
    }
    both.oncomplete = () => (open.result.close(), done(true));
  };
})"""
KEPT = """() => new Promise(done => {
  const open = indexedDB.open('parlour-chance', 1);
  open.onsuccess = () => {
    const both = open.result.transaction(['tables', 'lines']);
    const tables = both.objectStore('tables').getAllKeys(), lines = both.objectStore('lines').getAllKeys();
    both.oncomplete = () => (open.result.close(), done([tables.result, lines.result.map(([table]) => table)]));
  };
})"""


LAST = """table => new Promise(done => {
  const open = indexedDB.open('parlour-chance', 1);
  open.onsuccess = () => {
    const kept = open.result.transaction('tables').objectStore('tables').get(table);
    kept.onsuccess = () => (open.result.close(), done([kept.result.seen - 1, kept.result.head]));
  };
})"""
"""The last event that this device has seen, and the hash of its line."""


def test_what_was_seen_is_compared_up_to_the_last_event(visit: Visit, lay: Lay) -> None:
    table = lay("rolit", ADA, BOT, first=0)
    page = at(visit, table.link)
    has_devices(page, table, 1)
    last = table.ask("")["now"]["seq"]
    until(page, "seq => Number(document.querySelector('.room')?.dataset.seq) >= seq", last)
    seq, head = page.evaluate(LAST, table.id)
    assert seq == last
    code = digest("compare", number(seq), bytes.fromhex(head))[:24].hex()
    for link, sentence in (
        (f"{seq}-{code}", "You both saw the same game"),
        (f"{seq}-{'0' * 48}", "You did not see the same game"),
    ):
        page.goto("about:blank")
        page.goto(f"{table.server.address}/t/{table.id}#same={link}")
        says(page, ".fair", sentence)


def test_receipts_have_a_bound(visit: Visit, lay: Lay) -> None:
    page = visit("/")
    page.evaluate(OLD, [f"old-{number}" for number in range(80)])
    table = lay("shutbox", ADA, BOT)
    page.goto(page.url.rstrip("/") + table.link)
    roll(page)
    rolled(page, 1)
    tables, lines = page.evaluate(KEPT)
    assert set(tables) == {table.id, *(f"old-{number}" for number in range(17, 80))}, "63, and the new one"
    assert set(lines) == set(tables)
    quiet(page)


@pytest.mark.long
def test_a_rematch_has_devices_of_its_own(visit: Visit, lay: Lay) -> None:
    table = lay("rolit", ADA, BOT, size=4)
    page = at(visit, table.link)
    for _ in range(300):
        if page.locator(".after").count():
            break
        if not act(page):
            page.wait_for_timeout(60)
    old = devices(table)[0]["device"]
    seeds = "indexedDB.databases ? new Promise(done => { const open = indexedDB.open('parlour-chance'); open.onsuccess = () => { const all = open.result.transaction('tables').objectStore('tables').getAll(); all.onsuccess = () => done(all.result.map(kept => kept.seed)); }; }) : null"  # noqa: E501
    assert page.evaluate(seeds) == [""], "the seed is deleted at the end"
    page.get_by_role("button", name="Play again").click()
    until(page, "id => location.pathname !== '/t/' + id", table.id)
    page.wait_for_selector(".room .board .board")
    roll(page)
    rolled(page, 1)
    again = page.evaluate(seeds)
    assert len(again) == 2 and len([seed for seed in again if seed]) == 1
    assert old not in json.dumps(again)
    assert outcomes(page) >= 1
