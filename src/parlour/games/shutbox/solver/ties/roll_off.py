"""One tie among any number of players (SB-13), exactly and in plain Python.

The tied roll once more each, in turn order, on their rows as they stand. A round leads to ties of lower scores, which
are solved in turn, or to itself when nobody can use a roll. Then values have the form `A + f·v`, and the value of the
tie is `v = A / (1 − f)`, with all choices made against it. `triple_values` computes the same for all ties of three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.choice import NOISE
from parlour.games.shutbox.solver.row.graph import graph

Parts = tuple[float, ...]
Rows = tuple[int, ...]
OUT = -1
"""Stands for the row of a player who is no longer lowest, which does not matter."""
MOST_REPEATS = 50
SURE = 1 - 1e-12


class RollOff:
    def __init__(self, o: ShutBoxOptions, pair: Callable[[int, int], float]) -> None:
        """`pair` is the earlier one's part of a tie of two with these rows."""
        self._plan = graph(o, tie_roll=True)
        self._pair = pair
        self._known: dict[Rows, Parts] = {}

    def value(self, rows: Rows, place: int) -> Parts:
        """By place, the chances of the tied with these rows when the one at `place` is about to roll."""
        if place == 0:
            return self.tie(rows)
        score = self._plan.score
        nobody = all(score[row] == score[rows[place]] for row in rows)
        again = self.tie(rows) if nobody else (0.0,) * len(rows)
        best = min(score[row] for row in rows[:place])
        stands = tuple(row if score[row] == best else OUT for row in rows[:place])
        *parts, failed = self._round(rows, stands, again)
        return tuple(part + failed * more for part, more in zip(parts, again, strict=True))

    def tie(self, rows: Rows) -> Parts:
        """The same when all are still to roll."""
        if len(rows) == 1:
            return (1.0,)
        if len(rows) == 2:
            part = self._pair(*rows)
            return part, 1 - part
        if rows not in self._known:
            hope = any(self._offers(row, kind) for row in rows for kind in self._kinds(row))
            self._known[rows] = self._repeated(rows) if hope else (1 / len(rows),) * len(rows)
        return self._known[rows]

    def _repeated(self, rows: Rows) -> Parts:
        again: Parts = (0.0,) * len(rows)
        for _ in range(MOST_REPEATS):
            *parts, failed = self._round(rows, (), again)
            found = tuple(0.0 if failed > SURE else part / (1 - failed) for part in parts)
            moved = max(abs(new - old) for new, old in zip(found, again, strict=True))
            again = found
            if moved < NOISE:
                break
        return again

    def _round(self, rows: Rows, stands: Rows, again: Parts) -> Parts:
        """The rest of a round when some stand already: the parts it decides, and how likely it comes to nothing."""
        score, count = self._plan.score, len(rows)
        level = int(score[rows[-1]])

        @cache
        def after(stands: Rows) -> Parts:
            place = len(stands)
            if place == count:
                return settled(stands)
            row = rows[place]
            found = {kind: best((then(stands, new) for new in self._offers(row, kind) or [row]), place)
                     for kind in self._kinds(row)}  # fmt: skip
            dice = range(int(self._plan.fewest[row]), int(self._plan.most[row]) + 1)
            return best((self._mean(found, number, count + 1) for number in dice), place)

        def then(stands: Rows, row: int) -> Parts:
            """The next one has rolled and stands at this row."""
            if row == 0:
                return tuple(float(place == len(stands)) for place in range(count + 1))
            lowest = min((int(score[each]) for each in stands if each != OUT), default=level)
            mine = int(score[row])
            if mine > lowest:
                return after((*stands, OUT))
            return after((*stands, row) if mine == lowest else (*(OUT,) * len(stands), row))

        def settled(stands: Rows) -> Parts:
            lowest = [place for place in range(count) if stands[place] != OUT]
            if score[stands[lowest[0]]] == level:
                return (*(0.0,) * count, 1.0)
            parts = dict(zip(lowest, self.tie(tuple(stands[place] for place in lowest)), strict=True))
            return tuple(parts.get(place, 0.0) for place in range(count + 1))

        def best(offers: Iterator[Parts], place: int) -> Parts:
            found = next(offers)
            for offer in offers:
                gained = offer[place] - found[place] + (offer[-1] - found[-1]) * again[place]
                if gained > NOISE:
                    found = offer
            return found

        return after(stands)

    def _kinds(self, row: int) -> list[int]:
        """The kinds of rolls that may be thrown at this row."""
        p = self._plan
        thrown = p.weight[int(p.fewest[row]) : int(p.most[row]) + 1].any(axis=0)
        return [kind for kind in range(len(thrown)) if thrown[kind]]

    def _offers(self, row: int, kind: int) -> list[int]:
        p = self._plan
        at = row * p.weight.shape[1] + kind
        found: list[int] = p.after[p.first[at] : p.first[at + 1]].tolist()
        return found

    def _mean(self, found: dict[int, Parts], dice: int, columns: int) -> Parts:
        weight = self._plan.weight[dice].tolist()
        return tuple(sum(weight[kind] * found[kind][j] for kind in found) for j in range(columns))
