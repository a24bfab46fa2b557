"""Outcomes at a table by hand, as people type them: `36` and `3 6` are the roll `6-3`, `6` is the die of who begins."""

from __future__ import annotations

import re
from typing import Any

from parlour.contract.state import State


def outcomes(state: State[Any]) -> tuple[str, ...]:
    """All that may fall now, in notation."""
    return tuple(str(outcome) for outcome, _ in state.chances())


def told(state: State[Any], text: str) -> str:
    """The outcome that somebody means; the text itself where it means none, or several."""
    known = outcomes(state)
    if text in known:
        return text
    meant = [each for each in known if _faces(each) == _faces(text)]
    meant = meant or [each for each in known if "-" in each and "".join(_faces(each)) == "".join(sorted(text))]
    return meant[0] if len(meant) == 1 else text


def _faces(text: str) -> list[str]:
    """Dice in any order; of `first:6` what follows the colon."""
    return sorted(re.split(r"[-\s,+]+", text.lower().partition(":")[2] or text.lower()))
