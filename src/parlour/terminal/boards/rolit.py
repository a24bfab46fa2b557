"""Rolit: the board with a letter in every ball, so that no player must tell colours apart.

`[R]` is the ball just placed, and `(R)` one that it turned. A number in an empty hollow counts the balls that a move
there would turn; a dot is a move that turns none.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from parlour.contract.state import State
from parlour.terminal.drawing.sheet import Look, Sheet

View = dict[str, Any]
COLOURS = {
    "red": "bold white on #b3261e",
    "yellow": "bold black on #f2c230",
    "green": "bold white on #1e7a34",
    "blue": "bold white on #1f4fa3",
}
COLUMNS = "abcdefgh"


def draw(state: State[Any], look: Look) -> Text:
    view: View = state.view()
    sheet = Sheet()
    size = view["size"]
    tall, wide = (3, 6) if look.large else (2, 4)
    for column in range(size):
        sheet.put(0, 2 + wide // 2 + wide * column, COLUMNS[column], "bold")
    _grid(sheet, size, tall, wide)
    moves = {move["move"]: move for move in view["moves"]} if look.offered else {}
    previewed = {hollow for name in look.chosen & set(moves) for hollow in moves[name]["captures"]}
    for row in range(size):
        sheet.put(2 + tall * row, 0, str(row + 1), "bold")
        for column in range(size):
            name = f"{COLUMNS[column]}{row + 1}"
            shown, style = _cell(view, look, name, view["cells"][row][column], moves)
            style += " reverse" if name in previewed else ""
            cell = [f"{shown:^{wide - 1}}", *[" " * (wide - 1)] * (tall - 2)]
            sheet.box(2 + tall * row, 3 + wide * column, cell, style.strip(), name if name in moves else "")
    _legend(sheet, view, look, 2 + wide * size + 2)
    return sheet.text()


def parts(move: str) -> tuple[str, ...]:
    return (move,)


def roll() -> str:
    return "web-roll-ball"


def rolls_at_once(_: str) -> bool:
    return True


def _grid(sheet: Sheet, size: int, tall: int, wide: int) -> None:
    for row in range(size + 1):
        left, middle, right = ("┌", "┬", "┐") if row == 0 else ("└", "┴", "┘") if row == size else ("├", "┼", "┤")
        sheet.put(1 + tall * row, 2, left + middle.join(["─" * (wide - 1)] * size) + right, "dim")
        if row < size:
            sheet.box(2 + tall * row, 2, [f"│{' ' * (wide - 1)}" * size + "│"] * (tall - 1), "dim")


def _cell(view: View, look: Look, name: str, colour: str | None, moves: dict[str, View]) -> tuple[str, str]:
    if colour is None:
        if name not in moves:
            return "   ", ""
        captures = len(moves[name]["captures"])
        chosen = "bold black on bright_white" if name in look.chosen else "bold bright_yellow"
        return f" {captures or '·'} " if name not in look.chosen else f"›{captures or '·'}‹", chosen
    letter = next(each["letter"] for each in view["colours"] if each["name"] == colour)
    last = view["last"]
    if last and name == last["hollow"]:
        return f"[{letter}]", COLOURS[colour]
    if last and any(name == ball["hollow"] for ball in last["captured"]):
        return f"({letter})", COLOURS[colour]
    return f" {letter} ", COLOURS[colour]


def _legend(sheet: Sheet, view: View, look: Look, column: int) -> None:
    row = 2
    for colour in view["colours"]:
        if colour["seat"] is None and not colour["count"]:
            continue
        name = look.say(f"rolit-colour-{colour['name']}")
        turn = colour["seat"] is not None and colour["seat"] == view["turn"]
        sheet.put(row, column, "▶" if turn else " ", "bold yellow")
        sheet.put(row, column + 1, f" {colour['letter']} ", COLOURS[colour["name"]])
        sheet.put(row, column + 4, f"{colour['count']:2} {name}", "bold")
        if colour["seat"] is not None:
            sheet.put(row + 1, column + 4, look.name(colour["seat"], 9))
        row += 3
