"""Values of the end of a turn for everybody, by the row it ends at: the inner loops of `sequence`.

The arguments are the values of the position after this turn: `single[group]` with one leader, `more[level]` with one
more tied than before, `same[level]` with the same tied as before. Columns are roles, as in `sequence`. Of the list
`rows` those from place `since` on are filled in.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline, jit


@inline
def copy(source: Any, row: int, first: int, many: int, goal: Any, to: int, at: int) -> None:
    """Copies columns of a row number by number: copying slices would allocate memory, which pages cannot."""
    for column in range(many):
        goal[to, at + column] = source[row, first + column]


@inline
def win(ends: Any, who: int) -> None:
    """Shutting the box wins."""
    for column in range(ends.shape[1]):
        ends[0, column] = 0.0
    ends[0, who] = 1.0


@jit
def ends_first(group: Any, single: Any, stops: bool, ends: Any) -> None:
    """Columns: the one who plays, those to come, crowd."""
    for row in range(len(group)):
        copy(single, group[row], 0, ends.shape[1], ends, row, 0)
    if stops:
        win(ends, 0)


@jit
def ends_single(
    level: Any,
    group: Any,
    rows: Any,
    since: int,
    leader: int,
    best: int,
    single: Any,
    pair: Any,
    ties: Any,
    stops: bool,
    ends: Any,
) -> None:
    """Columns: the leader, the one who plays, those to come, crowd."""
    for place in range(since, len(rows)):
        row = rows[place]
        if level[row] < best or (row == 0 and stops):
            ends[row, 0] = 0.0
            copy(single, group[row], 0, ends.shape[1] - 1, ends, row, 1)
        elif level[row] > best:
            ends[row, 0], ends[row, 1] = single[leader, 0], 0.0
            copy(single, leader, 1, ends.shape[1] - 2, ends, row, 2)
        else:
            part = ties[leader, group[row]] if len(ties) > 1 else ties[0, 0]
            apart = pair[best, -2]
            copy(pair, best, 0, ends.shape[1] - 1, ends, row, 0)
            ends[row, 0] += apart * part
            ends[row, 1] += apart * (1 - part)
            ends[row, -1] = pair[best, -1]
    if stops:
        win(ends, 1)


@jit
def ends_tied(
    level: Any,
    group: Any,
    rows: Any,
    since: int,
    tied: int,
    best: int,
    single: Any,
    more: Any,
    same: Any,
    stops: bool,
    ends: Any,
) -> None:
    """Columns: the tied, the one who plays, those to come, apart, crowd."""
    width = ends.shape[1]
    for place in range(since, len(rows)):
        row = rows[place]
        for column in range(width):
            ends[row, column] = 0.0
        if row == 0 and stops:
            ends[row, tied] = 1.0
        elif level[row] < best:
            copy(single, group[row], 0, width - tied - 2, ends, row, tied)
            ends[row, -1] = single[group[row], -1]
        elif level[row] > best:
            copy(same, best, 0, tied, ends, row, 0)
            copy(same, best, tied, width - tied - 1, ends, row, tied + 1)
        else:
            copy(more, best, 0, width, ends, row, 0)
