"""Events and boards inside messages."""

from __future__ import annotations

from typing import cast

import msgspec

from parlour.server.schema.table import Step
from parlour.table import AnyEvent, Event, Position

BOARD = ("move", "outcome")
"""The events that change the board."""


def body(event: Event) -> AnyEvent:
    """An event inside a message, written as records have it."""
    return cast(AnyEvent, msgspec.Raw(event.encode()))


def step(event: Event, after: Position, written: bytes) -> Step:
    """An event with the board after it; `written` is the event as it was stored."""
    view = after.state.view() if event.kind in BOARD else None
    return Step(event=cast(AnyEvent, msgspec.Raw(written)), view=view)
