"""Ends the program when its terminal closes, even where the hang-up signal is ignored (`nohup`).

A closed terminal always reads as empty, and the thread that reads keys would loop forever. Every event is on the disk
before it is shown, so there is nothing left to save: the program ends as the signal would have ended it.
"""

from __future__ import annotations

import os
import select
import threading
from typing import Final

STATUS: Final = 129
"""A shell's exit status for a program that the hang-up signal ended: 128 + 1."""


def end_with(terminal: int) -> None:
    """End this process when the terminal of that file descriptor hangs up. Waiting takes no processor time."""
    if hasattr(select, "poll"):
        threading.Thread(target=_wait, args=(terminal,), name="hang-up", daemon=True).start()


def _wait(terminal: int) -> None:
    poll = select.poll()
    poll.register(terminal, 0)  # asks for no event, so it returns only when the terminal hangs up or fails
    found = poll.poll()
    if any(event & (select.POLLHUP | select.POLLERR) for _, event in found):
        os._exit(STATUS)
