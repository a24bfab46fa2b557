"""Clocks in the header: both verifiers take and refuse the same ones."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table.chance.stories import with_member
from tests.table.chance.test_verifiers import NODE, agree

SOUND: list[Any] = [
    {"kind": "move", "seconds": 5, "out": "move"},
    {"kind": "move", "seconds": 3600, "out": "lost"},
    {"kind": "fischer", "seconds": 10, "increment": 1, "out": "move"},
    {"kind": "fischer", "seconds": 21_600, "increment": 0, "out": "seat"},
    {"out": "lost", "increment": 600, "seconds": 300, "kind": "fischer"},
    {"kind": "days", "seconds": 86_400, "out": "seat"},
    {"kind": "days", "seconds": 14 * 86_400, "out": "lost"},
]
FORGED: list[Any] = [
    None,
    True,
    "move",
    [],
    {},
    {"kind": "move", "seconds": 30},
    {"kind": "move", "seconds": 4, "out": "move"},
    {"kind": "move", "seconds": "30", "out": "move"},
    {"kind": "move", "seconds": True, "out": "move"},
    {"kind": "move", "seconds": 30, "out": "shame"},
    {"kind": "move", "seconds": 30, "out": ["move"]},
    {"kind": "move", "seconds": 30, "out": "move", "increment": 0},
    {"kind": "move", "seconds": 30, "out": "move", "more": 0},
    {"kind": "fischer", "seconds": 30, "out": "lost"},
    {"kind": "fischer", "seconds": 30, "increment": 0, "out": "move"},
    {"kind": "fischer", "seconds": 30, "increment": 601, "out": "move"},
    {"kind": "fischer", "seconds": 30, "increment": -1, "out": "lost"},
    {"kind": "fischer", "seconds": 9, "increment": 1, "out": "lost"},
    {"kind": "days", "seconds": 86_401, "out": "lost"},
    {"kind": "days", "seconds": 15 * 86_400, "out": "lost"},
    {"kind": "toString", "seconds": 30, "out": "lost"},
    {"kind": "__proto__", "seconds": 30, "out": "lost"},
    {"kind": ["move"], "seconds": 30, "out": "lost"},
]


def with_clock(clock: object) -> bytes:
    return with_member("clock", clock)


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_both_verifiers_judge_alike(tmp_path: Path) -> None:
    counted = agree([with_clock(clock) for clock in [*SOUND, *FORGED]], tmp_path)
    assert counted == Counter(finished=len(SOUND), members=len(FORGED))
