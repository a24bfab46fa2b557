"""A state of Rolit as its offered functions are asked about it."""

from __future__ import annotations

import gzip

import numpy as np

from parlour.contract.question import Ground, Question
from parlour.errors import Unsupported
from parlour.games.rolit.engine.files import course_name, packed_file
from parlour.games.rolit.engine.layout import cells
from parlour.games.rolit.engine.levels import FAR, sight
from parlour.games.rolit.engine.opening import book_move
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.engine.timing import SECONDS
from parlour.games.rolit.notation import Place
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.turns import in_turn
from parlour.speech.message import Message


def question(state: RolitState) -> Question:
    options, moves = state.game.options, state.legal()
    places = sorted((move for move in moves if isinstance(move, Place)), key=lambda place: place.hollow)
    if not places or len(places) < len(moves):
        raise Unsupported(Message("cannot-judge", {"game": state.game.name}))
    name = course_name(options.size, options.players, options.preset == "reversi")
    return Question(name, in_numbers(state), tuple(places), "lead" if options.players == 2 else "win")


def in_numbers(state: RolitState) -> tuple[int, ...]:
    """The balls in turn from the seat to move, and the empty hollows."""
    sets = [*map(int, in_turn(state)), state.empty]
    return tuple(int(np.uint64(each).astype(np.int64)) for each in sets)


def searched(state: RolitState, level: str) -> float:
    """A page searches as `hard` does, with the same evaluation; it has no opening book. A short sight needs no page."""
    options = state.game.options
    name = course_name(options.size, options.players, options.preset == "reversi")
    if level != "hard" or sight(options) < FAR:
        return 0.0
    known = options.players == 2 and options.size == 8 and book_move(position_of(state), name)
    return 0.0 if known else SECONDS


def ground(name: str) -> Ground:
    """The weights of a course, packed."""
    file = packed_file(name)
    return Ground(file, cells(gzip.decompress(file)))
