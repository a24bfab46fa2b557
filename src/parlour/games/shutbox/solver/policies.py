"""The levels as compiled policies, for simulations of whole games (`parlour.simulate`).

Best play is a table: for each position of the turn, the value of every row and the number of dice to throw. Players who
ignore the others, or have none, need one such table; playing to win needs one for each number of seats, place among
them, score to beat and number of seats that have it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from parlour.games.shutbox.engine.child import SLIPS
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.alone import Alone
from parlour.games.shutbox.solver.row.choice import NOISE
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.scope import why_unsolved
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.variation import Box

RANDOM, CHILD, ALONE, TO_WIN = range(4)
KIND, SLIPPING = range(2)
"""The cells of a seat: its table, and in how many of ten decisions it makes a child's move instead."""
MOST = 1 << 24
"""The most rows of all tables together, which take seconds and a quarter of a gigabyte."""


class Book(NamedTuple):
    """Arrays only, so that compiled functions take it as it is."""

    worth: Any
    """`worth[table, row]`: the value to the seat that moves; the first table is that of solo play."""
    dice: Any
    """The dice to throw; at the start row, where a half is chosen, that half (0 or 1)."""
    level: Any
    """By row, the number of its score, from 0 up."""
    levels: int
    """The number of scores."""
    starts: Any
    """`starts[seats, place]`: the first table of that place; the next are by score, then by how many have it."""
    noise: Any
    """The largest rounding error, solo and against others: smaller differences do not rank moves."""


def known_policies(game: Box) -> tuple[str, ...]:
    """The levels that can be simulated."""
    o = game.options
    if o.until == "stop":
        return ("random", "easy")
    among = o.until == "game" and o.order == "turns" and o.tie != "roll" and not why_unsolved(o)
    best = game.players == 1 or (among and tables_of(o, game.players) * (o.start_row + 1) <= MOST)
    return ("random", "easy", "medium", "hard", *(("perfect",) if best else ()))


def tables_of(o: ShutBoxOptions, players: int) -> int:
    """The number of tables for playing to win."""
    levels = len(np.unique(graph(o).score))
    return sum(1 + levels * place * (place + 1) // 2 for seats in seats_of(o, players) for place in range(seats))


def seats_of(o: ShutBoxOptions, players: int) -> range:
    """The numbers of seats that may play a game: with SB-14 tied seats play again."""
    return range(2 if o.tie == "game" else players, players + 1)


def seated(game: Box, levels: tuple[str, ...]) -> Any:
    """The policy and the slips of each seat, as numbers for the compiled rules."""
    best = ALONE if game.players == 1 else TO_WIN
    kinds = {"random": RANDOM, "easy": CHILD, "medium": ALONE, "hard": ALONE, "perfect": best}
    return np.array([[kinds[level], round(10 * SLIPS.get(level, 0.0))] for level in levels], np.int64)


@lru_cache(maxsize=8)
def book(game: Box, to_win: bool) -> Book:
    """The solution a level plays by; for winning, in games that can be won."""
    o = game.options
    g = graph(o)
    scores, level = np.unique(g.score, return_inverse=True)
    tables = [alone(game)]
    starts = np.zeros((game.players + 1, game.players), np.int64)
    if to_win:
        solved = InTurn(game)
        rows = [row for row in range(g.start + 1) if row & ~g.start == 0]
        example = [next(row for row in rows if level[row] == each) for each in range(len(scores))]
        for seats in seats_of(o, game.players):
            for place in range(seats):
                starts[seats, place] = len(tables)
                tables += [to_beat(solved, seats, place, ())] if place == 0 else []
                for tied, row in product(range(1, place + 1), example):
                    tables.append(to_beat(solved, seats, place, (row,) * tied))
    worth, dice = (np.ascontiguousarray(np.stack(each)) for each in zip(*tables, strict=True))
    return Book(worth, dice.astype(np.int8), level.astype(np.int64), len(scores), starts, np.array([0.0, NOISE]))


def to_beat(solved: InTurn, seats: int, place: int, rows: tuple[int, ...]) -> tuple[Any, Any]:
    values, dice = solved.turn(seats, place, rows)
    return values[:, len(rows)].copy(), dice


def alone(game: Box) -> tuple[Any, Any]:
    """Lowest expected score, as the bots have it; between equals the fewest dice."""
    known, g, state = Alone(game, "score"), graph(game.options), game.start()
    turn = known.turn()
    dice = turn.dice.copy()
    for row in range(1, g.start + 1):
        if row & ~g.start == 0 and g.fewest[row] < g.most[row]:
            dice[row] = min(range(g.fewest[row], g.most[row] + 1), key=lambda each: known._thrown(state, row, each))
    return turn.values[:, 0] * turn.scale, dice
