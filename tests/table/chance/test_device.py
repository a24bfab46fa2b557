"""An honest device against tables that cheat: who catches it, and when."""

import copy
import json
from collections.abc import Callable
from random import Random

import pytest
from tests.table.chance.stories import DIE, Story, encoded

from parlour.table.chance import Links, drawn, mixed
from parlour.table.device import Device, Kept
from parlour.table.verify import START, seal, verify


class Cheat(Story):
    """A table that writes what it likes and tells it to one honest device, and has a device of its own."""

    def __init__(self, seed: int = 1, *, register: bool = True, waits: bool = False) -> None:
        super().__init__(Random(seed), duties=True, waits=waits)
        self.saved: list[Kept] = []
        self.honest = Device.fresh((1,), lambda kept: self.saved.append(copy.deepcopy(kept)))
        self.head, self.lines, self.told = START, list[bytes](), 0
        self.tell()
        self.mine = self.register((0,))
        if register:
            self.join(self.honest)

    def join(self, device: Device) -> None:
        """The honest device registers, truly."""
        asked = device.registration()
        id = str(asked["device"])
        self.devices[id] = Links("story", bytes.fromhex(id), device.kept.secret, asked["after"])
        self.ledger = self.ledger.registered(id, asked["seats"], asked["after"], bytes.fromhex(asked["top"]))
        self.add("device", **asked)
        self.tell()

    def tell(self) -> None:
        """Seals what was written since, and tells it."""
        for body in self.bodies[self.told :]:
            line = body
            if not body.startswith(b'{"name":'):
                line, self.head = seal(body, self.head)
            self.lines.append(line)
            self.honest.told(line)
        self.told = len(self.bodies)

    def write(self, kind: str, **members: object) -> None:
        """An event as it is, whatever the rules of the log say."""
        self.seq += 1
        self.bodies.append(encoded({"seq": self.seq, "event": kind, **members}))
        self.tell()

    def roll(self) -> str:
        """An honest roll."""
        self.open(DIE)
        self.tell()
        assert self.honest.ready()
        n = self.ledger.opens
        reveal = self.honest.go(n)
        assert reveal is not None and reveal.open == self.head
        assert reveal.link == self.devices[self.honest.kept.id].link(n).hex()
        self.says("reveal", n)
        self.fall()
        self.tell()
        return str(json.loads(self.bodies[-1])["outcome"])

    def says(self, type: str, n: int = 0, id: str = "") -> str:
        """The honest device says something, and the table answers that it heard."""
        id = id or f"said-{len(self.honest.kept.commands)}"
        self.honest.sends(id, type, n=n)
        self.honest.heard(id, self.seq)
        return id

    def opened(self) -> int:
        """A draw is open and the honest device has revealed."""
        self.open(DIE)
        self.tell()
        assert self.honest.ready()
        assert self.honest.go(self.ledger.opens) is not None
        return self.ledger.opens

    def outcome(self, n: int, party: list[str], link: bytes | None = None, **links: bytes) -> dict[str, object]:
        """The members of an outcome with these links, computed as the page says; `links` replaces some by `_ID`."""
        used = [links.get(f"_{id}", self.devices[id].link(n)) for id in party]
        own = link or self.table.link(n)
        pairs = zip(map(bytes.fromhex, party), used, strict=True)
        fell = drawn(tuple((face, weight) for face, weight in DIE), mixed("story", n, own, pairs))
        return {"n": n, "outcome": fell, "link": own.hex(), "links": [each.hex() for each in used]}

    @property
    def party(self) -> list[str]:
        return [self.mine, self.honest.kept.id]


def test_an_honest_table_never_alarms_and_never_asks() -> None:
    table = Cheat()
    for _ in range(20):
        table.roll()
    table.end()
    table.tell()
    assert (table.honest.alarm, table.honest.notice) == ("", "")
    assert table.honest.kept.secret == b"", "the seed is deleted at the end"
    assert table.honest.findings.covered == [20, 20]
    assert verify(b"\n".join(table.lines) + b"\n").status == "finished"


def skipped_link(table: Cheat) -> None:
    n = table.opened()
    table.write("outcome", **table.outcome(n, table.party, table.table.link(n + 1)))


def skipped_link_of_a_device(table: Cheat) -> None:
    n = table.opened()
    table.write("outcome", **table.outcome(n, table.party, **{f"_{table.mine}": table.devices[table.mine].link(n + 1)}))


