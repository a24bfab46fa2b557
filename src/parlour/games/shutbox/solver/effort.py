"""Estimates the cost of solutions from the options alone, before anything is computed.

Seconds are those of an ordinary processor, and rough; bytes are those of the arrays, and close. A solution that costs
more than `SECONDS` or `BYTES` would keep a table waiting, so there is no `perfect` then.
"""

from __future__ import annotations

from functools import lru_cache

from parlour.compute.words import INSTALLED
from parlour.contract.bots import Effort
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.ground import followers, tells_ties_apart, ties_told_apart
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import row_score
from parlour.games.shutbox.solver.row.graph import kinds
from parlour.games.shutbox.solver.scope import why_unsolved
from parlour.games.shutbox.solver.turns.two_ten import is_two_ten

SECONDS, BYTES = 30.0, 1 << 28
STANDINGS_A_SECOND = 1 << 22
"""Standings of a match, times rows."""
STEPS_A_SECOND = 1 << 26
"""Pairs of a row and its successor, each visited once."""
PAIRS_A_SECOND = 1 << 17
"""Pairs of rows."""
A_THREE, A_STEP_BESIDE = 1.7e-6, 8e-10
"""Seconds for a tie of three, and for a row that may follow another where many turns are solved at once."""
MOST_COUNTED = 1 << 12
"""The number of rows up to which every pair is solved."""


@lru_cache(maxsize=256)
def row_effort(o: ShutBoxOptions) -> Effort:
    """The effort of best play on one row: what every solution needs first."""
    rows, steps, rolls = o.start_row + 1, followers(o), len(kinds(o))
    graph = rows * (8 * rolls + 3 * 8) + 4 * steps
    turn = rows * 3 * 8
    return Effort((rows * rolls + 4 * steps) / STEPS_A_SECOND, graph + turn)


@lru_cache(maxsize=256)
def to_win_effort(o: ShutBoxOptions) -> Effort:
    """The effort of the best solution for playing to win."""
    row = row_effort(o)
    more = _match(o) if o.match else _rounds(o) if o.order == "rounds" else _single(o)
    return Effort(row.seconds + more.seconds, row.bytes + more.bytes)


def within_reach(o: ShutBoxOptions) -> bool:
    """Whether playing to win can be solved while a table waits; the table of the 210 comes with the package."""
    effort = to_win_effort(o)
    return is_two_ten(o) or (effort.seconds <= SECONDS and effort.bytes <= BYTES)


def solved(o: ShutBoxOptions) -> bool:
    """Whether the game is solved and best play is within reach; only a future tie of all four is estimated."""
    if o.players == 1:
        return True
    if why_unsolved(o) or not within_reach(o):
        return False
    if o.match or o.order == "rounds":
        return o.players == 2
    if o.tie != "roll":
        return True
    return is_two_ten(o) or o.start_row < MOST_COUNTED if o.players == 2 else tells_ties_apart(o)


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
    turn, ties = _in_turn(o), ties_told_apart(o) if INSTALLED else None
    if ties is None:
        return turn
    threes, twos, places, rows = int(ties.base[-1]), int(ties.twos[-1]), o.players - 2, o.start_row + 1
    seconds = A_THREE * threes + A_STEP_BESIDE * places * twos * followers(o)
    return Effort(turn.seconds + seconds, turn.bytes + 8 * (3 * threes + 12 * twos + (3 * at.BESIDE + 20) * rows))


def _in_turn(o: ShutBoxOptions) -> Effort:
    """Leaders may be one or several where more than two play: half as much again for each seat."""
    rows, steps, seats = o.start_row + 1, followers(o), o.players
    levels = min(rows, _most_score(o) + 1)
    leaders = rows if o.tie == "roll" else levels
    ties = 8 * rows**2 if o.tie == "roll" and rows <= MOST_COUNTED else 0
    repeats = 8 if o.tie == "game" else 1
    seconds = repeats * (seats - 1) * seats / 2 * leaders * steps / STEPS_A_SECOND
    cells = (seats + 2) * ((seats + 1) * leaders + (seats + 1) ** 2 * (levels + 1)) + rows * (at.AT_ONCE + seats + 12)
    return Effort(seconds, row_effort(o).bytes + ties + 8 * cells)


def _most_score(o: ShutBoxOptions) -> int:
    return int(row_score(o.start_row, CODES["score"][o.score]))
