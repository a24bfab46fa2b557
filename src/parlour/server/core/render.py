"""A table as messages: events, boards and seats in the form that clients get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from parlour.server.core import messages
from parlour.server.core.attendance import Attendance
from parlour.server.core.keys import KeyRow
from parlour.server.core.levels import levels_of
from parlour.server.core.messages.said import said
from parlour.server.core.messages.table import BOARD, board, body, step
from parlour.server.core.stored import TableSettings
from parlour.table import AnyEvent, Event, Position, Table
from parlour.table.places import ending, placed
from parlour.table.position import Played
from parlour.table.weights import weigh

_encode = msgspec.json.Encoder().encode


def message(told: messages.FromServer) -> bytes:
    """A message, encoded for sending."""
    return _encode(told)


def steps(
    table: Table, events: Sequence[Event], bodies: Sequence[bytes], positions: Sequence[Position]
) -> list[messages.Step]:
    """Events with the boards after them; `bodies` are the encoded events, `positions` the positions after them."""
    return list(map(step, events, positions, bodies, [None] * len(events), lines_of(table, events)))


def happened(
    table: Table,
    attendance: Attendance,
    steps: list[messages.Step],
    draw: messages.Draw | None,
    clock: messages.ClockNow | None,
) -> bytes:
    """The message for events that have just been applied."""
    return _encode(messages.Happened(steps=steps, now=now(table, attendance, draw, clock, words=False)))


def told(
    table: Table,
    attendance: Attendance,
    steps: Sequence[messages.Step],
    said: Sequence[messages.Said | None],
    draw: messages.Draw | None,
    clock: messages.ClockNow | None,
) -> bytes:
    """The same message with words; `said` holds the game's description of each step."""
    with_words = [
        messages.Step(event=each.event, view=each.view, said=words, line=each.line)
        for each, words in zip(steps, said, strict=True)
    ]
    return _encode(messages.Happened(steps=with_words, now=now(table, attendance, draw, clock)))


def lines_of(table: Table, events: Sequence[Event]) -> Sequence[str | None]:
    """The exact lines of these events, at a table of the second format."""
    if not table.is_second:
        return [None] * len(events)
    return [table.lines[event.seq].decode() for event in events]


def tail(table: Table, since: int, told: Sequence[messages.Said | None]) -> list[messages.Step]:
    """The events after `since`, with only the last board."""
    events = table.log[since:]
    last = max((event.seq for event in events if event.kind in BOARD), default=0)
    view = board(table.state) if last else None
    return [
        messages.Step(event=body(event), view=view if event.seq == last else None, said=words, line=line)
        for event, words, line in zip(events, told, lines_of(table, events), strict=True)
    ]


def now(
    table: Table,
    attendance: Attendance,
    draw: messages.Draw | None,
    clock: messages.ClockNow | None,
    words: bool = True,
) -> messages.Now:
    turn = turn_of(table)
    return messages.Now(
        seq=table.seq,
        turn=turn,
        allowed=list(table.state.allowed()) if turn is not None and turn.what == "move" else [],
        moves=_offers(table) if words and turn is not None and turn.what == "move" and not turn.bot else [],
        prompt=said(table.state.prompt() if (end := table.end) is None else ending(end, table.position))
        if words
        else None,
        paused=_paused(table),
        ended=_ended(table),
        rematch=rematch.table if (rematch := table.rematch) is not None else None,
        seats=seats(table, attendance),
        watching=attendance.watching,
        draw=draw,
        waiting=sorted(table.position.waiting),
        fallen=_fallen(table),
        undoable=_undoable(table.position.undoable),
        askable=_undoable(table.position.askable),
        clock=clock,
    )


def _undoable(played: Played | None) -> messages.Undoable | None:
    return None if played is None else messages.Undoable(seat=played.seat, of=played.seq)


def _fallen(table: Table) -> list[messages.Fallen]:
    if not table.position.telling:
        return []
    return [messages.Fallen(outcome=outcome, weight=weight) for outcome, weight in weigh(table.state)]


def _offers(table: Table) -> list[messages.Offer]:
    state = table.state
    return [messages.Offer(move=str(move), label=said(state.label(move))) for move in state.legal()]


