"""Rolit as the challenge of a day: a position on the small board in which red wins, but not with every move."""

from __future__ import annotations

from parlour.contract.challenge import Challenge, Day, Lots
from parlour.games.rolit.engine.solution import Solved
from parlour.games.rolit.state import RolitState

OPTIONS = {"size": 6, "players": 2, "first": 0}
EMPTY = 12
"""Empty hollows: few enough to solve in milliseconds, and too many to see through at a glance."""
TRIES = 200
"""The most positions tried; after that the last one with any winning move is taken."""
LEAST, MOST = 4, 2
"""The fewest moves to choose from, and the most winning ones."""


def challenge(day: Day, start: RolitState) -> Challenge:
    """`start` is the first position of a game with `OPTIONS`."""
    solved, found = Solved(start.game, None), ""
    for _ in range(TRIES):
        state = _reached(start, day.lots)
        if state is None:
            continue
        moves = state.legal()
        ends = [solved.value(state.play(move)) for move in moves]
        wins = sum(own > other for own, other in ends)
        found = state.code() if wins or not found else found
        if len(moves) >= LEAST and 1 <= wins <= MOST:
            break
    return Challenge(OPTIONS, ("perfect",), found)


def _reached(state: RolitState, lots: Lots) -> RolitState | None:
    """A position reached by random moves, with red to move; `None` if that fails."""
    while state.empty.bit_count() > EMPTY or state.actor != 0:
        moves = state.legal()
        if not moves or state.empty.bit_count() <= EMPTY - 2:
            return None
        state = state.play(moves[lots.choose(len(moves))])
    return None if state.over else state
