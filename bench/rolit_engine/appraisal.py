"""Values of hollows between strong players, measured in games of the learned evaluation against itself."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bench.rolit_engine.selfplay import measure_well
from parlour.games.rolit.board import WIDTH, whole_board
from parlour.games.rolit.engine.courses import starts
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.playout import measure


class Appraisal(NamedTuple):
    """How many games were played, and row by row how the share of a hollow's filler differs from an even one."""

    games: int
    values: list[list[float | None]]
    errors: list[list[float | None]]


def appraise(size: int, players: int, reversi: bool, games: int, seed: int) -> Appraisal:
    """Play that many games, equally many from each first position; on 4×4, where nothing was learned, random ones.

    A board can be turned and mirrored and first positions with it, so each hollow stands for all those like it.
    """
    begins = starts(size, players, reversi)
    learned = np.array([brain.address for brain in brains(course_name(size, players, reversi))], np.uint64)
    sums, each = np.zeros((3, 64)), games // len(begins)
    for number, start in enumerate(begins):
        balls = np.array(start, np.uint64)
        empty = np.uint64(whole_board(size) & ~(start[0] | start[1] | start[2] | start[3]))
        begin = np.uint64(seed * 4 + number << 30)
        if len(learned):
            measure_well(balls, empty, players, reversi, learned, begin, each, sums)
        else:
            measure(balls, empty, players, reversi, begin, each, sums)
    filled, shares, squares = (_alike(grid.reshape(WIDTH, WIDTH)[:size, :size]) for grid in sums)
    times = np.maximum(filled, 1.0)
    mean = shares / times
    error = np.sqrt(np.maximum(squares / times - mean**2, 0.0) / times)
    return Appraisal(each * len(begins), _rows(mean - 1 / players, filled), _rows(error, filled))


def _alike(grid: Any) -> Any:
    """The mean over all eight ways to turn and mirror a board."""
    ways = [np.rot90(each, quarter) for each in (grid, grid.T) for quarter in range(4)]
    return np.mean(ways, axis=0)


def _rows(values: Any, filled: Any) -> list[list[float | None]]:
    return [
        [round(float(value), 4) if times else None for value, times in zip(row, counts, strict=True)]
        for row, counts in zip(values, filled, strict=True)
    ]
