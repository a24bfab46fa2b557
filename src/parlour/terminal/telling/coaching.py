"""The coach's words for a person at this terminal, as messages. Computing them may take a while."""

from __future__ import annotations

from typing import Any

from parlour.contract.state import State
from parlour.engine.coach import Counsel, counsel
from parlour.table import Table
from parlour.terminal.beside import Beside


def strength_now(table: Table) -> str:
    """The strength of the coach whose turn it is to speak; empty if there is none."""
    turn = table.turn
    if turn is None or turn.what != "move" or turn.who.is_bot or table.position.paused:
        return ""
    return table.header.coach_of(turn.seat)


def coached(state: State[Any], strength: str, beside: Beside) -> Counsel:
    return counsel(state, strength, beside.judged(state) if len(state.legal()) > 1 else None)
