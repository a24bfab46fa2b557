"""What the end of a turn is worth to everybody, by the row it ends at: the inner loops of `sequence`.

The arguments say what the position after this turn is worth: `single[group]` with one leader, `more[level]` with one
more tied than before, `same[level]` with the same tied as before. Columns are roles, as in `sequence`.
"""

from __future__ import annotations

from typing import Any

from parlour.kernels import jit


@jit
def ends_first(group: Any, single: Any, stops: bool, ends: Any) -> None:
    """Columns: the one who plays, those to come, crowd."""
    for row in range(len(group)):
        ends[row, :] = single[group[row]]
    if stops:
        ends[0, :] = 0.0
        ends[0, 0] = 1.0


@jit
def ends_single(
    level: Any, group: Any, leader: int, best: int, single: Any, pair: Any, ties: Any, stops: bool, ends: Any
) -> None:
    """Columns: the leader, the one who plays, those to come, crowd."""
    for row in range(len(group)):
        if level[row] < best or (row == 0 and stops):
            ends[row, 0] = 0.0
            ends[row, 1:] = single[group[row]]
        elif level[row] > best:
            ends[row, 0], ends[row, 1] = single[leader, 0], 0.0
            ends[row, 2:] = single[leader, 1:]
        else:
            part = ties[leader, group[row]] if len(ties) > 1 else ties[0, 0]
            apart = pair[best, -2]
            ends[row, :-1] = pair[best, :-2]
            ends[row, 0] += apart * part
            ends[row, 1] += apart * (1 - part)
            ends[row, -1] = pair[best, -1]
    if stops:
        ends[0, :] = 0.0
        ends[0, 1] = 1.0


@jit
def ends_tied(
    level: Any, group: Any, tied: int, best: int, single: Any, more: Any, same: Any, stops: bool, ends: Any
) -> None:
    """Columns: the tied, the one who plays, those to come, apart, crowd."""
    for row in range(len(group)):
        ends[row, :] = 0.0
        if row == 0 and stops:
            ends[row, tied] = 1.0
        elif level[row] < best:
            ends[row, tied:-2] = single[group[row], :-1]
            ends[row, -1] = single[group[row], -1]
        elif level[row] > best:
            ends[row, :tied] = same[best, :tied]
            ends[row, tied + 1 :] = same[best, tied:]
        else:
            ends[row, :] = more[best]
