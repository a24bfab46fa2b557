"""What the end of a turn is worth to everybody, by the row it ends at: the inner loops of `sequence`.

`later` is what is known of the position after this turn: `single[class]` for one leader, `more[level]` for one more
tied than before, `same[level]` for those tied before. Columns are roles, as `sequence` says.
"""

from __future__ import annotations

from typing import Any

from parlour.bits import jit


@jit
def ends_first(kind: Any, single: Any, stops: bool, ends: Any) -> None:
    """Columns: the one who plays, those to come, crowd."""
    for row in range(len(kind)):
        ends[row, :] = single[kind[row]]
    if stops:
        ends[0, :] = 0.0
        ends[0, 0] = 1.0


@jit
def ends_single(
    level: Any, kind: Any, leader: int, best: int, single: Any, pair: Any, ties: Any, stops: bool, ends: Any
) -> None:
    """Columns: the leader, the one who plays, those to come, crowd."""
    for row in range(len(kind)):
        if level[row] < best or (row == 0 and stops):
            ends[row, 0] = 0.0
            ends[row, 1:] = single[kind[row]]
        elif level[row] > best:
            ends[row, 0], ends[row, 1] = single[leader, 0], 0.0
            ends[row, 2:] = single[leader, 1:]
        else:
            part = ties[leader, kind[row]] if len(ties) > 1 else ties[0, 0]
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
    level: Any, kind: Any, tied: int, best: int, single: Any, more: Any, same: Any, stops: bool, ends: Any
) -> None:
    """Columns: the tied, the one who plays, those to come, apart, crowd."""
    for row in range(len(kind)):
        ends[row, :] = 0.0
        if row == 0 and stops:
            ends[row, tied] = 1.0
        elif level[row] < best:
            ends[row, tied:-2] = single[kind[row], :-1]
            ends[row, -1] = single[kind[row], -1]
        elif level[row] > best:
            ends[row, :tied] = same[best, :tied]
            ends[row, tied + 1 :] = same[best, tied:]
        else:
            ends[row, :] = more[best]
