"""Lessons in the form that clients get: every position a learner can reach, and where each move leads."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import get

from parlour.contract.game import Game
from parlour.contract.lesson import Frame, Moment, course
from parlour.games import kind, names
from parlour.server.core.messages.answers import not_found
from parlour.server.core.messages.said import Offer, Said, said_once
from parlour.server.core.messages.table import board
from parlour.speech.message import Message

log = logging.getLogger(__name__)


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    chance: bool
    seat: int | None
    text: str


class LessonFrame(msgspec.Struct, frozen=True, kw_only=True):
    """A board, and the step that led to it; none at the start of a scene."""

    step: LessonStep | None
    view: dict[str, Any]


class LessonMoment(msgspec.Struct, frozen=True, kw_only=True):
    """One sentence with one task. The page shows the frames one after the other; then the learner acts, in seat 0."""

    number: int
    """The number of the task, from 0."""
    frames: list[LessonFrame]
    say: Said
    deed: Literal["move", "roll", "look"]
    moves: list[Offer]
    """Every legal move, if the learner is to move."""
    on: dict[str, int]
    """By move, or `""` for a roll or a look: the index of the next moment. Empty at the end of the lesson."""
    otherwise: Said | None
    """The answer to a legal move that does not lead on."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson; without moments if the game has none."""

    game: str
    tasks: int
    moments: list[LessonMoment]


def written(game: str, moments: tuple[Moment, ...]) -> Lesson:
    tasks = max((each.number + 1 for each in moments), default=0)
    return Lesson(game=game, tasks=tasks, moments=[_moment(each) for each in moments])


def _moment(moment: Moment) -> LessonMoment:
    task, state = moment.task, moment.state
    offered = state.legal() if task.deed == "move" else ()
    return LessonMoment(
        number=moment.number,
        frames=[_frame(each) for each in moment.frames],
        say=said_once(task.say),
        deed=task.deed,
        moves=[Offer(move=str(each), label=said_once(state.label(each))) for each in offered],
        on=dict(moment.on),
        otherwise=_maybe(task.otherwise),
    )


def _frame(frame: Frame) -> LessonFrame:
    step = LessonStep(chance=frame.chance, seat=frame.seat, text=frame.step) if frame.step else None
    return LessonFrame(step=step, view=board(frame.state))


def _maybe(message: Message | None) -> Said | None:
    return None if message is None else said_once(message)


@get("/api/games/{game:str}/lesson")
async def lesson(game: str) -> Lesson:
    """The lesson of a game; without moments if it has none."""
    if game not in names():
        raise not_found()
    return lesson_of(kind(game))


@cache
def lesson_of(declared: type[Game]) -> Lesson:
    """The lesson, played through once. An installed game whose lesson fails has none."""
    try:
        return written(declared.name, course(declared.lesson()))
    except Exception as error:
        log.warning("lesson", extra={"game": declared.name, "why": str(error)})
        return written(declared.name, ())
