"""The page's device gives the same verdict as the one in Python: on every attack, and on honest and spoiled logs."""

from __future__ import annotations

import copy
import inspect
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.table.chance import test_device
from tests.table.chance.spoiling import spoiled
from tests.table.chance.stories import DIE, encoded, hash_of, random_story, sealed
from tests.table.chance.test_device import ATTACKS, Cheat
from tests.table.chance.twins import NODE, Page, Twin

from parlour.table.device import Kept
from parlour.table.judging import SPOKEN
from parlour.table.verify import START, seal

pytestmark = pytest.mark.skipif(NODE is None, reason="needs Node.js")
EVERY = [each for name, each in vars(test_device).items() if name.startswith("test_")]
OTHERS = [
    test_device.test_a_second_tab_that_was_told_another_opening_does_not_answer_it,  # changes what is kept meanwhile
    test_device.test_whatever_a_cheating_table_does_with_seeds_the_honest_rolls_stay_flat,  # long, and nothing new
]
ALONE = [each for each in EVERY if not inspect.signature(each).parameters and each not in OTHERS]
MANY = 60
COMMAND = re.compile(rb'"id":"(c\d+)"')
CLOSES = re.compile(rb'"event":"(drop|void|outcome)"')


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    page = Page()
    yield page
    page.close()


@pytest.fixture(autouse=True)
def twins(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Twin, "page", page, raising=False)
    monkeypatch.setattr(test_device, "Device", Twin)


@pytest.mark.parametrize(("attack", "alarm"), ATTACKS, ids=[attack.__name__ for attack, _ in ATTACKS])
def test_every_attack(attack: Callable[[Cheat], None], alarm: str) -> None:
    test_device.test_an_attack_is_met_with_the_alarm_at_once(attack, alarm)


@pytest.mark.parametrize("sent", [False, True])
def test_a_reload(sent: bool) -> None:
    test_device.test_a_reload_before_or_after_sending_gives_the_same_link(sent)


@pytest.mark.parametrize("test", ALONE, ids=[each.__name__ for each in ALONE])
def test_everything_else_that_a_device_does(test: Callable[[], None]) -> None:
    test()


def test_a_second_tab_does_not_answer_another_opening() -> None:
    table = Cheat()
    before = copy.deepcopy(table.honest.kept)
    n = table.opened()
    before.sent = table.honest.kept.sent
    tab = Twin(before, lambda kept: None)
    line, _ = seal(encoded({"seq": table.seq, "event": "open", "n": n, "hand": 1, "chances": [["6", 1]]}), tab.head)
    tab.told(line)
    assert tab.alarm == ""
    assert tab.go(n) is None


def identified(bodies: list[bytes], device: str, seats: list[int]) -> list[bytes]:
    """The story with an id in each line that comes of a command of this device, which plays these seats."""
    changed = []
    for body in bodies:
        line = json.loads(body)
        spoken = line.get("event") in SPOKEN and line.get("device") == device and line["event"] != "device"
        played = line.get("event") in ("move", "undo", "decline") and line.get("seat") in seats and "by" not in line
        agreed = line.get("event") == "consent" and set(line["seats"]) <= set(seats)
        if line.get("event") == "consent":  # the line of the move has an id now, and another hash
            line["line"] = hash_of(changed, line["of"])
        known = {"id": f"c{line['seq']}"} if spoken or played or agreed else {}
        changed.append(encoded({**line, **known}) if known or line.get("event") == "consent" else body)
    return changed


def taking_part(seed: int, spoil: bool) -> Twin:
    """A device of a story is told all of it, honest or spoiled, with whatever may happen to it on the way."""
    random = Random(seed)
    story = random_story(seed)
    id, links = list(story.devices.items())[:2][-1]
    seats = next(json.loads(body)["seats"] for body in story.bodies if id.encode() in body)
    bodies = identified(story.bodies, id, seats)
    record = spoiled(bodies, random) if spoil else sealed(bodies)
    twin = Twin(Kept(id, links.secret, tuple(seats), after=links.after, registered=True), lambda kept: None)
    commands = {found[1]: json.loads(body) for body in bodies if (found := COMMAND.search(body))}
    lines = record.split(b"\n")[:-1]
    for at, line in enumerate(lines):
        if (found := COMMAND.search(line)) and random.random() < 0.97 and found[1] in commands:
            command(twin, commands[found[1]], random)
        twin.told(line)
        if random.random() < 0.05:
            twin.broke()
        if b'"event":"open"' in line and random.random() < 0.9:
            answer(twin, next(filter(CLOSES.search, lines[at:]), b""), random)
        if twin.notice and random.random() < 0.8:
            twin.confirmed()
    return twin


