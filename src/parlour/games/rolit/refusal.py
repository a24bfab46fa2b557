"""Why a step is refused (RO-09), and where the game stands, each in one clause."""

from __future__ import annotations

from parlour.game import CHANCE, Step
from parlour.games.rolit.board import COLOUR_NAMES, hollows_in, names_in, whole_board
from parlour.games.rolit.notation import First, Pass, Place
from parlour.games.rolit.rules import RolitState
from parlour.message import Argument, Message


def reason(state: RolitState, step: Step) -> Message:
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
    return Message("rolit-no-player", {"colour": colour(COLOUR_NAMES[step.colour])})


def _of_pass(state: RolitState) -> Message:
    if not state.game.reversi:
        return Message("rolit-no-pass")
    return Message("rolit-no-pass-must", {"colour": _mover(state), "hollows": _capturing(state)})


def _of_place(state: RolitState, step: Place) -> Message:
    """An occupied hollow (RO-04), one not next to a ball (RO-06), or one that passes up a forced capture (RO-07)."""
    from parlour.games.rolit.kernel import neighbours

    hollow = str(step)
    if step.hollow not in hollows_in(whole_board(state.game.options.size)):
        return Message("rolit-no-hollow")
    for name, balls in zip(COLOUR_NAMES, state.balls, strict=True):
        if balls >> step.hollow & 1:
            return Message("rolit-no-occupied", {"hollow": hollow, "colour": colour(name)})
    if not int(neighbours(state.occupied)) >> step.hollow & 1:
        return Message("rolit-no-neighbour", {"hollow": hollow})
    if not state.capturing(state.turn):
        return Message("rolit-no-capture-pass", {"hollow": hollow, "colour": _mover(state)})
    return Message("rolit-no-capture", {"hollow": hollow, "colour": _mover(state), "hollows": _capturing(state)})


def standing(state: RolitState) -> Message:
    colours = [colour(name) for name in state.game.options.colours]
    tally = tuple(
        Message("rolit-at-tally", {"colour": each, "score": score})
        for each, score in zip(colours, state.scores, strict=True)
    )
    known: dict[str, Argument] = {
        "size": state.game.options.size,
        "balls": state.occupied.bit_count(),
        "tally": tally,
    }
    if state.over:
        return Message("rolit-at-over", known)
    if state.turn == CHANCE:
        return Message("rolit-at-roll", known)
    return Message("rolit-at-move", known | {"colour": colours[state.turn]})


def colour(name: str) -> Message:
    return Message(f"rolit-colour-{name}")


def _mover(state: RolitState) -> Message:
    return colour(state.game.options.colours[state.turn])


def _capturing(state: RolitState) -> tuple[str, ...]:
    return tuple(names_in(state.capturing(state.turn)))
