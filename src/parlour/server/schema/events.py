"""The events of a table as the network sees them: what `Event.to_json` gives, with types that a client can rely on.

`parlour.table.events` says what each event means. These are only their shapes; a test compares the two.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: `here`, `elsewhere` or `bot`."""

    kind: str
    name: str = ""
    level: str = ""


class MoveEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="move"):
    seq: int
    seat: int
    move: str
    by: str = ""
    """The level of the bot that made the move, if a bot did."""
    time: str = ""
    id: str = ""


class OutcomeEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="outcome"):
    seq: int
    hand: int | None
    outcome: str
    link: str
    nonce: str
    chances: list[tuple[str, int]] = []
    same: int = 0
    next: str = ""
    time: str = ""
    id: str = ""


class SeatEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="seat"):
    seq: int
    seat: int
    who: Sitter
    why: str = ""
    """`join`, `takeover` or `return`."""
    time: str = ""
    id: str = ""


class PauseEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="pause"):
    seq: int
    seat: int | None = None
    why: str = ""
    """`asked`, or `gone` when the person in the seat has been away too long."""
    time: str = ""
    id: str = ""


class ResumeEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="resume"):
    seq: int
    seat: int | None = None
    time: str = ""
    id: str = ""


class EndEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="end"):
    seq: int
    why: str
    """`over`, by the rules; `broken_off`, by a seat."""
    scores: list[int]
    winners: list[int]
    seat: int | None = None
    seed: str = ""
    time: str = ""
    id: str = ""


class ReactionEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="reaction"):
    seq: int
    seat: int
    what: str
    time: str = ""
    id: str = ""


class RematchEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag="rematch"):
    seq: int
    table: str
    seat: int | None = None
    time: str = ""
    id: str = ""


TableEvent: TypeAlias = (
    MoveEvent | OutcomeEvent | SeatEvent | PauseEvent | ResumeEvent | EndEvent | ReactionEvent | RematchEvent
)
