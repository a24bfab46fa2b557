"""The page's own messages to a table: it registers, answers, adds chains, leaves, and comes back."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.table.chance.stories import DIE, Story, encoded
from tests.table.chance.twins import NODE

from parlour.table.chance import Links
from parlour.table.verify import START, seal

pytestmark = pytest.mark.skipif(NODE is None, reason="needs Node.js")
SCRIPT = Path(__file__).with_name("participant.mjs")


class Meeting(Story):
    """A table and one page at it, which plays seat 1; seat 0 has a device of the table's own."""

    def __init__(self, page: subprocess.Popen[str], *, duties: bool = True, **header: Any) -> None:
        super().__init__(Random(4), duties=duties)
        self.bodies = [body for body in self.bodies if not body.startswith(b'{"name":')]
        self.bodies[0] = encoded({**json.loads(self.bodies[0]), **header})
        self.page = page
        self.head, self.lines, self.said = START, list[str](), dict[str, Any]()
        self.mine = self.register((0,))
        self.do("fresh", [1])
        self.tell()

    def do(self, *step: Any) -> dict[str, Any]:
        assert self.page.stdin is not None and self.page.stdout is not None
        self.page.stdin.write(json.dumps(step) + "\n")
        self.page.stdin.flush()
        self.said = json.loads(self.page.stdout.readline())
        return self.said

    def tell(self, draw: dict[str, Any] | None = None, again: bool = False) -> dict[str, Any]:
        """Tells what was written since, or everything from the header on."""
        first = 0 if again else len(self.lines)
        for body in self.bodies[len(self.lines) :]:
            line, self.head = seal(body, self.head)
            self.lines.append(line.decode())
        return self.do("told", [[first + at, line] for at, line in enumerate(self.lines[first:])], draw)

    def one(self, kind: str) -> Any:
        """The one thing that the page has just said."""
        assert [said["type"] for said in self.said["sent"]] == [kind], self.said
        return self.said["sent"][0]

    def join(self) -> str:
        """Logs the registration that the page has just sent."""
        asked = self.one("device")
        id, top = asked["device"], bytes.fromhex(asked["top"])
        self.devices[id] = Links("story", bytes.fromhex(id), bytes.fromhex(self.said["seed"]), asked["after"])
        self.ledger = self.ledger.registered(id, asked["seats"], asked["after"], top)
        members = {name: asked[name] for name in ("device", "seats", "after", "top")}
        self.add("device", **members, id=asked["id"])
        self.do("answered", asked["id"], self.seq)
        self.tell()
        return str(id)

    def named(self, id: str) -> None:
        """The last answer to the command with this id."""
        self.bodies[-1] = encoded({**json.loads(self.bodies[-1]), "id": id})

    def draw(self, go: bool) -> dict[str, Any]:
        party = self.ledger.opening.ids if self.ledger.opening else ()
        return {
            "n": self.ledger.opens, "open": self.head, "hand": None, "go": go,
            "party": [{"device": id, "seats": []} for id in party],
            "ready": [], "revealed": [], "agreed": [], "voidable": False,
        }  # fmt: skip

    def opened(self) -> None:
        """Opens a draw; go is said at once."""
        self.open(DIE)
        for body in self.bodies[len(self.lines) :]:
            head = seal(body, self.head)[1]
        self.tell({**self.draw(True), "open": head})

    def roll(self) -> None:
        """A whole roll, with the page's link if it is in the party."""
        self.opened()
        reveal = self.one("reveal")
        assert reveal["link"] == self.devices[reveal["device"]].link(reveal["n"]).hex()
        assert reveal["open"] == self.head
        self.do("answered", reveal["id"], self.seq)
        self.fall()
        self.tell()


