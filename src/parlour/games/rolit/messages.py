"""Steps and turns of Rolit as messages."""

from __future__ import annotations

from parlour.game import CHANCE, Step
from parlour.games.rolit.board import COLOUR_NAMES, HOLLOW_NAMES
from parlour.games.rolit.notation import First, Place
from parlour.games.rolit.rules import RolitState
from parlour.games.rolit.view import must
from parlour.message import Message, Player


def describe(state: RolitState, step: Step) -> Message:
    if isinstance(step, First):
        seat = state.game.seat_colours.index(step.colour)
        return Message("rolit-log-first", {"name": Player(seat), "colour": colour(step.colour)})
    name = Player(state.turn)
    if not isinstance(step, Place):
        return Message("rolit-log-pass", {"name": name})
    hollow, captures = HOLLOW_NAMES[step.hollow], state.captured_at(step.hollow).bit_count()
    if not captures:
        return Message("rolit-log-place", {"name": name, "hollow": hollow})
    return Message("rolit-log-capture", {"name": name, "hollow": hollow, "captures": captures})


def label(state: RolitState, step: Step) -> Message:
    if isinstance(step, Place):
        captures = state.captured_at(step.hollow).bit_count()
        return Message("rolit-move-place", {"hollow": HOLLOW_NAMES[step.hollow], "captures": captures})
    if isinstance(step, First):
        return colour(step.colour)
    return Message("rolit-move-pass")


def prompt(state: RolitState) -> Message:
    if state.turn == CHANCE:
        return Message("rolit-turn-roll", {"name": Player(0)})
    return Message(
        f"rolit-turn-{must(state)}", {"name": Player(state.turn), "colour": colour(state.colour_of(state.turn))}
    )


def colour(number: int) -> Message:
    return Message(f"rolit-colour-{COLOUR_NAMES[number]}")
