"""Shut the Box in messages: steps, offers, whose turn it is and what is expected, and the state of the game."""

from __future__ import annotations

from parlour.contract.state import Step
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.notation import Opening, Roll, Shut, Throw, Word
from parlour.games.shutbox.state import ShutBoxState
from parlour.games.shutbox.view import PHASES
from parlour.speech.message import Argument, Message, Player, listed, spoken


def describe(state: ShutBoxState, step: Step) -> Message:
    name = Player(state.seat)
    match step:
        case Opening(face):
            return Message("shutbox-log-first", {"name": name, "face": face})
        case Roll(faces):
            useless = state._after(step).phase != at.SHUTTING  # it ends the turn without a move
            id = "shutbox-log-roll-stuck" if useless else "shutbox-log-roll"
            return Message(id, {"name": name, "roll": _dice(faces)})
    key, arguments = _move(step)
    return Message(f"shutbox-log-{key}", {"name": name, **arguments})


def label(state: ShutBoxState, step: Step) -> Message:
    match step:
        case Opening(face):
            return spoken(str(face))
        case Roll(faces):
            return spoken(_dice(faces))
    key, arguments = _move(step)
    return Message(f"shutbox-move-{key}", arguments)


def prompt(state: ShutBoxState) -> Message:
    arguments: dict[str, Argument] = {"name": Player(state.seat)}
    if state.phase == at.SHUTTING and state.roll is not None:
        arguments["total"] = sum(state.roll.faces)
    return Message(f"shutbox-turn-{PHASES[state.phase]}", arguments)


def standing(state: ShutBoxState) -> Message:
    options = state.game.options
    name = f"{options.edition} {options.variant}"
    if state.over:
        winners, scores = tuple(map(str, state.winners)), str(list(state.scores))
        return Message("shutbox-at-over", {"name": name, "winners": winners, "scores": scores})
    numbers = "+".join(map(str, state.open_numbers(state.seat)))
    known: dict[str, Argument] = {"name": name, "seat": state.seat, "open": numbers, "roll": str(state.roll)}
    return Message(f"shutbox-at-{PHASES[state.phase]}", known)


def _move(step: Step) -> tuple[str, dict[str, Argument]]:
    """The end of the ids of a move's messages, and their arguments."""
    match step:
        case Shut(numbers):
            return "shut", {"numbers": listed(map(str, numbers))}
        case Throw(dice):
            return "throw", {"dice": dice}
        case Word(word):
            return word, {}
    raise AssertionError(f"{step!r} is no move")


def _dice(faces: tuple[int, ...]) -> str:
    """Dice read from left to right in every language; only digits keep that direction by themselves."""
    return " · ".join(map(str, faces))
