"""The chances of a position as whole numbers, from which outcomes are drawn and checked."""

from __future__ import annotations

from math import lcm
from typing import Any

from parlour.contract.game import State
from parlour.errors import Unsupported
from parlour.speech.message import Message
from parlour.table.chance.draw import Chances
from parlour.table.verify import MOST_WEIGHT


def weigh(state: State[Any]) -> Chances:
    """The chances of a state in whole numbers: over their least common denominator, in the state's own order."""
    chances = state.chances()
    whole = lcm(*(chance.denominator for _, chance in chances))
    if whole > MOST_WEIGHT:
        raise Unsupported(Message("cannot-draw-fairly"))
    return tuple((str(outcome), chance.numerator * (whole // chance.denominator)) for outcome, chance in chances)
