"""A server that cheats, a real process of its own, against two browsers and a program: who catches it, and when."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from parlour.table.verify import verify
from tests.cases import always
from tests.server import cheating_node
from tests.server.cheats import CLOSINGS, OPENINGS, TELLINGS
from tests.server.nodes import PLENTY
from tests.web.chance.conftest import Lay, has_devices, roll, rolled
from tests.web.chance.test_alarms import code_of, compare
from tests.web.chance.witness import Witness
from tests.web.conftest import Server, Visit, missing_messages
from tests.web.table.conftest import ADA, GRACE, Table, at, says
from tests.web.test_together import act

BOB = {"kind": "elsewhere", "name": "Bob"}
ALARM = ".fair.alarm"
OUTCOME = "This roll does not come out as the table says."
LINK = "A number in this roll is not the one that was promised before."
WRONG = "The table said something that does not fit its own record."
DROPPED = "The table rolled again although this device had already given its number."
RULES = "The table breaks the rules: its list of chances, a move or a turn is not what the rules"
STOPPED = "Nothing more is sent from here: no moves and no rolls."
UNASKED = "The table cancelled a roll without asking you."
FORGED = "A move was made for you that did not come from this device."
UNHEARD = "The table ignores a message from this device that it has received."
UNANSWERED = "The table has not answered this device for 20 seconds. Your moves and rolls are waiting."
CHANGED = "The table has changed its account of this game."


class Cheating(Server):
    """An operator who cheats at tables that he chooses."""

    @property
    def cheats(self) -> Path:
        return self.folder / "cheats"

    def command(self) -> list[str]:
        self.cheats.mkdir(exist_ok=True)
        settings = {"database": str(self.folder / "parlour.sqlite3"), "port": self.port, "limits": PLENTY, "workers": 1}
        settings |= {"cheats": str(self.cheats), "silent_after": 3.0, "asleep_after": 10.0}
        return [sys.executable, "-m", cheating_node.__name__, json.dumps(settings)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Cheating(tmp_path_factory.mktemp("cheating-server"))
    server.start()
    yield server
    server.kill()


@dataclass
class Company:
    """Ada, who rolls first, and Grace, in two browsers; Bob is a program."""

    table: Table
    ada: Page
    grace: Page
    bob: Witness

    def quiet(self, *pages: Page) -> None:
        for page in pages or (self.ada, self.grace):
            assert page.locator(ALARM).count() == 0, page.locator(ALARM).inner_text()
            assert not missing_messages(page)
        if not pages:
            assert (self.bob.alarm, self.bob.notice) == ("", "")

    def heard(self) -> None:
        """Waits until Bob has heard what everybody was told."""
        until_so(lambda: self.bob.seq == self.table.ask("")["now"]["seq"])


def until_so(check: Callable[[], object], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline, "it never came to this"
        time.sleep(0.05)


@contextmanager
def cheated(
    server: Server, visit: Visit, lay: Lay, cheat: str, devices: int = 3, beside: Iterable[dict[str, Any]] = ()
) -> Iterator[Company]:
    """Everybody is at a table where the server will cheat in this way. People `beside` Ada, at her screen, begin."""
    assert isinstance(server, Cheating)
    seats = [ADA, GRACE, BOB, *beside]
    table = lay("shutbox", *seats, first=3 % len(seats))
    (server.cheats / table.id).write_text(cheat)
    grace = table.grace()
    bob = joined(table, "Bob")
    live = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live"
    pages = at(visit, table.link), at(visit, grace)
    has_devices(pages[0], table, devices - 1)
    with Witness(live, bob) as witness:
        yield Company(table, *pages, witness)


def joined(table: Table, name: str) -> str:
    token = table.ask("/invite", {})["link"].partition("#i=")[2]
    return str(table.ask("/join", {"token": token, "name": name})["key"])


EVERYBODY = [
    ("another_outcome", OUTCOME, "outcome"),
    ("chosen_link", LINK, "link"),
    ("skipped_link", LINK, "link"),
    ("used_link", LINK, "link"),
    ("replaced_link", LINK, "link"),
    ("left_out_of_the_roll", WRONG, "links"),
    ("joined_after_the_opening", WRONG, "links"),
    ("opened_again", WRONG, "order"),
    ("dropped_after_revealing", DROPPED, "drop-after-reveal"),
]


@pytest.mark.parametrize(
    ("cheat", "sentence", "code"),
    always("another_outcome", of=EVERYBODY),
)
def test_everybody_sees_it_at_that_very_roll(
    server: Server, visit: Visit, lay: Lay, cheat: str, sentence: str, code: str
) -> None:
    """Both browsers and the program raise the alarm, none gives another number, and any verifier finds the line."""
    with cheated(server, visit, lay, cheat) as company:
        roll(company.ada)
        for page in (company.ada, company.grace):
            says(page, ALARM, sentence)
            says(page, ALARM, STOPPED)
            assert page.locator(".room").get_attribute("data-busy") == "true"
        until_so(lambda: company.bob.alarm)
        assert company.bob.alarm == code
        assert not has_left(company.table, 1), "nobody leaves unasked: that would hand the operator the rest"
        key = {"Authorization": f"Bearer {company.table.key}"}
        record = company.table.client.get(f"/api/tables/{company.table.id}/record", headers=key).content
    found = verify(record)
    if cheat == "dropped_after_revealing":
        assert found.sound, "no record shows who was awake: only those who were there know"
    else:
        assert (found.status, found.code) == ("bad", code), found.problem


def has_left(table: Table, count: int) -> bool:
    return sum(event["event"] == "leave" for event in table.ask("")["log"]) >= count


def draw_of(table: Table) -> Any:
    return table.ask("")["now"]["draw"]


@pytest.mark.parametrize("cheat", always("loaded_dice", of=list(OPENINGS)))
def test_dice_that_are_not_those_of_the_rules_are_seen_before_the_roll(
    server: Server, visit: Visit, lay: Lay, cheat: str
) -> None:
    """Pages know the rules: none reveals, and nothing more is sent from them until their people say so."""
    with cheated(server, visit, lay, cheat) as company:
        roll(company.ada)
        for page in (company.ada, company.grace):
            says(page, ALARM, RULES)
            says(page, ALARM, STOPPED)
        draw = draw_of(company.table)
        theirs = {each["device"] for each in draw["party"] if each["seats"] != [2]}
        assert len(theirs) == 2 and not theirs & set(draw["revealed"])
        assert not has_left(company.table, 1)
        company.grace.get_by_role("button", name="Play on unprotected").click()
        until_so(lambda: has_left(company.table, 1))
        says(company.grace, ALARM, "You play on without protection: the host could choose the rolls.")


@pytest.mark.long
def test_a_roll_cancelled_unasked_is_seen_by_those_who_were_not_asked(server: Server, visit: Visit, lay: Lay) -> None:
    """Bob's number had come, and the table says that it had not: he is told so, or knows better."""
    with cheated(server, visit, lay, "voided_unasked") as company:
        roll(company.ada)
        for page in (company.ada, company.grace):
            says(page, ALARM, UNASKED)
        until_so(lambda: company.bob.alarm or company.bob.notice)
        assert (company.bob.alarm or company.bob.notice) in ("void-after-acknowledgement", "voided")


