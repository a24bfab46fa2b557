"""Solving a game from its first move: a long search that reports, stops when told, and goes on where it stopped.

The search runs in slices. Between two slices nothing runs, so the deep entries of its table can be written to a file;
a later search that begins with them soon is where the first one was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from time import process_time
from typing import Final, TypeAlias

import numpy as np

from parlour.games.rolit.board import hollows_in
from parlour.games.rolit.engine.desk import MIRRORS, ORDERED, SCHEME, STOP, WEIGHTS, Desk
from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.exact import prove
from parlour.games.rolit.engine.position import Position

KEPT: Final = 20
"""Entries with at least a number of empty hollows go to the file."""


@dataclass(frozen=True)
class Way:
    """How a search is done; what it finds must not depend on it."""

    brain: Brain | None = None
    ordered: int = 12
    mirrors: int = 22
    scheme: int = 0
    buckets: int = 1 << 24


@dataclass(frozen=True)
class Report:
    """How far a long search is."""

    low: int
    high: int
    nodes: int
    seconds: float


Told: TypeAlias = Callable[[Report], None]


class Long:
    """One long search of one position."""

    def __init__(self, size: int, rule: int, way: Way, file: Path | None = None) -> None:
        self.rule, self.file = rule, file
        self.desk = Desk(size, way.buckets)
        cells = self.desk.cells
        cells[MIRRORS], cells[SCHEME] = way.mirrors, way.scheme
        if way.brain is not None:
            self.desk.kept.append(way.brain)
            cells[WEIGHTS], cells[ORDERED] = way.brain.address, way.ordered
        if file is not None and file.exists():
            self._load(file)

    def value(self, position: Position, seconds: float = 120.0, told: Told = lambda _: None, guess: int = 0) -> int:
        """The value of a position, by null windows; the file is brought up to date after every slice of seconds."""
        most = (position.own | position.other | position.neutral | position.empty).bit_count()
        low, high, began = -most, most, process_time()
        while low < high:
            alpha = guess - 1 if guess > low else guess
            found = self.slice(position, alpha, seconds)
            if found is None:
                self.save()
            elif found > alpha:
                low = guess = found
            else:
                high = guess = found
            told(Report(low, high, self.desk.nodes, process_time() - began))
        return low

    def slice(self, position: Position, alpha: int, seconds: float) -> int | None:
        """A bound of the value on its side of `alpha` (see `prove`), or `None` when the seconds were not enough."""
        self.desk.cells[STOP] = 0
        timer = Timer(seconds, self.desk.stop)
        timer.daemon = True
        timer.start()
        try:
            found = int(prove(self.desk.address, *position, position.empty.bit_count(), alpha, self.rule, 0))
        finally:
            timer.cancel()
        return None if self.desk.cells[STOP] else found

    def above(self, position: Position, alpha: int) -> int:
        """A bound of the value on its side of `alpha`, however long it takes."""
        found = None
        while found is None:
            found = self.slice(position, alpha, 1e6)
        return found

    def line(self, position: Position, value: int) -> list[int]:
        """The hollows of one line of best play to the end; -1 is a pass."""
        moves: list[int] = []
        idle = 0
        while position.empty and idle < 2:
            balls = [1 << hollow for hollow in hollows_in(position.open_hollows(self.rule))] or [0]
            idle = 0 if balls[0] else idle + 1
            ball = next(each for each in balls if self.above(position.after(each), -value) <= -value)
            moves.append(ball.bit_length() - 1)
            position, value = position.after(ball), -value
        return moves

    def save(self) -> None:
        if self.file is None:
            return
        entries = self.desk.table.reshape(-1, 8)[:, :6].reshape(-1, 3)
        deep = entries[(entries[:, 2] >> np.uint64(24)) & np.uint64(255) >= KEPT]
        partial = self.file.with_suffix(".part.npz")
        np.savez_compressed(partial, entries=deep)
        partial.replace(self.file)

    def _load(self, file: Path) -> None:
        from parlour.games.rolit.engine.exact import restore

        with np.load(file) as kept:
            restore(self.desk.address, np.ascontiguousarray(kept["entries"]))
