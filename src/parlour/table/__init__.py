"""The layer between rules and players, without a network: seats, events, records, chance, bots.

docs/table.md shows how to use it. Nothing in here knows a particular game.
"""

from __future__ import annotations

from parlour.table.audit import Audit, audit
from parlour.table.bots import Bots
from parlour.table.commands import (
    REFUSALS,
    Back,
    Begin,
    Chain,
    Command,
    Consent,
    Decline,
    End,
    Leave,
    Pause,
    Play,
    React,
    Refusal,
    Register,
    Rematch,
    Resume,
    Roll,
    Sit,
    Tell,
    Undo,
    new_id,
)
from parlour.table.decide import advance, decide, more
from parlour.table.draft import Accepted, Answer
from parlour.table.drawing import Begun, Chained, Dropped, Left, Opened, Registered, Returned, Voided
from parlour.table.event import Event
from parlour.table.events import (
    AnyEvent,
    Consented,
    Declined,
    Ended,
    Moved,
    OutcomeDrawn,
    Paused,
    Reacted,
    Rematched,
    Resumed,
    Seated,
    Undone,
    event_from_bytes,
    event_from_json,
)
from parlour.table.header import Header, header_from_json, new_header
from parlour.table.host import Host
from parlour.table.position import Position, Turn
from parlour.table.record import Record, RecordFile, dump, load, parse
from parlour.table.seats import Seat, bot_seat, elsewhere, here
from parlour.table.table import Table, fold, new_table

__all__ = [
    "REFUSALS",
    "Accepted",
    "Answer",
    "AnyEvent",
    "Audit",
    "Back",
    "Begin",
    "Begun",
    "Bots",
    "Chain",
    "Chained",
    "Command",
    "Consent",
    "Consented",
    "Decline",
    "Declined",
    "Dropped",
    "End",
    "Ended",
    "Event",
    "Header",
    "Host",
    "Leave",
    "Left",
    "Moved",
    "Opened",
    "OutcomeDrawn",
    "Pause",
    "Paused",
    "Play",
    "Position",
    "React",
    "Reacted",
    "Record",
    "RecordFile",
    "Refusal",
    "Register",
    "Registered",
    "Rematch",
    "Rematched",
    "Resume",
    "Resumed",
    "Returned",
    "Roll",
    "Seat",
    "Seated",
    "Sit",
    "Table",
    "Tell",
    "Turn",
    "Undo",
    "Undone",
    "Voided",
    "advance",
    "audit",
    "bot_seat",
    "decide",
    "dump",
    "elsewhere",
    "event_from_bytes",
    "event_from_json",
    "fold",
    "header_from_json",
    "here",
    "load",
    "more",
    "new_header",
    "new_id",
    "new_table",
    "parse",
]
