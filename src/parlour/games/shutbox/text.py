"""The board of Shut the Box in plain text: an open number stands, a shut one is a dot, one out of play is blank.

Its words are notation: programs read them, and they never change.
"""

from __future__ import annotations

from typing import Any

from parlour.games.shutbox.state import ShutBoxState


def text(state: ShutBoxState) -> str:
    data: Any = state.view()
    width = len(str(state.game.options.tiles))
    seats = [data["seat"] or 0] if data["shared"] else range(state.game.players)
    lines = [_row(data, seat, width) for seat in seats]
    if data["shared"] and state.game.players > 1:
        lines.append("  scores  " + "  ".join(f"{seat}: {score}" for seat, score in enumerate(data["scores"])))
    if data["sheet"] and len(data["sheet"]) > 0 and state.game.options.until != "game":
        lines += ["  sheet"] + [
            _sheet_line(i, points) for i, points in enumerate(data["sheet"][-8:], max(0, len(data["sheet"]) - 8))
        ]
    return "\n".join([*lines, _status(state, data)])


def _row(data: Any, seat: int, width: int) -> str:
    row = data["rows"][seat]
    shown = ({"open": str(flap["number"]), "shut": "·", "out": ""}[flap["state"]] for flap in row["flaps"])
    flaps = " ".join(mark.rjust(width) for mark in shown)
    arrow = ">" if seat == data["seat"] else "*" if seat in data["winners"] else " "
    label = "box " if data["shared"] else ""
    return f"{arrow} {label}seat {seat} | {flaps} | {row['score']}"


def _sheet_line(number: int, points: list[int | None]) -> str:
    return f"  {number + 1:5} | " + " ".join("-".rjust(5) if p is None else str(p).rjust(5) for p in points)


def _status(state: ShutBoxState, data: Any) -> str:
    if state.over:
        how = " by shutting the box" if state.outright is not None else ""
        return f"  won by seat {', '.join(map(str, state.winners))}{how}"
    roll = f"roll {state.roll} = {data['roll']['total']}" if data["roll"] else ""
    allowed = ", ".join(state.allowed()) if data["phase"] not in ("opening", "roll") else ""
    return f"  {data['phase']}" + (f"  [{roll}]" if roll else "") + (f"  {allowed}" if allowed else "")
