"""What the commands say, in the language of the environment."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from parlour.speech.languages import RIGHT_TO_LEFT, Speech, preferred, speak
from parlour.speech.message import Argument, Message


def speech(code: str = "") -> Speech:
    """The language of this code, or of the environment. Isolating signs keep a sentence that runs right to left in
    order; other languages are plain text for programs."""
    code = code or preferred()
    return speak(code, isolating=code in RIGHT_TO_LEFT and _writes_any_sign())


def say(id: str, **arguments: Argument) -> str:
    """A message as text. Whole numbers choose the form of the words and are written without commas."""
    return speech().tell(Message(id, arguments))


def complain(command: str, problem: str) -> None:
    print(f"parlour {command}: {problem}", file=sys.stderr)


def write_anything() -> None:
    """A letter that the encoding of the output lacks is written by its number; no language ends in a traceback."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _writes_any_sign() -> bool:
    return (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