def join_after_open(table: Cheat) -> None:
    n = table.opened()
    late = table.register((0,), ahead=-1)
    table.tell()
    table.write("outcome", **table.outcome(n, [*table.party, late]))


def reordered(table: Cheat) -> None:
    n = table.opened()
    table.write("outcome", **table.outcome(n, table.party[::-1]))


def left_between(table: Cheat) -> None:
    n = table.opened()
    table.leave(table.mine)
    table.tell()
    table.write("outcome", **table.outcome(n, [table.honest.kept.id]))


def drop_after_reveal(table: Cheat) -> None:
    n = table.opened()
    table.write("drop", n=n, missing=[table.mine])


def void_without_agreement(table: Cheat) -> None:
    n = table.opened()
    link = table.devices[table.honest.kept.id].link(n).hex()
    table.write("void", n=n, missing=[table.mine], link=table.table.link(n).hex(), links=[None, link])


def void_after_acknowledgement(table: Cheat) -> None:
    n = table.opened()
    table.says("reveal", n)
    link = table.devices[table.mine].link(n).hex()
    missing = [table.honest.kept.id]
    table.write("void", n=n, missing=missing, link=table.table.link(n).hex(), links=[link, None])


def wrong_outcome(table: Cheat) -> None:
    n = table.opened()
    made = table.outcome(n, table.party)
    other = next(face for face, _ in DIE if face != made["outcome"])
    table.write("outcome", **{**made, "outcome": other})


def replaced_link(table: Cheat) -> None:
    n = table.opened()
    table.write("outcome", **table.outcome(n, table.party, **{f"_{table.honest.kept.id}": bytes(32)}))


def second_open(table: Cheat) -> None:
    n = table.opened()
    table.write("open", n=n, hand=0, chances=[["1", 1]])


def next_open(table: Cheat) -> None:
    n = table.opened()
    table.write("open", n=n + 1, hand=0, chances=[["1", 1]])


def list_with_outcome(table: Cheat) -> None:
    n = table.opened()
    table.write("outcome", **table.outcome(n, table.party), chances=DIE)


def chain_while_open(table: Cheat) -> None:
    table.opened()
    table.write("chain", after=256, top="00" * 32)


def move_with_a_link(table: Cheat) -> None:
    table.write("move", seat=0, move="go", link=table.table.link(1).hex())


def forged_move(table: Cheat) -> None:
    table.write("move", seat=1, move="rest", id="not-mine")


def move_of_an_unknown_device(table: Cheat) -> None:
    other = table.register((1,))
    table.tell()
    table.write("move", seat=1, move="rest", device=other, id="x")


def doubled_member(table: Cheat) -> None:
    line, table.head = seal(b'{"seq":%d,"event":"pause","seat":0,"seat":1}' % (table.seq + 1), table.head)
    table.honest.told(line)


def event_after_end(table: Cheat) -> None:
    table.end()
    table.tell()
    table.write("pause", seat=0)


def left_out_although_heard(table: Cheat) -> None:
    """The table answered *ready*, and then says that the device was asleep."""
    table.open(DIE, hand=0)
    table.tell()
    assert table.honest.ready()
    table.says("ready", table.ledger.opens)
    table.drop([table.honest.kept.id])
    table.tell()


def back_swallowed(table: Cheat) -> None:
    table.open(DIE, hand=0)
    table.drop([table.honest.kept.id])
    table.tell()
    table.says("back")
    table.open(DIE)
    table.tell()


def back_forged(table: Cheat) -> None:
    table.open(DIE, hand=0)
    table.drop([table.honest.kept.id])
    table.back(table.honest.kept.id)
    table.tell()


def leave_forged(table: Cheat) -> None:
    table.leave(table.honest.kept.id)
    table.tell()


def leave_held_back(table: Cheat) -> None:
    """It stepped out and was back at once; the `leave` stands in the log much later, when it suits."""
    table.honest.sends("out", "leave")
    table.says("ready", 99)
    table.roll()
    table.write("leave", device=table.honest.kept.id, id="out")


def chain_forged(table: Cheat) -> None:
    while table.ledger.opens < 245:
        table.roll()
    device = table.honest.kept.id
    table.write("chain", device=device, after=256, top=table.devices[device].top(256).hex())


