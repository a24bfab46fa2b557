"""Solves a turn in exact fractions, in plain Python: for one player, and to check the floats."""

from __future__ import annotations

from fractions import Fraction

from parlour.errors import Unsupported
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import graph, weights
from parlour.speech.message import Message

LONGEST_ROW = 14
"""Numbers on a row: beyond this, fractions would take hours."""

Exact = tuple[Fraction, ...]


def exact_turn(o: ShutBoxOptions, ends: list[Exact]) -> list[Exact]:
    """By row, the best vector in lexicographic order, given the vectors of ending the turn at each row."""
    if o.tiles > LONGEST_ROW:
        raise Unsupported(Message("cannot-solve-row", {"longest": LONGEST_ROW, "tiles": o.tiles}))
    g, likely = graph(o), weights(o)
    values = list(ends)
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        best: dict[int, Exact] = {}
        for kind in range(len(likely[0])):
            low, high = g.first[row * len(likely[0]) + kind : row * len(likely[0]) + kind + 2].tolist()
            best[kind] = max((values[after] for after in g.after[low:high].tolist()), default=ends[row])
        values[row] = max(
            _mean(likely[dice], best, len(ends[0])) for dice in range(int(g.fewest[row]), int(g.most[row]) + 1)
        )
    if len(g.halves):
        values[g.start] = max(values[half] for half in g.halves.tolist())
    return values


def _mean(weight: list[Fraction], best: dict[int, Exact], columns: int) -> Exact:
    return tuple(sum((weight[k] * best[k][j] for k in best if weight[k]), Fraction()) for j in range(columns))
