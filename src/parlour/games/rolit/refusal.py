"""Why a step is refused (RO-09), in one clause."""

from __future__ import annotations

from parlour.game import CHANCE, Step
from parlour.games.rolit.board import COLOUR_NAMES, hollows_in, names_in, whole_board
from parlour.games.rolit.notation import First, Pass, Place
from parlour.games.rolit.rules import RolitState


def reason(state: RolitState, step: Step) -> str:
    if not isinstance(step, Place | Pass | First):
        return "this is neither a move nor an outcome of Rolit"
    if state.over:
        return "the game is over"
    if isinstance(step, First):
        return _of_roll(state, step)
    if state.turn == CHANCE:
        return "a ball is rolled first, to see who begins"
    return _of_pass(state) if isinstance(step, Pass) else _of_place(state, step)


def _of_roll(state: RolitState, step: First) -> str:
    if state.turn != CHANCE:
        return "it is already settled who begins"
    return f"nobody plays {COLOUR_NAMES[step.colour]}"


def _of_pass(state: RolitState) -> str:
    if not state.game.reversi:
        return "nobody ever passes: who cannot capture puts a ball next to any other"
    return f"{_mover(state)} can capture at {_listed(state)}, and so must"


def _of_place(state: RolitState, step: Place) -> str:
    """An occupied hollow (RO-04), one not next to a ball (RO-06), or one that passes up a forced capture (RO-07)."""
    from parlour.games.rolit.kernel import neighbours

    if step.hollow not in hollows_in(whole_board(state.game.options.size)):
        return "there is no such hollow on this board"
    for colour, balls in zip(COLOUR_NAMES, state.balls, strict=True):
        if balls >> step.hollow & 1:
            return f"{step} is occupied: a {colour} ball lies there"
    if not int(neighbours(state.occupied)) >> step.hollow & 1:
        return f"{step} is not next to a ball"
    if not state.capturing(state.turn):
        return f"a ball at {step} captures nothing, and {_mover(state)} cannot capture anywhere, so must pass"
    return f"{step} captures nothing, and {_mover(state)} can capture and so must: at {_listed(state)}"


def _mover(state: RolitState) -> str:
    return state.game.options.colours[state.turn]


def _listed(state: RolitState) -> str:
    return ", ".join(names_in(state.capturing(state.turn)))
