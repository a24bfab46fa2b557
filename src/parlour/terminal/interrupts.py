"""Ctrl+C: ends the program at once while there is nothing to tidy up, and interrupts a command that works.

A signal that is ignored, as in the background of a shell, stays ignored.
"""

import signal
from typing import Any


def end_at_once() -> None:
    """Lets the system end the process: no handler can lose the signal, and nothing is printed."""
    _change(signal.default_int_handler, signal.SIG_DFL)


def interrupt() -> None:
    """Raises `KeyboardInterrupt` in the command, which tidies up."""
    _change(signal.SIG_DFL, signal.default_int_handler)


def _change(before: Any, after: Any) -> None:
    if signal.getsignal(signal.SIGINT) == before:
        signal.signal(signal.SIGINT, after)
