"""A lesson in the terminal, line by line: the last steps, the board, a sentence, and the learner's answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TextIO

from rich.console import Console

from parlour.contract.lesson import LEARNER
from parlour.speech.languages import Speech
from parlour.speech.message import Message
from parlour.terminal.boards import board
from parlour.terminal.drawing.sheet import Look
from parlour.terminal.telling.learner import Learner
from parlour.terminal.text.words import Ordering, Script

LONGEST = 1000
SHOWN = 12
"""The most moves listed."""
BACK, SHOW, QUIT = "back", "show", "quit"
"""The words accepted besides moves; none of them is a move of any game."""


@dataclass
class Learning:
    """A lesson in lines. An empty line rolls, or continues."""

    learner: Learner
    source: TextIO
    sink: TextIO
    speech: Speech

    def run(self) -> bool:
        """Whether the lesson was learned to its end; otherwise the learner left."""
        self._print(self._say("learn-words", back=BACK, show=SHOW, quit=QUIT))
        self._show()
        while not self.learner.learned:
            self._print(self._asked())
            line = self.source.readline()
            word = line.strip()[:LONGEST]
            if not line or word == QUIT:
                return False
            self._take(word)
        return True

    def _take(self, word: str) -> None:
        if word == BACK:
            self.learner.back()
            self._show()
        elif word == SHOW:
            self.learner.show()
            self._come()
        elif self.learner.now.task.deed != "move":
            self.learner.go()
            self._come()
        elif word:
            self._move(word)

    def _move(self, word: str) -> None:
        before = self.learner.now
        answer = self.learner.move(word)
        if answer is not None:
            self._print(self._tell(answer))
        elif self.learner.now is not before:
            self._come()

    def _come(self) -> None:
        """The steps up to this point, and the present question."""
        self._print(*map(self._tell, self.learner.happened()))
        self._show()

    def _show(self) -> None:
        """The board, and the sentence of this moment."""
        now, script = self.learner.now, Script(self.speech.right_to_left, Ordering.TERMINAL)
        look = Look(self.speech, script, self.learner.names(self.speech), offered=now.task.deed == "move")
        self._print("")
        Console(file=self.sink, highlight=False).print(board(now.state.game.name).draw(now.state, look), soft_wrap=True)
        self._print("", "{number}/{count}  ".format(**self.learner.step) + self._tell(now.task.say))

    def _asked(self) -> str:
        now = self.learner.now
        if now.task.deed != "move":
            return self._say("learn-roll" if now.task.deed == "roll" else "learn-look")
        allowed = now.state.allowed()
        moves = self._say("list-comma").join(allowed[:SHOWN]) + (" …" if len(allowed) > SHOWN else "")
        return self._say("learn-move", moves=moves)

    def _tell(self, message: Message) -> str:
        return self.speech.tell(message, self.learner.names(self.speech), LEARNER)

    def _say(self, id: str, **arguments: str | int) -> str:
        return self.speech.say(id, **arguments)

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()
