"""Who may end a game for everybody: whoever opened the table, or all people at it together.

A rated game is ended by all together once it has begun: otherwise whoever opened it could undo a game that is being
lost. At a table of a tournament, whoever opened the tournament decides, on its page.
"""

from __future__ import annotations

from parlour.server.schema.refusals import RequestRefused
from parlour.server.storage.store import KeyRow
from parlour.server.tables.room import Room
from parlour.speech.message import Message
from parlour.table import Moved, OutcomeDrawn, Reacted

STOP = "stop"
"""The reaction by which somebody proposes to end the game, or agrees to it."""


def check_ending(room: Room, key: KeyRow, id: str) -> None:
    """Refuses an `end` as long as somebody else who plays has to agree and has not. Repeated commands pass."""
    alone = key.kind == "host" and not (room.settings.rated and _begun(room))
    if alone or id in room.table.asked:
        return
    if room.settings.tournament:
        raise RequestRefused("not_host", Message("server-not-ending"), room.seq)
    others = [seat for seat in range(len(room.table.seats)) if seat not in key.seats and _plays(room, seat)]
    if not all(_agrees(room, seat) for seat in others):
        why = "server-rated-ending" if key.kind == "host" else "server-not-ending"
        raise RequestRefused("not_host", Message(why), room.seq)


def _begun(room: Room) -> bool:
    return any(isinstance(event, Moved | OutcomeDrawn) for event in room.table.log)


def _plays(room: Room, seat: int) -> bool:
    """Whether a person plays in this seat and is there: neither a bot nor somebody who has gone is asked."""
    attendance = room.attendance
    return not room.table.seats[seat].is_bot and seat in attendance.joined and seat not in attendance.gone


def _agrees(room: Room, seat: int) -> bool:
    """Whether the seat has proposed to stop and not moved since."""
    for event in reversed(room.table.log):
        if isinstance(event, Moved) and event.seat == seat:
            return False
        if isinstance(event, Reacted) and event.seat == seat and event.what == STOP:
            return True
    return False
