"""Carries out the events of a table's clock: time has run out, a pause is over, a bot has helped out, a player is
back."""

from __future__ import annotations

from parlour.server.core.clock import TableClock
from parlour.server.core.journal import Conflict
from parlour.server.core.room import Room
from parlour.server.core.stored import ClockRow
from parlour.table import Accepted, Refusal, Sit


def is_unsettled(room: Room) -> bool:
    """Whether the clock must change or an event is due, because a person came or a look was missed."""
    clock, now = room.clock, room.journal.milliseconds()
    if clock is None or room.table.ended:
        return False
    return clock.is_due(now) or clock.settled(room.table, room.attendance, now) is not None


async def look_at_clock(room: Room) -> None:
    """Makes the event that is due, if there is one."""
    if room.clock is None or room.closed:
        return
    async with room.lock:
        await room.be_sure()
        if room.shared:
            await room.catch_up_locked()
            await room.reread_clock_locked()
        await _do(room, room.clock)
    room.call_next()


async def _do(room: Room, clock: TableClock) -> None:
    """The caller holds the lock."""
    now = room.journal.milliseconds()
    command = clock.command(room.table, room.attendance, now)
    if command is None:
        row = clock.settled(room.table, room.attendance, now)
        if row is not None:
            await _settle(room, clock, row)
        else:
            clock.keep(clock.row, now)
        return
    answer = room.decide(command)
    if isinstance(answer, Refusal) and isinstance(command, Sit):
        clock.helping.pop(command.seat, None)  # this happened too often: the bot stays
    if isinstance(answer, Accepted) and not await room.commit(answer):
        await room.catch_up_locked()


async def _settle(room: Room, clock: TableClock, row: ClockRow) -> None:
    """Stores a change of the clock without an event, unless an event came first."""
    try:
        await room.journal.settle(room.id, room.seq, row)
    except Conflict:
        await room.catch_up_locked()
        return
    clock.keep(row, room.journal.milliseconds())
    room.tell_clock()
