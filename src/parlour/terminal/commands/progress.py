"""Shows the progress of long work on standard error: a bar on a terminal, occasional lines elsewhere."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TextIO

from parlour.terminal.commands.speaking import say

BAR = 24
EVERY_TTY, EVERY_PLAIN = 0.1, 10.0


class Progress:
    def __init__(self, total: int, unit: str, stream: TextIO | None = None) -> None:
        self.total, self.unit = total, unit
        self.stream = stream if stream is not None else sys.stderr
        self.bar = self.stream.isatty()
        self.began = self.shown = monotonic()
        self.first: int | None = None

    def show(self, done: int, note: str = "") -> None:
        moment = monotonic()
        if self.first is None:
            self.first = done - 1
        if moment - self.shown < (EVERY_TTY if self.bar else EVERY_PLAIN) and done < self.total:
            return
        self.shown = moment
        line = f"{done}/{self.total} {self.unit}  {note}{self._left(done, moment)}"
        if self.bar:
            filled = BAR * done // self.total
            self.stream.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {line}\x1b[K")
        else:
            self.stream.write(line + "\n")
        self.stream.flush()

    def _left(self, done: int, moment: float) -> str:
        new = done - (self.first or 0)
        left = (moment - self.began) / new * (self.total - done) if new else 0.0
        return "  " + say("progress-left", seconds=f"{left:.0f}") if left >= 1 else ""

    def end(self) -> None:
        if self.bar:
            self.stream.write("\n")
            self.stream.flush()
