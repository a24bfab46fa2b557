"""Rolit by the step, many games side by side: what `parlour.compute.loops` asks of a game.

A position is six unsigned 64-bit numbers: the balls of the seats in the order of play and then of neutral colours,
whose turn it is (a place in that order), and the hollows open to it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.compute.kernels import below, inline
from parlour.compute.loops import AT_CHANCE, ENDED, Stepper, loops
from parlour.contract.state import CHANCE
from parlour.games.rolit.board import whole_board
from parlour.games.rolit.kernel import NONE, ONE, ONES, U, bracketed, ends, how_many, open_to, runs
from parlour.games.rolit.numbers import planes
from parlour.games.rolit.state import RolitRules, RolitState
from parlour.games.rolit.turns import colours_from

TURN, OPEN, SIZE = 4, 5, 6
ROLLING, OVER = U(254), U(255)  # in the place of whose turn it is

PLAYERS, WIDE, REVERSI, FIRST, BOARD, PLANES = range(6)
SEAT_OF, PLACE_OF, BALLS = 6, 10, 14  # by place in the order of play, by seat, by place
TABLE = 18

BYTE, HIGH = U(0xFF), U(0x7F7F7F7F7F7F7F7F)
DIAGONAL, S7 = U(0x8040201008040201), U(7)


def table(game: RolitRules) -> Any:
    """What the options come to, as unsigned numbers."""
    t = np.zeros(TABLE, np.uint64)
    t[PLAYERS], t[WIDE], t[REVERSI] = game.players, game.options.size, game.reversi
    t[BOARD], t[PLANES] = whole_board(game.options.size), planes(game.options)
    start = game.start()
    t[FIRST] = ROLLING if start.turn == CHANCE else game.order.index(start.turn)
    t[SEAT_OF : SEAT_OF + game.players] = game.order
    t[PLACE_OF : PLACE_OF + game.players] = [game.order.index(seat) for seat in range(game.players)]
    t[BALLS : BALLS + 4] = [start.balls[colour] for colour in colours_from(game, game.order[0])]
    return t


def packed(state: RolitState) -> Any:
    """The position of a state."""
    game, t, p = state.game, table(state.game), np.zeros(SIZE, np.uint64)
    p[:4] = [state.balls[colour] for colour in colours_from(game, game.order[0])]
    p[TURN] = ROLLING if state.turn == CHANCE else game.order.index(state.turn)
    find_open(p, t)
    return p


@inline
def find_open(p: Any, t: Any) -> None:
    """RO-06 to RO-08, RO-10: what is open to the seat whose turn it is, or that the game is over (RO-12: for both)."""
    p[OPEN] = NONE
    if p[TURN] >= ROLLING:
        return
    own, balls = p[np.int64(p[TURN])], p[0] | p[1] | p[2] | p[3]
    empty, others = t[BOARD] & ~balls, balls ^ own
    if empty == NONE:
        p[TURN] = OVER
    elif t[REVERSI] == NONE:
        p[OPEN] = open_to(runs(own, others), balls, empty)
    else:
        p[OPEN] = ends(runs(own, others)) & empty
        if p[OPEN] == NONE and ends(runs(others, own)) & empty == NONE:
            p[TURN] = OVER


@inline
def begin(p: Any, t: Any) -> None:
    for colour in range(4):
        p[colour] = t[BALLS + colour]
    p[TURN] = t[FIRST]
    find_open(p, t)


@inline
def hollow(number: Any, t: Any) -> Any:
    """The ball of a move, by its number."""
    wide = np.int64(t[WIDE])
    return ONE << U(number if wide == 8 else number // wide * 8 + number % wide)


@inline
def act(p: Any, t: Any, number: Any) -> None:
    """RO-03 at chance; else RO-04, RO-05, or a pass (RO-12)."""
    if p[TURN] == ROLLING:
        p[TURN] = t[PLACE_OF + number]
        find_open(p, t)
        return
    wide, turn = np.int64(t[WIDE]), np.int64(p[TURN])
    if number < wide * wide:
        own, balls = p[turn], p[0] | p[1] | p[2] | p[3]
        ball, others = hollow(number, t), balls ^ own
        turns = bracketed(runs(own, others), runs(ball, others))
        for colour in range(4):
            p[colour] &= ~turns
        p[turn] |= turns | ball
    p[TURN] = U(turn + 1) if turn + 1 < np.int64(t[PLAYERS]) else NONE
    find_open(p, t)


@inline
def actor(p: Any, t: Any) -> Any:
    if p[TURN] >= ROLLING:
        return AT_CHANCE if p[TURN] == ROLLING else ENDED
    return np.int64(t[SEAT_OF + np.int64(p[TURN])])


@inline
def hand(p: Any, t: Any) -> Any:
    """RO-03: seat 0 rolls the ball."""
    return 0


@inline
def draw(p: Any, t: Any, rng: Any) -> Any:
    return below(rng, int(t[PLAYERS]))


@inline
def weigh(p: Any, t: Any, out: Any) -> None:
    for seat in range(len(out)):
        out[seat] = 1 / np.int64(t[PLAYERS]) if p[TURN] == ROLLING else 0.0


@inline
def settle(p: Any, t: Any, scores: Any) -> Any:
    """RO-10"""
    most, winners = 0, 0
    for place in range(int(t[PLAYERS])):
        seat, balls = int(t[SEAT_OF + place]), int(how_many(p[place]))
        scores[seat] = balls
        if balls > most:
            most, winners = balls, 0
        if balls == most:
            winners |= 1 << seat
    return winners


@inline
def spread(some: Any, wide: Any, out: Any, plane: Any) -> None:
    """A set of hollows as noughts and ones, row by row; on the large board `out` takes a row of eight as one number."""
    if wide == 8:
        first = U(8 * plane)  # unsigned, so that LLVM need not ask whether a place counts from the end
        for row in range(8):
            out[first + U(row)] = ((((some >> U(8 * row)) & BYTE) * ONES & DIAGONAL) + HIGH) >> S7 & ONES
        return
    for row in range(wide):
        for column in range(wide):
            out[wide * (wide * plane + row) + column] = some >> U(8 * row + column) & ONE


@inline
def mask(p: Any, t: Any, out: Any) -> None:
    wide = np.int64(t[WIDE])
    spread(p[OPEN], wide, out, 0)
    if t[REVERSI] != NONE:
        out[8 if wide == 8 else wide * wide] = p[OPEN] == NONE and p[TURN] < ROLLING


@inline
def observe(p: Any, t: Any, seat: Any, out: Any) -> None:
    """See `numbers.observation`."""
    wide, players, place = np.int64(t[WIDE]), np.int64(t[PLAYERS]), np.int64(t[PLACE_OF + seat])
    for ahead in range(players):
        other = place + ahead if place + ahead < players else place + ahead - players
        spread(p[other], wide, out, ahead)
    if np.int64(t[PLANES]) > players:
        neutral = NONE
        for colour in range(players, 4):
            neutral |= p[colour]
        spread(neutral, wide, out, players)


LOOPS = loops(globals())


def stepper(game: RolitRules) -> Stepper:
    return Stepper(table(game), SIZE, "uint64", packed, LOOPS, words=game.options.size == 8)


def observed(state: RolitState, seat: int) -> NDArray[Any]:
    """What a seat sees of a state."""
    about = state.game.observation
    out = np.zeros(about.shape, about.dtype)
    flat = out.reshape(-1)
    observe(packed(state), table(state.game), seat, flat.view(np.uint64) if state.game.options.size == 8 else flat)
    return out
