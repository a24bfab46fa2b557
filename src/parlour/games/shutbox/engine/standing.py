"""A turn under way: the values of ending it at each row, and of a throw at a row."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.room import by_row, in_order, of, plane, ties
from parlour.games.shutbox.engine.turns import first_turn, single, solve_down_to, spare, tied
from parlour.games.shutbox.solver.row.choice import offers
from parlour.games.shutbox.solver.row.graph import Graph
from parlour.games.shutbox.solver.row.turn import chosen
from parlour.games.shutbox.solver.turns.ends import ends_single, ends_tied


@inline
def ends_alone(room: Any, best: int) -> Any:
    """Values of ending at each row: the score, and whether the box is shut."""
    cost, values = by_row(room, at.COST_AT), plane(room, at.VALUES_AT, 2)
    for row in range(len(cost)):
        counted = cost[row] if best < 0 else min(cost[row], best)
        values[row, 0], values[row, 1] = -counted / of(room, at.SCALE), 1.0 if row == 0 else 0.0
    return values


@inline
def ends_among(room: Any, seats: int, place: int, leaders: int, leading: int) -> Any:
    """Values of ending this turn at each row, by role."""
    stops = of(room, at.STOPS) != 0
    level, group = by_row(room, at.LEVEL_AT), by_row(room, at.GROUP_AT)
    solve_down_to(room, seats, place + 1)
    if place == 0:
        return first_turn(room, seats)
    values, after = plane(room, at.VALUES_AT, leaders + 1 + seats - place), single(room, seats, place + 1)
    if leaders == 1:
        pair, best = tied(room, seats, place + 1, 2), level[leading]
        leader, rows = group[leading], in_order(room)
        ends_single(level, group, rows, 0, leader, best, after, pair, ties(room), stops, values)
        spare(room, seats, place, values, 1, 0)
        return values
    values = plane(room, at.VALUES_AT, leaders + 2 + seats - place)
    more, same = tied(room, seats, place + 1, leaders + 1), tied(room, seats, place + 1, leaders)
    ends_tied(level, group, in_order(room), 0, leaders, level[leading], after, more, same, stops, values)
    spare(room, seats, place, values, leaders, 1)
    return values


@inline
def worth_of_roll(g: Graph, values: Any, ends: Any, row: int, kind: int, me: int, second: int, column: int) -> float:
    """A column of values of a roll of that kind at a row: its best use, or the end of the turn."""
    low, high = offers(g, row, kind)
    return float(ends[row, column] if low == high else values[chosen(g, values, me, second, row, kind), column])


@inline
def worth_of(g: Graph, values: Any, ends: Any, dice: int, row: int, me: int, second: int, column: int) -> float:
    """A column of values of a throw at a row, or of the row itself while the dice are still to be chosen."""
    if dice <= 0:
        return float(values[row, column])
    total = 0.0
    for kind in range(g.weight.shape[1]):
        total += g.weight[dice, kind] * worth_of_roll(g, values, ends, row, kind, me, second, column)
    return total
