"""Somebody who learns a game: where in the lesson they are, and where what they do leads."""

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
    """A way through the moments of a lesson; lines and screen show where it has come to."""

    moments: tuple[Moment, ...]
    way: list[int] = field(default_factory=lambda: [0])
    """The moments that the learner has come through; the last one is now."""

    @property
    def now(self) -> Moment:
        return self.moments[self.way[-1]]

    @property
    def step(self) -> dict[str, int]:
        """Which step of the lesson this is, and of how many."""
        return {"number": self.now.number + 1, "count": self.moments[-1].number + 1}

    @property
    def learned(self) -> bool:
        """Whether the lesson has come to its end."""
        return not self.now.on

    def go(self, step: str = "") -> None:
        """On by this move; by none where the learner rolls or looks."""
        self.way.append(self.now.on[step])

    def back(self) -> None:
        self.way = self.way[:-1] or [0]

    def show(self) -> None:
        """Have it done: the first of what leads on."""
        if not self.learned:
            self.go(next(iter(self.now.on)))

    def again(self) -> None:
        """From the beginning."""
        self.way = [0]

    def move(self, word: str) -> Message | None:
        """Go on by this move; otherwise say why not, if there is something to say."""
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
        """The names of those who sit at the table: the learner, and bots."""
        return tuple(speech.say("face-name", number=seat + 1) for seat in range(len(self.now.state.scores)))


def teaches(game: str) -> bool:
    """Whether a game writes a lesson, which is not played through for this; one that cannot be imported does not."""
    try:
        lineage = kind(game).__mro__
    except ParlourError:
        return False
    return any("lesson" in vars(each) for each in lineage[: lineage.index(Game)])


def newcomer(game: str) -> Learner:
    """Somebody at the beginning of a game's lesson, which is played through by the rules; `Unsupported` without one."""
    moments = course(kind(game).lesson())
    if not moments:
        raise Unsupported(Message("learn-none", {"game": game}))
    return Learner(moments)