@pytest.mark.long
def test_a_withheld_acknowledgement_costs_one_cancelled_roll_and_is_told(
    server: Server, visit: Visit, lay: Lay
) -> None:
    """The table keeps Grace's number back and says that she was silent. The others agree; she is told."""
    with cheated(server, visit, lay, "withheld_acknowledgement") as company:
        roll(company.ada)
        company.ada.get_by_role("button", name="Roll again without them").click()
        says(company.grace, ".fair", "A roll was made again because this device’s number did not arrive in time.")
        company.quiet(company.ada)
        assert company.bob.alarm == ""


def test_a_forged_move_is_seen_by_the_person_it_was_made_for(server: Server, visit: Visit, lay: Lay) -> None:
    with cheated(server, visit, lay, "forged_move") as company:
        roll(company.ada)
        says(company.ada, ALARM, FORGED)
        company.heard()
        company.quiet(company.grace)
        assert company.bob.alarm == ""


@pytest.mark.long
def test_events_put_before_the_outcome_change_nothing(server: Server, visit: Visit, lay: Lay) -> None:
    with cheated(server, visit, lay, "reactions") as company:
        roll(company.ada)
        for page in (company.ada, company.grace):
            rolled(page, 1)
        company.heard()
        company.quiet()


@pytest.mark.long
def test_two_stories_are_found_when_two_players_compare(server: Server, visit: Visit, lay: Lay, tmp_path: Path) -> None:
    """Ada and Bob are told one roll and Grace another. Each story is sound in itself, so nobody sees it alone."""
    with cheated(server, visit, lay, "two_stories") as company:
        roll(company.ada)
        for page in (company.ada, company.grace):
            rolled(page, 1)
        company.heard()
        company.quiet()
        with company.grace.expect_download() as started:
            company.grace.locator(".log .took").first.click()
            company.grace.get_by_role("button", name="Save the receipt").click()
        started.value.save_as(tmp_path / "receipt.json")
        kept = json.loads((tmp_path / "receipt.json").read_text())
        assert kept["head"] != company.bob.head
        compare(company.ada, company.table, kept["lines"] - 1, code_of(kept), "You did not see the same game")


