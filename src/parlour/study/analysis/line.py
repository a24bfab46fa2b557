"""The moves and outcomes of a record as they count in the end: what was taken back is left out."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.contract.state import State, Step
from parlour.table.events import Moved, OutcomeDrawn, Undone
from parlour.table.position import board_after, unproven
from parlour.table.table import Table, new_table


class Played(NamedTuple):
    """A step, and the state in which it was made."""

    seq: int
    state: State[Any]
    step: Step
    seat: int | None
    """The seat that moved, or whose hand rolled."""
    by: str
    """The level of the bot that moved, if one did."""


def line_of(table: Table) -> list[Played]:
    """Each step that led to the last position of a table."""
    position, line = unproven(new_table(table.header).position), list[Played]()
    for event in table.log:
        state = position.state
        position = board_after(position, event)
        if isinstance(event, Moved):
            line.append(Played(event.seq, state, position.step, event.seat, event.by))
        elif isinstance(event, OutcomeDrawn):
            line.append(Played(event.seq, state, position.step, event.hand, ""))
        elif isinstance(event, Undone):
            line = [each for each in line if each.seq < event.of]
    return line