def command(twin: Twin, event: dict[str, Any], random: Random) -> None:
    """The device sends the command that this event comes of, and the table mostly answers."""
    id, seq, type = event["id"], twin.findings.events, event["event"]
    move = event.get("move", str(event.get("of", "")))
    twin.sends(id, {"move": "play"}.get(type, type), event.get("seat"), move, seq)
    if random.random() < 0.7:
        twin.heard(id, seq + (random.random() < 0.9))


def answer(twin: Twin, closing: bytes, random: Random) -> None:
    """Mostly as it was in the story, which ends with this line; sometimes not."""
    n = twin._reading.opens
    left_out = b'"drop"' in closing or twin.kept.id.encode() in closing
    ready = twin.ready()
    if ready:
        twin.sends(f"ready-{n}", "ready", n=n)
        if random.random() < (0.2 if left_out else 0.8):
            twin.heard(f"ready-{n}", twin.findings.events)
    if ready and (random.random() < 0.05) == left_out and twin.go(n) and random.random() < 0.8:
        twin.sends(f"reveal-{n}", "reveal", n=n)
        twin.heard(f"reveal-{n}", twin.findings.events)
        if random.random() < 0.9:
            twin.agrees(n)


def verdicts(seeds: range, spoil: bool) -> Counter[str]:
    return Counter((twin := taking_part(seed, spoil)).alarm or twin.notice or "in order" for seed in seeds)


def test_honest_logs() -> None:
    found = verdicts(range(MANY), False)
    assert found["in order"] > 10 and len(found) > 3


def test_spoiled_logs() -> None:
    assert len(verdicts(range(MANY), True)) > 12


class Treated(Cheat):
    """A table that treats the honest device well or badly, as chance will have it, while time passes."""

    def __init__(self, seed: int) -> None:
        self.chance, self.now, self.commands = Random(seed + 0.5), 1000.0, 0
        self.malice, self.answers, self.refuses = (
            self.chance.choice(each) for each in ((0.05, 1), (0.05, 0.6), (0.2, 0.9))
        )
        super().__init__(seed, register=False)
        if self.chance.random() < 0.4:
            clock = {"kind": "fischer", "seconds": 60, "increment": 5, "out": "lost"}
            self.bodies[0] = encoded(json.loads(self.bodies[0]) | {"clock": clock})
        self.head, self.lines, self.told = START, [], 0
        bare = Kept(self.chance.randbytes(16).hex(), self.chance.randbytes(32), (1,))
        self.honest = Twin(bare, lambda kept: None, None, lambda: self.now)
        self.tell()
        self.join(self.honest)

    def likely(self, chance: float) -> bool:
        return self.chance.random() < chance

    def bad(self, chance: float) -> bool:
        """Some tables do such things seldom."""
        return self.likely(chance * self.malice)

    def ask(self, type: str, seat: int | None = None, move: str = "", n: int = 0, forged: float = 0.05) -> str:
        """Mostly the device sends this, and mostly the table answers; the id."""
        self.commands += 1
        id = f"{type}-{self.commands}"
        if not self.bad(forged):
            self.honest.sends(id, type, seat, move, self.seq, n)
            if self.likely(self.answers):
                self.honest.heard(id, self.seq + self.chance.choice([0, 0, 1, 2]))
            elif self.likely(0.1):
                self.honest.refused(id, "stale")
        return id

    @property
    def here(self) -> bool:
        member = self.ledger.members.get(self.honest.kept.id)
        return member is not None and member.present

    def passes(self) -> None:
        self.now += self.chance.choice([0.1, 1, 10, 59, 70])
        if self.likely(0.7):
            self.honest.contact()
        if self.likely(0.3):
            self.honest.broke()

    def rolls(self) -> None:
        if not self.ledger.members[self.mine].present:
            self.back(self.mine)
        self.open(DIE, hand=0)
        self.tell()
        n, id = self.ledger.opens, self.honest.kept.id
        assert self.ledger.opening is not None
        mine = id in self.ledger.opening.ids
        if self.honest.ready():
            self.ask("ready", n=n)
        revealed = self.likely(0.9) and self.honest.go(n) is not None
        if revealed:
            self.ask("reveal", n=n)
        if self.likely(0.25):
            self.honest.broke()
        if mine and not revealed:
            self.drop([id])
        elif mine and self.likely(0.1) and self.ledger.voids < 3:
            self.void([id])
        elif self.likely(0.15) and self.ledger.voids < 3 and self.mine in self.ledger.opening.ids:
            if self.likely(0.8):
                self.honest.agrees(n)
            self.void([self.mine])
        elif mine and self.bad(0.05):
            self.drop([id])
        else:
            self.fall()
        self.tell()

    def comes_and_goes(self) -> None:
        kind, id = ("leave" if self.here else "back"), self.honest.kept.id
        command = self.ask(kind)
        if self.bad(0.1):
            return  # swallowed
        if self.bad(0.2):
            self.ask("roll", 1)  # and was heard again
        if kind == "leave":
            self.ledger = self.ledger.left(id)
        else:
            self.ledger = self.ledger.returned(id)
        self.write(kind, device=id, id=command)

    def sits_and_moves(self) -> None:
        if self.ledger.owed is not None:
            return
        command = self.ask("play", 1, "rest")
        if self.bad(0.1):
            self.write("move", seat=0, move="go")
        elif self.bad(0.1):
            self.write("seat", seat=1, who={"kind": "elsewhere"})
        before = sorted(self.honest.kept.former & set(self.ledger.members))
        device = self.chance.choice([self.honest.kept.id, *before])
        self.write("move", seat=1, move="run" if self.bad(0.05) else "rest", id=command, device=device)

    def seats_a_bot(self) -> None:
        command = self.ask("takeover", 1, forged=0.7)
        why = self.chance.choice(["takeover", "time", "time_seat"])
        self.write("seat", seat=1, who={"kind": "bot", "level": "easy"}, why=why, id=command)
        self.write("seat", seat=1, who={"kind": "elsewhere"})

    def reloads(self) -> None:
        self.honest = Twin(copy.deepcopy(self.honest.kept), lambda kept: None, None, lambda: self.now)

    def renews(self) -> None:
        if self.here:
            self.comes_and_goes()
        if self.honest.alarm or self.here:
            return
        self.honest = self.honest.renewed()
        self.honest.registration()
        if self.likely(self.refuses):
            self.honest.sends(f"refused-{self.seq}-{self.commands}", "device")
            self.honest.refused(f"refused-{self.seq}-{self.commands}", self.chance.choice(["busy", "over"]))
            self.renews()
        elif not self.honest.alarm:
            self.ask("device")
            if self.likely(0.9):
                self.join(self.honest)

    def plays(self, steps: int = 25) -> set[str]:
        """Whatever the device has said by the end, alarms and notices."""
        said = set()
        for _ in range(steps):
            usual = [self.rolls] * 8 + [self.passes] * 3 + [self.sits_and_moves] * 3
            rare = [self.comes_and_goes, self.comes_and_goes, self.reloads, self.renews, self.seats_a_bot]
            known = self.honest.kept.id in self.ledger.members
            self.chance.choice([*usual, *rare] if known else [self.rolls, self.renews, self.passes])()
            said |= {self.honest.alarm, self.honest.notice}
            if self.honest.notice and self.likely(0.8):
                self.honest.confirmed()
            if self.honest.alarm:
                break
        return said


