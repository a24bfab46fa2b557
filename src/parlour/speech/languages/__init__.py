"""Messages for people, in their language: Project Fluent files, one folder a language, shared with the web.

    speech = speak("he")
    speech.say("table-turn", name="Ada")
    speech.tell(error.message)
    speech.tell(state.describe(move), names=("Ada", "Ben"))
    speech.tell(state.describe(move), names=("Ada", "Ben"), you=0)

Messages are asked for by id; `id.about` is the attribute `about` of a message. A language that lacks a message falls
back to English; tests prove that the languages in `COMPLETE` lack none. Arguments are wrapped in the invisible
isolating characters of Unicode (first strong isolate … pop), so that a Latin name in a Hebrew sentence stays in its
place; surfaces order the text by them. `speak(code, isolating=False)` leaves them out, for plain streams.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from parlour.errors import BadOption
from parlour.speech import catalogue
from parlour.speech.catalogue import NAMES as NAMES
from parlour.speech.catalogue import preferred as preferred
from parlour.speech.message import Message, listed, told

COMPLETE: Final = tuple(NAMES)
"""The languages in which every message exists; the first is the one the others fall back to."""

RIGHT_TO_LEFT: Final = ("he",)


class Speech:
    """One language: gives a message as text."""

    def __init__(self, code: str, isolating: bool = True) -> None:
        self.code, self.isolating = code, isolating
        self.right_to_left = code in RIGHT_TO_LEFT

    def knows(self, id: str) -> bool:
        """Whether the message exists, here or in the language to fall back to."""
        return catalogue.knows(self.code, id)

    def say(self, id: str, **arguments: str | int | float) -> str:
        """The message as text; of a message that exists nowhere, its id."""
        return catalogue.say(self.code, self.isolating, id, arguments)

    def tell(self, message: Message, names: Sequence[str] = (), you: int | None = None) -> str:
        """The message as text, with the messages among its arguments; `names` are those of the players, by seat.

        `you` is the reader's own seat: what happens to it is said to them, "You roll 6-3."
        """
        return told(message, self.code, self.isolating, names, you)

    def listed(self, items: Iterable[str]) -> str:
        """`a, b and c`, as the language joins them."""
        joined = listed(items)
        return self.tell(joined) if isinstance(joined, Message) else str(joined)

    def block(self, text: str) -> str:
        """The text as one run in the direction of the language, for a picture, which has a direction of its own."""
        return f"\u2067{text}\u2069" if self.right_to_left else text


PLAIN: Final = Speech(COMPLETE[0], isolating=False)
"""English as plain text: what `str` gives of messages and errors."""


def speak(code: str, isolating: bool = True) -> Speech:
    """The language of that code; `BadOption` names those there are."""
    if code not in COMPLETE:
        allowed = Message("option-one-of", {"values": COMPLETE})
        raise BadOption("language", code, Message("option-must", {"allowed": allowed}))
    return Speech(code, isolating)


def level_name(speech: Speech, level: str) -> str:
    """The name of a bot's level; a level that no language knows is called as it is typed."""
    id = f"bot-level-{level}"
    return speech.say(id) if speech.knows(id) else level


def level_about(speech: Speech, game: str, level: str) -> str:
    """The level in one sentence, the game's own or the one for all games, where there is one."""
    ids = (f"{game}-level-{level}", f"bot-level-{level}.about")
    return next((speech.say(id) for id in ids if speech.knows(id)), "")
