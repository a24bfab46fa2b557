"""A lesson in the terminal, line by line: what happened, the board, a sentence, and the learner's answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TextIO

from rich.console import Console

from parlour.errors import IllegalMove
from parlour.languages import Speech
from parlour.lesson import LEARNER, Moment
from parlour.message import Message
from parlour.terminal.boards import board
from parlour.terminal.drawing.sheet import Look
from parlour.terminal.text.words import Ordering, Script

LONGEST = 1000
SHOWN = 12
"""How many of the possible moves are listed."""
BACK, SHOW, QUIT = "back", "show", "quit"
"""What may be typed besides moves; none of these words is a move of any game."""


@dataclass
class Learning:
    """A learner's way through the moments of a lesson. An empty line rolls, or reads on."""

    moments: tuple[Moment, ...]
    source: TextIO
    sink: TextIO
    speech: Speech
    way: list[int] = field(default_factory=lambda: [0])
    """The moments that the learner has come through; the last one is now."""

    @property
    def now(self) -> Moment:
        return self.moments[self.way[-1]]

    def run(self) -> bool:
        """Whether the lesson was learned to its end; otherwise the learner left."""
        self._print(self._say("learn-words", back=BACK, show=SHOW, quit=QUIT))
        self._show()
        while self.now.on:
            self._print(self._asked())
            line = self.source.readline()
            word = line.strip()[:LONGEST]
            if not line or word == QUIT:
                return False
            self._take(word)
        return True

    def _take(self, word: str) -> None:
        moment = self.now
        if word == BACK:
            self.way = self.way[:-1] or [0]
            self._show()
        elif word == SHOW:
            self._go(next(iter(moment.on)))
        elif moment.task.deed != "move":
            self._go("")
        elif word:
            self._move(word)

    def _move(self, word: str) -> None:
        try:
            move = str(self.now.state.read(word))
            self.now.state.play(move)
        except IllegalMove as error:
            self._print(self._tell(error.why))
            return
        if move in self.now.on:
            self._go(move)
        elif self.now.task.otherwise is not None:
            self._print(self._tell(self.now.task.otherwise))

    def _go(self, step: str) -> None:
        before = self.now.state
        self.way.append(self.now.on[step])
        for frame in self.now.frames:
            if frame.step:
                self._print(self._tell(before.describe(before.read(frame.step))))
            before = frame.state
        self._show()

    def _show(self) -> None:
        """The board, and the sentence of this moment."""
        number, count = self.now.number + 1, self.moments[-1].number + 1
        state, script = self.now.state, Script(self.speech.right_to_left, Ordering.TERMINAL)
        look = Look(self.speech, script, self.names, offered=self.now.task.deed == "move")
        self._print("")
        Console(file=self.sink, highlight=False).print(board(state.game.name).draw(state, look), soft_wrap=True)
        self._print("", f"{number}/{count}  {self._tell(self.now.task.say)}")

    def _asked(self) -> str:
        deed = self.now.task.deed
        if deed != "move":
            return self._say("learn-roll" if deed == "roll" else "learn-look")
        allowed = self.now.state.allowed()
        moves = self._say("list-comma").join(allowed[:SHOWN]) + (" …" if len(allowed) > SHOWN else "")
        return self._say("learn-move", moves=moves)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(
            self._say("seat-name" if seat == LEARNER else "bot-name", number=seat + 1)
            for seat in range(len(self.now.state.scores))
        )

    def _tell(self, message: Message) -> str:
        return self.speech.tell(message, self.names)

    def _say(self, id: str, **arguments: str | int) -> str:
        return self.speech.say(id, **arguments)

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()
