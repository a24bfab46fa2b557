"""A learner's progress through a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from parlour.contract.game import Game
from parlour.contract.lesson import Moment, course
from parlour.errors import IllegalMove, ParlourError, Unsupported
from parlour.games import kind
from parlour.speech.languages import Speech
from parlour.speech.message import Message
from parlour.terminal.telling.teller import for_people


@dataclass
class Learner:
    """A path through the moments of a lesson, shown in lines or on the screen."""

    moments: tuple[Moment, ...]
    way: list[int] = field(default_factory=lambda: [0])
    """The learner's moments so far; the last one is now."""

    @property
    def now(self) -> Moment:
        return self.moments[self.way[-1]]

    @property
    def step(self) -> dict[str, int]:
        """The number of the step, and the number of steps."""
        return {"number": self.now.number + 1, "count": self.moments[-1].number + 1}

    @property
    def learned(self) -> bool:
        """Whether the lesson is finished."""
        return not self.now.on

    def go(self, step: str = "") -> None:
        """Continues by this move, or by none if the learner rolls or reads."""
        self.way.append(self.now.on[step])

    def back(self) -> None:
        self.way = self.way[:-1] or [0]

    def show(self) -> None:
        """Makes the first move that leads on."""
        if not self.learned:
            self.go(next(iter(self.now.on)))

    def again(self) -> None:
        """Starts from the beginning."""
        self.way = [0]

    def move(self, word: str) -> Message | None:
        """Continues by this move; otherwise returns the reason, if there is one."""
        state = self.now.state
        try:
            move = str(state.read(word))
            state.play(move)
        except IllegalMove as error:
            return for_people(error.why)
        if move not in self.now.on:
            return self.now.task.otherwise
        self.go(move)
        return None

    def happened(self) -> Iterator[Message]:
        """The steps since the moment before, by the learner, by chance and by the others."""
        before = self.moments[self.way[-2]].state if len(self.way) > 1 else self.now.state
        for frame in self.now.frames:
            if frame.step:
                yield before.describe(before.read(frame.step))
            before = frame.state

    def names(self, speech: Speech) -> tuple[str, ...]:
        """The names at the table: the learner and bots."""
        return tuple(speech.say("face-name", number=seat + 1) for seat in range(len(self.now.state.scores)))


def teaches(game: str) -> bool:
    """Whether a game has a lesson, without playing it through; false for a game that cannot be imported."""
    try:
        lineage = kind(game).__mro__
    except ParlourError:
        return False
    return any("lesson" in vars(each) for each in lineage[: lineage.index(Game)])


def newcomer(game: str) -> Learner:
    """A learner at the start of a game's lesson, checked by the rules; raises `Unsupported` without one."""
    moments = course(kind(game).lesson())
    if not moments:
        raise Unsupported(Message("learn-none", {"game": game}))
    return Learner(moments)
