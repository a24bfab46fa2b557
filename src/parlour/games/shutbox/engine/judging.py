"""What everything that can follow a position is worth to every seat: what pages and library analyse games with.

A position is `HOW` it stands, the players, how many of them are in this game, the place of this turn in the order, how
many lead and the rows of the first three of them, and the best game so far (SB-22; −1 where there is none). Then for
each seat its role, −1 where it has lost, and two numbers for each step: the row, and before it the dice that are thrown
at it, 0 where that is still to be chosen, or −1 − k where a roll of kind k lies there.

In `TIED` rolls `LEADING` is the row of the other one; among three there are the rows of all, in turn order. In an
`OPENING` there are roles, and for each step the chance of each seat to begin, as whole numbers and what they are parts
of. `SETTLED`: nothing changes what `BEST_GAME` cost.

What a turn is worth stays in memory: the positions of one turn come one after the other.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.compute.kernels import apart, inline, jit
from parlour.compute.memory import whole_numbers
from parlour.compute.webassembly.offer import ERROR, GRAIN, SURE, WORTHS
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.beside import ends_beside, settle_beside
from parlour.games.shutbox.engine.fronts import ends_by_rows, solve_fronts
from parlour.games.shutbox.engine.room import demand, graph_of, of, plane, ties
from parlour.games.shutbox.engine.standing import ends_alone, ends_among, worth_of, worth_of_roll
from parlour.games.shutbox.engine.three_tied import among_three, second_of_three, third_of_three
from parlour.games.shutbox.engine.threes import break_threes, parts, triples
from parlour.games.shutbox.engine.tied_rolls import after_roll, answered, tied_worth
from parlour.games.shutbox.engine.turns import play
from parlour.games.shutbox.solver.ties.triple_values import break_firsts

HOW, PLAYERS, SEATED, PLACE, LEADERS, LEADING, NEXT_LEADING, THIRD_LEADING, BEST_GAME, ROLES = range(10)
ALONE, IN_TURN, TIED, OPENING, SETTLED = range(5)
TIED_AT_MOST: Final = 3
"""So many may be tied and roll it off; more are left to the solutions."""
ROUGHLY: Final = 0.005
"""What cannot be told apart while a tie of all four may follow, which counts as equal parts."""


@inline
def forget(room: Any) -> None:
    """Whoever else works in this memory leaves nothing of a turn."""
    whole_numbers(room, at.KEPT, 1)[0] = 0


@inline
def by_rows(room: Any) -> bool:
    """Whether ties of three are told apart by their rows."""
    return of(room, at.THREES) > 0


@apart
def turn_of(room: Any, alone: bool, seats: int, place: int, leaders: int, rows: Any, best: int) -> int:
    """Works out what the turn is worth, unless that was done last; how many columns that has."""
    demand(room, True)
    kept, leading = whole_numbers(room, at.KEPT, at.KEPT_LENGTH), rows[0]
    wide = 2 if alone else leaders + seats - place + (2 if leaders > 1 and not by_rows(room) else 1)
    same = kept[0] == wide and kept[1] == seats and kept[2] == place and kept[6] == rows[1] and kept[7] == rows[2]
    if same and kept[3] == leaders and kept[4] == leading and kept[5] == best:
        return wide
    start = of(room, at.START)
    if alone:
        values = ends_alone(room, 0, 1, best, start)
    elif by_rows(room):
        values = ends_by_rows(room, seats, place, leaders, leading, rows[1], rows[2])
    else:
        values = ends_among(room, seats, place, leaders, leading)
    ends = plane(room, at.ENDS_AT, wide)
    for row in range(start + 1):
        for column in range(wide):
            ends[row, column] = values[row, column]
    play(room, values, leaders, 1 if alone else leaders, 0, start)
    kept[0], kept[1], kept[2], kept[3], kept[4], kept[5] = wide, seats, place, leaders, leading, best
    kept[6], kept[7] = rows[1], rows[2]
    return wide


@jit
def column_of(room: Any, wide: int, leaders: int, dice: int, row: int, column: int, second: int) -> float:
    g, values, ends = graph_of(room), plane(room, at.VALUES_AT, wide), plane(room, at.ENDS_AT, wide)
    if dice < 0:
        return worth_of_roll(g, values, ends, row, -1 - dice, leaders, second, column)
    return worth_of(g, values, ends, dice, row, leaders, second, column)


@jit
def judge_turn(room: Any, position: Any, answer: Any, wide: int) -> None:
    alone, players, leaders = position[HOW] == ALONE, position[PLAYERS], position[LEADERS]
    first, scale, second = ROLES + players, of(room, at.SCALE) if alone else 1, 1 if alone else leaders
    for step in range((len(position) - first) // 2):
        dice, row = position[first + 2 * step], position[first + 2 * step + 1]
        for seat in range(players):
            role, worth = position[ROLES + seat], 0.0
            if role >= 0:
                worth = scale * column_of(room, wide, leaders, dice, row, role, second)
            if leaders == 2 and 0 <= role < 2 and not by_rows(room):  # how the two share what is theirs together
                both, part = column_of(room, wide, leaders, dice, row, wide - 2, second), ties(room)[0, 0]
                worth += both * (part if role == 0 else 1 - part)
            answer[WORTHS + step * players + seat] = worth


@jit
def judge_opening(room: Any, position: Any, answer: Any, wide: int) -> None:
    players, start = position[PLAYERS], of(room, at.START)
    values, parts = plane(room, at.VALUES_AT, wide), players + 1
    for step in range((len(position) - ROLES - players) // parts):
        chances = ROLES + players + step * parts
        for seat in range(players):
            worth = 0.0
            for leader in range(players):
                chance = position[chances + leader] / position[chances + players]
                worth += chance * values[start, (seat - leader + players) % players]
            answer[WORTHS + step * players + seat] = worth


@jit
def judge_tied(room: Any, position: Any, answer: Any) -> None:
    players, place, other = position[PLAYERS], position[PLACE], position[LEADING]
    demand(room, False)
    g, pairs, first = graph_of(room), ties(room), ROLES + players
    for step in range((len(position) - first) // 2):
        dice, row = position[first + 2 * step], position[first + 2 * step + 1]
        if dice < 0:
            worth = after_roll(g, pairs, place, -1 - dice, row, other)
        else:
            worth = tied_worth(g, pairs, place, dice, row, other)
        for seat in range(players):
            role = position[ROLES + seat]
            answer[WORTHS + step * players + seat] = worth if role == 0 else 1 - worth if role == 1 else 0.0


@apart
def judge_three_tied(room: Any, position: Any, answer: Any) -> None:
    players, place, first = position[PLAYERS], position[PLACE], ROLES + position[PLAYERS]
    break_threes(room)
    demand(room, False)
    g, pairs, tied, known = graph_of(room), ties(room), triples(room), parts(room)
    rows = position[LEADING : THIRD_LEADING + 1]
    for step in range((len(position) - first) // 2):
        dice, row = position[first + 2 * step], position[first + 2 * step + 1]
        worth = among_three(g, pairs, tied, known, rows, place, dice, row)
        for seat in range(players):
            role = position[ROLES + seat]
            answer[WORTHS + step * players + seat] = worth[role] if role >= 0 else 0.0


@jit
def judge(room: Any, position: Any, answer: Any, number: int) -> Any:
    how, rows = position[HOW], position[LEADING : THIRD_LEADING + 1]
    answer[SURE], answer[GRAIN], answer[ERROR] = 1.0, 0.0, 0.0
    if by_rows(room) and position[SEATED] == at.MOST_SEATS and position[LEADERS] == position[PLACE] and how != TIED:
        answer[SURE], answer[GRAIN] = 0.0, ROUGHLY
    if how == TIED and position[SEATED] == TIED_AT_MOST:
        judge_three_tied(room, position, answer)
    elif how == TIED:
        judge_tied(room, position, answer)
    elif how == SETTLED:
        for step in range((len(position) - ROLES - 1) // 2):
            answer[WORTHS + step] = -float(position[BEST_GAME])
    elif how == OPENING:
        judge_opening(room, position, answer, turn_of(room, False, position[PLAYERS], 0, 0, rows, -1))
    else:
        seats, place, leaders, best = position[SEATED], position[PLACE], position[LEADERS], position[BEST_GAME]
        judge_turn(room, position, answer, turn_of(room, how == ALONE, seats, place, leaders, rows, best))
    return 0


JUDGING = (
    turn_of,
    column_of,
    judge_turn,
    judge_opening,
    judge_tied,
    judge_three_tied,
    answered,
    solve_fronts,
    settle_beside,
    ends_beside,
    break_threes,
    break_firsts,
    second_of_three,
    third_of_three,
)
"""What stays functions of their own (`parlour.compute.webassembly.offer`)."""
