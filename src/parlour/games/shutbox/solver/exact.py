"""The same turn in exact rationals, in plain Python: for one player, and as the proof that the floats are right."""

from __future__ import annotations

from fractions import Fraction

from parlour.errors import Unsupported
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.plan import plan, weights
from parlour.message import Message

LONGEST_ROW = 14
"""Numbers on a row: beyond this, fractions would take hours."""

Exact = tuple[Fraction, ...]


def exact_turn(o: ShutBoxOptions, ends: list[Exact]) -> list[Exact]:
    """By row, the best vector in lexicographic order, given the vectors of ending the turn at each row."""
    if o.tiles > LONGEST_ROW:
        raise Unsupported(Message("cannot-solve-row", {"longest": LONGEST_ROW, "tiles": o.tiles}))
    p, likely = plan(o), weights(o)
    values = list(ends)
    for row in range(1, p.start + 1):
        if row & ~p.start:
            continue
        best: dict[int, Exact] = {}
        for kind in range(len(likely[0])):
            low, high = p.first[row * len(likely[0]) + kind : row * len(likely[0]) + kind + 2].tolist()
            best[kind] = max((values[after] for after in p.after[low:high].tolist()), default=ends[row])
        values[row] = max(
            _mean(likely[dice], best, len(ends[0])) for dice in range(int(p.fewest[row]), int(p.most[row]) + 1)
        )
    if len(p.halves):
        values[p.start] = max(values[half] for half in p.halves.tolist())
    return values


def _mean(weight: list[Fraction], best: dict[int, Exact], columns: int) -> Exact:
    return tuple(sum((weight[k] * best[k][j] for k in best if weight[k]), Fraction()) for j in range(columns))
