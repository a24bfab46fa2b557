"""Lays out the memory of `layout` from a ground's file: the graph of the row, and the values of ties of two."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline, jit
from parlour.compute.memory import numbers, short_words, table, whole_numbers, whole_table
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.solver.row.choice import offers
from parlour.games.shutbox.solver.row.graph import Graph, describe, list_rows
from parlour.games.shutbox.solver.ties.pairs import fill_pairs


@inline
def of(room: Any, place: int) -> int:
    """A cell that holds a number or a place."""
    return int(whole_numbers(room, place, 1)[0])


@inline
def by_row(room: Any, place: int) -> Any:
    """An array of whole numbers, one for each row."""
    return whole_numbers(room, of(room, place), of(room, at.ROWS))


@inline
def in_order(room: Any) -> Any:
    """The rows that occur, by ascending score."""
    return whole_numbers(room, of(room, at.ORDER_AT), of(room, at.REAL))


@jit
def graph_of(room: Any) -> Graph:
    kinds, rows = of(room, at.KINDS), of(room, at.ROWS)
    return Graph(
        of(room, at.START),
        whole_numbers(room, of(room, at.HALVES_AT), of(room, at.HALVES)),
        table(room, of(room, at.WEIGHT_AT), of(room, at.DICE) + 1, kinds),
        by_row(room, at.FEWEST_AT),
        by_row(room, at.MOST_AT),
        whole_numbers(room, of(room, at.FIRST_AT), rows * kinds + 1),
        short_words(room, of(room, at.AFTER_AT), of(room, at.AFTERS)),
        by_row(room, at.COST_AT),
        0,
    )


@inline
def plane(room: Any, place: int, columns: int) -> Any:
    """Columns of numbers for each row."""
    return table(room, of(room, place), of(room, at.ROWS), columns)


@inline
def ties(room: Any) -> Any:
    """Values of ties of two for the earlier player: by both rows, or one number for all."""
    side = of(room, at.ROWS) if of(room, at.TIES) == at.ROLLED else 1
    return table(room, of(room, at.PAIRS_AT), side, side)


@jit
def _list(room: Any, must: int) -> None:
    kinds, masks = of(room, at.KINDS), of(room, at.MASKS)
    bounds = whole_numbers(room, of(room, at.BOUNDS_AT), kinds + 1)
    bounds[0] = 0
    list_rows(
        of(room, at.START),
        must,
        whole_numbers(room, of(room, at.MASKS_AT), masks),
        whole_numbers(room, of(room, at.STARTS_AT), kinds + 1),
        whole_numbers(room, of(room, at.NEAR_AT), masks),
        bounds,
        whole_numbers(room, of(room, at.FIRST_AT), of(room, at.ROWS) * kinds + 1),
        short_words(room, of(room, at.AFTER_AT), of(room, at.AFTERS)),
    )


@inline
def demand(room: Any, demanding: bool) -> None:
    """Switches the graph between that of a turn and that of a tie-break."""
    now = whole_numbers(room, at.UNDEMANDING, 1)
    if of(room, at.MUST) != 0 and demanding == (now[0] != 0):
        _list(room, of(room, at.MUST) if demanding else 0)
        now[0] = 0 if demanding else 1


@inline
def can_end(g: Graph, row: int) -> bool:
    """Whether a turn can end at this row."""
    for dice in range(g.fewest[row], g.most[row] + 1):
        for kind in range(g.weight.shape[1]):
            low, high = offers(g, row, kind)
            if g.weight[dice, kind] > 0 and low == high:
                return True
    return row == 0


@jit
def _tell_pairs_apart(room: Any) -> None:
    pairs, cost = ties(room), by_row(room, at.COST_AT)
    for one in range(len(cost)):
        for other in range(len(cost)):
            pairs[one, other] = 1.0 if cost[one] < cost[other] else 0.0
    reply = numbers(room, of(room, at.REPLY_AT), of(room, at.ROWS))
    for row in range(len(reply)):
        reply[row] = 0.0
    spans = whole_table(room, of(room, at.SPANS_AT), of(room, at.KINDS), 2)
    fill_pairs(graph_of(room), in_order(room), pairs, reply, spans)


@jit
def lay_graph(room: Any) -> None:
    several = of(room, at.SEATS) > 1
    group, level = by_row(room, at.GROUP_AT), by_row(room, at.LEVEL_AT)
    rules = whole_numbers(room, of(room, at.RULES_AT), of(room, at.RULES))
    describe(
        rules,
        of(room, at.START),
        of(room, at.SCORE_RULE),
        by_row(room, at.FEWEST_AT),
        by_row(room, at.MOST_AT),
        by_row(room, at.COST_AT),
    )
    by_roll = several and of(room, at.TIES) == at.ROLLED
    for row in range(len(group)):
        group[row] = row if by_roll else level[row]
    if by_roll:
        _list(room, 0)  # in the rolls of a tie-break no number is demanded
        _tell_pairs_apart(room)
        if of(room, at.MUST) == 0:
            return
    _list(room, of(room, at.MUST))
    if several and not by_roll:
        ties(room)[0, 0] = 0.5


@jit
def prepare(ground: Any, room: Any) -> None:
    """Unpacks the rules of a file and the graph of the row; for several players also ties of two. Solves no turn."""
    for cell in range(len(ground) // 8):
        word = 0
        for byte in range(7, -1, -1):
            word = word << 8 | int(ground[8 * cell + byte])
        room[cell] = word
    if len(ground):
        lay_graph(room)
