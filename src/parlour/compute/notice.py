"""One line for people who wait at a terminal while kernels are compiled for the first time.

Machine code is kept on disk, so that this comes once for each game. Nothing is said where standard error is no
terminal, in processes that others started, or where `PARLOUR_QUIET` is set.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from threading import Timer
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from parlour.compute.numba_internals import on_compile
from parlour.speech import catalogue

PATIENCE = 1.0
"""Seconds of compiling, in all, before anything is said."""


class Notice:
    """Hears of every function that is compiled; those that a function calls are compiled within it.

    The compiler has a lock, so that one thread at a time comes here.
    """

    def __init__(self) -> None:
        self.games: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
        self.depth, self.spent, self.began = 0, 0.0, 0.0
        self.told = False
        self.timer: Timer | None = None

    def begin(self, kernel: Any) -> None:
        self.depth += 1
        game = self.games.get(kernel) if self.depth == 1 else None
        if game is None or self.told or not somebody_watches():
            return
        if self.spent >= PATIENCE:
            self.tell(game)
            return
        self.began = monotonic()
        self.timer = Timer(PATIENCE - self.spent, self.tell, [game])
        self.timer.daemon = True
        self.timer.start()

    def end(self) -> None:
        self.depth -= 1
        if self.depth == 0 and self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.spent += monotonic() - self.began

    def tell(self, game: str) -> None:
        self.told = True
        print(line(game), file=sys.stderr, flush=True)


def somebody_watches() -> bool:
    if os.environ.get("PARLOUR_QUIET") or multiprocessing.parent_process() is not None:
        return False
    return sys.stderr is not None and sys.stderr.isatty()


def line(game: str) -> str:
    """The notice, in the language of the environment."""
    code, title = catalogue.preferred(), f"game-{game}"
    name = catalogue.say(code, False, title, {}) if catalogue.knows(code, title) else "Parlour"
    return catalogue.say(code, False, "compiling", {"game": name})


NOTICE = Notice()
on_compile(NOTICE.begin, NOTICE.end)


def watch(kernel: Any, game: str) -> None:
    """Counts the time that compiling this kernel of a game takes."""
    NOTICE.games[kernel] = game