@pytest.mark.long
def test_another_past_is_seen_by_a_player_who_comes_back(server: Server, visit: Visit, lay: Lay) -> None:
    with cheated(server, visit, lay, "another_past") as company:
        roll(company.ada)
        for page in (company.ada, company.grace):
            rolled(page, 1)
        company.grace.reload()
        says(company.grace, ALARM, CHANGED)
        company.quiet(company.ada)


@pytest.mark.long
def test_left_out_although_its_word_was_taken_is_an_alarm_at_once(server: Server, visit: Visit, lay: Lay) -> None:
    with cheated(server, visit, lay, "left_out_while_ready") as company:
        roll(company.ada)
        says(company.grace, ALARM, UNHEARD)
        company.quiet(company.ada)


@pytest.mark.long
def test_rolls_without_this_device_are_counted_and_asked_about(server: Server, visit: Visit, lay: Lay) -> None:
    """The table says that it heard nothing, which nobody can prove. Grace reads how often, and is asked at three."""
    # Grace never comes to her turn: two turns before it have at least four rolls.
    with cheated(server, visit, lay, "swallowed_ready", beside=[ADA | {"name": "Bea"}]) as company:
        roll(company.ada)
        missed = company.grace.locator(
            ".fair", has_text="rolls were made without this device. Bad Wi-Fi, or a host who"
        )
        until_so(lambda: moved_and_rolled(company, 3) and missed.count(), 120)
        says(company.grace, ".fair", "Screen off: 0")
        company.grace.get_by_role("button", name="Got it").click()
        says(company.grace, ".stays", "rolls without this device")
        company.quiet(company.ada, company.grace)


def moved_and_rolled(company: Company, rolls: int) -> bool:
    """Somebody moves and rolls, until that number of rolls is made."""
    for page in (company.ada, company.grace):
        if page.locator(".room").get_attribute("data-busy") == "false":
            act(page)
    return sum(event["event"] == "outcome" for event in company.table.ask("")["log"]) >= rolls


@pytest.mark.long
@pytest.mark.parametrize(
    ("cheat", "sentence"),
    always("changed_registration", of=[("swallowed_registration", UNANSWERED), ("changed_registration", WRONG)]),
)
def test_a_device_that_is_not_let_in_as_it_asked(
    server: Server, visit: Visit, lay: Lay, cheat: str, sentence: str
) -> None:
    """Grace's device is swallowed, or registered with a number that is not hers: hers alone knows."""
    devices = 2 if cheat == "swallowed_registration" else 3
    with cheated(server, visit, lay, cheat, devices) as company:
        says(company.grace, ".fair", sentence)
        company.quiet(company.ada)


def test_every_cheat_is_tried() -> None:
    alone = {"voided_unasked", "forged_move", "reactions"}
    assert {cheat for cheat, _, _ in EVERYBODY} | alone == set(CLOSINGS)
    assert set(TELLINGS) == {"two_stories", "another_past"}
