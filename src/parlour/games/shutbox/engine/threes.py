"""Ties of three that are rolled off (SB-13), in the caller's memory; `solver.ties.triple_values` solves them."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import apart, jit
from parlour.compute.memory import numbers, table, whole_numbers, whole_table
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.room import by_row, can_end, demand, graph_of, of, ties
from parlour.games.shutbox.solver.ties.triple_values import Desk, break_level
from parlour.games.shutbox.solver.ties.triples import TIED, Triples, number


@jit
def triples(room: Any) -> Triples:
    rows, levels = of(room, at.ROWS), of(room, at.LEVELS)
    return Triples(
        by_row(room, at.LEVEL_AT),
        whole_table(room, of(room, at.RANK_AT), TIED, rows),
        whole_table(room, of(room, at.SIZE_AT), TIED, levels),
        whole_table(room, of(room, at.LISTED_AT), TIED, rows),
        whole_table(room, of(room, at.RANGE_AT), TIED, levels),
        whole_numbers(room, of(room, at.BASE_AT), levels + 1),
        whole_numbers(room, of(room, at.TWOS_AT), levels + 1),
    )


@jit
def parts(room: Any) -> Any:
    """`[tie, place]`: the value of each tie to each of the three."""
    return table(room, of(room, at.PARTS_AT), of(room, at.THREES), TIED)


@jit
def _desk(room: Any, twos: int) -> Desk:
    rows, levels, dice, kinds = of(room, at.ROWS), of(room, at.LEVELS), of(room, at.DICE) + 1, of(room, at.KINDS)
    return Desk(
        numbers(room, of(room, at.SAFE_AT), rows),
        table(room, of(room, at.LEAD_AT), rows, TIED),
        whole_numbers(room, of(room, at.LED_AT), rows),
        table(room, of(room, at.BOTH_AT), twos, TIED),
        whole_numbers(room, of(room, at.TOLD_AT), twos),
        table(room, of(room, at.FOLLOW_AT), dice, 4),
        table(room, of(room, at.CAST_AT), dice, 4),
        whole_table(room, of(room, at.REACH_AT), kinds, 4),
        table(room, of(room, at.SHARE_AT), kinds, 5),
        table(room, of(room, at.CLEAR_AT), (levels + 1) * dice, 3),
    )


@jit
def _mark(room: Any) -> None:
    """The rows with which a seat can be tied: those at which a turn can end, and their successors in a tie-break."""
    marked = whole_table(room, of(room, at.MARKED_AT), TIED, of(room, at.ROWS))
    demand(room, True)
    g = graph_of(room)
    for row in range(1, g.start + 1):
        marked[0, row] = 1 if row & ~g.start == 0 and can_end(g, row) else 0
    demand(room, False)
    g, kinds = graph_of(room), of(room, at.KINDS)
    for row in range(g.start, 0, -1):
        if marked[0, row]:
            for i in range(g.first[row * kinds], g.first[(row + 1) * kinds]):
                marked[0, g.after[i]] = 1
    marked[0, 0] = 0 if of(room, at.STOPS) else 1
    for row in range(g.start + 1):
        marked[1, row], marked[2, row] = marked[0, row], marked[0, row]


@apart
def break_threes(room: Any) -> None:
    """Solves all ties of three unless they are solved; the graph is then that of a tie-break."""
    known = whole_numbers(room, at.THREE_KNOWN, 1)
    if known[0]:
        return
    known[0] = 1
    _mark(room)
    found = triples(room)
    number(found, whole_table(room, of(room, at.MARKED_AT), TIED, of(room, at.ROWS)))
    g, desk = graph_of(room), _desk(room, found.twos[of(room, at.LEVELS)])
    for level in range(of(room, at.LEVELS)):
        break_level(g, ties(room), found, parts(room), desk, level)
