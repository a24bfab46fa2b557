"""A lesson: a game learned by playing it, with scripted rolls and cards.

A game writes its lesson as scenes: a position, and the tasks that the learner, who sits in seat 0, does from there.
`course` plays them through by the rules, so that every position, move and outcome that a learner meets is a real one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from parlour.contract.state import CHANCE, State
from parlour.speech.message import Message

LEARNER: Final = 0
MOST: Final = 2_000
"""Moments of a lesson: where every move leads on, they multiply."""
Deed = Literal["move", "roll", "look"]


class TooLong(ValueError):
    """Lessons with more moments than this should name the moves that lead on."""


@dataclass(frozen=True)
class Task:
    """One sentence, and one thing to do: make a move, roll or draw, or only look."""

    say: Message
    deed: Deed
    wanted: tuple[str, ...] = ()
    """The moves that lead on; where there are none, every legal move does."""
    then: tuple[str, ...] = ()
    """The steps that follow by themselves, in notation: outcomes of the roll or of the move, others' moves."""
    otherwise: Message | None = None
    """The answer to a legal move that does not lead on."""


def move(say: Message, *wanted: str, then: Sequence[str] = (), otherwise: Message | None = None) -> Task:
    """The learner makes one of these moves, or any."""
    return Task(say, "move", wanted, tuple(then), otherwise)


def roll(say: Message, *then: str) -> Task:
    """The learner rolls or draws, and this comes."""
    return Task(say, "roll", then=then)


def look(say: Message) -> Task:
    """The learner reads and looks at the board."""
    return Task(say, "look")


class Scene(NamedTuple):
    """A position and the tasks from there. The last task is to look, so that the learner sees the last step."""

    state: State[Any]
    tasks: tuple[Task, ...]


def scene(state: State[Any], before: Sequence[str], *tasks: Task) -> Scene:
    """A scene that begins after these steps."""
    for step in before:
        state = state.play(step)
    return Scene(state, tasks)


class Frame(NamedTuple):
    """A position, and the step that led to it; none at the beginning of a scene."""

    step: str
    chance: bool
    seat: int | None
    state: State[Any]


@dataclass(frozen=True)
class Moment:
    """A task in a position: how it came to it, what is said, and where each move leads."""

    number: int
    """Which task of the lesson it is."""
    task: Task
    frames: tuple[Frame, ...]
    on: Mapping[str, int]
    """By move, `""` for a roll or a look: the next moment. Nothing at the end of the lesson."""

    @property
    def state(self) -> State[Any]:
        return self.frames[-1].state


def course(scenes: Sequence[Scene]) -> tuple[Moment, ...]:
    """Every moment that a learner can come to, the first one first. A step that is not possible is an `IllegalMove`."""
    moments: list[Moment] = []
    number = 0
    for each in scenes:
        begins = len(moments)
        _play(moments, each.tasks, number, (Frame("", False, None, each.state),))
        number += len(each.tasks)
        if each is not scenes[-1]:
            for at in range(begins, len(moments)):
                if not moments[at].on:
                    moments[at] = replace(moments[at], on={"": len(moments)})
    return tuple(moments)


def _play(moments: list[Moment], tasks: tuple[Task, ...], number: int, frames: tuple[Frame, ...]) -> int:
    """The place of the moment in which these tasks begin; it and all that follow are added."""
    task, later = tasks[0], tasks[1:]
    place = len(moments)
    if place >= MOST:
        raise TooLong(MOST)
    moments.append(Moment(number, task, frames, {}))
    if later:
        ways = {step: _followed(frames[-1].state, task, step) for step in _steps(frames[-1].state, task)}
        on = {step: _play(moments, later, number + 1, shown) for step, shown in ways.items()}
        moments[place] = replace(moments[place], on=on)
    return place


def _steps(state: State[Any], task: Task) -> tuple[str, ...]:
    """Steps of the learner that lead on; `""` for a roll or a look."""
    if task.deed != "move":
        return ("",)
    return task.wanted or tuple(str(step) for step in state.legal())


def _followed(state: State[Any], task: Task, step: str) -> tuple[Frame, ...]:
    """The position after the learner's step."""
    frames = []
    for text in (*([step] if step else []), *task.then):
        chance = state.actor == CHANCE
        seat = state.hand if chance else state.actor
        state = state.play(text)
        frames.append(Frame(text, chance, seat, state))
    return tuple(frames) or (Frame("", False, None, state),)
