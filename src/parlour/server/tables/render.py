"""What a table tells: its state as messages. Nothing here decides anything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from parlour.bot import levels
from parlour.game import Game
from parlour.server import schema
from parlour.server.schema.events import TableEvent
from parlour.server.storage.store import KeyRow
from parlour.server.tables.room import Room
from parlour.table import Ended, Event, Paused, Rematched, Resumed

BOARD = ("move", "outcome")
"""The events that change the board."""
_encode = msgspec.json.Encoder().encode


def text(message: schema.FromServer) -> str:
    return _encode(message).decode()


def event_message(event: Event) -> TableEvent:
    """Plain data of the shape that `TableEvent` describes, unchecked because it is made so often; a test compares."""
    return cast(TableEvent, event.to_json())


def step(room: Room, event: Event) -> schema.Step:
    """The step of an event that has just been applied."""
    view = room.table.state.view() if event.kind in BOARD else None
    return schema.Step(event=event_message(event), view=view)


def tail(room: Room, since: int) -> list[schema.Step]:
    """What happened since, with the board only where it is the present one."""
    events = room.table.log[since:]
    last = max((event.seq for event in events if event.kind in BOARD), default=0)
    view = room.table.state.view() if last else None
    return [schema.Step(event=event_message(each), view=view if each.seq == last else None) for each in events]


def now(room: Room) -> schema.Now:
    table = room.table
    turn = turn_of(room)
    return schema.Now(
        seq=table.seq,
        turn=turn,
        allowed=list(table.state.allowed()) if turn is not None and turn.what == "move" else [],
        paused=paused(table.log) if table.position.paused else None,
        ended=ended(table.log) if table.ended else None,
        rematch=rematch(table.log) if table.ended else None,
        seats=seats(room),
        watching=watching(room),
    )


def turn_of(room: Room) -> schema.Turn | None:
    turn = room.table.turn
    if turn is None:
        return None
    return schema.Turn(what="roll" if turn.what == "roll" else "move", seat=turn.seat, bot=turn.who.is_bot)


def seats(room: Room) -> list[schema.SeatNow]:
    return [_seat(room, number) for number in range(len(room.table.seats))]


def _seat(room: Room, number: int) -> schema.SeatNow:
    who, person = room.table.seats[number], room.people[number]
    return schema.SeatNow(
        seat=number,
        kind=who.kind,
        name=who.name,
        level=who.level,
        person=None if person is None else person.name,
        taken_over=who.is_bot and person is not None,
        joined=person is None or number in room.joined,
        connected=person is None or room.connected(number),
        gone=number in room.gone,
    )


def watching(room: Room) -> int:
    return sum(not listener.seats for listener in room.listeners)


def presence(room: Room) -> schema.Presence:
    return schema.Presence(seats=seats(room), watching=watching(room))


def paused(log: Sequence[Event]) -> schema.Paused | None:
    for event in reversed(log):
        if isinstance(event, Resumed):
            return None
        if isinstance(event, Paused):
            return schema.Paused(seat=event.seat, why=event.why)
    return None


def ended(log: Sequence[Event]) -> schema.Ended | None:
    for event in reversed(log):
        if isinstance(event, Ended):
            return schema.Ended(why=event.why, seat=event.seat, scores=list(event.scores), winners=list(event.winners))
    return None


def rematch(log: Sequence[Event]) -> str | None:
    """Only what came after the end is looked at: the log may be long."""
    for event in reversed(log):
        if isinstance(event, Rematched):
            return event.table
        if isinstance(event, Ended):
            return None
    return None


def table_now(room: Room, key: KeyRow | None, since: int) -> schema.TableNow:
    header = room.table.header
    return schema.TableNow(
        table=header.id,
        game=header.game.name,
        rules=header.game.rules,
        best="low" if header.game.best == "low" else "high",
        options=plain(header.game.options_dict),
        levels=list(levels_of(header.game)),
        previous=header.previous or None,
        opened=header.time,
        commitment=header.commitment,
        links=header.links,
        pace=room.settings.pace,
        watch=room.settings.watch,
        bot_pause=room.settings.bot_pause,
        you=schema.You(seats=list(key.seats) if key else [], host=key is not None and key.kind == "host"),
        now=now(room),
        view=room.table.state.view(),
        since=since,
        log=[event_message(event) for event in room.table.log[since:]],
    )


@lru_cache(maxsize=256)
def levels_of(game: Game) -> tuple[str, ...]:
    return levels(game)


def plain(options: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


def answer(id: str, events: Iterable[Event], repeated: bool, seq: int) -> schema.Answer:
    numbers = [event.seq for event in events]
    return schema.Answer(id=id, first=numbers[0], last=numbers[-1], repeated=repeated, seq=seq)
