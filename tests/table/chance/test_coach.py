"""Coaches in the header: both verifiers take and refuse the same ones."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table.chance.stories import with_member
from tests.table.chance.test_verifiers import NODE, agree

SOUND: list[Any] = [["tell", ""], ["", "remind"], ["suggest", "tell"], ["remind", "remind"]]
FORGED: list[Any] = [
    [],
    ["", ""],
    ["tell"],
    ["tell", "", ""],
    ["tell", None],
    ["tell", 0],
    [["tell"], ""],
    ["Tell", ""],
]
FORGED += ["tell", None, True, {"0": "tell"}, ["tell", "toString"], ["__proto__", ""], ["tell"] * 5_000]


def with_coach(coach: object, takeback: bool = False) -> bytes:
    return with_member("coach", coach, takeback)


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_both_verifiers_judge_alike(tmp_path: Path) -> None:
    sound = [with_coach(coach) for coach in SOUND] + [with_coach(["tell", ""], takeback=True)]
    forged = [with_coach(coach) for coach in FORGED]
    bots = [with_coach(coach, takeback=True) for coach in (["", "tell"], ["tell", "remind"])]
    counted = agree([*sound, *forged, *bots], tmp_path)
    assert counted == Counter(finished=len(sound), members=len(forged) + len(bots))
