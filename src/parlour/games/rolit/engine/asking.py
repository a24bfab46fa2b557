"""Encodes a position for the engine's functions and reads their answer.

Numbers begin with the seats in the order of play; then come eight for each step, about the position it leads to: the
seat to move, four sets of balls in turn from it, neutral ones last, the empty hollows, and the least and the most lead
that the book knows of. After the end the seat is −1, and the sets are those of the seats.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled, inline
from parlour.compute.webassembly.offer import EACH
from parlour.games.rolit.kernel import how_many

U = np.uint64
Z: Any = np.int64
ORDER, FIRST = 0, 4
TURN, BALLS, EMPTY, LOW, HIGH, LENGTH = 0, 1, 5, 6, 7, 8
OVER: Final = -1


@inline
def steps_of(position: Any) -> Any:
    return (len(position) - FIRST) // LENGTH


@inline
def told(players: Any, step: Any) -> Any:
    """Offset of a step's answer: worth by seat, lead by seat, exact, error."""
    return EACH + step * (2 * players + 2)


@inline
def most_empty(position: Any) -> Any:
    """The empty hollows of the position that is furthest from its end."""
    most = 0
    for step in range(steps_of(position)):
        at = FIRST + LENGTH * step
        if position[at + TURN] != OVER:
            most = max(most, Z(how_many(U(position[at + EMPTY]))))
    return most


@inline
def all_exact(position: Any, answer: Any, players: Any) -> Any:
    exact = True
    for step in range(steps_of(position)):
        exact = exact and answer[told(players, step) + 2 * players] != 0.0
    return exact


@compiled("void(int64[::1], float64[::1], int64)")
def tell_ends(position: Any, answer: Any, players: int) -> None:
    """RO-10: the share of the win after the end of the game, and the lead in balls."""
    for step in range(steps_of(position)):
        at, to = FIRST + LENGTH * step, told(players, step)
        if position[at + TURN] != OVER:
            continue
        most, winners, second = 0, 0, 0
        for seat in range(players):
            balls = Z(how_many(U(position[at + BALLS + seat])))
            if balls > most:
                most, winners, second = balls, 1, most
            elif balls == most:
                winners, second = winners + 1, most
            else:
                second = max(second, balls)
        for seat in range(players):
            balls = Z(how_many(U(position[at + BALLS + seat])))
            answer[to + seat] = 1.0 / winners if balls == most else 0.0
            answer[to + players + seat] = float(balls - (second if balls == most else most))
        answer[to + 2 * players], answer[to + 2 * players + 1] = 1.0, 0.0
