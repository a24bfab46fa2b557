"""Values of everything that can follow a position, for every seat.

A position is `HOW` it stands, the players, how many of them are in this game, the place of this turn in the order, how
many lead and the rows of the first three of them, the best game so far (SB-22; −1 where there is none), and the seat
that chooses (−1 where chance does). Then for each seat its role, −1 where it has lost, for each seat the points that it
has, and two numbers for each step: the row, and before it the dice that are thrown at it, 0 where that is still to be
chosen, or −1 − k where a roll of kind k lies there.

In `TIED` rolls `LEADING` is the row of the other one; among three there are the rows of all, in turn order. In an
`OPENING` there are for each step the chances of the seats to begin, as whole numbers and what they are parts of.
`SETTLED`: nothing changes what `BEST_GAME` cost. `BROUGHT`: there are no roles and points; each step brings what it is
worth to the seats and whether that is exact, in bits.

The values of a turn stay in memory: the positions of one turn come one after the other.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, inline, jit
from parlour.compute.memory import numbers, whole_numbers
from parlour.compute.webassembly.offer import COUNTED, EACH, FURTHER
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.beside import ends_beside, settle_beside
from parlour.games.shutbox.engine.fronts import ends_by_rows, solve_fronts
from parlour.games.shutbox.engine.room import by_row, demand, graph_of, of, plane, ties
from parlour.games.shutbox.engine.standing import ends_alone, ends_among, worth_of, worth_of_roll
from parlour.games.shutbox.engine.three_tied import among_three, second_of_three, third_of_three
from parlour.games.shutbox.engine.threes import break_threes, parts, triples
from parlour.games.shutbox.engine.tied_rolls import after_roll, answered, tied_worth
from parlour.games.shutbox.engine.turns import play
from parlour.games.shutbox.solver.row.choice import NOISE
from parlour.games.shutbox.solver.ties.triple_values import break_firsts

HOW, PLAYERS, SEATED, PLACE, LEADERS, LEADING, NEXT_LEADING, THIRD_LEADING, BEST_GAME, MOVER, ROLES = range(11)
ALONE, IN_TURN, TIED, OPENING, SETTLED, BROUGHT = range(6)
TIED_AT_MOST: Final = 3
"""The most tied players whose roll-off is solved here; positions with more carry their values."""
UNTOLD: Final = -1
"""Stands for points that are not reported."""
EQUAL_PARTS, FOUR_TIED = 0.005, 3e-5
"""Errors of an estimate that counts ties of three, or only future ties of four, as equal shares."""


@inline
def by_rows(room: Any) -> bool:
    """Whether ties of three are distinguished by their rows."""
    return of(room, at.THREES) > 0


@inline
def duel(seats: int, place: int, leaders: int) -> bool:
    """The last turn, against a single leader: nobody else can win, and the points of all are known but the last's."""
    return leaders == 1 and place == seats - 1


@apart
def turn_of(room: Any, alone: bool, seats: int, place: int, leaders: int, rows: Any, best: int) -> int:
    """Solves the turn unless it was the last one solved; returns its number of columns.

    In a duel the last column has the points left instead of a crowd; they decide between moves of equal worth.
    """
    demand(room, True)
    kept, leading = whole_numbers(room, at.KEPT, at.KEPT_LENGTH), rows[0]
    wide = 2 if alone else leaders + seats - place + (2 if leaders > 1 and not by_rows(room) else 1)
    same = kept[0] == wide and kept[1] == seats and kept[2] == place and kept[6] == rows[1] and kept[7] == rows[2]
    if same and kept[3] == leaders and kept[4] == leading and kept[5] == best:
        return wide
    if alone:
        values = ends_alone(room, best)
    elif by_rows(room):
        values = ends_by_rows(room, seats, place, leaders, leading, rows[1], rows[2])
    else:
        values = ends_among(room, seats, place, leaders, leading)
    ends, cost = plane(room, at.ENDS_AT, wide), by_row(room, at.COST_AT)
    for row in range(of(room, at.ROWS)):
        if not alone and duel(seats, place, leaders):
            values[row, wide - 1] = -cost[row] / of(room, at.SCALE)
        for column in range(wide):
            ends[row, column] = values[row, column]
    play(room, values, leaders, second_of(alone, seats, place, leaders, wide), 0)
    kept[0], kept[1], kept[2], kept[3], kept[4], kept[5] = wide, seats, place, leaders, leading, best
    kept[6], kept[7] = rows[1], rows[2]
    return wide


