"""What positions are worth to every seat, as an analysis asks: exactly near the end, before it by the search.

What is asked begins with the depth of the search, the empty hollows with which it goes to the end, and the seats in
the order of play; then come eight numbers for each position: the seat to move, four sets of balls in turn from it,
neutral ones last, the empty hollows, and the least and the most lead that the book knows of. Where the game is over the
seat is −1, and the set of the winners follows.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import types

from parlour.compute.kernels import apart, compiled, inline, power_of_e
from parlour.compute.webassembly.offer import ERROR, GRAIN, SURE, WORTHS
from parlour.games.rolit.engine.cells import peek, poke, table_of
from parlour.games.rolit.engine.crowd import look, moved
from parlour.games.rolit.engine.desk import LIMIT, NODES, STOP, VALUE
from parlour.games.rolit.engine.evaluation import UNIT
from parlour.games.rolit.engine.exact import prove
from parlour.games.rolit.engine.last_moves import DEEPEST, play_out
from parlour.games.rolit.engine.layout import (
    ADDRESSES,
    BOARD,
    BUCKET,
    BUCKETS,
    CONTROL,
    GUESSES,
    HOW_MANY,
    POSITIONS,
    PROMISES,
    PROOFS,
    RULE,
    STACK,
    TABLES,
)
from parlour.games.rolit.engine.room import place
from parlour.games.rolit.engine.root import best_move, open_hollows
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.kernel import NONE, Set, bracketed, hollows, how_many, lowest, runs

U = np.uint64
Z: Any = np.int64
AHEAD, NEAR, ORDER, FIRST = 0, 1, 2, 6
TURN, BALLS, EMPTY, LOW, HIGH, LENGTH = 0, 1, 5, 6, 7, 8
"""What stands first, and the places of each position."""
UNSEEN: Final = 0.02
"""What the engine cannot tell apart."""
BAND: Final = 6
MEASURED: Final = {
    (0, 6): (1.0, 2.0, 3.5, 4.0),
    (0, 8): (1.5, 5.0, 7.0, 8.0, 8.0, 10.0, 10.0, 10.0, 12.0, 20.0),
    (1, 6): (1.25, 4.0, 5.0, 6.0),
    (1, 8): (1.0, 4.0, 7.0, 8.0, 8.0, 8.0, 8.0, 10.0, 15.0, 20.0),
}
"""By rule and side of the board, and by empty hollows in sixes: of how many balls a lead is won e times as often as it
is lost. Measured in 120 to 250 games of four moves ahead against itself, after two to ten random moves."""
SCALES = np.ones((2, 9, 10))
for _board, _scales in MEASURED.items():
    SCALES[_board] = [*_scales, *_scales[-1:] * (10 - len(_scales))]
sets_at = table_of(types.uint64, 4)
shares_at = table_of(types.float64, 4)
ends_at = table_of(types.float64, 8)
control_at = table_of(types.int64, 3)


@compiled("void(uint64[::1])")
def forget(room: Any) -> None:
    """Clear what was guessed; what was proved stays true."""
    for cell in range(TABLES, TABLES + BUCKETS * BUCKET):
        room[cell] = NONE
    for desk in (GUESSES, PROOFS):
        for cell in (NODES, STOP, LIMIT):
            poke(place(room, desk), cell, NONE)


@compiled("float64(uint64[::1], uint64, uint64, uint64, uint64, int64)", apart)
def guessed(room: Any, own: Set, other: Set, neutral: Set, empty: Set, depth: int) -> Any:
    """The chance of the seat to move, by how often leads as the search expects were won."""
    rule, guesses = Z(room[RULE]), place(room, GUESSES)
    if open_hollows(own, other | neutral, empty, rule) == NONE:  # the seat passes (RO-12)
        return 1.0 - guessed(room, other, own, neutral, empty, depth)
    best_move(guesses, own, other, neutral, empty, NO_MOVE, depth, rule)
    lead = Z(peek(guesses, VALUE)) / UNIT / SCALES[rule, Z(room[BOARD]), (Z(how_many(empty)) - 1) // BAND]
    less = power_of_e(-abs(lead))
    return (1.0 if lead > 0.0 else less) / (1.0 + less)


@inline
def proved(low: int, high: int) -> float:
    """What is sure of a lead: a win, a half or nothing; −1 where that is open."""
    if low > 0 or high < 0 or low == high:
        return 1.0 if low > 0 else 0.0 if high < 0 else 0.5
    return -1.0


@compiled("void(uint64[::1], int64[::1], float64[::1])", apart)
def judge_two(room: Any, position: Any, answer: Any) -> None:
    rule, proofs, fresh = Z(room[RULE]), place(room, PROOFS), False
    for step in range((len(position) - FIRST) // LENGTH):
        at, to = FIRST + LENGTH * step, WORTHS + 2 * step
        turn = position[at + TURN]
        if turn < 0:
            continue
        own, other = U(position[at + BALLS]), U(position[at + BALLS + 1])
        neutral, empty = U(position[at + BALLS + 2] | position[at + BALLS + 3]), U(position[at + EMPTY])
        empties, share = Z(how_many(empty)), proved(position[at + LOW], position[at + HIGH])
        if share < 0.0 and empties <= position[NEAR]:
            share = 1.0
            if prove(proofs, own, other, neutral, empty, empties, 0, rule, NONE) <= 0:
                share = 0.0 if prove(proofs, own, other, neutral, empty, empties, -1, rule, NONE) <= -1 else 0.5
        if share < 0.0:
            if not fresh:
                forget(room)
                fresh = True
            share, answer[SURE] = guessed(room, own, other, neutral, empty, position[AHEAD]), 0.0
        answer[to + turn], answer[to + 1 - turn] = share, 1.0 - share


@compiled("void(uint64[::1], int64[::1], int64, float64[::1])", apart)
def look_ahead(room: Any, position: Any, at: int, found: Any) -> None:
    """The shares of the win, by seat in turn from the one to move, of its best move so many moves ahead."""
    stack, shares = sets_at(place(room, POSITIONS), STACK), shares_at(place(room, PROMISES), STACK)
    control, players = control_at(place(room, CONTROL), 1)[0], Z(room[HOW_MANY])
    balls, empty, depth, best = stack[STACK - 1], U(position[at + EMPTY]), position[AHEAD], -1.0
    for colour in range(4):
        balls[colour] = U(position[at + BALLS + colour])
    for cell in range(3):
        control[cell] = 0
    others, empties = balls[1] | balls[2] | balls[3], Z(how_many(empty))
    left = hollows(balls[0], others, empty)
    while left != NONE:
        ball = lowest(left)
        left ^= ball
        moved(balls, stack[depth - 1], ball, bracketed(runs(balls[0], others), runs(ball, others)), players)
        look(stack, shares, room[ADDRESSES : ADDRESSES + 4], empty ^ ball, empties - 1, depth - 1, players, control)
        if shares[depth - 1, players - 1] > best:
            best = shares[depth - 1, players - 1]
            for seat in range(players):
                found[seat] = shares[depth - 1, (seat - 1) % players]


@compiled("void(uint64[::1], int64[::1], float64[::1])", apart)
def judge_several(room: Any, position: Any, answer: Any) -> None:
    players = Z(room[HOW_MANY])
    stack, ends = sets_at(place(room, TABLES), DEEPEST), ends_at(place(room, TABLES + 4 * DEEPEST), DEEPEST + 1)
    for step in range((len(position) - FIRST) // LENGTH):
        at, to, first, found = FIRST + LENGTH * step, WORTHS + players * step, 0, ends[DEEPEST]
        if position[at + TURN] < 0:
            continue
        empties = Z(how_many(U(position[at + EMPTY])))
        if empties <= position[NEAR]:
            for colour in range(4):
                stack[empties, colour] = U(position[at + BALLS + colour])
            play_out(stack, ends, U(position[at + EMPTY]), empties, players)
            for seat in range(players):
                found[seat] = ends[empties, 4 + seat]
        else:
            answer[SURE] = 0.0
            look_ahead(room, position, at, found)
        while position[ORDER + first] != position[at + TURN]:
            first += 1
        for seat in range(players):
            answer[to + position[ORDER + (first + seat) % players]] = found[seat]


@compiled("int64(uint64[::1], int64[::1], float64[::1], int64)")
def judge(room: Any, position: Any, answer: Any, number: int) -> Any:
    """Every position judged alike, whichever of the game it is."""
    players = Z(room[HOW_MANY])
    answer[SURE], answer[ERROR] = 1.0, 0.0
    for step in range((len(position) - FIRST) // LENGTH):
        at, winners = FIRST + LENGTH * step, 0
        if position[at + TURN] < 0:
            for seat in range(players):
                winners += position[at + BALLS] >> seat & 1
            for seat in range(players):
                answer[WORTHS + players * step + seat] = (position[at + BALLS] >> seat & 1) / winners
    if players == 2:
        judge_two(room, position, answer)
    else:
        judge_several(room, position, answer)
    answer[GRAIN] = 0.0 if answer[SURE] else UNSEEN
    return 0