def another_move_with_that_id(table: Cheat) -> None:
    table.honest.sends("mine", "play", 1, "4 9", table.seq)
    table.write("move", seat=1, move="1+3", id="mine", device=table.honest.kept.id)


def move_held_back(table: Cheat) -> None:
    table.honest.sends("mine", "play", 1, "rest", table.seq)
    table.write("move", seat=0, move="go")
    table.write("move", seat=1, move="rest", id="mine", device=table.honest.kept.id)


def press_made_a_move(table: Cheat) -> None:
    table.honest.sends("mine", "roll", 1, "", table.seq)
    table.write("move", seat=1, move="rest", id="mine", device=table.honest.kept.id)


def bot_moves_for_a_person(table: Cheat) -> None:
    table.write("move", seat=1, move="rest", by="easy")


def bot_moves_for_another_person(table: Cheat) -> None:
    table.write("move", seat=0, move="rest", by="easy")


def bot_put_into_the_seat(table: Cheat) -> None:
    table.write("seat", seat=1, who={"kind": "bot", "level": "easy"}, why="takeover")


def bot_in_the_seat_for_the_clock(table: Cheat) -> None:
    """There is no clock."""
    table.write("seat", seat=1, who={"kind": "bot", "level": "easy"}, why="time")


def time_that_has_not_run_out(table: Cheat) -> None:
    table.end("time", 1)
    table.tell()


def taken_back_after_the_roll(table: Cheat) -> None:
    table.write("move", seat=0, move="go")
    moved = table.seq
    table.roll()
    table.write("undo", seat=0, of=moved)


def voided_twice(table: Cheat) -> None:
    for _ in range(2):
        table.opened()
        table.void([table.honest.kept.id])
        table.tell()
        if not table.honest.alarm:
            table.honest.confirmed()
            table.honest.sends(id := f"back-{table.seq}", "back")
            table.ledger = table.ledger.returned(table.honest.kept.id)
            table.write("back", device=table.honest.kept.id, id=id)


def last_device_of_the_hand_dropped(table: Cheat) -> None:
    table.open(DIE, hand=1)
    table.tell()
    table.write("drop", n=table.ledger.opens, missing=[table.honest.kept.id])


ATTACKS: list[tuple[Callable[[Cheat], None], str]] = [
    (skipped_link, "link"),
    (skipped_link_of_a_device, "link"),
    (join_after_open, "links"),
    (reordered, "link"),
    (left_between, "links"),
    (drop_after_reveal, "drop-after-reveal"),
    (void_without_agreement, "void-without-agreement"),
    (void_after_acknowledgement, "void-after-acknowledgement"),
    (wrong_outcome, "outcome"),
    (replaced_link, "link"),
    (second_open, "order"),
    (next_open, "order"),
    (list_with_outcome, "members"),
    (chain_while_open, "order"),
    (move_with_a_link, "members"),
    (forged_move, "forged-move"),
    (move_of_an_unknown_device, "forged-move"),
    (doubled_member, "strict"),
    (event_after_end, "order"),
    (left_out_although_heard, "unheard"),
    (back_swallowed, "unheard"),
    (back_forged, "not-sent"),
    (leave_forged, "not-sent"),
    (leave_held_back, "not-sent"),
    (chain_forged, "not-sent"),
    (another_move_with_that_id, "forged-move"),
    (move_held_back, "forged-move"),
    (press_made_a_move, "forged-move"),
    (bot_moves_for_a_person, "forged-move"),
    (bot_moves_for_another_person, "by"),
    (bot_put_into_the_seat, "bot-in-seat"),
    (bot_in_the_seat_for_the_clock, "bot-in-seat"),
    (time_that_has_not_run_out, "time"),
    (taken_back_after_the_roll, "undo"),
    (voided_twice, "voided-twice"),
    (last_device_of_the_hand_dropped, "missing"),
]


@pytest.mark.parametrize(("attack", "alarm"), ATTACKS, ids=[attack.__name__ for attack, _ in ATTACKS])
def test_an_attack_is_met_with_the_alarm_at_once(attack: Callable[[Cheat], None], alarm: str) -> None:
    table = Cheat()
    table.roll()
    attack(table)
    assert table.honest.alarm == alarm
    assert table.honest.kept.evidence, "what shows it is kept"
    assert table.honest.go(table.ledger.opens) is None, "it never reveals again"
    assert table.saved[-1].alarm == table.honest.alarm, "not even after a reload"


