"""Requests about thinking: a page's modules and data, its questions, answers to them; coaches; positions.

The coach of a seat answers only the person who sits there, and only on their turn. Codes of positions come from
strangers, so they are read and played in a worker, never on the event loop.
"""

from __future__ import annotations

import gzip
from asyncio import to_thread
from collections.abc import Awaitable
from typing import Annotated, Any, TypeAlias, TypeVar, cast

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from parlour.contract.engine import Answer, Position
from parlour.contract.game import Game, State
from parlour.engine.coach import Strength, counsel
from parlour.errors import Unsupported
from parlour.games import kind, names
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages import Question as QuestionTold
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.messages.said import said_once
from parlour.server.core.room import Room
from parlour.server.tables.checks import the_game
from parlour.server.tables.request import AnyRequest, TableId, asker, part_of, seated, while_there
from parlour.server.thinking import messages
from parlour.server.thinking.exploring import Refused
from parlour.server.thinking.service import Positions, Thinking, ground_of, module_of, seat_of, written
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.pool import Lane
from parlour.speech.message import Message

FOREVER = "public, max-age=31536000, immutable"
"""Addresses carry the hash of their content."""
T = TypeVar("T")
SECONDS, ADVICE_SECONDS = 20.0, 120.0
"""A position takes milliseconds, advice a second; on a slow machine functions are compiled first."""


@get("/api/games/{game:str}/engine/module", include_in_schema=False)
async def module(request: AnyRequest, game: str) -> Response[bytes]:
    """The WebAssembly module of what a game offers to browsers."""
    return _packed(request, await to_thread(module_of, _declared(game)), "application/wasm")


@get("/api/games/{game:str}/engine/ground/{name:str}", include_in_schema=False)
async def ground(request: AnyRequest, game: str, name: str) -> Response[bytes]:
    """The data the module needs before it can judge some positions."""
    try:
        found = await to_thread(ground_of, _declared(game), name)
    except Unsupported as error:
        raise not_found() from error
    return _packed(request, found.file, "application/octet-stream")


@get("/api/tables/{table:str}/question")
async def question(request: AnyRequest, table: TableId) -> QuestionTold:
    """The position of a table, as the module takes it."""
    room, _ = await seated(request, table)
    seq, state = room.seq, room.table.state
    check(room)
    found = await while_there(request, _refusing(part_of(request, Thinking).position(state, asker(request)), seq))
    return await written(state, found, seq)


@get("/api/tables/{table:str}/advice")
async def advice(request: AnyRequest, table: TableId) -> messages.Advice:
    """The module's answer, for a browser that cannot run it."""
    room, _ = await seated(request, table)
    seq, state = room.seq, room.table.state
    check(room)
    found = await while_there(request, _refusing(part_of(request, Thinking).advise(state, asker(request)), seq))
    return told(found, state, seq)


def told(found: Answer, state: State[Any], seq: int = 0) -> messages.Advice:
    return messages.Advice(
        seq=seq,
        seat=seat_of(state),
        steps=[
            messages.Valued(
                move=str(each.move), worth=list(each.worth), lead=list(each.lead), exact=each.exact, error=each.error
            )
            for each in found.steps
        ],
        nodes=found.nodes,
        more=found.more,
        unit=found.unit,
    )


def check(room: Room) -> None:
    """Refuses a position without a choice, or where advice is forbidden."""
    if room.settings.unaided:
        why = "server-rated-advice" if room.settings.rated else "server-counting-advice"
        raise RequestRefused("no_advice", Message(why), room.seq)
    if not room.table.state.legal() or room.table.ended:
        raise RequestRefused("no_advice", Message("no-choice"), room.seq)


async def _refusing(found: Awaitable[T], seq: int) -> T:
    """Refuses a game without an engine."""
    try:
        return await found
    except Unsupported as error:
        raise RequestRefused("no_advice", error.why, seq) from error


def _declared(game: str) -> type[Game]:
    if game not in names() or not kind(game).browser:
        raise not_found()
    return kind(game)


def _packed(request: AnyRequest, body: bytes, kind_of_file: str) -> Response[bytes]:
    headers: dict[str, Any] = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), headers=headers, media_type=kind_of_file)
    return Response(body, headers={**headers, "content-encoding": "gzip"}, media_type=kind_of_file)


