"""The rules of Rolit on integers, as `parlour.contract.kernel` asks for them; what a ball captures is in `kernel`.

A position is six unsigned 64-bit numbers: the balls of the seats in the order of play and then of neutral colours,
whose turn it is (a place in that order), and the hollows open to it.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import below, inline
from parlour.compute.words import AT_CHANCE, ENDED, I, U, cells, noughts
from parlour.contract.kernel import Kernel
from parlour.contract.state import CHANCE
from parlour.games.rolit.board import Balls, whole_board
from parlour.games.rolit.kernel import NONE, ONE, ONES, bracketed, ends, how_many, lowest, open_to, runs
from parlour.games.rolit.kernel import captured_at_each as captured_at_each
from parlour.games.rolit.kernel import capturing as capturing
from parlour.games.rolit.numbers import planes

TURN, OPEN, SIZE = 4, 5, 6
ROLLING, OVER, PLACE = U(64), U(128), 3
"""Marks in the cell of whose turn it is: the ball is still to be rolled; play is over (added to the place)."""

PLAYERS, WIDE, REVERSI, FIRST, BOARD, PLANES = range(6)
SEAT_OF, PLACE_OF, BALLS = 6, 10, 14  # by place in the order of play, by seat, by place
TABLE = 18

BYTE, HIGH = U(0xFF), U(0x7F7F7F7F7F7F7F7F)
DIAGONAL, S7 = U(0x8040201008040201), U(7)


def table(game: Any) -> Any:
    """The options as the rules need them."""
    start, order, seats = game.start(), game.order, range(game.players)
    t = noughts(TABLE, "uint64")
    t[PLAYERS], t[WIDE], t[REVERSI] = game.players, game.options.size, int(game.reversi)
    t[BOARD], t[PLANES] = whole_board(game.options.size), planes(game.options)
    t[FIRST] = ROLLING if start.turn == CHANCE else order.index(start.turn)
    for place in seats:
        t[SEAT_OF + place], t[PLACE_OF + place] = order[place], order.index(place)
    for place, colour in enumerate(game.colours_from(order[0])):
        t[BALLS + place] = start.balls[colour]
    return t


def pack(state: Any) -> Any:
    game = state.game
    balls = [state.balls[colour] for colour in game.colours_from(game.order[0])]
    p = cells([*balls, int(ROLLING) if state.turn == CHANCE else game.order.index(state.turn), 0], "uint64")
    find_open(p, game.kernel().table)
    return p


def unpack(game: Any, p: Any) -> tuple[Balls, int]:
    """The balls by colour, and the seat whose turn it is."""
    numbers, balls = p.tolist(), [0, 0, 0, 0]
    for place, colour in enumerate(game.colours_from(game.order[0])):
        balls[colour] = numbers[place]
    red, yellow, green, blue = balls
    return (red, yellow, green, blue), game.order[numbers[TURN] & PLACE]


@inline
def find_open(p: Any, t: Any) -> None:
    """RO-06 to RO-08, RO-10: the hollows open to the seat to move, or the end of the game (RO-12: for both)."""
    p[OPEN] = NONE
    if p[TURN] == ROLLING:
        return
    own, balls = p[I(p[TURN])], p[0] | p[1] | p[2] | p[3]
    empty, others = t[BOARD] & ~balls, balls ^ own
    if empty == NONE:
        p[TURN] |= OVER
    elif t[REVERSI] == NONE:
        p[OPEN] = open_to(runs(own, others), balls, empty)
    else:
        p[OPEN] = ends(runs(own, others)) & empty
        if p[OPEN] == NONE and ends(runs(others, own)) & empty == NONE:
            p[TURN] |= OVER


@inline
def begin(p: Any, t: Any) -> None:
    for colour in range(4):
        p[colour] = t[BALLS + colour]
    p[TURN] = t[FIRST]
    find_open(p, t)


@inline
def hollow(number: Any, t: Any) -> Any:
    """The ball of a move, by its number."""
    wide = I(t[WIDE])
    return ONE << U(number if wide == 8 else number // wide * 8 + number % wide)


@inline
def act(p: Any, t: Any, number: Any) -> None:
    """RO-03 at chance; else RO-04, RO-05, or a pass (RO-12)."""
    if p[TURN] == ROLLING:
        p[TURN] = t[PLACE_OF + number]
        find_open(p, t)
        return
    wide, turn = I(t[WIDE]), I(p[TURN])
    if number < wide * wide:
        own, balls = p[turn], p[0] | p[1] | p[2] | p[3]
        ball, others = hollow(number, t), balls ^ own
        turns = bracketed(runs(own, others), runs(ball, others))
        for colour in range(4):
            p[colour] &= ~turns
        p[turn] |= turns | ball
    p[TURN] = U(turn + 1) if turn + 1 < I(t[PLAYERS]) else NONE
    find_open(p, t)


@inline
def actor(p: Any, t: Any) -> Any:
    if p[TURN] >= ROLLING:
        return AT_CHANCE if p[TURN] == ROLLING else ENDED
    return I(t[SEAT_OF + I(p[TURN])])


@inline
def hand(p: Any, t: Any) -> Any:
    """RO-03 lets any player roll the ball: seat 0 does."""
    return 0


@inline
def draw(p: Any, t: Any, rng: Any) -> Any:
    """RO-03, or any of the open hollows; where there is none, a pass (RO-12)."""
    if p[TURN] == ROLLING:
        return below(rng, I(t[PLAYERS]))
    rest, wide = p[OPEN], I(t[WIDE])
    if rest == NONE:
        return wide * wide
    for _ in range(below(rng, I(how_many(rest)))):
        rest &= rest - ONE
    place = I(how_many(lowest(rest) - ONE))
    return place if wide == 8 else place // 8 * wide + place % 8


@inline
def weigh(p: Any, t: Any, out: Any) -> None:
    """RO-03: a neutral colour rolls again, so those that play are equally likely."""
    for seat in range(len(out)):
        out[seat] = 1 if p[TURN] == ROLLING else 0


@inline
def settle(p: Any, t: Any, scores: Any) -> Any:
    """RO-10"""
    most, winners = 0, 0
    for place in range(I(t[PLAYERS])):
        seat, balls = I(t[SEAT_OF + place]), I(how_many(p[place]))
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
        first = U(8 * plane)  # unsigned, so that LLVM need not check for negative indices
        for row in range(8):
            out[first + U(row)] = ((((some >> U(8 * row)) & BYTE) * ONES & DIAGONAL) + HIGH) >> S7 & ONES
        return
    for row in range(wide):
        for column in range(wide):
            out[wide * (wide * plane + row) + column] = some >> U(8 * row + column) & ONE


@inline
def passes(p: Any) -> Any:
    """RO-12"""
    return p[OPEN] == NONE and p[TURN] < ROLLING


@inline
def mask(p: Any, t: Any, out: Any) -> None:
    wide = I(t[WIDE])
    spread(p[OPEN], wide, out, 0)
    if t[REVERSI] != NONE:
        out[8 if wide == 8 else wide * wide] = passes(p)


@inline
def observe(p: Any, t: Any, seat: Any, out: Any) -> None:
    """See `numbers.observation`."""
    wide, players, place = I(t[WIDE]), I(t[PLAYERS]), I(t[PLACE_OF + seat])
    for ahead in range(players):
        other = place + ahead if place + ahead < players else place + ahead - players
        spread(p[other], wide, out, ahead)
    if I(t[PLANES]) > players:
        neutral = NONE
        for colour in range(players, 4):
            neutral |= p[colour]
        spread(neutral, wide, out, players)


def kernel(game: Any) -> Kernel:
    return Kernel(
        table(game), SIZE, pack, begin, act, actor, mask, weigh, settle, observe, draw, "uint64",
        words=game.options.size == 8, hand=hand,
    )  # fmt: skip
