"""Requests for analyses: was that luck? No request waits longer than it says; whoever is too early asks again."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, TypeAlias, cast

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from parlour.games import kind
from parlour.server import schema
from parlour.server.http.parts import AnyRequest, TableId, charge, parts_of, seated
from parlour.server.http.records import asker, while_there
from parlour.server.http.tables import LONGEST_WAIT
from parlour.server.schema.refusals import RequestRefused, not_found
from parlour.server.tables.personal_data import written
from parlour.server.tables.questions import judged_with
from parlour.server.tables.room import Room
from parlour.server.workers.studies import Study
from parlour.speech.message import Message

Wait: TypeAlias = Annotated[int, Parameter(ge=0, le=LONGEST_WAIT)]
StudyId: TypeAlias = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$")]
LATER = {202: ResponseSpec(schema.Analysing, generate_examples=False)}


@get("/api/tables/{table:str}/analysis", responses=LATER)
async def analysis(request: AnyRequest, table: TableId, wait: Wait = 0) -> Response[schema.Analysis]:
    """What luck and skill did at a table that is over."""
    room, _ = await seated(request, table)
    if not room.table.ended:
        raise RequestRefused("not_over", Message("analysis-not-over"), room.seq)
    return await _answer(await studied(request, room), "", wait)


@get("/api/tables/{table:str}/line")
async def line(request: AnyRequest, table: TableId) -> schema.Lined:
    """A table that is over in numbers: a page analyses it by itself."""
    room, _ = await seated(request, table)
    if not room.table.ended:
        raise RequestRefused("not_over", Message("analysis-not-over"), room.seq)
    charge(request, 5 * room.seq)
    return await _lined(request, await written(room.table))


@post("/api/line", status_code=200)
async def line_of_record(request: AnyRequest) -> schema.Lined:
    """The same of a record."""
    return await _lined(request, await request.body())


@post("/api/analyses", status_code=200, responses=LATER)
async def analyse_record(request: AnyRequest, wait: Wait = 0) -> Response[schema.Analysis]:
    """The same for a record."""
    data = await request.body()
    studies, key = parts_of(request).studies, sha256(data).hexdigest()
    study = studies.find(key) or studies.begin(key, data, asker(request))
    return await _answer(study, key, wait)


@get("/api/analyses/{study:str}", responses=LATER)
async def study(request: AnyRequest, study: StudyId, wait: Wait = 0) -> Response[schema.Analysis]:
    """What has become of a record that was sent."""
    found = parts_of(request).studies.find(study)
    if found is None:
        raise not_found()
    return await _answer(found, study, wait)


async def studied(request: AnyRequest, room: Room) -> Study:
    """The analysis of a table that is over, begun unless it is under way or done."""
    studies, key = parts_of(request).studies, _key(room)
    study = studies.find(key)
    if study is None:
        charge(request, 5 * room.seq)
        data = await written(room.table)
        study = studies.find(key) or studies.begin(key, data, asker(request))
    return study


async def _lined(request: AnyRequest, data: bytes) -> schema.Lined:
    found = await while_there(request, parts_of(request).records.outline(data, asker(request)))
    with_what = await judged_with(kind(found.game), found.ground)
    return schema.Lined(line=cast(schema.Line, msgspec.Raw(found.line)), **with_what._asdict())


def _key(room: Room) -> str:
    """The same for a table that is over, whatever is still said there, until a name is erased.

    It is no `StudyId`: at a table an analysis is asked for by the table's keys alone.
    """
    return repr((room.id, [seat.name for seat in room.table.seats]))


async def _answer(study: Study, id: str, wait: int) -> Response[Any]:
    done = await study.within(wait)
    if done is None:
        return Response(schema.Analysing(id=id, progress=study.progress), status_code=202)
    return Response(done, media_type="application/json")
