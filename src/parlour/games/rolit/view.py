"""A position as JSON for clients that draw it.

A server sends a view with every move, so it is assembled from cached texts of each row, move and colour.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TypeVar

from parlour.contract.state import CHANCE
from parlour.games.rolit.board import COLOUR_NAMES, COLOURS, HOLLOW_NAMES, SIZES, WIDTH, hollows_in, names_in
from parlour.games.rolit.notation import First, Place
from parlour.games.rolit.state import RolitState

_written = partial(json.dumps, separators=(",", ":"))
K = TypeVar("K")
KEPT_ROWS, KEPT_MOVES = 1 << 13, 1 << 9
"""The most cached rows of a board size, and moves into a hollow; a game has some hundreds in all."""


def view(state: RolitState) -> str:
    """All that a client needs to draw the cells and offer the moves without knowing a rule."""
    actor, waits = state.actor, state.turn == CHANCE
    turn = "null" if actor is None or waits else str(actor)
    winners = state.winners
    parts = (
        '{"game":"rolit","phase":"',
        phase(state),
        f'","actor":{"null" if actor is None else actor},"hand":{"0" if waits else "null"},"scores":[',
        ",".join(map(str, state.scores)),
        f'],"winners":{[*winners]},"sheet":[],"legal":[',
        "" if waits or actor is None else _named(state.allowed()),
        f'],{_fixed(state.game.options.preset, state.game.options.size)},"turn":{turn},"must":{_must(must(state))},',
        _tally(state, winners),
        ',"cells":[',
        ",".join(_rows(state)),
        '],"moves":[',
        ",".join(_moves(state)),
        '],"outcomes":[',
        _named(state.allowed()) if waits else "",
        f'],"last":{_last(state)},"empty":{state.empty.bit_count()}}}',
    )
    return "".join(parts)


def phase(state: RolitState) -> str:
    if state.over:
        return "over"
    return "roll" if state.turn == CHANCE else "play"


def must(state: RolitState) -> str | None:
    """The step the rules ask for: `roll`, `capture` (RO-07), `place` next to a ball (RO-08), `pass` (RO-12) or
    nothing."""
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


def _named(names: Sequence[str]) -> str:
    return '"' + '","'.join(names) + '"' if names else ""


def _must(what: str | None) -> str:
    return "null" if what is None else f'"{what}"'


@lru_cache
def _fixed(preset: str, size: int) -> str:
    return f'"preset":{_written(preset)},"size":{size}'


def _tally(state: RolitState, winners: Sequence[int]) -> str:
    """The balls of each colour and of each seat."""
    of_colour, of_loser, of_winner = _counted(state.game.seat_colours)
    colours = [texts[some.bit_count()] for texts, some in zip(of_colour, state.balls, strict=True)]
    seats = [texts[count] for texts, count in zip(of_loser, state.scores, strict=True)]
    for seat in winners:
        seats[seat] = of_winner[seat][state.scores[seat]]
    return f'"colours":[{",".join(colours)}],"seats":[{",".join(seats)}]'


@lru_cache
def _counted(seats: tuple[int, ...]) -> tuple[list[list[str]], list[list[str]], list[list[str]]]:
    """The JSON of each colour, and of each seat as winner and as loser, for any number of balls."""
    counts = range(len(HOLLOW_NAMES) + 1)
    seated = {number: seat for seat, number in enumerate(seats)}
    colours = [{**colour._asdict(), "seat": seated.get(number)} for number, colour in enumerate(COLOURS)]
    told = [[_written({**each, "count": count}) for count in counts] for each in colours]
    lost, won = (
        [
            [_written({"colour": COLOUR_NAMES[number], "count": count, "winner": winner}) for count in counts]
            for number in seats
        ]
        for winner in (False, True)
    )
    return told, lost, won


def _rows(state: RolitState) -> list[str]:
    """Row by row from the top: the name of the colour that each ball shows, or nothing."""
    size = state.game.options.size
    known, colours = ROWS[size], b"".join([some.to_bytes(WIDTH, "little") for some in state.balls])
    return [known.get(row) or _row(row, size) for row in [colours[at::WIDTH] for at in range(size)]]


ROWS: dict[int, dict[bytes, str]] = {size: {} for size in SIZES}
"""For each size of board, rows as JSON, by the balls of each colour."""


def _row(colours: bytes, size: int) -> str:
    shown = ["null"] * size
    for name, some in zip(COLOUR_NAMES, colours, strict=True):
        for column in hollows_in(some):
            shown[column] = f'"{name}"'
    return _kept(ROWS[size], KEPT_ROWS, colours, f"[{','.join(shown)}]")


def _moves(state: RolitState) -> list[str]:
    """Every legal move; a hollow also says where it is and which balls it would capture."""
    if state.turn == CHANCE:
        return []
    if captures := state.captures():
        return [PLACED[hollow].get(taken) or _placed(hollow, taken) for hollow, taken in captures.items()]
    return [_placed(move.hollow, 0) if isinstance(move, Place) else _other(str(move)) for move in state.legal()]


PLACED: list[dict[int, str]] = [{} for _ in HOLLOW_NAMES]
"""For each hollow, moves into it as JSON, by what they capture."""


def _placed(hollow: int, captures: int) -> str:
    row, column = divmod(hollow, WIDTH)
    names = _named(names_in(captures))
    move = f'{{"move":"{HOLLOW_NAMES[hollow]}","row":{row},"column":{column},"captures":[{names}]}}'
    return _kept(PLACED[hollow], KEPT_MOVES, captures, move)


def _other(move: str) -> str:
    return _written({"move": move, "row": None, "column": None, "captures": []})


def _kept(texts: dict[K, str], most: int, key: K, text: str) -> str:
    """The text, cached; a full cache is cleared."""
    if len(texts) >= most:
        texts.clear()
    texts[key] = text
    return text


def _last(state: RolitState) -> str:
    if state.last is None:
        return "null"
    seat = state.turn if isinstance(state.last, First) else state.game.before(state.turn)
    hollow = last_hollow(state)
    captured = ",".join([TURNED[number][where] for where, number in sorted(turned(state).items())])
    at = "null" if hollow is None else f'"{HOLLOW_NAMES[hollow]}"'
    colour = state.game.options.colours[seat]
    return f'{{"move":"{state.last}","hollow":{at},"seat":{seat},"colour":"{colour}","captured":[{captured}]}}'


TURNED = [[_written({"hollow": hollow, "from": colour}) for hollow in HOLLOW_NAMES] for colour in COLOUR_NAMES]
"""Balls that were captured, by the colour they showed and by hollow."""