Move: TypeAlias = Annotated[str, Parameter(max_length=100)]


@get("/api/tables/{table:str}/coach")
async def coach(
    request: AnyRequest, table: TableId, seat: Annotated[int, Parameter(ge=0, le=11)] | None = None
) -> messages.Coaching:
    """The coach's words to a seat of the asker on its turn; by default the acting seat."""
    room, key = await seated(request, table)
    turn, state, seq = room.table.turn, room.table.state, room.seq
    asks = seat if seat is not None or turn is None else turn.seat
    strength = _strength(room, key, asks)
    if turn is None or turn.seat != asks or turn.what != "move" or turn.who.is_bot or room.table.ended:
        raise RequestRefused("no_advice", Message("no-choice"), seq)
    found = await _judged(request, room) if len(state.legal()) > 1 else None
    said = counsel(state, strength, found)
    return messages.Coaching(
        seq=seq,
        seat=turn.seat,
        strength=strength,
        said=[said_once(each) for each in said.said],
        good=list(map(str, said.good)),
        best=None if said.best is None else str(said.best),
    )


@get("/api/tables/{table:str}/reason")
async def reason(request: AnyRequest, table: TableId, move: Move, other: Move) -> messages.Reason:
    """Reasons for preferring a move, for a page that has found both; refused where a coach tells less."""
    room, key = await seated(request, table)
    turn, state, seq = room.table.turn, room.table.state, room.seq
    check(room)
    if turn is None or key is None or turn.seat not in key.seats:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), seq)
    if room.table.header.coach_of(turn.seat) not in ("", "tell") or not {move, other} <= set(state.allowed()):
        raise RequestRefused("no_advice", Message("no-choice"), seq)
    found = await to_thread(state.reason, state.read(move), state.read(other))
    return messages.Reason(seq=seq, reason=None if found is None else said_once(found))


def _strength(room: Room, key: KeyRow | None, seat: int | None) -> Strength:
    """The strength of a seat's coach; refused for another person's seat, and for one without a coach."""
    if seat is None:
        raise RequestRefused("no_advice", Message("no-choice"), room.seq)
    if key is None or seat not in key.seats:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
    strength = room.table.header.coach_of(seat)
    if not strength:
        raise RequestRefused("no_coach", Message("server-no-coach"), room.seq)
    return cast(Strength, strength)


async def _judged(request: AnyRequest, room: Room) -> Answer | None:
    """The values of the moves, as a page computes them; `None` if the game has no engine."""
    try:
        check(room)
        found = part_of(request, Thinking).advise(room.table.state, asker(request))
        return await while_there(request, _refusing(found, room.seq))
    except RequestRefused as error:
        if error.code != "no_advice":
            raise
        return None


@post("/api/games/{game:str}/position", status_code=200)
async def explore(request: AnyRequest, game: str, data: messages.Explore) -> messages.Explored:
    """A position and all its steps."""
    played, lane = the_game(game, data.options, data.rules), part_of(request, Positions).lane
    found: tuple[messages.Explored, State[Any], Position | None]
    found = await while_there(request, _looked(lane, "explore", played, data, asker(request), SECONDS))
    position, state, asked = found
    if asked is None:
        return position
    return msgspec.structs.replace(position, question=await written(state, asked))


@post("/api/games/{game:str}/advice", status_code=200)
async def advise(request: AnyRequest, game: str, data: messages.Explore) -> messages.Advice:
    """The value of each move of a position: the numbers of `parlour advise`."""
    played, lane = the_game(game, data.options, data.rules), part_of(request, Thinking).lane
    found: tuple[State[Any], Answer]
    found = await while_there(request, _looked(lane, "counsel", played, data, asker(request), ADVICE_SECONDS))
    return told(found[1], found[0])


async def _looked(lane: Lane, job: str, game: Game, asked: messages.Explore, address: str, seconds: float) -> Any:
    try:
        found = await lane.run(job, game, asked, seconds=seconds, address=address, game=game.name)
    except WorkerLost as error:
        raise RequestRefused("no_advice", Message("cannot-judge", {"game": game.name})) from error
    if isinstance(found, Refused):
        raise RequestRefused(found.code, found.why)
    return found
