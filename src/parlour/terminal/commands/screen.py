"""Finds whether a person has a window or a terminal, and starts the full-screen program."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.terminal.commands.speaking import complain

if TYPE_CHECKING:
    from parlour.terminal.app import Begin


def uncompiled() -> None:
    """Keeps this process to uncompiled rules unless it has a compiler, so that the board appears at once."""
    if "parlour.compute.words" not in sys.modules:
        os.environ["PARLOUR_PLAIN"] = "1"


def on_a_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def has_screen() -> bool:
    """Whether a browser opens a window. Not over ssh, not in CI: there a text browser would take the terminal away."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def full_screen(command: str, language: str, begin: Begin | None, bidi: str) -> int:
    """Run until the person leaves; the exit status. Errors are reported by the command of this name."""
    from parlour.terminal import hangup
    from parlour.terminal.app import ParlourApp
    from parlour.terminal.text.words import Ordering

    app = ParlourApp(language, begin, Ordering(bidi), pace=_pace())
    hangup.end_with(sys.stdin.fileno())
    app.run()
    if app.farewell:
        print(app.farewell)
    if app.problem:
        complain(command, app.script.line(app.problem))
    return app.return_code or (2 if app.problem else 0)


def _pace() -> float:
    try:
        return max(0.0, float(os.environ.get("PARLOUR_PACE", "0.7")))
    except ValueError as error:
        raise BadOption("PARLOUR_PACE", os.environ["PARLOUR_PACE"], Message("play-pace")) from error
