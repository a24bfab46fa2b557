"""What the commands say, in the language of the environment."""

from __future__ import annotations

import sys

from parlour.languages import RIGHT_TO_LEFT, Speech, preferred, speak
from parlour.message import Argument, Message


def speech() -> Speech:
    """Isolating signs keep a sentence that runs right to left in order; other languages are plain text for programs."""
    code = preferred()
    return speak(code, isolating=code in RIGHT_TO_LEFT and _writes_any_sign())


def say(id: str, **arguments: Argument) -> str:
    """A message as text. Whole numbers choose the form of the words and are written without commas."""
    return speech().tell(Message(id, arguments))


def _writes_any_sign() -> bool:
    return (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
