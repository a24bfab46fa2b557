"""Requests for lessons: a game learned by playing it. Nothing is kept of a learner."""

from __future__ import annotations

import logging
from functools import cache

from litestar import get

from parlour.contract.game import Game
from parlour.contract.lesson import course
from parlour.games import kind, names
from parlour.server import schema
from parlour.server.schema.lesson import lesson as written
from parlour.server.schema.refusals import not_found

log = logging.getLogger(__name__)


@get("/api/games/{game:str}/lesson")
async def lesson(game: str) -> schema.Lesson:
    """The lesson of a game; without moments where it has none."""
    if game not in names():
        raise not_found()
    return lesson_of(kind(game))


@cache
def lesson_of(declared: type[Game]) -> schema.Lesson:
    """The lesson, played through once. An installed game whose lesson fails has none; the others have theirs."""
    try:
        return written(declared.name, course(declared.lesson()))
    except Exception as error:
        log.warning("lesson", extra={"game": declared.name, "why": str(error)})
        return written(declared.name, ())
