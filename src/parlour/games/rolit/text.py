"""The board in plain text. Its words are notation, as the letters are: programs read them, and they never change."""

from __future__ import annotations

from parlour.contract.state import CHANCE
from parlour.games.rolit.board import COLOURS, hollow_at
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.view import colour_at, last_hollow, must, turned


def text(state: RolitState) -> str:
    """Letters for colours; `[R]` is the ball just placed, `(R)` one it captured, `+` a hollow open to the mover."""
    size = state.game.options.size
    columns = "   " + "".join(f" {'abcdefgh'[column]} " for column in range(size))
    rows = ["".join(_letter(state, hollow_at(row, column)) for column in range(size)) for row in range(size)]
    board = [columns.rstrip(), *(f"{number:2} {row}".rstrip() for number, row in enumerate(rows, 1))]
    return "\n".join([*board, "", *_legend(state)])


def _letter(state: RolitState, hollow: int) -> str:
    number = colour_at(state, hollow)
    if number is None:
        open_here = state.turn != CHANCE and state.hollows() >> hollow & 1
        return " + " if open_here else " . "
    letter = COLOURS[number].letter
    if hollow == last_hollow(state):
        return f"[{letter}]"
    return f"({letter})" if hollow in turned(state) else f" {letter} "


def _legend(state: RolitState) -> list[str]:
    counts = [
        f"{colour.letter} {colour.name} {balls.bit_count()}"
        + ("" if number in state.game.seat_colours else " (neutral)")
        for number, (colour, balls) in enumerate(zip(COLOURS, state.balls, strict=True))
        if balls or number in state.game.seat_colours
    ]
    return ["   ".join(counts), _says(state)]


def _says(state: RolitState) -> str:
    if state.over:
        names = " and ".join(state.game.options.colours[seat] for seat in state.winners)
        return f"over: {names} {'wins' if len(state.winners) == 1 else 'share the win'}"
    if state.turn == CHANCE:
        return "a ball is rolled: its colour begins"
    demand = {
        "capture": "must capture (+)",
        "place": "cannot capture: any hollow next to a ball (+)",
        "pass": "cannot capture and must pass",
    }
    return f"{state.game.options.colours[state.turn]} {demand[str(must(state))]}"
