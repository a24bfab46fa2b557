"""What Shut the Box offers to browsers: thinking about a position, analysing a game, and the rules.

A position is what the mover wants (`GOALS`), the place of this turn in the order, how many lead and the row of the
first of them, and the best game so far (SB-22; −1 where there is none); then two numbers for each move: the dice that
are thrown and the row they are thrown at, 0 dice where that is still to be chosen, −1 where everything ends.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.compute.kernels import apart, jit
from parlour.compute.webassembly.offer import (
    ADVISE,
    BEST,
    COUNT,
    DEPTH,
    EXACT,
    JUDGE,
    NODES,
    PREPARE,
    SEARCH,
    WORTH,
    Offer,
)
from parlour.compute.webassembly.referee import referee
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.judging import JUDGING, forget, judge
from parlour.games.shutbox.engine.room import demand, graph_of, of, plane, prepare
from parlour.games.shutbox.engine.standing import ends_alone, ends_among, worth_of
from parlour.games.shutbox.engine.turns import play, play_columns
from parlour.games.shutbox.solver.row.choice import NOISE
from parlour.games.shutbox.solver.row.turn import highest
from parlour.games.shutbox.solver.ties.pairs import reply_to, worth_of_pair
from parlour.games.shutbox.solver.turns.ends import ends_single, ends_tied
from parlour.games.shutbox.state import ShutBoxRules

TO_SCORE, TO_SHUT, TO_WIN = range(3)
GOALS: Final = ("score", "shut", "win")
GOAL, PLACE, LEADERS, LEADING, BEST_GAME, MOVES = range(6)


@apart
def think(room: Any, position: Any, answer: Any) -> int:
    goal, leaders = position[GOAL], position[LEADERS]
    g, me, second, within = graph_of(room), leaders, leaders, 0
    forget(room)
    demand(room, True)
    count, most, most_second = (len(position) - MOVES) // 2, 0.0, 0.0
    for move in range(count):
        within |= position[MOVES + 2 * move + 1]
    if goal == TO_WIN:
        values = ends_among(room, of(room, at.SEATS), position[PLACE], leaders, position[LEADING])
    else:
        me, second = 0, 1
        low = 0 if goal == TO_SCORE else 1
        values = ends_alone(room, low, 1 - low, position[BEST_GAME], within)
    ends = plane(room, at.ENDS_AT, values.shape[1])
    for move in range(count):
        row = position[MOVES + 2 * move + 1]
        for column in range(values.shape[1]):
            ends[row, column] = values[row, column]
    answer[COUNT], answer[BEST], answer[DEPTH] = count, 0.0, 0.0
    answer[NODES] = play(room, values, me, second, 0, within)
    answer[EXACT] = 0.0 if goal == TO_WIN and of(room, at.TIES) == at.ROLLED and of(room, at.SEATS) > 2 else 1.0
    for move in range(count):
        dice, row = position[MOVES + 2 * move], position[MOVES + 2 * move + 1]
        if dice < 0:
            mine, other = -position[BEST_GAME] / of(room, at.SCALE), 0.0
        else:
            mine = worth_of(g, values, ends, dice, row, me, second, me)
            other = worth_of(g, values, ends, dice, row, me, second, second)
        if move == 0 or mine > most + NOISE or (mine > most - NOISE and other > most_second + NOISE):
            answer[BEST], most, most_second = float(move), mine, other
        answer[WORTH + move] = -mine * of(room, at.SCALE) if goal == TO_SCORE else mine
    return 0


@jit
def advise(room: Any, position: Any, answer: Any) -> Any:
    return think(room, position, answer)


@jit
def search(room: Any, position: Any, answer: Any, step: int) -> Any:
    """Everything is found in the first step."""
    return think(room, position, answer)


APART: Final = (play, play_columns, highest, ends_single, ends_tied, reply_to, worth_of_pair, *JUDGING)
"""What a page's compiler shall see as functions of their own."""

COMPACT: Final = True
"""Loops are not unrolled: most of the first answer was the page's compiler."""

OFFERS: Final = (
    Offer("prepare", PREPARE, prepare),
    Offer("advise", ADVISE, advise),
    Offer("search", SEARCH, search),
    Offer("judge", JUDGE, judge),
    *referee(ShutBoxRules.make({}).kernel()),
)
