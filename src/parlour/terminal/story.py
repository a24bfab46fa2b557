"""The log as a story: what happened, line by line, and what nobody did but everybody sees."""

from __future__ import annotations

from parlour.table import Ended, Event, Moved, OutcomeDrawn, Table
from parlour.terminal.telling import Teller


def story(teller: Teller, table: Table, most: int) -> list[str]:
    """The last events in words. A roll of no use ends a turn without an event of its own; it is told all the same."""
    events, stuck = table.log[-most:], f"{teller.game.name}-log-stuck"
    lines = []
    for number, event in enumerate(events):
        lines.append(teller.happened(event))
        rolled = event.hand if isinstance(event, OutcomeDrawn) and not event.outcome.startswith("first:") else None
        if rolled is not None and teller.speech.knows(stuck) and _next(events[number + 1 :], table) != rolled:
            lines.append(teller.speech.say(stuck, name=teller.name(rolled)))
    return lines


def _next(after: list[Event], table: Table) -> int | None:
    """The seat that moved next, or is to move now; `None` when something else came next."""
    for event in after:
        if isinstance(event, Moved | OutcomeDrawn | Ended):
            return event.seat if isinstance(event, Moved) else None
    return table.turn.seat if table.turn else None
