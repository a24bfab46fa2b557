"""Best play of three young players (SB-21), exactly: all three rows together, ties shared.

While all are in, a position is the three rows from the one about to roll on: with ties shared it does not matter who
began. `both[p, q, level]` is two who are still in, p about to roll, and the score of the one who is out;
`alone[k][q, level]` is one against the lowest score of k who are out. Everything leads to rows that are lower as
numbers, and `_all_three` goes through them by their highest row.

`python -m tests.games.shutbox.solver.three_young 10` plays the full row: 10 GB of memory, and a quarter of an hour.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

import parlour
from parlour.compute.kernels import inline, jit
from parlour.games.shutbox import ShutBox, ShutBoxState
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.levels import levels
from parlour.games.shutbox.solver.row.turn import best_columns
from parlour.games.shutbox.solver.winning import Winning, Worth, turn_order

LIKE = 1e-7
"""Values as close as this are equal: the table of all three is in single precision for long rows."""


class Three(NamedTuple):
    level: Any
    alone: Any
    both: Any
    three: Any
    """`[a, b, c]`: the worth to a, who is about to roll, and to b."""


def solve_three_young(game: ShutBox) -> Three:
    o = game.options
    assert (game.players, o.tie, o.shut, o.parity) == (3, "share", "wins", "all")
    g = graph(o)
    level = levels(g)
    rows, scores = g.start + 1, int(level.max()) + 1
    single = np.float32 if rows > 256 else np.float64
    found = Three(
        level, np.zeros((3, rows, scores)), np.zeros((rows, rows, scores, 3)), np.zeros((rows,) * 3 + (2,), single)
    )
    for out in (1, 2):
        ends = np.where(level[:, None] == np.arange(scores), 1 / (out + 1), level[:, None] < np.arange(scores))
        ends[0] = 1.0
        best_columns(g, ends)
        found.alone[out] = ends
    _both(g, found)
    _all_three(g, found)
    return found


@inline
def last_alone(s: Three, q: int, one: int, other: int) -> tuple[float, float, float]:
    """Two are out with these scores, q goes on: the parts of the two and of q."""
    out = 2 if one == other else 1
    mine = s.alone[out, q, min(one, other)]
    return (1 - mine) / out * (one <= other), (1 - mine) / out * (other <= one), mine


@jit
def _both(g: Graph, s: Three) -> None:
    kinds, total = g.weight.shape[1], np.empty(3)
    for rows in range(2, 2 * g.start + 1):
        for one in range(max(1, rows - g.start), min(g.start, rows - 1) + 1):
            other = rows - one
            for stands in range(s.both.shape[2]):
                best = s.both[one, other, stands]
                best[0] = -1.0
                for dice in range(g.fewest[one], g.most[one] + 1):
                    total[:] = 0.0
                    for kind in range(kinds):
                        low, high = g.first[one * kinds + kind], g.first[one * kinds + kind + 1]
                        x, out, y = last_alone(s, other, s.level[one], stands)
                        for i in range(low, high):
                            after = s.both[other, g.after[i], stands]
                            if g.after[i] == 0:
                                x, y, out = 1.0, 0.0, 0.0
                            elif i == low or after[1] > x + LIKE:
                                x, y, out = after[1], after[0], after[2]
                        total[0] += g.weight[dice, kind] * x
                        total[1] += g.weight[dice, kind] * y
                        total[2] += g.weight[dice, kind] * out
                    if total[0] > best[0] + LIKE:
                        best[:] = total


@jit
def _all_three(g: Graph, s: Three) -> None:
    """Those with the highest row in the first place alone come first, then the second, the third, then two of them."""
    for top in range(1, g.start + 1):
        for b in range(1, top):
            for c in range(1, top):
                _roll(g, s, top, b, c)
        for c in range(1, top):
            for a in range(1, top):
                _roll(g, s, a, top, c)
        for b in range(1, top):
            for a in range(1, top):
                _roll(g, s, a, b, top)
        for other in range(1, top):
            _roll(g, s, top, top, other)
            _roll(g, s, top, other, top)
        for a in range(1, top + 1):
            _roll(g, s, a, top, top)


@jit
def _roll(g: Graph, s: Three, a: int, b: int, c: int) -> None:
    kinds, best, second = g.weight.shape[1], -1.0, 0.0
    for dice in range(g.fewest[a], g.most[a] + 1):
        mine, his = 0.0, 0.0
        for kind in range(kinds):
            weight, low, high = g.weight[dice, kind], g.first[a * kinds + kind], g.first[a * kinds + kind + 1]
            if weight == 0:
                continue
            x, y = -1.0, 0.0
            if low == high:
                x, y = s.both[b, c, s.level[a], 2], s.both[b, c, s.level[a], 0]
            for i in range(low, high):
                to_b = s.three[b, c, g.after[i], 0]
                to_a = 1 - to_b - s.three[b, c, g.after[i], 1]
                if g.after[i] == 0:
                    x, y = 1.0, 0.0
                elif to_a > x + LIKE:
                    x, y = to_a, to_b
            mine += weight * x
            his += weight * y
        if mine > best + LIKE:
            best, second = mine, his
    s.three[a, b, c, 0], s.three[a, b, c, 1] = best, second


class ThreeYoung(Winning):
    def __init__(self, game: ShutBox) -> None:
        super().__init__(game)
        self.found = solve_three_young(game)

    def by_place(self) -> Worth:
        start = self.game.options.start_row
        first, second = self.found.three[start, start, start].tolist()
        return first, second, 1 - first - second

    def ready(self, state: ShutBoxState) -> Worth:
        order, s = turn_order(state), self.found
        clockwise = [*order[order.index(state.seat) :], *order[: order.index(state.seat)]]
        rows = {seat: int(state.p[at.ROW + seat]) for seat in order}
        out = [seat for seat in clockwise if state.p[at.DONE] >> seat & 1]
        still = [seat for seat in clockwise if seat not in out]
        if not out:
            first, second = s.three[tuple(rows[seat] for seat in still)].tolist()
            worth = dict(zip(still, (first, second, 1 - first - second), strict=True))
        elif len(out) == 1:
            stands = int(s.level[rows[out[0]]])
            worth = dict(zip([*still, *out], s.both[rows[still[0]], rows[still[1]], stands].tolist(), strict=True))
        else:
            scores = [int(s.level[rows[seat]]) for seat in out]
            worth = dict(zip([*out, *still], last_alone(s, rows[still[0]], *scores), strict=True))
        return tuple(float(worth[seat]) for seat in range(3))


def full_row(tiles: int) -> None:
    """The loss of the estimate on rows of a given length."""
    from tests.games.shutbox.solver.losses import lost

    game = parlour.game("shutbox", variant="young", tiles=tiles, players=3, tie="share", first=0)
    assert isinstance(game, ShutBox)
    true, solved = ThreeYoung(game), parlour.solve(game)
    print("first, second, third:", true.by_place(), "estimated:", solved.win_probability, flush=True)
    mean, error = lost(game, solved, true.value, 1200)
    print(f"loss {100 * mean:.5f} ± {100 * error:.5f} percentage points in 1200 games")


if __name__ == "__main__":
    full_row(int(sys.argv[1]))
