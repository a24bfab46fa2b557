"""The page's device gives the same verdict as the one in Python: on every attack, and on honest and spoiled logs."""

from __future__ import annotations

import copy
import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from tests.table.chance import test_device
from tests.table.chance.spoiling import spoiled
from tests.table.chance.stories import encoded, random_story
from tests.table.chance.test_device import ATTACKS, Cheat
from tests.table.chance.twins import NODE, Page, Twin

from parlour.table.device import Kept
from parlour.table.verify import seal

pytestmark = pytest.mark.skipif(NODE is None, reason="needs Node.js")
EVERY = [each for name, each in vars(test_device).items() if name.startswith("test_")]
OTHERS = [
    test_device.test_a_second_tab_that_was_told_another_opening_does_not_answer_it,  # changes what is kept meanwhile
    test_device.test_whatever_a_cheating_table_does_with_seeds_the_honest_rolls_stay_flat,  # long, and nothing new
]
ALONE = [each for each in EVERY if not inspect.signature(each).parameters and each not in OTHERS]
MANY = 60
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


def taking_part(seed: int, spoil: bool) -> Twin:
    """A device of a story is told all of it, honest or spoiled, with whatever may happen to it on the way."""
    random = Random(seed)
    story = random_story(seed)
    record = spoiled(story.bodies, random) if spoil else story.record()
    id, links = list(story.devices.items())[1]
    twin = Twin(Kept(id, links.secret, (1,), after=links.after, registered=True), lambda kept: None)
    lines = record.split(b"\n")[:-1]
    for at, line in enumerate(lines):
        twin.told(line)
        if random.random() < 0.05:
            twin.broke()
        if b'"event":"open"' in line and random.random() < 0.9:
            answer(twin, next(filter(CLOSES.search, lines[at:]), b""), random)
        if twin.notice and random.random() < 0.8:
            twin.confirmed()
    return twin


def answer(twin: Twin, closing: bytes, random: Random) -> None:
    """Mostly as it was in the story, which ends with this line; sometimes not."""
    n = twin._reading.opens
    left_out = b'"drop"' in closing or twin.kept.id.encode() in closing
    ready = twin.ready(random.random() < (0.2 if left_out else 0.8))
    if ready and (random.random() < 0.05) == left_out and twin.go(n) and random.random() < 0.8:
        twin.acknowledged(n)
        if random.random() < 0.9:
            twin.agrees(n)


def verdicts(seeds: range, spoil: bool) -> Counter[str]:
    return Counter((twin := taking_part(seed, spoil)).alarm or twin.notice or "in order" for seed in seeds)


def test_honest_logs() -> None:
    found = verdicts(range(MANY), False)
    assert found["in order"] > 10 and len(found) > 3


def test_spoiled_logs() -> None:
    assert len(verdicts(range(MANY), True)) > 12


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_very_many_logs() -> None:
    verdicts(range(1000, 6000), True)
    verdicts(range(6000, 8000), False)


def test_chains_follow_chains() -> None:
    """More rolls than a chain has links, at a table that adds chains and with a device that does."""
    table = Cheat()
    device = table.honest
    for _ in range(280):
        if (adds := device.chain()) and not table.ledger.members[device.kept.id].following:
            assert adds["top"] == table.devices[device.kept.id].top(adds["after"]).hex()
            table.chain(device.kept.id)
            table.tell()
        table.roll()
    assert device.alarm == "" and device.findings.covered[1] == 280


def test_a_command_is_one_move() -> None:
    table = Cheat()
    table.honest.sends("mine")
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
