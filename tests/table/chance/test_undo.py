"""Moves taken back, and cheats with them: both verifiers find the same line, and a device raises the alarm."""

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
from parlour.table.verify import verify


def told(takeback: bool = True) -> Story:
    """A person and a bot have moved, and chance was drawn before."""
    story = Story(Random(1), takeback=takeback)
    for seat in story.persons:
        story.register((seat,))
    story.open()
    story.fall()
    story.move(0, "first")
    story.move(1, "answer")
    return story


def own(story: Story) -> int:
    """The event of the person's move."""
    return story.seq - 1


def not_allowed() -> Story:
    story = told(takeback=False)
    story.add("undo", seat=0, of=own(story))
    return story


def of_the_bot() -> Story:
    story = told()
    story.add("undo", seat=1, of=story.seq)
    return story


def of_the_bots_move() -> Story:
    story = told()
    story.add("undo", seat=0, of=story.seq)
    return story


def twice() -> Story:
    story = told()
    of = own(story)
    story.undo()
    story.add("undo", seat=0, of=of)
    return story


def not_the_last() -> Story:
    story = told()
    of = own(story)
    story.move(0, "second")
    story.add("undo", seat=0, of=of)
    return story


def after_a_draw() -> Story:
    story = told()
    of = own(story)
    story.open()
    story.fall()
    story.add("undo", seat=0, of=of)
    return story


def after_a_drop() -> Story:
    story = told()
    of = own(story)
    story.open()
    story.drop(list(story.devices))
    story.add("undo", seat=0, of=of)
    return story


def after_others_sat_down() -> Story:
    story = told()
    of = own(story)
    story.add("seat", seat=1, who={"kind": "bot", "level": "hard"})
    story.add("undo", seat=0, of=of)
    return story


def with_a_second_person() -> Story:
    story = told()
    story.add("seat", seat=1, who={"kind": "here"})
    story.move(0, "second")
    story.add("undo", seat=0, of=story.seq)
    return story


def together(*devices: tuple[int, ...]) -> Story:
    """Two people and a bot have moved; each device acts for these seats."""
    story = Story(Random(1), takeback=True, people=2, seats=3)
    for seats in devices:
        story.register(seats)
    for seat, move in enumerate(("first", "second", "answer")):
        story.move(seat, move)
    return story


def of_somebody_elsewhere() -> Story:
    story = together((0,), (1,))
    story.undo()
    return story


def of_somebody_whose_phone_has_come() -> Story:
    story = together((0, 1), (1,))
    story.undo()
    return story


def not_the_last_of_two() -> Story:
    story = together((0, 1))
    story.add("undo", seat=0, of=story.seq - 2)
    return story


def in_the_name_of_another() -> Story:
    story = together((0, 1))
    story.add("undo", seat=0, of=story.seq - 1)
    return story


def from_a_foreign_device() -> Story:
    story = told()
    story.add("undo", seat=0, of=own(story), device="77" * 16)
    return story


CHEATS: list[tuple[Callable[[], Story], str]] = [
    (not_allowed, "undo"),
    (of_the_bot, "undo"),
    (of_the_bots_move, "undo"),
    (twice, "undo"),
    (not_the_last, "undo"),
    (after_a_draw, "undo"),
    (after_a_drop, "undo"),
    (after_others_sat_down, "undo"),
    (with_a_second_person, "undo"),
    (of_somebody_elsewhere, "undo"),
    (of_somebody_whose_phone_has_come, "undo"),
    (not_the_last_of_two, "undo"),
    (in_the_name_of_another, "undo"),
    (from_a_foreign_device, "unknown-device"),
]


@pytest.mark.parametrize(("cheat", "code"), CHEATS, ids=[cheat.__name__ for cheat, _ in CHEATS])
def test_a_move_taken_back_where_none_may_be_is_found_at_its_line(cheat: Callable[[], Story], code: str) -> None:
    story = cheat()
    found = verify(story.record())
    assert (found.status, found.code, found.line) == ("bad", code, len(story.bodies)), found.problem


def test_while_a_draw_is_open_nothing_is_taken_back() -> None:
    story = told()
    of = own(story)
    story.open()
    story.bodies.append(encoded({"seq": story.seq + 1, "event": "undo", "seat": 0, "of": of}))
    assert verify(story.record()).code == "order"


def with_header(**members: object) -> Story:
    story = told(takeback=False)
    story.bodies[0] = encoded(json.loads(story.bodies[0]) | members)
    return story


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_both_verifiers_judge_alike(tmp_path: Path) -> None:
    sound = told()
    for _ in range(2):
        sound.undo()
        sound.move(0, "again")
        sound.move(1, "well")
    sound.open()
    sound.fall()
    sound.end()
    both = [together(), together((0, 1)), together((0, 1), (0, 1))]
    for story in both:
        story.undo()
        story.undo()
        story.end()
    headers = [with_header(takeback=value) for value in (True, False, 1, "true", None)]
    cheats = [cheat() for cheat, _ in CHEATS]
    counted = agree([story.record() for story in (sound, *both, *headers, *cheats)], tmp_path)
    assert counted == {"finished": 4, "in play": 1, "members": 4, "undo": 13, "unknown-device": 1}


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


def device_told(kind: type[Device], story: Story, commands: dict[str, tuple[Any, ...]]) -> Device:
    """A device of seat 0 that sent these commands, and what it makes of the story after its registration."""
    device = kind.fresh((0,), lambda kept: None)
    lines = story.record().splitlines()
    device.told(lines[0])
    device.told(lines[1])
    registration = device.registration()
    mine = Story(Random(1), takeback=True)
    mine.add("device", **registration)
    for id, command in commands.items():
        device.sends(id, *command)
    for body in story.bodies[2:]:
        event = json.loads(body)
        mine.add(event.pop("event"), **{name: value for name, value in event.items() if name != "seq"})
    for line in mine.record().splitlines()[2:]:
        device.told(line)
    return device


@pytest.mark.parametrize(("id", "alarm"), [("ours", ""), ("theirs", "forged-move")])
def test_a_device_knows_what_its_person_took_back(twin: type[Device], id: str, alarm: str) -> None:
    story = Story(Random(1), takeback=True)
    story.add("move", seat=0, move="first", id="before")
    story.add("undo", seat=0, of=2, id=id)  # in the log of the device, after its registration
    commands = {"before": ("play", 0, "first", 1), "ours": ("undo", 0, "2", 2)}
    assert device_told(twin, story, commands).alarm == alarm


@pytest.mark.parametrize(("sent", "alarm"), [("2", ""), ("7", "forged-move")])
def test_a_move_taken_back_is_the_one_that_was_meant_whatever_a_bot_has_done_meanwhile(
    twin: type[Device], sent: str, alarm: str
) -> None:
    story = Story(Random(1), takeback=True)
    story.add("move", seat=0, move="first", id="before")
    story.add("move", seat=1, move="answer", by="easy")
    story.add("undo", seat=0, of=2, id="ours")
    commands = {"before": ("play", 0, "first", 1), "ours": ("undo", 0, sent, 2)}
    assert device_told(twin, story, commands).alarm == alarm
