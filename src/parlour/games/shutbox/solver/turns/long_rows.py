"""Solves games in turn for two with SB-13 on long rows.

The second plays against the first's row as it stands, so the second's turn needs the values of ties with just that
row (`long_pairs`): exact, for one row at a time. The first's turn needs them for every row at which it can end. If
that is out of reach, a tie counts as half a win for each. Counting it as a win for the one and then for the other
gives bounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from parlour.contract.solution import Progress
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.cache import cached
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.levels import last_rows, levels
from parlour.games.shutbox.solver.row.turn import AT_ONCE, best_columns
from parlour.games.shutbox.solver.ties.long_pairs import all_parts, parts_against
from parlour.games.shutbox.solver.turns.two_ten import first_wins, is_two_ten

MOST_WORK = 1 << 28
"""Rows at which the first's turn can end, times rows: what is worked out row by row."""


class First(NamedTuple):
    """The first's probability to win, by the row at which its turn ends."""

    wins: Any
    off: float
    """By how much the probability at the start may be off."""


def first_of_two(o: ShutBoxOptions, progress: Progress | None = None) -> First:
    if is_two_ten(o):
        return First(first_wins(), 0.0)
    ends = last_rows(o)
    if len(ends) * (o.start_row + 1) <= MOST_WORK:
        return First(cached("long-rows", o, lambda: (_row_by_row(o, ends, progress),))[0], 0.0)
    low, half, high = cached("long-scores", o, lambda: _score_by_score(o, progress))
    return First(half, max(start_of(o, high) - start_of(o, half), start_of(o, half) - start_of(o, low)))


def ends_against(o: ShutBoxOptions, row: int) -> Any:
    """By row at which the second's turn ends, the second's probability to win against the first's row."""
    return _ends(o, row, parts_against(o, row))


def _ends(o: ShutBoxOptions, row: int, parts: Any) -> Any:
    g = graph(o)
    ends = np.where(g.score == g.score[row], 1 - parts, g.score < g.score[row])
    ends[0] = 1.0 if o.stops else ends[0]
    return ends


def start_of(o: ShutBoxOptions, wins: Any) -> float:
    """The first's probability to win at the start."""
    values = wins[:, None].copy()
    best_columns(graph(o), values)
    return float(values[o.start_row, 0])


def _row_by_row(o: ShutBoxOptions, ends: Any, progress: Progress | None) -> Any:
    """Exactly, for every row at which a turn can end, and for the shut box."""
    ties = all_parts(o)

    def columns(some: Any) -> Any:
        return np.stack([_ends(o, int(row), ties.against(row)) for row in some], axis=1)

    return _worth(o, np.append(0, ends), columns, progress)


def _score_by_score(o: ShutBoxOptions, progress: Progress | None) -> tuple[Any, ...]:
    """With a tie as nothing for the first, as half, and as a win."""
    tell = progress or (lambda done: None)
    return (
        _with_ties(o, 0.0, lambda done: tell(done / 3)),
        _with_ties(o, 0.5, lambda done: tell((1 + done) / 3)),
        _with_ties(o, 1.0, lambda done: tell((2 + done) / 3)),
    )


def _with_ties(o: ShutBoxOptions, part: float, progress: Progress) -> Any:
    """Any tie is worth `part` to the first."""
    level = levels(graph(o))
    _, rows = np.unique(level, return_index=True)

    def ends(some: Any) -> Any:
        best = level[some]
        values = np.where(level[:, None] == best, 1 - part, level[:, None] < best)
        values[0] = 1.0 if o.stops else values[0]
        return values

    return _worth(o, rows, ends, progress)[rows][level]


def _worth(o: ShutBoxOptions, rows: Any, ends: Callable[[Any], Any], progress: Progress | None) -> Any:
    """By row of the first, what the second's turn leaves it; `ends(rows)` is what that turn's ends are worth then."""
    g, worth = graph(o), np.zeros(o.start_row + 1)
    at_once = max(1, AT_ONCE // (g.start + 1))
    for low in range(0, len(rows), at_once):
        some = rows[low : low + at_once]
        values = ends(some)
        best_columns(g, values)
        worth[some] = 1 - values[g.start]
        if progress:
            progress(min(1.0, (low + at_once) / len(rows)))
    return worth