def turn_of(table: Table) -> messages.Turn | None:
    turn = table.turn
    if turn is None:
        return None
    return messages.Turn(what="roll" if turn.what == "roll" else "move", seat=turn.seat, bot=turn.who.is_bot)


def seats(table: Table, attendance: Attendance) -> list[messages.SeatNow]:
    """The seats, encoded once and kept until one changes. (A client that uses only HTTP may have gone unnoticed.)"""
    unsure = attendance.heard_lately()
    version = (table.position.seats, attendance.version)
    if unsure or attendance.written is None or attendance.written[0] != version:
        lost = attendance.lost()
        told = [_seat(table, attendance, number, number in lost) for number in range(len(table.seats))]
        attendance.written = (version, msgspec.Raw(_encode(told)))
    return cast(list[messages.SeatNow], attendance.written[1])


def _seat(table: Table, attendance: Attendance, number: int, lost: bool) -> messages.SeatNow:
    who, person = table.seats[number], attendance.people[number]
    return messages.SeatNow(
        seat=number,
        kind=who.kind,
        name=who.name,
        level=who.level,
        person=None if person is None else person.name,
        taken_over=who.is_bot and person is not None,
        joined=person is None or number in attendance.joined,
        connected=person is None or attendance.connected(number),
        gone=number in attendance.gone,
        lost=lost,
        claim=attendance.claims.get(number, "") if lost else "",
    )


def _paused(table: Table) -> messages.Paused | None:
    pause = table.pause
    return None if pause is None else messages.Paused(seat=pause.seat, why=pause.why)


def _ended(table: Table) -> messages.Ended | None:
    end = table.end
    if end is None:
        return None
    return messages.Ended(
        why=end.why, seat=end.seat, scores=list(end.scores), winners=list(end.winners), places=list(placed(table))
    )


def presence(table: Table, attendance: Attendance) -> bytes:
    return _encode(messages.Presence(seats=seats(table, attendance), watching=attendance.watching))


def table_now(
    table: Table,
    attendance: Attendance,
    settings: TableSettings,
    key: KeyRow | None,
    since: int,
    told: list[messages.Said | None] | None,
    draw: messages.Draw | None,
    clock: messages.ClockNow | None,
) -> messages.TableNow:
    """Everything about a table for the holder of a key.

    `told` holds the game's descriptions of the events after `since`, or `None` for a client that wants no words.
    """
    header = table.header
    return messages.TableNow(
        table=header.id,
        game=header.game.name,
        rules=header.game.rules,
        best="low" if header.game.best == "low" else "high",
        options=header.game.options_dict,
        levels=list(levels_of(header.game)),
        previous=header.previous or None,
        opened=header.time,
        commitment=header.commitment,
        links=header.links,
        format=header.format,
        absent=header.absent,
        takeback=header.takeback,
        coach=list(header.coach),
        by_hand=header.by_hand,
        daily=header.daily.day if header.daily else "",
        tournament=settings.tournament,
        duplicate=header.duplicate is not None,
        rated=settings.rated,
        advice=header.game.advises and header.daily is None and not settings.unaided,
        header=table.lines[0].decode() if table.is_second else "",
        clock=header.clock,
        pace=settings.pace,
        watch=settings.watch,
        bot_pause=settings.bot_pause,
        you=messages.You(seats=list(key.seats) if key else [], host=key is not None and key.kind == "host"),
        now=now(table, attendance, draw, clock, words=told is not None),
        view=board(table.state),
        since=since,
        log=[body(event) for event in table.log[since:]],
        said=told or [],
        lines=[line.decode() for line in table.lines[since + 1 :]],
    )


def written(events: Sequence[Event], lines: Sequence[bytes]) -> tuple[list[AnyEvent], list[str]]:
    """Events and their lines, encoded as in `table_now`."""
    return [body(event) for event in events], [line.decode() for line in lines]


def taken(id: str, seq: int) -> messages.Answer:
    """The answer to a command that caused no event."""
    return messages.Answer(id=id, first=0, last=0, repeated=False, seq=seq)


def answer(id: str, events: Sequence[Event], repeated: bool, seq: int) -> messages.Answer:
    return messages.Answer(id=id, first=events[0].seq, last=events[-1].seq, repeated=repeated, seq=seq)
