"""Requests about positions without a table: what they look like, what may follow, and what each move is worth.

A code is a stranger's word about a position, so it is read and played in a worker, never on the event loop.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post

from parlour.contract.game import Game
from parlour.contract.question import Judged, Question
from parlour.server import schema
from parlour.server.http.engine import told
from parlour.server.http.parts import AnyRequest, parts_of
from parlour.server.http.records import asker, while_there
from parlour.server.schema.refusals import RequestRefused
from parlour.server.tables.opening import the_game
from parlour.server.tables.questions import written
from parlour.server.workers.exploring import Refused
from parlour.server.workers.lane import Lane
from parlour.server.workers.worker import WorkerLost
from parlour.speech.message import Message

SECONDS, ADVICE_SECONDS = 20.0, 120.0
"""A position takes milliseconds, advice a second; on a slow machine functions are compiled first."""


@post("/api/games/{game:str}/position", status_code=200)
async def explore(request: AnyRequest, game: str, data: schema.Explore) -> schema.Explored:
    """A position, and all that can follow it."""
    played, lane = the_game(game, data.options, data.rules), parts_of(request).records.lane
    found: tuple[schema.Explored, Question | None]
    found = await while_there(request, _looked(lane, "explore", played, data, asker(request), SECONDS))
    position, question = found
    if question is None:
        return position
    return msgspec.structs.replace(position, question=await written(type(played), question))


@post("/api/games/{game:str}/advice", status_code=200)
async def advise(request: AnyRequest, game: str, data: schema.Explore) -> schema.Advice:
    """What each move of a position is worth: the numbers of `parlour advise`."""
    played, lane = the_game(game, data.options, data.rules), parts_of(request).thinking.lane
    found: Judged = await while_there(request, _looked(lane, "counsel", played, data, asker(request), ADVICE_SECONDS))
    return told(found)


async def _looked(lane: Lane, job: str, game: Game, asked: schema.Explore, address: str, seconds: float) -> Any:
    try:
        found = await lane.run(job, game, asked, seconds=seconds, address=address)
    except WorkerLost as error:
        raise RequestRefused("no_advice", Message("cannot-judge", {"game": game.name})) from error
    if isinstance(found, Refused):
        raise RequestRefused(found.code, found.why)
    return found
