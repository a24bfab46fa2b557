"""Computes best play in this process by the functions that pages run, in memory of its own."""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np

from parlour.compute.webassembly.offer import EACH, answer_length
from parlour.contract.solution import Progress, Ranked
from parlour.contract.state import Step
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.fronts import solve_fronts
from parlour.games.shutbox.engine.ground import laid_out
from parlour.games.shutbox.engine.room import lay_graph
from parlour.games.shutbox.engine.turns import solve_down_to
from parlour.games.shutbox.engine.values import turn_of, values
from parlour.games.shutbox.options import ShutBoxOptions

Rows = tuple[int, ...]


class Desk:
    """A game in turn of a number of seats; with SB-14 also of fewer, when only tied seats play on."""

    def __init__(self, o: ShutBoxOptions, seats: int) -> None:
        file, cells = laid_out(o, seats)
        self.seats, self.memory, self.lock = seats, np.zeros(cells, np.uint64), Lock()
        self.memory[: len(file)] = file.view(np.uint64)
        lay_graph(self.memory)

    def solve(self, progress: Progress | None = None) -> None:
        """Solves all turns from the last back to the second; the first takes one more."""
        if self.seats < 2:
            raise AssertionError("turns are solved against others: a player alone has no desk to solve")
        solve = solve_fronts if self.by_rows else solve_down_to
        for place in range(self.seats, 0, -1):
            with self.lock:
                solve(self.memory, self.seats, place)
            if progress:
                progress((self.seats - place + 1) / self.seats)

    @property
    def by_rows(self) -> bool:
        """Whether ties of three are distinguished by their rows."""
        return int(self.memory[at.THREES]) > 0

    def turn(self, seats: int, place: int, rows: Rows) -> tuple[Any, Any]:
        """A turn against leaders with these rows: by the player's row, values by role and the dice to throw."""
        leading = np.array([*rows, 0, 0, 0][:3], np.int64)
        with self.lock:
            wide = turn_of(self.memory, False, seats, place, len(rows), leading, -1)
            dice = self._cells(at.THROWN_AT, 1).view(np.int64)[:, 0].copy()
            return self._cells(at.VALUES_AT, wide).view(np.float64).copy(), dice

    def by_place(self, seats: int) -> tuple[float, ...]:
        """The chance to win of each place in turn order."""
        return tuple(self.turn(seats, 0, ())[0][int(self.memory[at.START]), :seats].tolist())

    def worths(self, asked: Rows, steps: int, players: int) -> Any:
        """`[step, seat]`: values of the steps of a position, followed by the leads."""
        answer = np.zeros(answer_length(steps, players))
        with self.lock:
            values(self.memory, np.array(asked, np.int64), answer)
        return answer[EACH:].reshape(steps, 2 * players + 2)

    def ranked(self, asked: Rows, steps: tuple[Step, ...], players: int, seat: int) -> tuple[Ranked, ...]:
        """The steps of a position with their values for this seat, best first."""
        worths = self.worths(asked, len(steps), players)
        mine, leads = worths[:, seat].tolist(), np.nan_to_num(worths[:, players + seat]).tolist()
        order = sorted(range(len(steps)), key=lambda each: (-mine[each], -leads[each]))
        return tuple(Ranked(steps[each], mine[each]) for each in order)

    def part(self, one: int, two: int) -> float:
        """The share of the earlier of two seats tied with these rows."""
        start, side = int(self.memory[at.PAIRS_AT]), int(self.memory[at.ROWS])
        rolled = int(self.memory[at.TIES]) == at.ROLLED
        return float(self.memory[start + (one * side + two if rolled else 0) :][:1].view(np.float64)[0])

    def _cells(self, place: int, columns: int) -> Any:
        start, rows = int(self.memory[place]), int(self.memory[at.ROWS])
        return self.memory[start : start + rows * columns].reshape(rows, columns)
