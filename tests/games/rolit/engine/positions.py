"""Random positions of games between two, as the search sees them."""

from __future__ import annotations

from random import Random

from parlour.games.rolit.board import four_colours, hollows_in, two_colours, whole_board
from parlour.games.rolit.kernel import captured, capturing, hollows

Position = tuple[int, int, int, int]
"""Own balls, other's, neutral ones, and the empty hollows."""


def random_position(random: Random, size: int, empties: int, *, reversi: bool = False) -> Position:
    """A position with a number of empty hollows, after random moves from the start."""
    while True:
        own, other, neutral = start(random, size, reversi=reversi)
        empty = whole_board(size) & ~(own | other | neutral)
        idle = 0
        while empty.bit_count() > empties and idle < 2:
            others = other | neutral
            open_ = int(capturing(own, others, empty) if reversi else hollows(own, others, empty))
            idle = 0 if open_ else idle + 1
            ball = 1 << random.choice(list(hollows_in(open_))) if open_ else 0
            taken = int(captured(own, others, ball)) if ball else 0
            own, other, neutral, empty = other & ~taken, own | taken | ball, neutral & ~taken, empty ^ ball
        if empty.bit_count() == empties:
            return own, other, neutral, empty


def start(random: Random, size: int, *, reversi: bool) -> tuple[int, int, int]:
    if reversi:
        first, second, *_ = two_colours(size, 0, 1)
        return first, second, 0
    red, yellow, green, blue = four_colours(size)
    return random.choice([(red, green, yellow | blue), (red, yellow, green | blue)])


Several = tuple[tuple[int, ...], int]
"""The balls in turn and then the neutral ones, and the empty hollows."""


def random_company(random: Random, size: int, players: int, empties: int) -> Several:
    """A position among several with a number of empty hollows, after random moves from the start."""
    balls = four_colours(size)
    position: Several = (balls, whole_board(size) & ~(balls[0] | balls[1] | balls[2] | balls[3]))
    while position[1].bit_count() > empties:
        own, *others = position[0]
        open_ = int(hollows(own, others[0] | others[1] | others[2], position[1]))
        position = after(position, random.choice(list(hollows_in(open_))), players)
    return position


def after(position: Several, hollow: int, players: int) -> Several:
    """The position of the next seat, once a ball is put."""
    (own, *others), empty = position
    taken = int(captured(own, others[0] | others[1] | others[2], 1 << hollow))
    rest = [each & ~taken for each in others]
    return (*rest[: players - 1], own | taken | 1 << hollow, *rest[players - 1 :]), empty ^ 1 << hollow
