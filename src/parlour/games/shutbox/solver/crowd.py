"""SB-13 in the middle of it: the tied roll once more each, in turn order; some have rolled already.

Two who are tied have exact values (`tie`); three or more, tied once more after this round, are valued as equal parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.plan import plan
from parlour.games.shutbox.solver.turn import NOISE

Parts = tuple[float, ...]
Rows = tuple[int, ...]


def crowd_value(o: ShutBoxOptions, pair: Callable[[int, int], float], rows: Rows, place: int) -> Parts:
    """By place, the chances of the tied with these rows when the one at `place` is about to roll."""
    if len(rows) == 2 and place == 0:
        part = pair(*rows)
        return part, 1 - part
    p = plan(o, tie_roll=True)

    @cache
    def before(rows: Rows, place: int) -> Parts:
        if place == len(rows):
            return settled(rows)
        row = rows[place]
        throws = (thrown(rows, place, dice) for dice in range(int(p.fewest[row]), int(p.most[row]) + 1))
        return _best(throws, place)

    def thrown(rows: Rows, place: int, dice: int) -> Parts:
        total = [0.0] * len(rows)
        for kind, weight in enumerate(p.weight[dice].tolist()):
            if weight:
                parts = _best((after(rows, place, row) for row in offered(rows[place], kind)), place)
                total = [sum_ + weight * part for sum_, part in zip(total, parts, strict=True)]
        return tuple(total)

    def offered(row: int, kind: int) -> list[int]:
        at = row * p.weight.shape[1] + kind
        found: list[int] = p.after[p.first[at] : p.first[at + 1]].tolist()
        return found or [row]

    def after(rows: Rows, place: int, row: int) -> Parts:
        if row == 0:
            return tuple(float(i == place) for i in range(len(rows)))
        return before((*rows[:place], row, *rows[place + 1 :]), place + 1)

    def settled(rows: Rows) -> Parts:
        scores = [int(p.score[row]) for row in rows]
        best = [i for i in range(len(rows)) if scores[i] == min(scores)]
        parts = [1 / len(best)] * len(best)
        if len(best) == 2:
            part = pair(rows[best[0]], rows[best[1]])
            parts = [part, 1 - part]
        return tuple(parts[best.index(i)] if i in best else 0.0 for i in range(len(rows)))

    return before(rows, place)


def _best(offers: Iterator[Parts], place: int) -> Parts:
    best = next(offers)
    for offer in offers:
        if offer[place] > best[place] + NOISE:
            best = offer
    return best
