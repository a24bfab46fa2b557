"""Solves a game in turn from the last turn back, any number of seats, when everybody plays to win.

Before a turn it matters how low the best score is and who has it: a single leader, whose row matters too where a tie is
broken on the rows as they stand (SB-13), or several who are tied. `single(place)[group]` and `tied(place, n)[level]`
are what it is worth to everybody that a turn begins with one leader of that group or with n tied at that level, by
*role*, in columns: the tied in turn order, then those still to come in turn order (all others have lost); at the end

    apart   (two tied only) the chance that they stay the two tied; how they share that is worked out elsewhere
    crowd   the chance that three or more are tied in the end

With SB-14 the tied play the game again, so the value of the game occurs in its own equation. Iterating converges fast,
because everybody rarely ties. With SB-13 a tie of three or more counts as equal parts here (`fronts` tells them apart).
Turns are solved when a position asks for them.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.compute.kernels import apart, inline, jit
from parlour.compute.memory import numbers, table, whole_numbers, words
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.room import by_row, can_end, graph_of, in_order, of, plane, ties
from parlour.games.shutbox.solver.row.graph import Graph
from parlour.games.shutbox.solver.row.turn import settle, settle_columns, settle_halves, settle_halves_of_columns
from parlour.games.shutbox.solver.turns.ends import ends_first, ends_single, ends_tied

CLOSE: Final = 1e-15
MOST_REPEATS: Final = 1000


@inline
def widest(room: Any) -> int:
    """The most columns of a turn's values."""
    return of(room, at.SEATS) + 2


@inline
def single(room: Any, seats: int, place: int) -> Any:
    size = of(room, at.GROUPS)
    return table(room, of(room, at.SINGLE_AT) + place * size * widest(room), size, 2 + seats - place)


@inline
def tied(room: Any, seats: int, place: int, n: int) -> Any:
    levels = of(room, at.LEVELS)
    start = of(room, at.TIED_AT) + (place * (of(room, at.SEATS) + 1) + n) * levels * widest(room)
    return table(room, start, levels, n + seats - place + 2)


@inline
def shares(room: Any, n: int) -> Any:
    """By place in turn order, the value of being one of n seats that tie in the end."""
    return numbers(room, of(room, at.SHARES_AT) + n * (at.MOST_SEATS + 1), at.MOST_SEATS + 1)


@apart
def play(room: Any, values: Any, me: int, second: int, since: int) -> None:
    """Replaces the values of ending at a row by the values of rolling on from it.

    The player maximises column `me`, then `second`. Rows are taken by ascending score: the rows that can follow come
    first. Those before place `since` are settled already.
    """
    g, rows = graph_of(room), in_order(room)
    thrown, picks = by_row(room, at.THROWN_AT), words(room, of(room, at.PICKS_AT), of(room, at.KINDS))
    total, best = numbers(room, of(room, at.TOTAL_AT), at.AT_ONCE), numbers(room, of(room, at.BEST_AT), at.AT_ONCE)
    for place in range(max(since, 1), len(rows)):
        settle(g, values, me, second, rows[place], thrown, total, best, picks)
    settle_halves(g, values, me, second, thrown)


@jit
def end(room: Any, seats: int) -> None:
    """All turns are over: a single leader has won, and tied leaders share."""
    alone = single(room, seats, seats)
    for group in range(len(alone)):
        alone[group, 0], alone[group, 1] = 1.0, 0.0
    for n in range(2, seats + 1):
        many, parts = tied(room, seats, seats, n), shares(room, n)
        for level in range(len(many)):
            for place in range(n):
                many[level, place] = 0.0 if n == 2 else parts[place]
            many[level, n] = 1.0 if n == 2 else 0.0
            many[level, n + 1] = 0.0 if n == 2 else 1.0


@apart
def play_columns(room: Any, values: Any, since: int) -> None:
    """The same for columns that are separate turns, each maximised."""
    g, rows, total = graph_of(room), in_order(room), numbers(room, of(room, at.TOTAL_AT), at.AT_ONCE)
    best, top = numbers(room, of(room, at.BEST_AT), at.AT_ONCE), numbers(room, of(room, at.TOP_AT), values.shape[1])
    for place in range(max(since, 1), len(rows)):
        settle_columns(g, values, rows[place], total, best, top)
    settle_halves_of_columns(g, values)


@apart
def last_turn(room: Any, seats: int) -> None:
    """Values of the last turn against each single leader, many leaders side by side.

    Leaders are sorted by ascending score, here and in the other turns: values of rows below all of them stay.
    """
    g, pairs, level, group = graph_of(room), ties(room), by_row(room, at.LEVEL_AT), by_row(room, at.GROUP_AT)
    rows, found, since = in_order(room), single(room, seats, seats - 1), 0
    broad, stops = of(room, at.BROAD), of(room, at.STOPS) != 0
    values = plane(room, at.VALUES_AT, broad)
    leaders, many = whole_numbers(room, of(room, at.REPLY_AT), at.AT_ONCE), 0
    for place in range(len(rows) + 1):
        if place < len(rows) and leads(g, level, rows, place, len(pairs) > 1):
            leaders[many] = rows[place]
            many += 1
        if many < broad and (place < len(rows) or many == 0):
            continue
        for above in range(since, len(rows)):
            row = rows[above]
            for j in range(broad):
                leader = leaders[j] if j < many else leaders[0]
                values[row, j] = 1.0 if level[row] < level[leader] or (row == 0 and stops) else 0.0
                if level[row] == level[leader] and not (row == 0 and stops):
                    values[row, j] = 1 - (pairs[leader, row] if len(pairs) > 1 else pairs[0, 0])
        play_columns(room, values, since)
        for j in range(many):
            mine = values[g.start, j]
            to = group[leaders[j]]
            found[to, 0], found[to, 1], found[to, 2] = 1 - mine, mine, 0.0
        since, many = first_at(level, rows, since, level[leaders[0]]), 0


