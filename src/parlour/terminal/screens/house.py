"""State shared by the screens: the language, its form on this terminal, and the bots' speed."""

from __future__ import annotations

from textual.app import App
from textual.message_pump import MessagePump

from parlour.speech.languages import Speech, speak
from parlour.terminal.beside import Beside
from parlour.terminal.text.words import Ordering, Script


class House(App[int]):
    """The application as its screens know it."""

    def __init__(self, language: str, ordering: Ordering, pace: float) -> None:
        super().__init__()
        self.speech: Speech = speak(language)
        self.ordering, self.pace = ordering, pace
        self.beside = Beside(quiet=True)

    def new_beside(self) -> Beside:
        """The child process for a new table; a busy one of another table is ended."""
        if self.beside.busy:
            self.beside.close()
            self.beside = Beside(quiet=True)
        return self.beside

    @property
    def script(self) -> Script:
        return Script(self.speech.right_to_left, self.ordering)

    def say(self, id: str, **arguments: str | int) -> str:
        """A message as one line, ordered for this terminal."""
        return self.script.line(self.speech.say(id, **arguments))


def house(screen: MessagePump) -> House:
    """The application that a screen belongs to."""
    found = screen.app
    assert isinstance(found, House)
    return found
