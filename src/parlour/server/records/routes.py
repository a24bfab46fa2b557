"""Requests about records: a table's own, and those that people bring; and their analyses: was that luck?

No request waits longer than it says; a client that is too early asks again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, TypeAlias, cast

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from parlour.contract.tally import Tally
from parlour.games import kind
from parlour.server.core.account import written
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.games.messages import Tallied, Tallying
from parlour.server.records import messages
from parlour.server.records.counting import SECONDS as COUNTING
from parlour.server.records.fairness import Looking, Looks, sound
from parlour.server.records.service import SECONDS, Records, Studies, Study
from parlour.server.tables.checks import the_game
from parlour.server.tables.request import (
    LONGEST_WAIT,
    AnyRequest,
    Since,
    TableId,
    asker,
    charge,
    part_of,
    seated,
    while_there,
)
from parlour.server.thinking.service import judged_with
from parlour.server.workers.frames import WorkerLost
from parlour.speech.message import Message
from parlour.table.places import places

LATER = {202: ResponseSpec(messages.Analysing, generate_examples=False)}


@get("/api/tables/{table:str}/record", media_type="application/jsonl")
async def record(request: AnyRequest, table: TableId) -> Response[bytes]:
    room, _ = await seated(request, table)
    charge(request, room.seq)
    name = f"{room.table.header.game.name}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await written(room), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/replay")
async def replay_table(request: AnyRequest, table: TableId, since: Since = 0) -> messages.Replay:
    """The steps after event `since`; `more` says how many are left for another request."""
    room, _ = await seated(request, table)
    charge(request, 5 * room.seq)
    data = await written(room)
    return await while_there(request, part_of(request, Records).replay(data, asker(request), since))


@post("/api/replay", status_code=200)
async def replay_record(request: AnyRequest) -> messages.Replay:
    data = await request.body()
    return await while_there(request, part_of(request, Records).replay(data, asker(request)))


@post("/api/verify", status_code=200)
async def verify_record(request: AnyRequest) -> messages.Verified:
    data = await request.body()
    return await while_there(request, part_of(request, Records).verify(data, asker(request)))


Wait: TypeAlias = Annotated[int, Parameter(ge=0, le=LONGEST_WAIT)]
StudyId: TypeAlias = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$")]


@get("/api/tables/{table:str}/analysis", responses=LATER)
async def analysis(request: AnyRequest, table: TableId, wait: Wait = 0) -> Response[messages.Analysis]:
    """Luck and skill at a finished table."""
    room, _ = await seated(request, table)
    if not room.table.ended:
        raise RequestRefused("not_over", Message("analysis-not-over"), room.seq)
    return await _answer(await studied(request, room), "", wait)


@get("/api/tables/{table:str}/line")
async def line(request: AnyRequest, table: TableId) -> messages.Lined:
    """A table that is over in numbers: a page analyses it by itself."""
    room, _ = await seated(request, table)
    if not room.table.ended:
        raise RequestRefused("not_over", Message("analysis-not-over"), room.seq)
    charge(request, 5 * room.seq)
    return await _lined(request, await written(room))


@post("/api/line", status_code=200)
async def line_of_record(request: AnyRequest) -> messages.Lined:
    """The same of a record."""
    return await _lined(request, await request.body())


@post("/api/analyses", status_code=200, responses=LATER)
async def analyse_record(request: AnyRequest, wait: Wait = 0) -> Response[messages.Analysis]:
    """The same for a record."""
    data = await request.body()
    studies, key = part_of(request, Studies), sha256(data).hexdigest()
    study = studies.find(key) or studies.begin(key, data, asker(request))
    return await _answer(study, key, wait)


@get("/api/analyses/{study:str}", responses=LATER)
async def study(request: AnyRequest, study: StudyId, wait: Wait = 0) -> Response[messages.Analysis]:
    """The outcome of a record's upload."""
    found = part_of(request, Studies).find(study)
    if found is None:
        raise not_found()
    return await _answer(found, study, wait)


@post("/api/tally", status_code=200)
async def tally(request: AnyRequest, data: Tallying) -> Tallied:
    """A score sheet that people keep beside their own box, counted by the rules; nothing of it is stored."""
    game = the_game(data.game, data.options)
    lane = part_of(request, Records).lane
    work = lane.run("tally", game, data.rounds, data.stopped, seconds=COUNTING, address=asker(request), game=game.name)
    try:
        found: Tally | Message = await while_there(request, work)
    except WorkerLost as error:
        raise RequestRefused("bad_option", Message("cannot-tally", {"game": game.name})) from error
    if isinstance(found, Message):
        raise RequestRefused("bad_option", found)
    ended = not found.asked and game.players > 1
    return Tallied(
        rounds=list(map(list, found.rounds)),
        totals=list(found.totals),
        asked=list(found.asked),
        blank=found.blank,
        tie=found.tie,
        least=found.least,
        stop=found.stop,
        winners=list(found.winners),
        places=list(places(found.totals, found.winners, "low" if game.best == "low" else "high")) if ended else [],
    )


@post("/api/fallen", status_code=200)
async def fallen(request: AnyRequest, data: Looking) -> Looks:
    """Whether what fell at tables by hand looks fair. Nothing of it is stored."""
    if not all(map(sound, data.fell)):
        raise RequestRefused("bad_message", Message("server-sums"))
    work = part_of(request, Records).lane.run("looks", data.fell, seconds=SECONDS, address=asker(request))
    try:
        found: Looks = await while_there(request, work)
    except WorkerLost as error:
        raise RequestRefused("bad_message", Message("server-sums")) from error
    return found


async def studied(request: AnyRequest, room: Room) -> Study:
    """The analysis of a table that is over, begun unless it is under way or done."""
    studies, key = part_of(request, Studies), _key(room)
    study = studies.find(key)
    if study is None:
        charge(request, 5 * room.seq)
        data = await written(room)
        study = studies.find(key) or studies.begin(key, data, asker(request))
    return study


async def _lined(request: AnyRequest, data: bytes) -> messages.Lined:
    found = await while_there(request, part_of(request, Records).outline(data, asker(request)))
    with_what = await judged_with(kind(found.game), found.ground)
    return messages.Lined(line=cast(messages.Line, msgspec.Raw(found.line)), **with_what._asdict())


def _key(room: Room) -> str:
    """The same for a table that is over, whatever is still said there, until a name is erased.

    It is no `StudyId`: at a table an analysis is asked for by the table's keys alone.
    """
    return repr((room.id, [seat.name for seat in room.table.seats]))


async def _answer(study: Study, id: str, wait: int) -> Response[Any]:
    done = await study.within(wait)
    if done is None:
        return Response(messages.Analysing(id=id, progress=study.progress), status_code=202)
    return Response(done, media_type="application/json")
