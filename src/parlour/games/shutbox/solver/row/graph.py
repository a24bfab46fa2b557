"""The graph of a row: every row, every kind of roll, every row that it may lead to, as arrays.

Rolls that may shut the same sets are one *kind* of roll; where any sum will do, a kind is a total. A row is an integer
with bit n−1 set while the number n is open. `Graph` lists the rows that each kind of roll can make of a row, and how
likely each kind is for each number of dice. The solvers walk these lists and never consult the rules again.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import jit
from parlour.games.shutbox.encoding import CODES, Tables, encoded
from parlour.games.shutbox.layout import EVENS, ODDS
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import fewest_dice, most_dice, row_score
from parlour.games.shutbox.sets import Roll, likelihood, shuttable
from parlour.games.shutbox.solver.kept import kept

LOW = (1 << 6) - 1
"""The numbers that change most often when rows are taken in ascending order."""
MOST_KEPT = 200_000_000
"""Bytes of graphs that stay in memory."""


class Graph(NamedTuple):
    """Arrays only, so that compiled functions take it as it is."""

    start: int
    """The row at the start of a turn; all rows of the graph are parts of it."""
    halves: Any
    """SB-28: the rows a player chooses from before the first roll; empty where all numbers are in play."""
    weight: Any
    """`weight[dice, kind]`: the probability that a throw of that number of dice is of that kind."""
    fewest: Any
    most: Any
    """By row: the numbers of dice that may be thrown at it."""
    first: Any
    """A roll of kind k makes of row r one of `after[first[r * kinds + k] : first[r * kinds + k + 1]]`."""
    after: Any
    score: Any
    """By row: its cost."""
    unplayed: int
    """The score of a turn that a shut box cut short before it began: the row at the start; SB-28: its smaller half."""


def kinds(o: ShutBoxOptions) -> dict[tuple[int, ...], list[Roll]]:
    """Rolls by the sets that they may shut on a full row."""
    found: dict[tuple[int, ...], list[Roll]] = {}
    for roll, masks in shuttable(o.tiles, o.dice, o.fewer_dice, o.combine, o.bust).items():
        found.setdefault(masks, []).append(roll)
    return found


def weights(o: ShutBoxOptions) -> list[list[Fraction]]:
    """`weights[dice][kind]`, exactly."""
    return [
        [sum((likelihood(roll) for roll in rolls if len(roll) == dice), Fraction()) for rolls in kinds(o).values()]
        for dice in range(o.dice + 1)
    ]


@kept(MOST_KEPT)
def graph(o: ShutBoxOptions, tie_roll: bool = False) -> Graph:
    """The graph of a turn; in the rolls of a tie-break (SB-13) no number is demanded of a first roll."""
    if tie_roll and not o.first_hit:
        return graph(o)
    must = 0 if tie_roll or not o.first_hit else 1 << (o.first_hit - 1)
    masks, starts = flat(list(kinds(o)))
    rows = o.start_row + 1
    first = np.zeros(rows * (len(starts) - 1) + 1, dtype=np.int64)
    open_at_start = o.start_row.bit_count()
    room = sum(
        1 << (open_at_start - mask.bit_count()) for masks in kinds(o) for mask in masks if not mask & ~o.start_row
    )
    after = np.empty(room, dtype=np.uint32)
    list_rows(o.start_row, must, masks, starts, np.empty_like(masks), np.zeros_like(starts), first, after)
    fewest, most, score = (np.zeros(rows, dtype=np.int64) for _ in range(3))
    describe(encoded(o)[0], o.start_row, CODES["score"][o.score], fewest, most, score)
    halves = [o.start_row & EVENS, o.start_row & ODDS] if o.parity == "choice" else []
    return Graph(
        o.start_row,
        np.array(halves, dtype=np.int64),
        np.array([[float(w) for w in by_kind] for by_kind in weights(o)]),
        fewest,
        most,
        first,
        after,
        score,
        int(min(score[halves]) if halves and o.version > 1 else score[o.start_row]),
    )


def flat(lists: list[tuple[int, ...]]) -> tuple[Any, Any]:
    """All sets one after the other, and where those of each kind begin."""
    starts = np.cumsum([0, *map(len, lists)], dtype=np.int64)
    return np.array([mask for masks in lists for mask in masks], dtype=np.int64), starts


@jit
def list_rows(start: int, must: int, masks: Any, starts: Any, near: Any, bounds: Any, first: Any, after: Any) -> None:
    """Every row in ascending order: what each kind of roll may make of it, fewest numbers shut first.

    `near` and `bounds` are room to work in, as long as `masks` and `starts`; `bounds` begins with 0.
    """
    kinds, at = len(starts) - 1, 0
    for row in range(start + 1):
        if row & LOW == 0:
            _keep(masks, starts, (row | LOW) & start, near, bounds)
        need = must if row == start else 0
        for kind in range(kinds):
            if row & ~start == 0:
                for i in range(bounds[kind], bounds[kind + 1]):
                    if near[i] & ~row == 0 and near[i] & need == need:
                        after[at] = row & ~near[i]
                        at += 1
            first[row * kinds + kind + 1] = at


@jit
def _keep(masks: Any, starts: Any, most: int, near: Any, bounds: Any) -> None:
    """The sets that fit the rows to come, which have no more open than `most`: on long rows not many."""
    kept = 0
    for kind in range(len(starts) - 1):
        for i in range(starts[kind], starts[kind + 1]):
            if masks[i] & ~most == 0:
                near[kept] = masks[i]
                kept += 1
        bounds[kind + 1] = kept


@jit
def describe(t: Tables, start: int, rule: int, fewest: Any, most: Any, score: Any) -> None:
    """By row: the numbers of dice that may be thrown at it, and its cost."""
    for row in range(len(score)):
        fewest[row], most[row] = fewest_dice(row, t), most_dice(row, t)
        score[row] = row_score(row & start, rule)  # other rows never occur
