"""What solutions cost, estimated from the options alone, before anything is worked out.

Seconds are those of an ordinary processor, and rough; bytes are those of the arrays, and close. A solution that costs
more than `SECONDS` or `BYTES` is not for a table that waits for a move: there is no `perfect` then.
"""

from __future__ import annotations

from functools import lru_cache

from parlour.contract.bots import Effort
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import row_score
from parlour.games.shutbox.solver.row.graph import kinds
from parlour.games.shutbox.solver.turns.crowded import QUICK_TIES, ties_of_three
from parlour.games.shutbox.solver.turns.frontrunners import tied_pairs

SECONDS, BYTES = 30.0, 1 << 28
STANDINGS_A_SECOND = 1 << 22
"""Standings of a match, times rows."""
STEPS_A_SECOND = 1 << 26
"""Rows that may follow each other, each looked at once."""
PAIRS_A_SECOND = 1 << 17
"""Pairs of rows."""
MOST_COUNTED = 1 << 12
"""Rows of which every two are looked at."""


@lru_cache(maxsize=256)
def row_effort(o: ShutBoxOptions) -> Effort:
    """Of best play on one row: what every solution needs first."""
    rows, steps, rolls = o.start_row + 1, _steps(o), len(kinds(o))
    graph = rows * (8 * rolls + 3 * 8) + 4 * steps
    turn = rows * 3 * 8
    return Effort((rows * rolls + 4 * steps) / STEPS_A_SECOND, graph + turn)


@lru_cache(maxsize=256)
def to_win_effort(o: ShutBoxOptions) -> Effort:
    """Of the best there is for playing to win."""
    row = row_effort(o)
    more = _match(o) if o.match else _rounds(o) if o.order == "rounds" else _single(o)
    return Effort(row.seconds + more.seconds, row.bytes + more.bytes)


def within_reach(effort: Effort) -> bool:
    return effort.seconds <= SECONDS and effort.bytes <= BYTES


def _match(o: ShutBoxOptions) -> Effort:
    """Many games; a match of three or more has its own bound, and needs that of two where rounds are counted."""
    amount, _, unit = o.until.partition(" ")
    most, games = _most_score(o), int(amount)
    standings = games * (2 * games + most if unit == "points" else 2 * most * (games + 1))
    game = _in_turn(o)
    if unit == "points" and o.players > 2:
        return Effort(game.seconds + 3.0, game.bytes + 24 * games**2)
    return Effort(game.seconds + (standings << o.tiles) / STANDINGS_A_SECOND, game.bytes + 5 * 8 * standings)


def _rounds(o: ShutBoxOptions) -> Effort:
    """Both rows at once: arrays with a number for each pair, eight of them while they are made."""
    pairs = (o.start_row + 1) ** 2
    if o.players > 2:
        return Effort(pairs / PAIRS_A_SECOND, 2 * 8 * pairs) if o.tie == "roll" else Effort()
    again = 6 if o.tie == "game" else 1
    return Effort(again * pairs / PAIRS_A_SECOND, 8 * 8 * pairs)


def _single(o: ShutBoxOptions) -> Effort:
    """A game in turn; for three or four whose tied rows are told apart, also a turn against every two of them."""
    turn = _in_turn(o)
    ties = ties_of_three(o) if o.start_row < MOST_COUNTED else 0
    if not 0 < ties <= QUICK_TIES:
        return turn
    pairs, places = tied_pairs(o), o.players - 2
    seconds = 2 * places * pairs * _steps(o) / STEPS_A_SECOND
    return Effort(turn.seconds + seconds, turn.bytes + 3 * 8 * ties + 6 * 8 * places * pairs)


def _in_turn(o: ShutBoxOptions) -> Effort:
    """Leaders may be one or several where more than two play: half as much again for each seat."""
    rows, steps = o.start_row + 1, _steps(o)
    leaders = rows if o.tie == "roll" else min(rows, _most_score(o) + 1)
    ties = 4 * 8 * rows**2 if o.tie == "roll" and rows <= MOST_COUNTED else 0
    repeats = 8 if o.tie == "game" else 1
    seconds = repeats * (o.players - 1) * o.players / 2 * leaders * steps / STEPS_A_SECOND
    return Effort(seconds, ties + 8 * leaders * (o.players + 2) * o.players + 8 * 8 * rows * (o.players + 2))


def _most_score(o: ShutBoxOptions) -> int:
    return int(row_score(o.start_row, CODES["score"][o.score]))


def _steps(o: ShutBoxOptions) -> int:
    """How many rows follow a row, by some roll, summed over the rows."""
    start, opened = o.start_row, o.start_row.bit_count()
    return sum(1 << (opened - mask.bit_count()) for masks in kinds(o) for mask in masks if not mask & ~start)