def test_a_device_that_takes_the_place_of_ours_at_a_table_that_waits() -> None:
    """The operator swallows the registration, and has a device of his own in our seat: so the log may go on."""
    table = Cheat(register=False, waits=True)
    table.honest.registration()
    table.register((1,))
    table.open(DIE, hand=0)
    table.tell()
    assert table.honest.alarm == "another-device"

    again = Cheat(register=False, waits=True)
    friend = again.register((1,))
    again.honest = Device(Kept("00" * 16, bytes(32), (1,), friends={friend}), lambda kept: None)
    for line in again.lines:
        again.honest.told(line)
    again.honest.registration()
    again.open(DIE, hand=0)
    again.tell()
    assert again.honest.alarm == "", "our person's other device"


def test_a_void_does_not_put_another_device_in_our_place() -> None:
    table = Cheat(waits=True)
    table.register((1,))
    table.opened()
    table.void([table.honest.kept.id])
    table.tell()
    assert (table.honest.alarm, table.honest.notice) == ("", "voided")
    table.open(DIE, hand=0)
    table.tell()
    assert table.honest.alarm == "another-device"


def test_rolls_while_it_is_out_are_no_alarm_and_count_as_its_own_choice() -> None:
    table = Cheat(waits=True)
    table.honest.sends("out", "leave")
    table.ledger = table.ledger.left(table.honest.kept.id)
    table.write("leave", device=table.honest.kept.id, id="out")
    for said, why in (("", "off"), ("in", "connected")):
        if said:
            table.honest.sends(said, "back")  # and nobody answers: from now on it is left out
        table.open(DIE, hand=0)
        table.fall()
        table.tell()
        assert table.honest.alarm == "" and table.honest.kept.account.missed[-1][1] == why


def test_a_move_for_us_before_our_registration_is_logged_is_forged() -> None:
    table = Cheat(register=False)
    table.write("move", seat=1, move="rest")
    assert table.honest.alarm == "", "it had not come yet"
    table.honest.registration()
    table.write("move", seat=1, move="rest")
    assert table.honest.alarm == "forged-move"


def test_reactions_inserted_before_the_outcome_change_nothing() -> None:
    fell = set()
    for reactions in range(5):
        again = Cheat(3, register=False)
        again.honest = Device(Kept("00" * 16, bytes(32), (1,)), lambda kept: None)
        for line in again.lines:
            again.honest.told(line)
        again.join(again.honest)
        n = again.opened()
        for _ in range(reactions):
            again.write("reaction", seat=0, what="laugh")
        made = again.outcome(n, again.party)
        again.write("outcome", **made)
        assert again.honest.alarm == ""
        fell.add(made["outcome"])
    assert len(fell) == 1


def test_a_rolled_back_or_forked_log_is_an_alarm_and_no_link_is_given_twice() -> None:
    table = Cheat()
    table.roll()
    n = table.opened()
    forked = copy.deepcopy(table.saved[-1])
    tab = Device(forked, lambda kept: None)
    other = [*table.lines[:-1], seal(b'{"seq":%d,"event":"pause"}' % table.seq, "00" * 32)[0]]
    tab.compare(other)
    assert tab.alarm == "changed-log"
    assert tab.go(n) is None
    short = Device(copy.deepcopy(table.saved[-1]), lambda kept: None)
    short.compare(table.lines[:-2])
    assert short.alarm == "changed-log"


def test_a_second_tab_that_was_told_another_opening_does_not_answer_it() -> None:
    """Both tabs share what is kept: the first one answered `open n`, so the other answers no other `open n`."""
    table = Cheat()
    before = copy.deepcopy(table.honest.kept)
    n = table.opened()
    tab = Device(before, lambda kept: None)
    tab.kept.sent = table.honest.kept.sent
    line, _ = seal(encoded({"seq": table.seq, "event": "open", "n": n, "hand": 1, "chances": [["6", 1]]}), tab.head)
    tab.told(line)
    assert tab.alarm == ""
    assert tab.go(n) is None


