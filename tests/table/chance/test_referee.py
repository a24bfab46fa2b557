"""A device with the rules: whatever does not follow from the lines raises the alarm before it answers anything."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.chance.stories import encoded, sealed
from tests.table.loaded import loaded_record

from parlour.table.device import Device, Kept
from parlour.table.referee import Referee

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "second").rglob("*.jsonl"))
ONE_DIE = [[str(face), 1] for face in range(1, 7)]


def watching(record: bytes) -> Device:
    """A device of nobody's that is told a whole record."""
    device = Device(Kept("00" * 16, bytes(32), (0,)), lambda kept: None, Referee())
    for line in record.split(b"\n")[:-1]:
        device.told(line)
    return device


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_records_of_every_game_follow_the_rules(path: Path) -> None:
    assert watching(path.read_bytes()).alarm == ""


def test_loaded_dice_are_seen_at_the_opening(tmp_path: Path) -> None:
    device = watching(loaded_record(tmp_path / "loaded.jsonl"))
    assert device.alarm == "rules"
    assert json.loads(device.kept.evidence)["event"] == "open"


def shutbox(tmp_path: Path) -> list[dict[str, Any]]:
    lines = next(path for path in GOLDEN if path.stem == "shutbox-2-players").read_bytes().split(b"\n")[:-1]
    return [json.loads(line) for line in lines]


def changed(bodies: list[dict[str, Any]], kind: str, change: Callable[[dict[str, Any]], None], last: int = 0) -> bytes:
    """The record up to the first, or the last, event of a kind, which is changed; every hash fits."""
    numbers = [at for at, body in enumerate(bodies) if body.get("event") == kind]
    at = numbers[-last]
    change(bodies[at])
    for body in bodies:
        body.pop("hash", None)
    return sealed([encoded(body) for body in bodies[: at + 1]])


ATTACKS: dict[str, tuple[str, Callable[[dict[str, Any]], None], int]] = {
    "another seat's hand": ("open", lambda body: body.update(hand=1 - (body["hand"] or 0)), 0),
    "one die in place of two": ("open", lambda body: (body.pop("same", 0), body.update(chances=ONE_DIE)), 1),
    "a list in another order": ("open", lambda body: body.update(chances=body["chances"][::-1]), 0),
    "a move that is not legal": ("move", lambda body: body.update(move="1+2+3+4+5+6+7+8+9"), 0),
    "a move out of turn": ("move", lambda body: (body.pop("device", ""), body.update(seat=1 - body["seat"])), 0),
    "other scores": ("end", lambda body: body.update(scores=[score + 1 for score in body["scores"]]), 0),
    "another winner": ("end", lambda body: body.update(winners=[0, 1]), 0),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_the_rules_do_not_say_is_an_alarm_at_that_line(attack: str, tmp_path: Path) -> None:
    kind, change, last = ATTACKS[attack]
    device = watching(changed(shutbox(tmp_path), kind, change, last))
    assert device.alarm == "rules"
    assert json.loads(device.kept.evidence)["event"] == kind
