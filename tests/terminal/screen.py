"""A real terminal for the tests: a pseudo-terminal, with a screen in memory that shows what a person would see."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable

import pyte

PATIENCE = 60.0
SECONDS = 10.0
"""How long a program may take to end without its terminal; it takes a few milliseconds."""


class Screen:
    """`parlour play`, another command or none, in a terminal of a given size.

    `kill` is `kill -9`, `hang_up` closes the window.
    """

    def __init__(
        self,
        *arguments: str,
        columns: int = 80,
        lines: int = 24,
        nohup: bool = False,
        python: str = sys.executable,
        command: str = "play",
        **environment: str,
    ) -> None:
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.pid, self.end = pty.fork()
        if not self.pid:
            signal.signal(signal.SIGHUP, signal.SIG_IGN if nohup else signal.SIG_DFL)
            # Readline, which pytest imports, adds the size of another window to the environment of its workers.
            known = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
            known |= {"TERM": "xterm-256color", "PARLOUR_PACE": "0.01", **environment}
            os.execve(python, [python, "-m", "parlour", *([command] if command else []), *arguments], known)
        self.resize(lines)

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    def resize(self, lines: int) -> None:
        """The window gets another height."""
        self.screen.resize(lines, self.screen.columns)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", lines, self.screen.columns, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def click(self, column: int, line: int) -> None:
        """A click as terminals report it (SGR mode)."""
        self.press(f"\x1b[<0;{column + 1};{line + 1}M\x1b[<0;{column + 1};{line + 1}m")

    def until(self, true: Callable[[str], bool]) -> str:
        """Wait until the screen shows it."""
        stop = time.monotonic() + PATIENCE
        while not true(self.text):
            if time.monotonic() > stop or not self.listen(0.1):
                raise AssertionError(f"waited in vain; the screen shows\n{self.text}")
        return self.text

    def listen(self, seconds: float) -> bool:
        """Take in what was drawn; `False` when the program has gone."""
        ready, _, _ = select.select([self.end], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.end, 65536)
        except OSError:
            return False
        self.raw += data
        self.stream.feed(data)
        return bool(data)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.end)

    def hang_up(self) -> int:
        """The window is closed; the exit status of the program, which ends within seconds."""
        os.close(self.end)
        os.kill(self.pid, signal.SIGHUP)
        stop = time.monotonic() + SECONDS
        while not (ended := os.waitpid(self.pid, os.WNOHANG))[0]:
            if time.monotonic() > stop:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
                raise AssertionError("the program went on without its terminal")
            time.sleep(0.05)
        return os.waitstatus_to_exitcode(ended[1])

    def leave(self, keys: str = "\x11") -> int:
        """Ctrl+Q or other keys that end it, and the exit status."""
        self.press(keys)
        while self.listen(0.5):
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)
