"""One writer per record: a lock that the system takes away when its process ends, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path

from parlour.errors import RecordBusy
from parlour.speech.message import Message

FAR = 2**40
"""Windows locks bytes, not files; this one is never written."""


def lock(descriptor: int, path: Path) -> None:
    """Take the record for this process until the descriptor is closed, or raise `RecordBusy` at once."""
    try:
        if sys.platform == "win32":
            import msvcrt
            import os

            os.lseek(descriptor, FAR, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise RecordBusy(Message("record-busy", {"file": repr(str(path))})) from error