@inline
def first_at(level: Any, rows: Any, since: int, best: int) -> int:
    """The first place, from `since` on, of a row that scores at least as much as that level."""
    while level[rows[since]] < best:
        since += 1
    return since


@inline
def leads(g: Graph, level: Any, rows: Any, place: int, by_rows: bool) -> bool:
    """Whether this row is to be solved as a leader's: each that a turn can end at, or the first of each score."""
    if by_rows:
        return bool(can_end(g, rows[place]))
    return bool(place == 0 or level[rows[place]] != level[rows[place - 1]])


@inline
def spare(room: Any, seats: int, place: int, ends: Any, leaders: int, more: int) -> None:
    """First rules: the box is shut, and the seats to come tie at no points; `more` columns follow."""
    many = seats - place
    if of(room, at.SPARED) and many > 1:
        parts = shares(room, many)
        for column in range(ends.shape[1]):
            ends[0, column] = 0.0
        for each in range(many):
            ends[0, leaders + each] = parts[each]
        ends[0, leaders + many + more] = 1.0 if many > 2 else 0.0


@apart
def turn(room: Any, seats: int, place: int) -> None:
    """Any turn except the last, against each single leader; the turns after it are solved."""
    g, pairs, level, group = graph_of(room), ties(room), by_row(room, at.LEVEL_AT), by_row(room, at.GROUP_AT)
    rows, found, since = in_order(room), single(room, seats, place), 0
    columns, stops = 2 + seats - place, of(room, at.STOPS) != 0
    values, after, pair = (
        plane(room, at.VALUES_AT, columns),
        single(room, seats, place + 1),
        tied(room, seats, place + 1, 2),
    )
    for each in range(len(rows)):
        if leads(g, level, rows, each, len(pairs) > 1):
            leader, best = group[rows[each]], level[rows[each]]
            ends_single(level, group, rows, since, leader, best, after, pair, pairs, stops, values)
            spare(room, seats, place, values, 1, 0)
            play(room, values, 1, 1, since)
            since = first_at(level, rows, since, best)
            for column in range(columns):
                found[leader, column] = values[g.start, column]


@jit
def turn_of_tied(room: Any, seats: int, place: int, n: int) -> None:
    """A turn against n tied seats, at each level."""
    start, level, group = of(room, at.START), by_row(room, at.LEVEL_AT), by_row(room, at.GROUP_AT)
    found, columns, stops = tied(room, seats, place, n), n + seats - place + 2, of(room, at.STOPS) != 0
    values, after = plane(room, at.VALUES_AT, columns), single(room, seats, place + 1)
    more, same = tied(room, seats, place + 1, n + 1), tied(room, seats, place + 1, n)
    rows, since = in_order(room), 0
    for best in range(len(found)):
        ends_tied(level, group, rows, since, n, best, after, more, same, stops, values)
        spare(room, seats, place, values, n, 1)
        play(room, values, n, n, since)
        since = first_at(level, rows, since, best)
        for column in range(columns):
            found[best, column] = values[start, column]


@apart
def solve_turn(room: Any, seats: int, place: int) -> None:
    if place == seats - 1:
        last_turn(room, seats)
    else:
        turn(room, seats, place)
    for n in range(2, place + 1):
        turn_of_tied(room, seats, place, n)


@jit
def first_turn(room: Any, seats: int) -> Any:
    """Values of ending the first turn at each row."""
    values = plane(room, at.VALUES_AT, seats + 1)
    ends_first(by_row(room, at.GROUP_AT), single(room, seats, 1), of(room, at.STOPS) != 0, values)
    spare(room, seats, 0, values, 0, 0)
    return values


@apart
def solve_ties(room: Any) -> None:
    """Values of ties in the end, unless known: equal shares, or (SB-14) another game among them."""
    seats = of(room, at.SEATS)
    for n in range(2, seats + 1):
        parts = shares(room, n)
        for place in range(n):
            parts[place] = 1 / n
    if of(room, at.TIES) == at.REPLAYED:
        for n in range(2, seats + 1):
            repeat(room, n)


@apart
def repeat(room: Any, seats: int) -> None:
    """The value of the game where everybody ties is the value of the game."""
    start, parts = of(room, at.START), shares(room, seats)
    for _ in range(MOST_REPEATS):
        if seats == 2:
            ties(room)[0, 0] = parts[0]
        end(room, seats)
        for place in range(seats - 1, 0, -1):
            solve_turn(room, seats, place)
        values, moved = first_turn(room, seats), 0.0
        play(room, values, 0, 0, 0)
        for place in range(seats):
            moved = max(moved, abs(values[start, place] - parts[place]))
            parts[place] = values[start, place]
        if moved < CLOSE:
            return


@apart
def solve_down_to(room: Any, seats: int, place: int) -> None:
    """Solves a game of `seats` players, from its last turn down to this one, skipping turns already solved.

    Fewer than all take part where tied seats play again.
    """
    solved, seated = whole_numbers(room, at.SOLVED, 1), whole_numbers(room, at.SEATED, 1)
    if seated[0] == 0:
        solve_ties(room)
    if seated[0] != seats:
        end(room, seats)
        solved[0], seated[0] = seats, seats
    while solved[0] > place:
        solve_turn(room, seats, solved[0] - 1)
        solved[0] -= 1
