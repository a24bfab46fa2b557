"""Solves games in turn of three or four whose ties are rolled off (SB-13), by the rows of all tied leaders.

Goes from the last turn back, against every single leader and every two tied leaders (`beside`), with the value of a tie
of three by its three rows. A future tie of all four counts as equal shares.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import apart, inline, jit
from parlour.compute.memory import whole_numbers
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.beside import CROWD, STAYED, WON, last, turns_against_two, twos
from parlour.games.shutbox.engine.room import by_row, can_end, demand, graph_of, in_order, of, plane, ties
from parlour.games.shutbox.engine.threes import break_threes, parts, triples
from parlour.games.shutbox.engine.turns import end, first_at, first_turn, last_turn, play, single, solve_ties
from parlour.games.shutbox.solver.ties.triples import number_of, number_of_two


@inline
def tied_with(room: Any, seats: int, place: int, one: int, row: int, ends: Any) -> None:
    """The turn ends at a row as low as the leader's."""
    if place + 1 == seats:
        ends[row, 0] = ties(room)[one, row]
        ends[row, 1] = 1 - ends[row, 0]
        return
    found, tied = twos(room, seats, place + 1), triples(room)
    if tied.rank[0, row] >= 0 and tied.rank[0, one] >= 0:
        for column in range(2 + seats - place - 1):
            ends[row, column] = found[number_of_two(tied, one, row), column]


@inline
def tied_with_two(room: Any, seats: int, place: int, one: int, two: int, row: int, ends: Any) -> None:
    """The turn ends at a row as low as the two leaders'."""
    tied, found = triples(room), parts(room)
    if tied.rank[0, row] < 0:
        return  # no turn ends there
    number = number_of(tied, one, two, row)
    for column in range(3):
        ends[row, column] = found[number, column]
    if place + 1 < seats:
        level = tied.level[row]
        won, stayed, crowd = last(room)[level, WON], last(room)[level, STAYED], last(room)[level, CROWD]
        for column in range(3):
            ends[row, column] = ends[row, column] * stayed + crowd / 4
        ends[row, 3] = won + crowd / 4


@inline
def stays(room: Any, seats: int, place: int, count: int, one: int, two: int, three: int, ends: Any, row: int) -> None:
    """The turn ends at a row above the leaders'."""
    if count == 1:
        after = single(room, seats, place + 1)
        ends[row, 0] = after[one, 0]
        for column in range(1, seats - place):
            ends[row, column + 1] = after[one, column]
    elif count == 2:
        part = ties(room)[one, two]
        ends[row, 0], ends[row, 1] = part, 1 - part
        if place + 1 < seats:
            found, number = twos(room, seats, place + 1), number_of_two(triples(room), one, two)
            ends[row, 0], ends[row, 1] = found[number, 0], found[number, 1]
            for column in range(2, 1 + seats - place):
                ends[row, column + 1] = found[number, column]
    else:
        number = number_of(triples(room), one, two, three)
        for column in range(3):
            ends[row, column] = parts(room)[number, column]


@apart
def ends_in_front(
    room: Any, seats: int, place: int, count: int, one: int, two: int, three: int, since: int, ends: Any
) -> None:
    """Values of ending the turn at each row: for the leaders, the player, and those to come.

    Rows from place `since` on, of all in order; one, two or three lead.
    """
    level, rows, stops = by_row(room, at.LEVEL_AT), in_order(room), of(room, at.STOPS) != 0
    best, after = level[one], single(room, seats, place + 1)
    for each in range(since, len(rows)):
        row = rows[each]
        for column in range(ends.shape[1]):
            ends[row, column] = 0.0
        if row == 0 and stops:
            ends[row, count] = 1.0
        elif level[row] < best:
            for column in range(seats - place):
                ends[row, count + column] = after[row, column]
        elif level[row] > best:
            stays(room, seats, place, count, one, two, three, ends, row)
        elif count == 1:
            tied_with(room, seats, place, one, row, ends)
        elif count == 2:
            tied_with_two(room, seats, place, one, two, row, ends)
        else:
            for column in range(4):
                ends[row, column] = 0.25


@apart
def turn_in_front(room: Any, seats: int, place: int) -> None:
    """Any turn except the last, against each single leader."""
    g, level, rows = graph_of(room), by_row(room, at.LEVEL_AT), in_order(room)
    found, columns, since = single(room, seats, place), 1 + seats - place, 0
    values = plane(room, at.VALUES_AT, columns)
    for each in range(len(rows)):
        leader = rows[each]
        if can_end(g, leader):
            ends_in_front(room, seats, place, 1, leader, 0, 0, since, values)
            play(room, values, 1, 1, since)
            since = first_at(level, rows, since, level[leader])
            for column in range(columns):
                found[leader, column] = values[g.start, column]


@jit
def last_of_four(room: Any) -> None:
    """Fills in `last`: ties of all four count as equal shares."""
    level, rows, start, stops = by_row(room, at.LEVEL_AT), in_order(room), of(room, at.START), of(room, at.STOPS) != 0
    values, found = plane(room, at.VALUES_AT, 4), last(room)
    for best in range(len(found)):
        for place in range(len(rows)):
            row = rows[place]
            shut = row == 0 and stops
            values[row, 1] = 1.0 if shut or level[row] < best else 0.0
            values[row, 2] = 1.0 if level[row] > best and not shut else 0.0
            values[row, 3] = 1.0 if level[row] == best and not shut else 0.0
            values[row, 0] = values[row, 1] + values[row, 3] / 4
        play(room, values, 0, 0, 0)
        for column in range(3):
            found[best, column] = values[start, 1 + column]


@apart
def solve_fronts(room: Any, seats: int, place: int) -> None:
    """Like `solve_down_to`, by the rows of all tied seats."""
    solved, seated = whole_numbers(room, at.SOLVED, 1), whole_numbers(room, at.SEATED, 1)
    if seated[0] == 0:
        solve_ties(room)
    break_threes(room)
    demand(room, True)
    if seated[0] != -seats:
        end(room, seats)
        solved[0], seated[0] = seats, -seats
        if seats == at.MOST_BY_ROWS:
            last_of_four(room)
    while solved[0] > place:
        solved[0] -= 1
        if solved[0] == seats - 1:
            last_turn(room, seats)
        else:
            turn_in_front(room, seats, solved[0])
        if solved[0] > 1:
            turns_against_two(room, seats, solved[0])


@inline
def ends_by_rows(room: Any, seats: int, place: int, leaders: int, one: int, two: int, three: int) -> Any:
    """Values of ending this turn at each row, by role."""
    solve_fronts(room, seats, place + 1)
    if leaders == 0:
        return first_turn(room, seats)
    values = plane(room, at.VALUES_AT, leaders + seats - place + 1)
    ends_in_front(room, seats, place, leaders, one, two, three, 0, values)
    return values
