"""The rules for pausing and ending a game, and for resuming it.

Pauses serve absent players; at a table with a clock they are free time to think. The host may
end the game, or all people at it together. Once a rated game has begun, only all together may end it:
otherwise its host could undo a game that is being lost. In a tournament the organiser decides, on its
page.
"""

from __future__ import annotations

from parlour.server.core import messages
from parlour.server.core.clock import MOST_PAUSES
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.speech.message import Message
from parlour.table import Moved, Opened, Paused, Reacted, Resume, new_id

STOP = "stop"
"""The reaction with which a player proposes to end the game, or agrees to it."""


def check_pausing(room: Room, key: KeyRow, asked: messages.Pause | messages.Resume) -> None:
    """Lets only the host stop a clock, and only a few times. Repeated commands pass."""
    if room.clock is None or asked.id in room.table.asked:
        return
    if key.kind != "host":
        raise RequestRefused("not_host", Message("server-not-host"), room.seq)
    pauses = sum(count for (kind, _), count in room.table.asides.items() if kind == Paused.kind)
    if isinstance(asked, messages.Pause) and pauses >= MOST_PAUSES:
        raise RequestRefused("enough", Message("server-clock-pauses", {"most": MOST_PAUSES}), room.seq)


def waits_for(room: Room, seat: int) -> bool:
    """Whether the table is paused because this seat's person is away."""
    return _paused_for(room, seat) and not room.attendance.connected(seat)


async def go_on(room: Room, seat: int) -> None:
    """Resumes a table that paused for this seat's absent person, when a bot plays for them."""
    if _paused_for(room, seat):
        await room.take(Resume(id=new_id(), seq=room.seq, seat=seat))


def _paused_for(room: Room, seat: int) -> bool:
    pause = room.table.pause
    return pause is not None and pause.why == "gone" and pause.seat == seat


def check_ending(room: Room, key: KeyRow, id: str) -> None:
    """Refuses an `end` until all others who play and must agree have agreed. Repeated commands pass."""
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
    return any(isinstance(event, Moved | Opened) for event in room.table.log)


def _plays(room: Room, seat: int) -> bool:
    """Whether a person plays in this seat and is present; bots and absent people are not asked.

    A rated game of a player who has left, or given up the seat, ends by its clock, never by the remaining player.
    """
    attendance = room.attendance
    there = seat in attendance.joined and seat not in attendance.gone
    return not room.table.seats[seat].is_bot and (there or (room.settings.rated and _begun(room)))


def _agrees(room: Room, seat: int) -> bool:
    """Whether the seat has proposed to stop and not moved since."""
    for event in reversed(room.table.log):
        if isinstance(event, Moved) and event.seat == seat:
            return False
        if isinstance(event, Reacted) and event.seat == seat and event.what == STOP:
            return True
    return False
