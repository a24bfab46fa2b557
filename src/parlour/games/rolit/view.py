"""A position as plain data for those who draw it."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Any

from parlour.games.rolit.board import COLOUR_NAMES, COLOURS, HOLLOW_NAMES, WIDTH, hollows_in, names_in
from parlour.games.rolit.notation import First, Place
from parlour.games.rolit.state import RolitState
from parlour.ruleset import Json
from parlour.state import CHANCE


def drawing(state: RolitState) -> dict[str, Json]:
    """All that a client needs: it draws the cells, offers the moves, and knows no rule."""
    actor = state.actor
    return {
        "preset": state.game.options.preset,
        "size": state.game.options.size,
        "phase": phase(state),
        "turn": None if actor == CHANCE else actor,
        "must": must(state),
        "colours": _colours(state),
        "seats": _seats(state),
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
    if state.over:
        return None
    if state.turn == CHANCE:
        return "roll"
    if state.captures_now():
        return "capture"
    return "pass" if state.game.reversi else "place"


def colour_at(state: RolitState, hollow: int) -> int | None:
    return next((number for number, some in enumerate(state.balls) if some >> hollow & 1), None)


def turned(state: RolitState) -> dict[int, int]:
    """The balls that the last move captured: hollow by hollow, the colour each showed before."""
    return {
        hollow: number
        for number, (old, new) in enumerate(zip(state.before, state.balls, strict=True))
        if old & ~new
        for hollow in hollows_in(old & ~new)
    }


def last_hollow(state: RolitState) -> int | None:
    return state.last.hollow if isinstance(state.last, Place) else None


def _colours(state: RolitState) -> list[Json]:
    known = _seated_colours(state.game.seat_colours)
    return [{**colour, "count": some.bit_count()} for colour, some in zip(known, state.balls, strict=True)]


@lru_cache
def _seated_colours(seats: tuple[int, ...]) -> tuple[dict[str, Any], ...]:
    """The colours, and the seat that plays each."""
    return tuple(
        {**colour._asdict(), "seat": seats.index(number) if number in seats else None}
        for number, colour in enumerate(COLOURS)
    )


def _seats(state: RolitState) -> list[Json]:
    winners = state.winners
    return [
        {"colour": colour, "count": count, "winner": seat in winners}
        for seat, (colour, count) in enumerate(zip(state.game.options.colours, state.scores, strict=True))
    ]


def _cells(state: RolitState) -> list[Json]:
    """Row by row from the top: the name of the colour that the ball shows, or nothing."""
    size = state.game.options.size
    rows = zip(*[some.to_bytes(8, "little") for some in state.balls], strict=True)
    return [[*_row(colours, size)] for colours in islice(rows, size)]


@lru_cache(maxsize=1 << 14)
def _row(colours: tuple[int, ...], size: int) -> tuple[str | None, ...]:
    """A row of the board, given what each colour has of it."""
    shown: list[str | None] = [None] * size
    for name, some in zip(COLOUR_NAMES, colours, strict=True):
        for column in hollows_in(some):
            shown[column] = name
    return tuple(shown)


def _moves(state: RolitState) -> list[Json]:
    """Every legal move; a hollow also says where it is and which balls it would capture."""
    if state.turn == CHANCE:
        return []
    if captures := state.captures():
        return [{**_place(hollow, captured)} for hollow, captured in captures.items()]
    return [
        {**_place(move.hollow, 0)}
        if isinstance(move, Place)
        else {"move": str(move), "row": None, "column": None, "captures": []}
        for move in state.legal()
    ]


@lru_cache(maxsize=1 << 14)
def _place(hollow: int, captures: int) -> dict[str, Json]:
    row, column = divmod(hollow, WIDTH)
    return {"move": HOLLOW_NAMES[hollow], "row": row, "column": column, "captures": [*names_in(captures)]}


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