@pytest.fixture(scope="module")
def page() -> Iterator[subprocess.Popen[str]]:
    page = subprocess.Popen([str(NODE), str(SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    yield page
    page.communicate()


@pytest.fixture
def table(page: subprocess.Popen[str]) -> Meeting:
    return Meeting(page)


def test_it_registers_and_rolls_and_adds_chains(table: Meeting) -> None:
    id = table.join()
    for _ in range(270):
        table.roll()
        if any(said["type"] == "chain" for said in table.said["sent"]):
            asked = table.one("chain")
            assert (asked["after"], asked["top"]) == (256, table.devices[id].top(256).hex())
            table.chain(id)
            table.named(asked["id"])
            table.do("answered", asked["id"], table.seq)
            table.tell()
    table.end()
    table.tell()
    assert (table.said["alarm"], table.said["notice"], table.said["seed"]) == ("", "", "")


def test_ready_is_said_before_go_and_once(table: Meeting) -> None:
    table.join()
    table.open(DIE)
    table.tell({**table.draw(False)})
    ready = table.one("ready")
    assert ready["open"] == table.head
    assert table.do("drawn", table.draw(False))["sent"] == []
    table.do("answered", ready["id"], table.seq)
    assert table.do("drawn", table.draw(False))["sent"] == []
    assert table.do("drawn", table.draw(True))["sent"][0]["type"] == "reveal"
    assert table.do("drawn", table.draw(True))["sent"] == []
    assert table.do("pass", 11)["late"], "nothing comes of it"


def test_after_a_reload_it_goes_on_as_the_same_device(table: Meeting) -> None:
    id = table.join()
    table.roll()
    table.opened()
    first = table.one("reveal")
    table.do("opened", [1])
    again = table.tell(table.draw(True), again=True)["sent"][0]
    assert {**again, "id": ""} == {**first, "id": ""}
    table.fall()
    table.tell()
    table.roll()
    assert table.said["device"] == id


def test_after_a_drop_it_comes_back_and_after_many_it_needs_a_new_id(table: Meeting) -> None:
    id = table.join()
    table.open(DIE)
    table.drop([id])
    table.tell()
    asked = table.one("back")
    assert asked["device"] == id
    for _ in range(65):
        table.open(DIE)
        table.fall()
    table.tell()
    assert table.join() != id
    assert table.said["notice"] == "missed", "a new id starts no new count"
    table.do("confirm")
    table.roll()


def test_a_registration_that_is_never_logged(table: Meeting) -> None:
    first = table.one("device")
    second = table.do("pass", 11)["sent"][0]
    assert second["device"] == first["device"]
    assert not table.said["unanswered"]
    assert table.do("pass", 11)["unanswered"], "the person is told"
    assert table.said["alarm"] == "", "and nobody is accused"
    table.join()
    assert not table.said["unanswered"]


def test_a_registration_refused_three_times_although_the_log_permits_it(table: Meeting) -> None:
    ids = set()
    for _ in range(3):
        assert table.said["alarm"] == ""
        asked = table.one("device")
        ids.add(asked["device"])
        table.do("declined", asked["id"], "too_many_devices")
        table.do("pass", 31)
    assert (table.said["alarm"], table.said["sent"]) == ("refused", [])
    assert len(ids) == 3


def test_an_honest_refusal_is_no_alarm(table: Meeting) -> None:
    others = [table.register((1,)) for _ in range(4)]
    table.tell()
    for _ in range(4):
        asked = table.one("device") if table.said["sent"] else table.do("pass", 31)["sent"][0]
        table.do("declined", asked["id"], "too_many_devices")
        table.do("pass", 50)
        assert table.said["alarm"] == ""
    table.leave(others[0])
    table.join()
    assert (table.said["alarm"], table.said["unanswered"]) == ("", False)


@pytest.mark.parametrize("swallowed", [True, False])
def test_a_ping_tells_that_a_registration_was_heard(table: Meeting, swallowed: bool) -> None:
    """The table keeps its answer to itself; what it says to the ping shows that it has heard the device."""
    (ping,) = table.said["pings"]
    if not swallowed:
        table.join()
    table.do("pong", ping, table.seq)
    table.open(DIE)
    assert table.tell()["alarm"] == ("unheard" if swallowed else "")


def test_a_ping_on_a_lost_connection_tells_nothing(table: Meeting) -> None:
    (ping,) = table.said["pings"]
    table.do("connection", False)
    table.do("pong", ping, table.seq)
    table.open(DIE)
    assert table.tell()["alarm"] == ""
    table.do("connection", True)
    (ping,) = table.do("sentAgain")["pings"]
    table.do("pong", ping, table.seq)
    table.fall()
    table.open(DIE)
    assert table.tell()["alarm"] == "unheard"


def test_a_refusal_is_no_hearing(table: Meeting) -> None:
    asked, (ping,) = table.one("device"), table.said["pings"]
    table.do("declined", asked["id"], "too_many_devices")
    table.do("pong", ping, table.seq)
    table.open(DIE)
    assert table.tell()["alarm"] == ""


def test_at_a_table_of_the_older_rules_the_person_is_asked_first_and_nothing_is_pinged(
    page: subprocess.Popen[str],
) -> None:
    table = Meeting(page, duties=False)
    assert (table.said["question"], table.said["sent"]) == ("old", [])
    table.do("accept", "old")
    table.one("device")
    assert (table.said["question"], table.said["pings"]) == ("", [])


def bot(table: Meeting, seconds: float, id: str = "") -> dict[str, Any]:
    """A bot is put into seat 1 after so long a silence."""
    table.do("pass", seconds)
    table.add("seat", seat=1, who={"kind": "bot", "level": "easy"}, why="takeover", id=id or "theirs")
    return table.tell()


def test_a_bot_in_my_seat_without_a_reason(table: Meeting) -> None:
    table.join()
    table.roll()
    assert bot(table, 20)["alarm"] == "bot-in-seat"


def test_a_bot_in_my_seat_after_a_minute_of_silence_even_if_the_page_was_closed(table: Meeting) -> None:
    table.join()
    table.roll()
    table.do("pass", 61)
    table.do("opened", [1])
    table.add("seat", seat=1, who={"kind": "bot", "level": "easy"}, why="takeover", id="theirs")
    assert table.tell(again=True)["alarm"] == ""
    assert table.said["account"]["seated"] == 1


@pytest.mark.parametrize(("before", "alarm"), [(70, ""), (20, "bot-in-seat")])
def test_time_that_ran_before_a_reload_has_run(page: subprocess.Popen[str], before: int, alarm: str) -> None:
    """A hundred seconds for the whole game: some of them before the page is loaded again, 31 after it."""
    table = Meeting(page, clock={"kind": "fischer", "seconds": 100, "increment": 1, "out": "seat"})
    table.join()
    table.roll()
    for seconds in (before, 31):
        for _ in range(seconds):
            table.do("pass", 1)
            table.do("told", [], None)
        if seconds == before:
            table.do("opened", [1])
            table.tell(again=True)
    table.add("seat", seat=1, who={"kind": "bot", "level": "easy"}, why="time_seat", id="theirs")
    assert table.tell()["alarm"] == alarm


@pytest.mark.parametrize(("before", "alarm"), [(20, ""), (0, "bot-in-seat")])
def test_every_move_brings_its_increment(page: subprocess.Popen[str], before: int, alarm: str) -> None:
    """Forty seconds and twenty for the one move: 45 are not yet all, 65 are."""
    table = Meeting(page, clock={"kind": "fischer", "seconds": 40, "increment": 20, "out": "seat"})
    table.join()
    table.roll()
    table.do("pass", before)
    table.do("command", "mine", {"type": "play", "seat": 1, "move": "go", "seq": table.seq})
    table.add("move", seat=1, move="go", id="mine")
    assert table.tell()["alarm"] == ""
    for _ in range(45):
        table.do("pass", 1)
        table.do("told", [], None)
    table.add("seat", seat=1, who={"kind": "bot", "level": "easy"}, why="time_seat", id="theirs")
    assert table.tell()["alarm"] == alarm


@pytest.mark.parametrize(
    ("kept_back", "reloads", "alarm"), [(True, 0, "late-consent"), (True, 2, "late-consent"), (False, 1, "")]
)
def test_a_day_after_consent_the_page_asks_where_the_table_stands(
    page: subprocess.Popen[str], kept_back: bool, reloads: int, alarm: str
) -> None:
    """A take-back that comes after the table has said where it stands is too late, reloaded meanwhile or not."""
    table = Meeting(page, takeback="agree")
    table.join()
    table.move(0)
    of = table.consent(0)
    stood = table.seq
    table.tell()
    table.do("command", "ours", {"type": "consent", "seat": None, "move": str(of), "seq": stood})
    table.consent(1, id="ours")
    table.undo()
    if not kept_back:
        assert table.tell()["alarm"] == ""
    for _ in range(reloads):
        table.do("pass", 3600)
        table.do("closed")
        table.do("opened", [1])
        table.do("told", [[at, line] for at, line in enumerate(table.lines)], None)
    assert table.do("pass", 86_400 - 3600 * reloads)["pings"] == []
    (ping,) = table.do("pass", 4)["pings"]
    table.do("pong", ping, stood if kept_back else table.seq)
    assert table.tell()["alarm"] == alarm


def test_a_bot_in_my_seat_that_i_asked_for(table: Meeting) -> None:
    table.join()
    table.do("command", "mine", {"type": "takeover", "seat": 1, "move": "", "seq": table.seq})
    assert bot(table, 1, "mine")["alarm"] == ""


def test_while_the_connection_is_lost_nobody_is_accused(table: Meeting) -> None:
    table.do("connection", False)
    for _ in range(4):
        assert table.do("pass", 11)["alarm"] == ""


def test_a_shorter_log_than_the_one_that_was_kept(table: Meeting) -> None:
    table.join()
    table.roll()
    table.do("opened", [1])
    table.do("told", [[at, line] for at, line in enumerate(table.lines[:-1])], None)
    assert (table.said["alarm"], table.said["sent"]) == ("", []), "another tab may be ahead"
    assert table.do("pass", 11)["alarm"] == "changed-log"


@pytest.mark.parametrize("brings", [True, False], ids=["another device", "a program without one"])
def test_a_move_of_mine_from_elsewhere(table: Meeting, brings: bool) -> None:
    id = table.join()
    device = {"device": table.register((1,))} if brings else {}
    table.add("move", seat=1, move="rest", **device, id="there")
    table.tell()
    assert (table.said["alarm"], table.said["stranger"]) == ("forged-move", device.get("device", ""))
    assert table.said["sent"] == [], "nothing is sent after an alarm"
    table.do("knows")
    assert table.said["alarm"] == ""
    table.add("move", seat=1, move="rest", **device, id="again")
    assert table.tell()["alarm"] == ""
    table.roll()
    assert table.said["device"] == id


def test_only_a_person_who_plays_on_unprotected_leaves(table: Meeting) -> None:
    id = table.join()
    table.add("move", seat=1, move="rest", device=id, id="not-mine")
    assert table.tell()["sent"] == []
    table.do("playOn")
    assert table.one("leave")["device"] == id


def test_a_move_in_my_name_that_i_did_not_make(table: Meeting) -> None:
    id = table.join()
    table.add("move", seat=1, move="rest", device=id, id="not-mine")
    assert (table.tell()["alarm"], table.said["stranger"]) == ("forged-move", None), "nobody can explain it"


def test_a_notice_waits_for_the_person(table: Meeting) -> None:
    id = table.join()
    table.opened()
    table.void([id])
    table.tell()
    assert (table.said["notice"], table.said["sent"]) == ("voided", [])
    assert table.do("confirm")["sent"][0]["type"] == "back"


def test_agreeing_is_remembered_before_it_is_said(table: Meeting) -> None:
    table.join()
    table.opened()
    agreed = table.do("agree")["sent"][0]
    assert (agreed["type"], agreed["n"], agreed["open"]) == ("agree", table.ledger.opens, table.head)
    table.void([table.mine])
    assert table.tell()["alarm"] == ""


def test_a_person_who_comes_back_to_this_screen_needs_a_device_for_all_its_seats(table: Meeting) -> None:
    table.add("seat", seat=1, who={"kind": "bot", "level": "easy"})
    table.do("fresh", [0, 1])
    table.tell(again=True)
    assert table.one("device")["seats"] == [0], "a bot sits in the other one"
    id = table.join()
    table.add("seat", seat=1, who={"kind": "elsewhere"})
    table.tell()
    asked = table.one("device")
    assert asked["seats"] == [0, 1] and asked["device"] != id
    assert table.join() == asked["device"]
    assert table.said["alarm"] == ""


def test_an_id_has_sixteen_random_bytes_and_a_seed_thirty_two(table: Meeting) -> None:
    kept = []
    for _ in range(2):
        table.do("fresh", [1])
        kept.append((table.said["device"], table.said["seed"]))
        assert [len(bytes.fromhex(each)) for each in kept[-1]] == [16, 32]
    assert not set(kept[0]) & set(kept[1])
