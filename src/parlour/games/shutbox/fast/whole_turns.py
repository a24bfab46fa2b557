"""Plays whole random turns by tables of the sets that each roll may shut on each row.

A turn is nothing but rolls and sets until a roll does not fit. Its end, and everything between turns, is left to the
referee's kernel; the tables are made by that kernel's own functions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from parlour.compute.kernels import drawn, inline, jit
from parlour.games.shutbox.encoding import (
    FIRST_HIT,
    ORDER,
    ORDER_ROUNDS,
    ORDERED_FROM,
    START_ROW,
    Tables,
    encoded,
)
from parlour.games.shutbox.kernel import finish_turn, shut_the_box
from parlour.games.shutbox.layout import COUNT, PHASE, ROLL, ROLLER, ROLLING, ROW, SEAT, THROWING, TIE_ROLL, TIED
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import fewest_dice, fitting, most_dice

ROWS: Final = 1 << 12
"""Rows of more than twelve numbers have no tables: they would not fit into a cache."""
MOST_SETS: Final = 256


class Turns(NamedTuple):
    """Facts known of every row; empty where turns are not played whole."""

    dice: Any
    """By row, the fewest dice that may be thrown, plus 8 times the number of further choices."""
    sets: Any
    """By row and roll, the number of sets that may be shut, plus 256 times the place of the rows after them."""
    after: Any
    throws: Any
    """The number of ways in which some dice fall."""
    rolls: int


@lru_cache(maxsize=64)
def turns_of(options: ShutBoxOptions) -> Turns:
    t, known = encoded(options)
    rows = int(t[START_ROW]) + 1 if t[START_ROW] < ROWS and t[ORDER] != ORDER_ROUNDS else 0
    rolls, throws = len(known.rolls), 6 ** np.arange(8)
    dice, sets = np.zeros(rows, np.int32), np.zeros(rows * rolls, np.int32)
    room = np.zeros(MOST_SETS, np.int64)
    after = np.zeros(tabulate(t, rolls, dice, sets, np.zeros(0, np.int32), room), np.int32)
    tabulate(t, rolls, dice, sets, after, room)
    return Turns(dice, sets, after, throws, rolls)


@jit
def tabulate(t: Tables, rolls: int, dice: Any, sets: Any, after: Any, room: Any) -> int:
    """Fills in the tables if there is room for them; returns the number of following rows."""
    total = 0
    for row in range(1, len(dice)):
        if row & ~t[START_ROW]:
            continue
        must = 1 << (int(t[FIRST_HIT]) - 1) if t[FIRST_HIT] and row == t[START_ROW] else 0
        dice[row] = fewest_dice(row, t) | (most_dice(row, t) - fewest_dice(row, t)) << 3
        for roll in range(rolls):
            count = fitting(row, roll, must, t, room)
            sets[row * rolls + roll] = total << 8 | count
            if len(after):
                for i in range(count):
                    after[total + i] = row & ~room[i]
            total += count
    return total


@inline
def before_a_turn(p: Any, turns: Turns) -> bool:
    """Whether a seat is about to throw and whole turns are enabled."""
    return len(turns.dice) > 0 and (p[PHASE] == ROLLING or p[PHASE] == THROWING) and p[TIED] != TIE_ROLL


@inline
def whole_turn(p: Any, t: Tables, turns: Turns, rng: Any) -> int:
    """Rolls and shuts at random to the end of the turn; returns the number of steps."""
    seat, state, steps = p[SEAT], rng[0], 0
    row = p[ROW + seat]
    while True:
        count, more = turns.dice[row] & 7, turns.dice[row] >> 3
        if more:
            state, chosen = drawn(state, more + 1)
            count += chosen
            steps += 1
        state, throw = drawn(state, turns.throws[count])
        roll = t[t[ORDERED_FROM + count] + throw]
        steps += 1
        found = turns.sets[row * turns.rolls + roll]
        if found & 255 == 0:
            break
        state, chosen = drawn(state, found & 255)
        row = turns.after[(found >> 8) + chosen]
        steps += 1
        if row == 0:
            break
    rng[0] = state
    p[ROW + seat], p[COUNT], p[ROLL], p[ROLLER] = row, count, roll, seat
    if row == 0:
        shut_the_box(p, t)
    else:
        finish_turn(p, t)
    return steps
