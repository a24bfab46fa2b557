"""Shut the Box: the row in play as flaps, the dice, and the other rows in a line each; with room, as flaps too.

Flaps that may be shut have a double frame, the chosen ones a heavy one: nothing depends on colour alone.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rich.text import Text

from parlour.contract.state import State
from parlour.terminal.drawing.sheet import DOUBLE, HEAVY, LIGHT, Look, Sheet, framed

View = dict[str, Any]
PER_LINE = 12
PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def draw(state: State[Any], look: Look) -> Text:
    view: View = state.view()
    sheet = Sheet()
    seat = _in_play(view)
    rows = [view["rows"][seat]] if view["shared"] else view["rows"]
    for row in rows:
        _title(sheet, view, look, row)
        if row["seat"] == seat:
            _flaps(sheet, view, look, row)
        elif look.large:
            _flaps(sheet, view, replace(look, large=False, offered=False), row)
        else:
            _line(sheet, row)
    _dice(sheet, view, look)
    return sheet.text()


def parts(move: str) -> tuple[str, ...]:
    return tuple(move.split("+")) if re.fullmatch(r"[\d+]+", move) else (move,)


def roll() -> str:
    return "web-roll"


def rolls_at_once(move: str) -> bool:
    return move.startswith("roll")


def _in_play(view: View) -> int:
    if view["seat"] is not None:
        return int(view["seat"])
    if view["outright"] is not None:
        return int(view["outright"])
    return int(view["winners"][0]) if view["winners"] else 0


def _title(sheet: Sheet, view: View, look: Look, row: View) -> None:
    at, mine = sheet.height, row["seat"] == view["seat"]
    sheet.put(at, 0, "▶ " if mine else "  ", "bold yellow")
    name = look.name(row["seat"])
    sheet.put(at, 2, name, "bold" if mine else "")
    note = "" if row["playing"] or row["done"] else look.say("shutbox-aside")
    sheet.put(at, 2 + max(len(name), 1) + 2, f"{row['score']}  {note}".rstrip(), "cyan")


def _flaps(sheet: Sheet, view: View, look: Look, row: View) -> None:
    per_line = PER_LINE if len(row["flaps"]) <= PER_LINE else 10
    top = sheet.height
    for index, flap in enumerate(row["flaps"]):
        down, across = divmod(index, per_line)
        tall, wide = (5, 6) if look.large else (3, 4)
        _flap(sheet, top + tall * down, wide * across, view, look, flap)


def _flap(sheet: Sheet, row: int, column: int, view: View, look: Look, flap: View) -> None:
    number, part = flap["number"], str(flap["number"])
    width, face = (4, ["", f"{number:2}", ""]) if look.large else (2, [f"{number:2}"])
    if flap["state"] != "open":
        mark = "··" if flap["state"] == "shut" else "  "
        shut = [*(f"{mark if line else '':^{width + 2}}" for line in face), "─" * (width + 2)]
        sheet.box(row + 1, column, shut, "dim")
    elif look.offered and part in look.chosen:
        sheet.box(row, column, framed(face, width, HEAVY), "bold black on bright_yellow", part)
    elif look.offered and number in view["flaps"]:
        sheet.box(row, column, framed(face, width, DOUBLE), "bold bright_yellow", part)
    else:
        sheet.box(row, column, framed(face, width, LIGHT), "white")


def _line(sheet: Sheet, row: View) -> None:
    flaps = row["flaps"]
    per_line = PER_LINE if len(flaps) <= PER_LINE else 10
    top = sheet.height
    for index, flap in enumerate(flaps):
        down, across = divmod(index, per_line)
        shown = {"open": f"[{flap['number']:2}]", "shut": " ·· ", "out": "    "}[flap["state"]]
        sheet.put(top + down, 4 * across, shown, "white" if flap["state"] == "open" else "dim")


def _dice(sheet: Sheet, view: View, look: Look) -> None:
    if view["roll"] is None:
        return
    top = sheet.height
    for index, face in enumerate(view["roll"]["faces"]):
        sheet.box(top, 2 + 8 * index, framed(list(PIPS[face]), 5), "bold black on white")
        sheet.put(top + 4, 2 + 8 * index + 3, str(face), "bold black on white")
    after = 2 + 8 * len(view["roll"]["faces"]) + 1
    sheet.put(top + 2, after, look.say("shutbox-total", total=view["roll"]["total"]), "bold")
