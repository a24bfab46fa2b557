"""What the coach of a person at this terminal says, as messages. It may have to think for a while."""

from __future__ import annotations

from typing import Any

from parlour.contract.engine import Answer
from parlour.contract.state import State
from parlour.engine.advice import judged
from parlour.engine.coach import Counsel, counsel
from parlour.errors import Unsupported
from parlour.table import Table


def strength_now(table: Table) -> str:
    """The strength of the coach who is to speak now; empty where none is."""
    turn = table.turn
    if turn is None or turn.what != "move" or turn.who.is_bot or table.position.paused:
        return ""
    return table.header.coach_of(turn.seat)


def coached(state: State[Any], strength: str) -> Counsel:
    return counsel(state, strength, _judged(state) if len(state.legal()) > 1 else None)


def _judged(state: State[Any]) -> Answer | None:
    try:
        return judged(state)
    except Unsupported:
        return None
