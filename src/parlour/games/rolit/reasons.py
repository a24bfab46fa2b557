"""Reasons for preferring a move: a corner taken or kept, fewer moves for the next player, more balls turned."""

from __future__ import annotations

from typing import Final

from parlour.contract.state import Step
from parlour.games.rolit.board import WIDTH, hollows_in
from parlour.games.rolit.notation import Place
from parlour.games.rolit.state import RolitState
from parlour.speech.message import Message

LATE: Final = 10
"""With at most this many hollows empty the number of balls turned speaks for a move; earlier it says little."""


def reason(state: RolitState, move: Step, other: Step) -> Message | None:
    if not isinstance(move, Place) or not isinstance(other, Place):
        return None
    if in_corner(state, move) != in_corner(state, other):
        return Message("rolit-reason-corner") if in_corner(state, move) else None
    if gives_corner(state, move) != gives_corner(state, other):
        return None if gives_corner(state, move) else Message("rolit-reason-gives", {"move": state.label(other)})
    count, more = moves_left(state, move), moves_left(state, other)
    if count < more:
        return Message("rolit-reason-moves", {"count": count, "more": more})
    turned, fewer = (state.captured_at(each.hollow).bit_count() for each in (move, other))
    if state.empty.bit_count() <= LATE and turned > fewer:
        return Message("rolit-reason-turned", {"count": turned, "fewer": fewer})
    return None


def corners(size: int) -> frozenset[int]:
    return frozenset(row * WIDTH + column for row in (0, size - 1) for column in (0, size - 1))


def in_corner(state: RolitState, move: Place) -> bool:
    return move.hollow in corners(state.game.options.size)


def gives_corner(state: RolitState, move: Place) -> bool:
    """Whether the next seat may then take a corner."""
    after = state._after(move)
    return not after.over and bool(corners(state.game.options.size) & set(hollows_in(after.hollows())))


def moves_left(state: RolitState, move: Place) -> int:
    """The number of hollows open to the next seat."""
    after = state._after(move)
    return 0 if after.over else after.hollows().bit_count()
