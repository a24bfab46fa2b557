"""Why a step is refused (RO-09), in one clause."""

from __future__ import annotations

from parlour.contract.state import CHANCE, Step
from parlour.games.rolit.board import names_in, whole_board
from parlour.games.rolit.messages import colour
from parlour.games.rolit.notation import First, Pass, Place
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.view import colour_at
from parlour.speech.message import Message


def refusal(state: RolitState, step: Step) -> Message:
    if not isinstance(step, Place | Pass | First):
        return Message("rolit-no-step")
    if state.over:
        return Message("play-over")
    if isinstance(step, First):
        return _of_roll(state, step)
    if state.turn == CHANCE:
        return Message("rolit-no-roll-first")
    return _of_pass(state) if isinstance(step, Pass) else _of_place(state, step)


def _of_roll(state: RolitState, step: First) -> Message:
    if state.turn != CHANCE:
        return Message("rolit-no-first-settled")
    return Message("rolit-no-player", {"colour": colour(step.colour)})


def _of_pass(state: RolitState) -> Message:
    if not state.game.reversi:
        return Message("rolit-no-pass")
    return Message("rolit-no-pass-must", {"colour": _mover(state), "hollows": _capturing(state)})


def _of_place(state: RolitState, step: Place) -> Message:
    """An occupied hollow (RO-04), one not next to a ball (RO-06), or one that passes up a forced capture (RO-07)."""
    from parlour.games.rolit.kernel import neighbours

    hollow = str(step)
    if not whole_board(state.game.options.size) >> step.hollow & 1:
        return Message("rolit-no-hollow")
    if (shown := colour_at(state, step.hollow)) is not None:
        return Message("rolit-no-occupied", {"hollow": hollow, "colour": colour(shown)})
    if not int(neighbours(state.occupied)) >> step.hollow & 1:
        return Message("rolit-no-neighbour", {"hollow": hollow})
    if not state.captures_now():
        return Message("rolit-no-capture-pass", {"hollow": hollow, "colour": _mover(state)})
    return Message("rolit-no-capture", {"hollow": hollow, "colour": _mover(state), "hollows": _capturing(state)})


def _mover(state: RolitState) -> Message:
    return colour(state.colour_of(state.turn))


def _capturing(state: RolitState) -> tuple[str, ...]:
    return tuple(names_in(state.captures_now()))