@pytest.mark.parametrize("sent", [False, True])
def test_a_reload_before_or_after_sending_gives_the_same_link(sent: bool) -> None:
    table = Cheat()
    table.open(DIE)
    table.tell()
    n = table.ledger.opens
    first = table.honest.go(n) if sent else None
    reloaded = Device(copy.deepcopy(table.saved[-1]), lambda kept: None)
    again = reloaded.go(n)
    assert again is not None and again.link == table.devices[reloaded.kept.id].link(n).hex()
    assert first in (None, again)
    table.honest = reloaded
    table.fall()
    table.tell()
    assert reloaded.alarm == ""


def test_what_is_sent_is_durable_before() -> None:
    table = Cheat()
    n = table.opened()
    assert table.saved[-1].sent[n] == table.honest.kept.sent[n]
    assert table.saved[-1].registered


def test_lost_storage_means_a_new_id_and_the_old_one_is_voided_with_a_notice_to_nobody() -> None:
    table = Cheat()
    table.roll()
    lost = table.honest.kept.id
    table.honest = Device.fresh((1,), lambda kept: None)
    for line in table.lines:
        table.honest.told(line)
    table.join(table.honest)
    assert table.honest.kept.id != lost
    table.open(DIE, hand=0)
    table.tell()
    table.drop([lost])
    table.tell()
    assert (table.honest.alarm, table.honest.notice) == ("", "")
    table.roll()


@pytest.mark.parametrize("rolls", [0, 1])
def test_restored_storage_never_gives_another_link(rolls: int) -> None:
    """The storage is put back as it stood before: the same link again, or, if a roll is forgotten, the alarm."""
    table = Cheat()
    table.roll()
    old = copy.deepcopy(table.saved[-1])
    for _ in range(rolls):
        table.roll()
    n = table.opened()
    restored = Device(old, lambda kept: None)
    restored.compare(table.lines)
    again = restored.go(n)
    if rolls:
        assert restored.alarm == "own-link" and again is None, (
            "a link stands there that it never gave, as far as it knows"
        )
    else:
        assert again is not None and again.link == table.devices[table.honest.kept.id].link(n).hex()


def test_named_by_a_void_without_an_acknowledgement_is_a_notice_once() -> None:
    """A table that withholds the acknowledgement gets one void, seen by the person."""
    table = Cheat()
    table.opened()
    table.void([table.honest.kept.id])
    table.tell()
    assert (table.honest.alarm, table.honest.notice) == ("", "voided")
    assert not table.honest.ready(), "it waits for the person"


def test_rolls_without_the_device_are_counted_whatever_the_connection_did_and_asked_about() -> None:
    table = Cheat()
    device = table.honest
    asked = []
    for number in range(1, 13):
        table.open(DIE, hand=0)
        table.tell()
        device.broke()
        table.drop([device.kept.id])
        table.open(DIE)
        table.fall()
        table.tell()
        assert device.alarm == ""
        if device.notice:
            assert device.notice == "missed" and not device.ready()
            asked.append(number)
            device.confirmed()
        device.sends(id := f"back-{number}", "back")
        table.ledger = table.ledger.returned(device.kept.id)
        table.write("back", device=device.kept.id, id=id)
    assert asked == [3, 6, 12]
    assert device.kept.account.rolls == 12 and len(device.kept.account.missed) == 12
    assert device.renewed().kept.account.missed == device.kept.account.missed, "a new id starts no new count"


def test_a_bot_that_the_clock_or_a_minute_of_silence_explains_is_no_reason_for_an_alarm() -> None:
    for seconds, why, alarm in ((61, "takeover", ""), (30, "takeover", "bot-in-seat")):
        table, now = Cheat(register=False), [0.0]
        table.honest = Device(Kept("00" * 16, bytes(32), (1,)), lambda kept: None, clock=lambda now=now: now[0])
        for line in table.lines:
            table.honest.told(line)
        table.join(table.honest)
        table.roll()
        now[0] += seconds
        table.honest.contact()
        table.write("seat", seat=1, who={"kind": "bot", "level": "easy"}, why=why)
        assert table.honest.alarm == alarm


TEN = {"kind": "move", "seconds": 10, "out": "lost"}
STOCK = {"kind": "fischer", "seconds": 60, "increment": 5, "out": "lost"}


