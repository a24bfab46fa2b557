"""Steps and turns of Shut the Box as messages."""

from __future__ import annotations

from parlour.game import Step
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.notation import Opening, Roll, Shut, Throw, Word
from parlour.games.shutbox.rules import ShutBoxState
from parlour.games.shutbox.view import PHASES
from parlour.message import Argument, Message, Player, listed, spoken


def describe(state: ShutBoxState, step: Step) -> Message:
    name = Player(state.seat)
    match step:
        case Opening(face):
            return Message("shutbox-log-first", {"name": name, "face": face})
        case Roll(faces):
            return Message("shutbox-log-roll", {"name": name, "roll": _dice(faces)})
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
    """Dice are read from left to right in every language: digits alone are."""
    return " · ".join(map(str, faces))
