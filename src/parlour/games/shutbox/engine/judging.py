"""What everything that can follow a position is worth to every seat: what pages and library analyse games with.

A position is `HOW` it stands, the players, how many of them are in this game, the place of this turn in the order, how
many lead and the row of the first of them, and the best game so far (SB-22; −1 where there is none). Then for each seat
its role, −1 where it has lost, and two numbers for each step: the row, and before it the dice that are thrown at it, 0
where that is still to be chosen, or −1 − k where a roll of kind k lies there.

In `TIED` rolls `LEADING` is the row of the other one. In an `OPENING` there are roles, and for each step the chance of
each seat to begin, as whole numbers and what they are parts of. `SETTLED`: nothing changes what `BEST_GAME` cost.

What a turn is worth stays in memory: the positions of one turn come one after the other.
"""

from __future__ import annotations

from typing import Any

from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.room import demand, graph_of, of, plane, ties
from parlour.games.shutbox.engine.standing import ends_alone, ends_among, worth_of, worth_of_roll
from parlour.games.shutbox.engine.tied_rolls import after_roll, answered, tied_worth
from parlour.games.shutbox.engine.turns import play
from parlour.kernels import inline, jit
from parlour.offer import ERROR, GRAIN, SURE, WORTHS
from parlour.views import whole_numbers

HOW, PLAYERS, SEATED, PLACE, LEADERS, LEADING, BEST_GAME, ROLES = range(8)
ALONE, IN_TURN, TIED, OPENING, SETTLED = range(5)


@inline
def forget(room: Any) -> None:
    """Whoever else works in this memory leaves nothing of a turn."""
    whole_numbers(room, at.KEPT, 1)[0] = 0


@jit
def turn_of(room: Any, alone: bool, seats: int, place: int, leaders: int, leading: int, best: int) -> int:
    """Works out what the turn is worth, unless that was done last; how many columns that has."""
    demand(room, True)
    kept = whole_numbers(room, at.KEPT, at.KEPT_LENGTH)
    wide = 2 if alone else leaders + seats - place + (2 if leaders > 1 else 1)
    same = kept[0] == wide and kept[1] == seats and kept[2] == place
    if same and kept[3] == leaders and kept[4] == leading and kept[5] == best:
        return wide
    start = of(room, at.START)
    values = ends_alone(room, 0, 1, best, start) if alone else ends_among(room, seats, place, leaders, leading)
    ends = plane(room, at.ENDS_AT, wide)
    for row in range(start + 1):
        for column in range(wide):
            ends[row, column] = values[row, column]
    play(room, values, leaders, 1 if alone else leaders, 0, start)
    kept[0], kept[1], kept[2], kept[3], kept[4], kept[5] = wide, seats, place, leaders, leading, best
    return wide


@jit
def column_of(room: Any, wide: int, leaders: int, dice: int, row: int, column: int, second: int) -> float:
    g, values, ends = graph_of(room), plane(room, at.VALUES_AT, wide), plane(room, at.ENDS_AT, wide)
    if dice < 0:
        return worth_of_roll(g, values, ends, row, -1 - dice, leaders, second, column)
    return worth_of(g, values, ends, dice, row, leaders, second, column)


@jit
def judge_turn(room: Any, position: Any, answer: Any) -> None:
    alone, players, leaders = position[HOW] == ALONE, position[PLAYERS], position[LEADERS]
    place, leading, best = position[PLACE], position[LEADING], position[BEST_GAME]
    wide = turn_of(room, alone, position[SEATED], place, leaders, leading, best)
    first, scale, second = ROLES + players, of(room, at.SCALE) if alone else 1, 1 if alone else leaders
    for step in range((len(position) - first) // 2):
        dice, row = position[first + 2 * step], position[first + 2 * step + 1]
        for seat in range(players):
            role, worth = position[ROLES + seat], 0.0
            if role >= 0:
                worth = scale * column_of(room, wide, leaders, dice, row, role, second)
            if leaders == 2 and 0 <= role < 2:  # how the two share what is theirs together
                apart, part = column_of(room, wide, leaders, dice, row, wide - 2, second), ties(room)[0, 0]
                worth += apart * (part if role == 0 else 1 - part)
            answer[WORTHS + step * players + seat] = worth


@jit
def judge_opening(room: Any, position: Any, answer: Any) -> None:
    players = position[PLAYERS]
    wide, start = turn_of(room, False, players, 0, 0, 0, -1), of(room, at.START)
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
            answer[WORTHS + step * players + seat] = worth if position[ROLES + seat] == 0 else 1 - worth


@jit
def judge(room: Any, position: Any, answer: Any, number: int) -> Any:
    how = position[HOW]
    answer[SURE], answer[GRAIN], answer[ERROR] = 1.0, 0.0, 0.0
    if how == OPENING:
        judge_opening(room, position, answer)
    elif how == TIED:
        judge_tied(room, position, answer)
    elif how == SETTLED:
        for step in range((len(position) - ROLES - 1) // 2):
            answer[WORTHS + step] = -float(position[BEST_GAME])
    else:
        judge_turn(room, position, answer)
    return 0


JUDGING = (turn_of, column_of, judge_turn, judge_opening, judge_tied, answered)
"""What stays functions of their own (`parlour.offer`)."""