TREATED = {
    "", "missed", "voided", "voided-away", "unheard", "not-sent", "forged-move", "bot-in-seat", "refused",
    "drop-after-reveal", "void-after-acknowledgement", "void-without-agreement", "voided-twice",
}  # fmt: skip


@pytest.mark.long
def test_however_a_table_treats_them() -> None:
    found = Counter(each for seed in range(2 * MANY) for each in Treated(seed).plays())
    assert set(found) >= TREATED, found


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_very_many_logs() -> None:
    verdicts(range(1000, 6000), True)
    verdicts(range(6000, 8000), False)
    for seed in range(10_000, 13_000):
        Treated(seed).plays(60)


@pytest.mark.long
def test_chains_follow_chains() -> None:
    """More rolls than a chain has links, at a table that adds chains and with a device that does."""
    table = Cheat()
    device = table.honest
    for _ in range(280):
        if (adds := device.chain()) and not table.ledger.members[device.kept.id].following:
            assert adds["top"] == table.devices[device.kept.id].top(adds["after"]).hex()
            table.chain(device.kept.id)
            device.sends(id := f"chain-{table.seq}", "chain")
            table.bodies[-1] = encoded({**json.loads(table.bodies[-1]), "id": id})
            table.tell()
        table.roll()
    assert device.alarm == "" and device.findings.covered[1] == 280


def test_a_command_is_one_move() -> None:
    table = Cheat()
    table.honest.sends("mine", "play", 1, "rest", table.seq + 1)
    table.write("move", seat=1, move="rest", id="mine", device=table.honest.kept.id)
    assert table.honest.alarm == ""
    table.write("move", seat=1, move="rest", id="mine", device=table.honest.kept.id)
    assert table.honest.alarm == "forged-move"


def test_nothing_is_revealed_after_the_end_and_a_finished_table_can_be_read_again() -> None:
    table = Cheat()
    table.roll()
    table.open()
    table.tell()
    table.end()
    table.tell()
    assert not table.honest.ready()
    assert table.honest.go(table.ledger.opens) is None
    again = Twin(table.saved[-1], lambda kept: None)
    assert (again.alarm, again.kept.secret) == ("", b"")
