"""Requests to the coach of a seat: only whoever sits there is answered, and only on their turn."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, TypeAlias, cast

from litestar import get
from litestar.params import Parameter

from parlour.contract.question import Judged
from parlour.engine.coach import Strength, counsel
from parlour.server import schema
from parlour.server.http.engine import asked_of
from parlour.server.http.parts import AnyRequest, TableId, parts_of, seated
from parlour.server.http.records import asker, while_there
from parlour.server.schema.refusals import RequestRefused
from parlour.server.schema.said import said_once
from parlour.server.storage.store import KeyRow
from parlour.server.tables.room import Room
from parlour.speech.message import Message

Move: TypeAlias = Annotated[str, Parameter(max_length=100)]


@get("/api/tables/{table:str}/coach")
async def coach(
    request: AnyRequest, table: TableId, seat: Annotated[int, Parameter(ge=0, le=11)] | None = None
) -> schema.Coaching:
    """What the coach says to a seat of the asker, on its turn; left out, the seat that is to move."""
    room, key = await seated(request, table)
    turn, state, seq = room.table.turn, room.table.state, room.seq
    asks = seat if seat is not None or turn is None else turn.seat
    strength = _strength(room, key, asks)
    if turn is None or turn.seat != asks or turn.what != "move" or turn.who.is_bot or room.table.ended:
        raise RequestRefused("no_advice", Message("no-choice"), seq)
    found = await _judged(request, room) if len(state.legal()) > 1 else None
    said = counsel(state, strength, found)
    return schema.Coaching(
        seq=seq,
        seat=turn.seat,
        strength=strength,
        said=[said_once(each) for each in said.said],
        good=list(map(str, said.good)),
        best=None if said.best is None else str(said.best),
    )


@get("/api/tables/{table:str}/reason")
async def reason(request: AnyRequest, table: TableId, move: Move, other: Move) -> schema.Reason:
    """What speaks for one move beside another, for a page that has found them; only where a coach tells it."""
    room, key = await seated(request, table)
    turn, state, seq = room.table.turn, room.table.state, room.seq
    strength = _strength(room, key, None if turn is None else turn.seat)
    if strength != "tell" or room.table.ended or not {move, other} <= set(state.allowed()) or not state.legal():
        raise RequestRefused("no_advice", Message("no-choice"), seq)
    found = await to_thread(state.reason, state.read(move), state.read(other))
    return schema.Reason(seq=seq, reason=None if found is None else said_once(found))


def _strength(room: Room, key: KeyRow | None, seat: int | None) -> Strength:
    """How much the coach of a seat says; refused for a seat of somebody else, and for one without a coach."""
    if seat is None:
        raise RequestRefused("no_advice", Message("no-choice"), room.seq)
    if key is None or seat not in key.seats:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
    strength = room.table.header.coach_of(seat)
    if not strength:
        raise RequestRefused("no_coach", Message("server-no-coach"), room.seq)
    return cast(Strength, strength)


async def _judged(request: AnyRequest, room: Room) -> Judged | None:
    """The moves, judged as a page does it; `None` where the game cannot be asked."""
    state = room.table.state
    try:
        asked_of(room)
    except RequestRefused:
        return None
    return await while_there(request, parts_of(request).thinking.advise(state, asker(request)))
