"""A position as plain data for those who draw it."""

from __future__ import annotations

from parlour.game import CHANCE, Json
from parlour.games.rolit.board import COLOUR_NAMES, COLOURS, HOLLOW_NAMES, hollow_at, hollows_in, names_in
from parlour.games.rolit.notation import First, Place
from parlour.games.rolit.rules import RolitState


def drawing(state: RolitState) -> dict[str, Json]:
    """All that a client needs: it draws the cells, offers the moves, and knows no rule."""
    actor = state.actor
    return {
        "preset": state.game.options.preset,
        "size": state.game.options.size,
        "phase": phase(state),
        "turn": None if actor == CHANCE else actor,
        "must": must(state),
        "colours": [_colour(state, number) for number in range(4)],
        "seats": [_seat(state, seat) for seat in range(state.game.players)],
        "cells": _cells(state),
        "moves": _moves(state),
        "outcomes": [str(outcome) for outcome, _ in state.chances()],
        "last": _last(state),
        "empty": state.empty.bit_count(),
    }


def phase(state: RolitState) -> str:
    if state.over:
        return "over"
    return "roll" if state.turn == CHANCE else "play"


def must(state: RolitState) -> str | None:
    """What the rules ask for: `roll`, `capture` (RO-07), `place` next to a ball (RO-08), `pass` (RO-12) or nothing."""
    if phase(state) != "play":
        return "roll" if phase(state) == "roll" else None
    if state.capturing(state.turn):
        return "capture"
    return "pass" if state.game.reversi else "place"


def colour_at(state: RolitState, hollow: int) -> int | None:
    return next((number for number, some in enumerate(state.balls) if some >> hollow & 1), None)


def turned(state: RolitState) -> dict[int, int]:
    """The balls that the last move captured: hollow by hollow, the colour each showed before."""
    return {
        hollow: number
        for number, (old, new) in enumerate(zip(state.before, state.balls, strict=True))
        for hollow in hollows_in(old & ~new)
    }


def last_hollow(state: RolitState) -> int | None:
    return state.last.hollow if isinstance(state.last, Place) else None


def _colour(state: RolitState, number: int) -> Json:
    colour, seats = COLOURS[number], state.game.seat_colours
    return {
        **colour._asdict(),
        "seat": seats.index(number) if number in seats else None,
        "count": state.balls[number].bit_count(),
    }


def _seat(state: RolitState, seat: int) -> Json:
    return {
        "colour": state.game.options.colours[seat],
        "count": state.scores[seat],
        "winner": seat in state.winners,
    }


def _cells(state: RolitState) -> Json:
    """Row by row from the top: the name of the colour that the ball shows, or nothing."""
    size = range(state.game.options.size)
    shown = {hollow: name for name, some in zip(COLOUR_NAMES, state.balls, strict=True) for hollow in hollows_in(some)}
    return [[shown.get(hollow_at(row, column)) for column in size] for row in size]


def _moves(state: RolitState) -> Json:
    """Every legal move; a hollow also says where it is and which balls it would capture."""
    return [
        {
            "move": str(move),
            "row": move.hollow // 8,
            "column": move.hollow % 8,
            "captures": [*names_in(state.captured_at(move.hollow))],
        }
        if isinstance(move, Place)
        else {"move": str(move), "row": None, "column": None, "captures": []}
        for move in state.legal()
    ]


def _last(state: RolitState) -> Json:
    if state.last is None:
        return None
    seat = state.turn if isinstance(state.last, First) else (state.turn - 1) % state.game.players
    hollow = last_hollow(state)
    return {
        "move": str(state.last),
        "hollow": None if hollow is None else HOLLOW_NAMES[hollow],
        "seat": seat,
        "colour": state.game.options.colours[seat],
        "captured": [
            {"hollow": HOLLOW_NAMES[where], "from": COLOUR_NAMES[number]}
            for where, number in sorted(turned(state).items())
        ],
    }