def test_a_game_is_lost_on_time_by_the_device_s_own_clock_too() -> None:
    """Seconds before an opening that the device holds up, and after it; how often its seat moved before it came."""
    for clock, before, after, moves, alarm in (
        (TEN, 0, 9, 0, ""),
        (TEN, 0, 5, 0, "time"),
        (TEN, 7, 2, 0, ""),
        (TEN, 3, 2, 0, "time"),
        (STOCK, 0, 20, 0, "time"),
        (STOCK, 0, 59, 0, ""),
        (STOCK, 0, 20, 1, ""),
    ):
        table, now = Cheat(register=False), [0.0]
        table.bodies[0] = encoded(json.loads(table.bodies[0]) | {"clock": clock})
        table.head, table.lines, table.told = START, [], 0
        table.honest = Device(Kept("00" * 16, bytes(32), (1,)), lambda kept: None, clock=lambda now=now: now[0])
        table.open(DIE)
        table.fall()
        table.tell()
        for _ in range(moves):
            table.write("move", seat=1, move="rest")
        table.join(table.honest)
        assert table.honest.alarm == "", table.honest.kept.evidence
        table.roll()
        now[0] += before
        table.opened()
        now[0] += after
        table.honest.contact()
        assert table.honest.alarm == ""
        table.end("time", 1)
        table.tell()
        assert table.honest.alarm == alarm, (clock, before, after, moves)


def test_a_registration_refused_three_times_although_the_log_permits_it() -> None:
    table = Cheat(register=False)
    for number in range(3):
        assert table.honest.alarm == ""
        table.honest = table.honest.renewed()
        table.honest.registration()
        table.honest.sends(f"r{number}", "device")
        table.honest.refused(f"r{number}", "too_many_devices")
    assert table.honest.alarm == "refused"


def test_a_registration_that_was_heard_and_does_not_stand_in_the_log() -> None:
    table = Cheat(register=False)
    table.honest.registration()
    table.says("device")
    table.open(DIE)
    table.tell()
    assert table.honest.alarm == "unheard"


@pytest.mark.parametrize(("move", "alarm"), [("rest", ""), ("run", "forged-move")])
def test_a_move_under_a_former_id_is_compared_as_well(move: str, alarm: str) -> None:
    table = Cheat()
    table.roll()
    old = table.honest.kept.id
    table.honest = table.honest.renewed()
    table.join(table.honest)
    table.honest.sends("mine", "play", 1, "rest", table.seq)
    table.write("move", seat=1, move=move, id="mine", device=old)
    assert table.honest.alarm == alarm


def test_messages_that_come_at_once_after_a_silence_were_written_during_it() -> None:
    table, now = Cheat(register=False), [0.0]
    table.honest = Device(Kept("00" * 16, bytes(32), (1,)), lambda kept: None, clock=lambda: now[0])
    for line in table.lines:
        table.honest.told(line)
    table.join(table.honest)
    table.roll()
    now[0] += 90
    table.honest.contact()
    table.write("move", seat=0, move="go")
    now[0] += 1
    table.honest.contact()
    table.write("seat", seat=1, who={"kind": "bot", "level": "easy"}, why="takeover")
    assert table.honest.alarm == ""


def test_a_void_that_the_person_agreed_to_is_in_order() -> None:
    table = Cheat()
    n = table.opened()
    table.honest.agrees(n)
    table.void([table.mine])
    table.tell()
    assert (table.honest.alarm, table.honest.notice) == ("", "")


def test_a_rematch_has_a_new_id_and_a_new_seed() -> None:
    first, second = Device.fresh((0,), lambda kept: None), Device.fresh((0,), lambda kept: None)
    assert first.kept.id != second.kept.id
    assert first.kept.secret != second.kept.secret


def test_a_registration_that_the_table_changed_is_an_alarm() -> None:
    table = Cheat(register=False)
    asked = table.honest.registration()
    table.write("device", **{**asked, "top": "11" * 32})
    assert table.honest.alarm == "device"


def test_whatever_a_cheating_table_does_with_seeds_the_honest_rolls_stay_flat() -> None:
    """The table's and its own device's seeds are known beforehand, the honest device's are not."""
    fell = [0] * 6
    for seed in range(300):
        table = Cheat(seed)
        for _ in range(4):
            fell[int(table.roll()) - 1] += 1
    assert sum((count - 200) ** 2 / 200 for count in fell) < 20.5, "chi-square, five degrees, 0.999"
