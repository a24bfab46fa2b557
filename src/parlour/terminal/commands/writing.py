"""Files that a command writes where a flag says."""

from __future__ import annotations

from pathlib import Path

from parlour.errors import BadOption, system_says
from parlour.speech.message import Message


def svg_name(flag: str, name: str | None) -> None:
    """Refuses, before the work is done, a name that would hide what the file is."""
    if name and not name.endswith(".svg"):
        raise BadOption(flag, name, Message("cli-svg"))


def write_picture(flag: str, name: str, picture: str) -> None:
    try:
        Path(name).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadOption(flag, name, Message("cli-cannot-write", {"reason": system_says(error)})) from error
