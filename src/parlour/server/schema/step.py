"""Events inside messages, with the boards they lead to and what the game says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from parlour.server.schema.said import Said, said
from parlour.server.schema.table import Step
from parlour.table import AnyEvent, Ended, Event, Position, Table, new_table

BOARD = ("move", "outcome")
"""The events that change the board."""


def body(event: Event) -> AnyEvent:
    """An event inside a message, written as records have it."""
    return cast(AnyEvent, msgspec.Raw(event.encode()))


def step(event: Event, before: Position, after: Position, written: bytes) -> Step:
    """An event with the board after it; `written` is the event as it was stored."""
    view = after.state.view() if event.kind in BOARD else None
    return Step(event=cast(AnyEvent, msgspec.Raw(written)), view=view, said=telling(event, before, after))


def telling(event: Event, before: Position, after: Position) -> Said | None:
    """What the game says of an event."""
    if after.step is not None:
        return said(before.state.describe(after.step))
    return said(after.state.prompt()) if isinstance(event, Ended) and event.why == "over" else None


def tellings(table: Table, since: int) -> list[Said | None]:
    """What the game says of each event after `since`. The game is replayed, which costs less than keeping it all."""
    return list(_tellings(table, since)) if since < table.seq else []


def _tellings(table: Table, since: int) -> Iterator[Said | None]:
    position = new_table(table.header).position
    for event in table.log:
        before, position = position, position.after(event)
        if event.seq > since:
            yield telling(event, before, position)