@inline
def second_of(alone: bool, seats: int, place: int, leaders: int, wide: int) -> int:
    """The column that decides between equals."""
    return wide - 1 if alone or duel(seats, place, leaders) else leaders


@jit
def column_of(room: Any, wide: int, leaders: int, dice: int, row: int, column: int, second: int) -> float:
    g, values, ends = graph_of(room), plane(room, at.VALUES_AT, wide), plane(room, at.ENDS_AT, wide)
    if dice < 0:
        return worth_of_roll(g, values, ends, row, -1 - dice, leaders, second, column)
    return worth_of(g, values, ends, dice, row, leaders, second, column)


@inline
def place_of(step: int, players: int) -> int:
    return EACH + step * (2 * players + 2)


@jit
def value_turn(room: Any, position: Any, answer: Any, wide: int) -> None:
    alone, players, leaders = position[HOW] == ALONE, position[PLAYERS], position[LEADERS]
    first, scale = ROLES + 2 * players, of(room, at.SCALE)
    second = second_of(alone, position[SEATED], position[PLACE], leaders, wide)
    told = not alone and second != leaders and position[ROLES + players] != UNTOLD
    for step in range((len(position) - first) // 2):
        dice, row = position[first + 2 * step], position[first + 2 * step + 1]
        for seat in range(players):
            role, worth, lead = position[ROLES + seat], 0.0, -float(position[ROLES + players + seat])
            if role >= 0:
                worth = column_of(room, wide, leaders, dice, row, role, second) * (scale if alone else 1)
            if leaders == 2 and 0 <= role < 2 and not by_rows(room):  # the two shares of the tied pair
                both, part = column_of(room, wide, leaders, dice, row, wide - 2, second), pair_of(room, position)
                worth += both * (part if role == 0 else 1 - part)
            answer[place_of(step, players) + seat] = worth
            if told:
                lead = scale * column_of(room, wide, leaders, dice, row, second, second) if role == leaders else lead
                answer[place_of(step, players) + players + seat] = lead


@inline
def pair_of(room: Any, position: Any) -> float:
    """The part of the earlier of two who lead."""
    pairs = ties(room)
    return float(pairs[position[LEADING], position[NEXT_LEADING]] if len(pairs) > 1 else pairs[0, 0])


@jit
def value_opening(room: Any, position: Any, answer: Any, wide: int) -> None:
    players, start = position[PLAYERS], of(room, at.START)
    values, parts = plane(room, at.VALUES_AT, wide), players + 1
    for step in range((len(position) - ROLES - 2 * players) // parts):
        chances = ROLES + 2 * players + step * parts
        for seat in range(players):
            worth = 0.0
            for leader in range(players):
                chance = position[chances + leader] / position[chances + players]
                worth += chance * values[start, (seat - leader + players) % players]
            answer[place_of(step, players) + seat] = worth


@jit
def value_tied(room: Any, position: Any, answer: Any) -> None:
    players, place, other = position[PLAYERS], position[PLACE], position[LEADING]
    demand(room, False)
    g, pairs, first = graph_of(room), ties(room), ROLES + 2 * players
    for step in range((len(position) - first) // 2):
        dice, row = position[first + 2 * step], position[first + 2 * step + 1]
        if dice < 0:
            worth = after_roll(g, pairs, place, -1 - dice, row, other)
        else:
            worth = tied_worth(g, pairs, place, dice, row, other)
        for seat in range(players):
            role = position[ROLES + seat]
            answer[place_of(step, players) + seat] = worth if role == 0 else 1 - worth if role == 1 else 0.0


@apart
def value_three_tied(room: Any, position: Any, answer: Any) -> None:
    players, place, first = position[PLAYERS], position[PLACE], ROLES + 2 * position[PLAYERS]
    break_threes(room)
    demand(room, False)
    g, pairs, tied, known = graph_of(room), ties(room), triples(room), parts(room)
    rows = position[LEADING : THIRD_LEADING + 1]
    for step in range((len(position) - first) // 2):
        dice, row = position[first + 2 * step], position[first + 2 * step + 1]
        worth = among_three(g, pairs, tied, known, rows, place, dice, row)
        for seat in range(players):
            role = position[ROLES + seat]
            answer[place_of(step, players) + seat] = worth[role] if role >= 0 else 0.0


@jit
def value_brought(position: Any, answer: Any) -> None:
    players = position[PLAYERS]
    brought = numbers(position, ROLES, len(position) - ROLES)
    for step in range(len(brought) // (players + 2)):
        for seat in range(players):
            answer[place_of(step, players) + seat] = brought[step * (players + 2) + seat]
        for each in range(2):
            answer[place_of(step, players) + 2 * players + each] = brought[step * (players + 2) + players + each]


@inline
def doubt(room: Any, position: Any) -> float:
    """The error of counting a possible tie as equal shares; 0 where everything is exact."""
    left = position[LEADERS] + position[SEATED] - position[PLACE]
    if of(room, at.TIES) != at.ROLLED or position[HOW] == TIED or position[PLAYERS] == 1:
        return 0.0
    if by_rows(room):
        return FOUR_TIED if left == at.MOST_BY_ROWS else 0.0
    return EQUAL_PARTS if left > 2 else 0.0


@jit
def level_out(position: Any, answer: Any, steps: int) -> None:
    """Makes values equal that differ only by rounding, for the seat that chooses."""
    players, mover = position[PLAYERS], position[MOVER]
    most = -np.inf
    for step in range(steps):
        most = max(most, answer[place_of(step, players) + mover])
    for step in range(steps):
        if answer[place_of(step, players) + mover] > most - NOISE * max(1.0, abs(most)):
            answer[place_of(step, players) + mover] = most


@jit
def values(room: Any, position: Any, answer: Any) -> Any:
    how, players, rows = position[HOW], position[PLAYERS], position[LEADING : THIRD_LEADING + 1]
    steps, off = (len(answer) - EACH) // (2 * players + 2), 0.0
    answer[COUNTED], answer[FURTHER] = 0.0, 0.0
    if how != BROUGHT and how != SETTLED:
        answer[COUNTED], off = float(of(room, at.REAL)), doubt(room, position)
    for step in range(steps):
        for seat in range(players):
            answer[place_of(step, players) + players + seat] = np.nan
        answer[place_of(step, players) + 2 * players] = 1.0 if off == 0 else 0.0
        answer[place_of(step, players) + 2 * players + 1] = off
    if how == BROUGHT:
        value_brought(position, answer)
    elif how == TIED and position[SEATED] == TIED_AT_MOST:
        value_three_tied(room, position, answer)
    elif how == TIED:
        value_tied(room, position, answer)
    elif how == SETTLED:
        for step in range(steps):
            answer[place_of(step, players)] = -float(position[BEST_GAME])
    elif how == OPENING:
        value_opening(room, position, answer, turn_of(room, False, players, 0, 0, rows, -1))
    else:
        seats, place, leaders, best = position[SEATED], position[PLACE], position[LEADERS], position[BEST_GAME]
        value_turn(room, position, answer, turn_of(room, how == ALONE, seats, place, leaders, rows, best))
    if position[MOVER] >= 0:
        level_out(position, answer, steps)
    return 0


@jit
def search(room: Any, position: Any, answer: Any, instalment: int) -> Any:
    """There are no further instalments: `values` is complete."""
    return 0


APART = (
    turn_of,
    column_of,
    value_turn,
    value_opening,
    value_tied,
    value_three_tied,
    answered,
    solve_fronts,
    settle_beside,
    ends_beside,
    break_threes,
    break_firsts,
    second_of_three,
    third_of_three,
)
"""Functions that stay separate (`parlour.compute.webassembly.offer`)."""
