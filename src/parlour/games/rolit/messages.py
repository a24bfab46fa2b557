"""Rolit in messages: steps, offers, whose turn it is and what is expected, and the state of the game."""

from __future__ import annotations

from functools import cache

from parlour.contract.state import CHANCE, Step
from parlour.games.rolit.board import COLOUR_NAMES, HOLLOW_NAMES
from parlour.games.rolit.notation import First, Place
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.view import must
from parlour.speech.message import Argument, Message, Player


def describe(state: RolitState, step: Step) -> Message:
    if isinstance(step, First):
        seat = state.game.seat_colours.index(step.colour)
        return Message("rolit-log-first", {"name": Player(seat), "colour": colour(step.colour)})
    name = Player(state.turn)
    if not isinstance(step, Place):
        return Message("rolit-log-pass", {"name": name})
    hollow, captures = HOLLOW_NAMES[step.hollow], state.captures().get(step.hollow, 0).bit_count()
    if not captures:
        return Message("rolit-log-place", {"name": name, "hollow": hollow})
    return Message("rolit-log-capture", {"name": name, "hollow": hollow, "captures": captures})


def label(state: RolitState, step: Step) -> Message:
    if isinstance(step, Place):
        return _placing(step.hollow, state.captures().get(step.hollow, 0).bit_count())
    if isinstance(step, First):
        return colour(step.colour)
    return Message("rolit-move-pass")


@cache
def _placing(hollow: int, captures: int) -> Message:
    return Message("rolit-move-place", {"hollow": HOLLOW_NAMES[hollow], "captures": captures})


def prompt(state: RolitState) -> Message:
    if state.turn == CHANCE:
        return Message("rolit-turn-roll", {"name": Player(0)})
    return _turn(must(state) or "", state.turn, state.colour_of(state.turn))


@cache
def _turn(must: str, seat: int, number: int) -> Message:
    return Message(f"rolit-turn-{must}", {"name": Player(seat), "colour": colour(number)})


def standing(state: RolitState) -> Message:
    colours = [colour(number) for number in state.game.seat_colours]
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


@cache
def colour(number: int) -> Message:
    return Message(f"rolit-colour-{COLOUR_NAMES[number]}")
