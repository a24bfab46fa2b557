"""Events inside messages, with the boards they lead to and what the game says of them."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from parlour.contract.game import State
from parlour.server.schema.said import Said, said
from parlour.server.schema.table import Step
from parlour.table import AnyEvent, Ended, Event, Position
from parlour.table.places import ending

BOARD = ("move", "outcome", "undo")
"""The events that change the board."""
_encode = msgspec.json.Encoder().encode


def body(event: Event) -> AnyEvent:
    """An event inside a message, written as records have it."""
    return cast(AnyEvent, msgspec.Raw(event.encode()))


def step(event: Event, after: Position, written: bytes, told: Said | None = None, line: str | None = None) -> Step:
    """An event with the board after it; `written` is the event as it is told, `told` what the game says of it."""
    view = board(after.state) if event.kind in BOARD else None
    return Step(event=cast(AnyEvent, msgspec.Raw(written)), view=view, said=told, line=line)


def board(state: State[Any]) -> dict[str, Any]:
    """The view of a state, encoded; a game may have written it as JSON itself."""
    own = state.game.presenter.view
    return cast(dict[str, Any], msgspec.Raw(own(state) if own else _encode(state.view())))


def telling(event: Event, before: Position, after: Position) -> Said | None:
    """What the game says of an event."""
    if after.step is not None:
        return said(before.state.describe(after.step))
    return said(ending(event, after)) if isinstance(event, Ended) else None
