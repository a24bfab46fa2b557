"""Consent to take a move back, and cheats with it: both verifiers find the line, and devices raise the alarm."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.table.chance.stories import Story, encoded
from tests.table.chance.test_verifiers import NODE, agree
from tests.table.chance.twins import Page, Twin

from parlour.table.device import Device
from parlour.table.receipt import misfit, read_receipt
from parlour.table.verify import verify


def told() -> Story:
    """Two people at two devices and a bot; the first of them has moved, and the bot."""
    story = Story(Random(1), takeback="agree", people=2, seats=3)
    for seat in story.persons:
        story.register((seat,))
    story.move(0, "first")
    story.move(2, "answer")
    return story


def agreed() -> Story:
    story = told()
    story.consent(0, id="asks")
    story.consent(1, id="agrees")
    story.undo()
    return story


def without_consent() -> Story:
    story = told()
    story.undo()
    return story


def without_the_other() -> Story:
    """Partial: the one who asks is not everybody."""
    story = told()
    story.consent(0)
    story.undo()
    return story


def without_the_player() -> Story:
    story = told()
    story.consent(1)
    return story


def of_another_move() -> Story:
    story = told()
    story.move(1, "second")
    story.consent(1, of=3, line=story.hash_of(3))
    return story


def with_another_history() -> Story:
    """The consent was given to another log."""
    story = told()
    story.consent(0, line=story.hash_of(2))
    return story


def replayed() -> Story:
    """The same consent counts once more for the next request."""
    story = agreed()
    story.move(0, "first")
    story.consent(0, of=3, line=story.hash_of(3))
    return story


def counted_twice() -> Story:
    story = told()
    story.consent(0)
    story.consent(0)
    return story


def after_a_no() -> Story:
    story = told()
    of = story.consent(0)
    story.add("decline", of=of, seat=1)
    story.consent(1)
    return story


def asked_again_after_a_no() -> Story:
    story = told()
    of = story.consent(0)
    story.add("decline", of=of)
    story.consent(0)
    return story


def late_by_a_move() -> Story:
    story = told()
    of = story.consent(0)
    story.move(1, "second")
    story.add("consent", seats=[1], of=of, line=story.hash_of(of))
    return story


def late_by_a_draw() -> Story:
    story = told()
    of = story.consent(0)
    story.open()
    story.fall()
    story.add("consent", seats=[1], of=of, line=story.hash_of(of))
    return story


def late_by_a_seat() -> Story:
    story = told()
    of = story.consent(0)
    story.add("seat", seat=2, who={"kind": "bot", "level": "hard"})
    story.add("consent", seats=[1], of=of, line=story.hash_of(of))
    return story


def half_done() -> Story:
    """Everybody has agreed, and the game goes on."""
    story = told()
    story.consent(0)
    story.consent(1)
    story.move(0, "second")
    return story


def of_a_bot() -> Story:
    story = told()
    story.consent(0, 2)
    return story


def through_a_device_of_somebody_else() -> Story:
    story = told()
    story.consent(0)
    story.consent(1, device=next(iter(story.devices)))
    return story


def declined_without_a_request() -> Story:
    story = told()
    story.add("decline", of=3, seat=1)
    return story


def declined_twice() -> Story:
    story = told()
    of = story.consent(0)
    story.add("decline", of=of, seat=1)
    story.add("decline", of=of, seat=1)
    return story


def declined_by_a_bot() -> Story:
    story = told()
    story.add("decline", of=story.consent(0), seat=2)
    return story


def at_a_table_of_one_screen() -> Story:
    story = Story(Random(1), takeback=True, people=2, seats=3)
    story.register((0, 1))
    story.move(0, "first")
    story.consent(0)
    return story


def where_nobody_else_sits() -> Story:
    story = Story(Random(1), takeback="agree")
    story.move(0, "first")
    story.consent(0)
    return story


CHEATS: list[tuple[Callable[[], Story], str]] = [
    (without_consent, "undo"),
    (without_the_other, "undo"),
    (without_the_player, "undo"),
    (of_another_move, "undo"),
    (with_another_history, "undo"),
    (replayed, "undo"),
    (counted_twice, "undo"),
    (after_a_no, "undo"),
    (asked_again_after_a_no, "undo"),
    (late_by_a_move, "undo"),
    (late_by_a_draw, "undo"),
    (late_by_a_seat, "undo"),
    (half_done, "undo"),
    (of_a_bot, "undo"),
    (through_a_device_of_somebody_else, "device"),
    (declined_without_a_request, "undo"),
    (declined_twice, "undo"),
    (declined_by_a_bot, "undo"),
    (at_a_table_of_one_screen, "undo"),
    (where_nobody_else_sits, "undo"),
]


@pytest.mark.parametrize(("cheat", "code"), CHEATS, ids=[cheat.__name__ for cheat, _ in CHEATS])
def test_a_move_taken_back_without_everybodys_consent_is_found_at_its_line(
    cheat: Callable[[], Story], code: str
) -> None:
    story = cheat()
    found = verify(story.record())
    assert (found.status, found.code, found.line) == ("bad", code, len(story.bodies)), found.problem


def test_while_a_draw_is_open_nobody_agrees() -> None:
    story = told()
    of = story.consent(0)
    story.open()
    body = {"seq": story.seq + 1, "event": "consent", "seats": [1], "of": of, "line": story.hash_of(of)}
    story.bodies.append(encoded(body))
    assert verify(story.record()).code == "order"


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_both_verifiers_judge_alike(tmp_path: Path) -> None:
    alone = Story(Random(1), takeback="agree")
    alone.move(0, "first")
    alone.undo()
    sound = [agreed(), told(), alone]
    sound[0].move(0, "again")
    sound[0].end()
    records = [story.record() for story in (*sound, *(cheat() for cheat, _ in CHEATS))]
    assert agree(records, tmp_path) == {"finished": 1, "in play": 2, "undo": 19, "device": 1}


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Device]]:
    """A device in Python with its twin in TypeScript, where there is a Node.js to run it."""
    if NODE is None:
        yield Device
        return
    page = Page()
    monkeypatch.setattr(Twin, "page", page, raising=False)
    yield Twin
    page.close()


class Followed:
    """A device of seat 0 that follows the story from its registration on; the other person moves."""

    def __init__(self, kind: type[Device]) -> None:
        self.now = 0.0
        self.device = kind.fresh((0,), lambda kept: None, clock=lambda: self.now)
        self.story = Story(Random(1), takeback="agree", people=2, seats=3)
        self._read = 0
        self.follow()
        self.story.add("device", **self.device.registration(), id="ours")
        self.story.register((1,))
        self.story.move(1, "go")
        self.follow()

    def follow(self) -> str:
        lines = self.story.record().splitlines()
        for line in lines[self._read :]:
            self.device.told(line)
        self._read = len(lines)
        return self.device.alarm

    def sends(self, id: str, type: str = "consent", of: int = 3) -> None:
        self.device.sends(id, type, None if type == "consent" else 0, str(of), 3)


def test_a_consent_that_was_sent_is_no_surprise(twin: type[Device]) -> None:
    table = Followed(twin)
    table.story.consent(1, id="theirs")
    table.sends("ours")
    table.story.consent(0, id="ours", device=table.device.kept.id)
    table.story.undo()
    assert table.follow() == ""


@pytest.mark.parametrize("members", [{}, {"id": "other"}, {"id": "ours", "mine": True}], ids=["none", "other", "held"])
def test_forged_consent_is_an_alarm(twin: type[Device], members: dict[str, Any]) -> None:
    """Without an id, with that of nobody, and with the id of consent to another move."""
    table = Followed(twin)
    table.story.consent(1, id="theirs")
    if members.pop("mine", False):
        table.sends("ours", of=1)
    table.story.consent(0, **members)
    assert table.follow() == "forged-consent"


def test_replayed_consent_is_an_alarm(twin: type[Device]) -> None:
    """One command is one event, also where the next request is about the same board."""
    table = Followed(twin)
    for _ in range(2):
        table.story.consent(1, id=f"theirs-{table.story.seq}")
        if table.story.seq < 6:
            table.sends("ours")
            table.story.consent(0, id="ours")
            table.story.undo()
            table.story.move(1, "go")
            assert table.follow() == ""
    table.story.consent(0, id="ours")
    assert table.follow() == "forged-consent"


def test_consent_by_another_device_in_my_seat_is_an_alarm(twin: type[Device]) -> None:
    table = Followed(twin)
    spy = table.story.register((0,))
    table.story.consent(1, id="theirs")
    table.story.consent(0, id="spied", device=spy)
    assert table.follow() == "forged-consent"


def test_a_refusal_in_my_name_is_an_alarm(twin: type[Device]) -> None:
    table = Followed(twin)
    of = table.story.consent(1, id="theirs")
    table.story.add("decline", of=of, seat=0, id="forged")
    assert table.follow() == "forged-consent"


def test_a_refusal_that_was_sent_is_none(twin: type[Device]) -> None:
    table = Followed(twin)
    of = table.story.consent(1, id="theirs")
    table.sends("no", "decline")
    table.story.add("decline", of=of, seat=0, id="no")
    assert table.follow() == ""


def test_partial_consent_is_an_alarm(twin: type[Device]) -> None:
    table = Followed(twin)
    table.story.consent(1, id="theirs")
    table.story.undo()
    assert table.follow() != ""


@pytest.mark.parametrize("reloads", [False, True])
@pytest.mark.parametrize(("waits", "alarm"), [(86_401.0, ""), (86_403.0, "late-consent")])
def test_consent_that_is_used_too_late_is_an_alarm(twin: type[Device], waits: float, alarm: str, reloads: bool) -> None:
    """The operator keeps the request open after the day: asked where it stands, the table had not taken back."""
    table = Followed(twin)
    table.sends("ours")
    if reloads:
        table.now += 30.0
        waits -= 30.0
        table.device = twin(table.device.kept, lambda kept: None, clock=lambda: table.now)
    table.story.consent(1, id="theirs")
    table.story.consent(0, id="ours")
    seq = table.story.seq - 1
    table.now += waits
    if table.device.consent_is_old:
        table.device.stood(seq)
    assert not table.device.consent_is_old
    table.story.undo()
    assert table.follow() == alarm


def test_a_slow_connection_is_no_late_consent(twin: type[Device]) -> None:
    """A consent written in time may be read late: the table had come to the take-back when it was asked."""
    table = Followed(twin)
    table.sends("ours")
    table.story.consent(1, id="theirs")
    table.story.consent(0, id="ours")
    table.story.undo()
    table.now += 100_000
    table.device.stood(table.story.seq)
    assert table.follow() == ""


@pytest.mark.parametrize(("sent", "fits"), [(3, True), (1, False)])
def test_a_receipt_has_what_was_agreed_to(sent: int, fits: bool) -> None:
    story = agreed()
    lines = [line for line in story.record().decode().splitlines() if not line.startswith('{"name":')]
    command = {"id": "agrees", "type": "consent", "seat": None, "move": "", "of": sent, "seq": 4}
    receipt = {
        "format": "parlour-receipt/1",
        "table": "story",
        "device": "ab" * 16,
        "head": lines[-1][-66:-2],
        "lines": len(lines),
        "sent": {},
        "log": lines,
        "commands": [command],
    }
    assert (misfit(read_receipt(json.dumps(receipt).encode()), story.record()) is None) is fits
