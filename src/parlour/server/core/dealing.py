"""Handles devices' answers to the open draw of a table: go, drop, outcome, void.

Decisions are made under the room's lock and stored before they are sent; the database rejects conflicting decisions
of other nodes. `parlour.table.dealing` says what is due.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

from parlour.server.core import messages
from parlour.server.core.course import OpenDraw
from parlour.server.core.journal import Conflict, Unavailable
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import TRIES, Room
from parlour.server.core.stored import AT_ONCE
from parlour.speech.message import Message
from parlour.table.dealing import Complete, Desk, Drop, GiveUp, Go, Refused, Step, Void, Wait, agree, reveal
from parlour.table.draft import closed

REFUSED = {
    "late": ("late", "command-late"),
    "too-early": ("too_early", "command-too-early"),
    "link": ("wrong_link", "command-wrong-link"),
    "not-asked": ("not_asked", "command-not-asked"),
}
"""The reasons for refusing a device's answer: code and message."""


async def look(room: Room) -> None:
    """Reads what other nodes have stored, and does the work that is due."""
    async with room.lock:
        await room.be_sure()
        if room.course.draw is None or room.closed:
            return
        try:
            if room.shared:
                await room.catch_up_locked()
            await _go_on(room)
        finally:
            room.course.set_alarm()  # the database may be away: look again
    room.call_next()


async def ready(room: Room, asked: messages.Ready) -> None:
    """Notes that the device is awake, and forwards it to the other nodes."""
    async with room.lock:
        await room.be_sure()
        draw = await _the_draw(room, asked)
        ledger = room.table.position.ledger
        assert ledger is not None and ledger.opening is not None
        if asked.device not in ledger.opening.ids:
            raise _refused(room, "not-asked")
        if draw.desk.go:
            return
        draw.ready.add(asked.device)
        if room.shared and not isinstance(_due(room, draw), Go):
            await _answer(room, asked, "ready", [(asked.device, "")])
        await _go_on(room)
    room.call_next()


async def take_reveal(room: Room, asked: messages.Reveal) -> None:
    """Stores a device's link; with the last link also the outcome."""
    async with room.lock:
        await room.be_sure()
        link = bytes.fromhex(asked.link)
        for _ in range(TRIES):
            draw = await _the_draw(room, asked, heard_go=True)
            if draw.desk.reveals.get(asked.device) == link:
                break
            desk = _taken(room, draw, asked, link)
            due = _due(room, OpenDraw(desk, draw.ready, draw.opened, draw.went))
            if isinstance(due, Complete):
                if await _close(room, due):
                    break
            elif await _store_reveal(room, asked, link):
                draw.desk, draw.stored = desk, True
                break
            await room.catch_up_locked()
        else:
            raise Unavailable("other nodes were quicker every time")
        if room.shared and room.course.draw is not None:
            await room.catch_up_locked()
        await _go_on(room)
    room.call_next()


async def take_agreement(room: Room, asked: messages.Agree) -> None:
    """Stores a person's agreement to a void, for this device and for absent devices of the same seats."""
    async with room.lock:
        await room.be_sure()
        draw = await _the_draw(room, asked, heard_go=True)
        ledger = room.table.position.ledger
        assert ledger is not None and ledger.opening is not None
        reached = {each.id for each in ledger.opening.party if room.attendance.reaches(each.id, each.seats)}
        try:
            desk = agree(ledger, draw.desk, asked.device, frozenset(reached))
        except Refused as error:
            raise _refused(room, error.code) from error
        due = _due(room, draw)
        if isinstance(due, Wait) and not due.may_void:
            raise _refused(room, "too-early")
        await _answer(room, asked, "agree", [(asked.device, "")])
        await _answer(room, asked, "spoken", [(id, "") for id in sorted(desk.spoken_for - draw.desk.spoken_for)])
        if room.course.draw is draw:
            draw.desk = replace(draw.desk, agreed=desk.agreed, spoken_for=desk.spoken_for)
        await _go_on(room)
    room.call_next()


async def _the_draw(room: Room, asked: messages.DrawAnswer, heard_go: bool = False) -> OpenDraw:
    """The draw that an answer belongs to; reads the database before it refuses."""
    for again in (room.shared, False):
        draw = room.course.draw
        fits = draw is not None and (asked.n, asked.open) == (draw.desk.n, draw.desk.open_hash)
        if draw is not None and fits and (draw.desk.go or not heard_go):
            return draw
        if not again:
            break
        await room.catch_up_locked()
    if draw is None or asked.n < draw.desk.n:
        raise _refused(room, "late")
    raise _refused(room, "too-early" if fits else "not-asked")


def _taken(room: Room, draw: OpenDraw, asked: messages.Reveal, link: bytes) -> Desk:
    ledger = room.table.position.ledger
    assert ledger is not None
    try:
        return reveal(ledger, draw.desk, asked.device, asked.open, asked.n, link)
    except Refused as error:
        raise _refused(room, error.code) from error


def _refused(room: Room, code: str) -> RequestRefused:
    code, why = REFUSED[code]
    return RequestRefused(code, Message(why), room.seq)


def _due(room: Room, draw: OpenDraw) -> Step:
    ledger = room.table.position.ledger
    assert ledger is not None
    return draw.due(ledger, room.table.header.absent == "wait")


async def _store_reveal(room: Room, asked: messages.Reveal, link: bytes) -> bool:
    told = [(asked.device, link.hex())]
    return await _kept(room.journal.answer(room.id, room.seq, asked.n, "reveal", told, lapsed=asked.device))


async def _answer(room: Room, asked: messages.DrawAnswer, what: str, devices: list[tuple[str, str]]) -> None:
    """Stores answers, and notifies the other nodes."""
    for _ in range(TRIES):
        if not devices or room.course.draw is None or room.course.draw.desk.n != asked.n:
            return
        if await _kept(room.journal.answer(room.id, room.seq, asked.n, what, devices)):
            room.course.draw.stored = True
            await room.course.reread(room.table)
            return
        await room.catch_up_locked()


async def _kept(work: Awaitable[None]) -> bool:
    """Stores events; false if another event came first."""
    try:
        await work
    except Conflict:
        return False
    return True


async def _go_on(room: Room) -> None:
    """Works until it must wait for an answer. The caller holds the lock."""
    for _ in range(TRIES):
        draw = room.course.draw
        if draw is None:
            return
        due = _due(room, draw)
        if isinstance(due, Wait):
            break
        if isinstance(due, Go):
            done = await _kept(room.journal.go(room.id, room.seq, draw.desk.n))
            if done:
                draw.go(replace(draw.desk, go=True))
        else:
            done = await _close(room, due)
        if not done:
            await room.catch_up_locked()
    room.tell_draw()
    room.course.set_alarm()


async def _close(room: Room, due: Complete | Drop | Void | GiveUp) -> bool:
    """Closes the draw; false if another event came first."""
    draw = room.course.draw
    assert draw is not None
    n, reveals = draw.desk.n, draw.desk.reveals
    answer = closed(room.table, room.chance, due, reveals, most=AT_ONCE)
    counted = (n, len(reveals)) if isinstance(due, Void | GiveUp) else None
    return await room.commit(answer, before_go=n if isinstance(due, Drop) else 0, reveals=counted)
