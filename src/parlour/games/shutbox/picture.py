"""The board of Shut the Box as SVG: wooden flaps that stand or lie, the dice, and whose turn it is.

Colour is never the only sign: a standing flap is tall with a large number, a lying one is low; a flap that may be shut
has a dot; the seat to move has an arrow.
"""

from __future__ import annotations

from typing import Any

from parlour.games.shutbox.state import ShutBoxState

FLAP, GAP, TALL, SIDE, HEAD = 32, 4, 46, 14, 22
PER_LINE = 12
PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "adgcfi"}
PLACES = {letter: (i % 3 - 1, i // 3 - 1) for i, letter in enumerate("abcdefghi")}


def svg(state: ShutBoxState) -> str:
    data: Any = state.view()
    seats = (
        [data["seat"] if data["seat"] is not None else (data["winners"] or [0])[0]]
        if data["shared"]
        else range(state.game.players)
    )
    tiles = state.game.options.tiles
    lines = 1 if tiles <= PER_LINE else 2
    per_line = -(-tiles // lines)
    width = max(2 * SIDE + per_line * (FLAP + GAP) - GAP, 300)
    row_height = HEAD + lines * (TALL + GAP) + 8
    parts, y = [], SIDE
    for seat in seats:
        parts.append(_row(data, seat, y, per_line))
        y += row_height
    parts.append(_tray(state, data, y, width))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y + 76}" role="img" '
        f'style="max-width:{2 * width}px;width:100%;font-family:system-ui,sans-serif">'
        f"<title>{_title(state)}</title>"
        f'<rect width="{width}" height="{y + 76}" rx="12" fill="#5b3a21"/>'
        f'<rect x="5" y="5" width="{width - 10}" height="{y + 66}" rx="9" fill="#2e5d3a"/>' + "".join(parts) + "</svg>"
    )


def _title(state: ShutBoxState) -> str:
    return state.headline().replace("&", "&amp;").replace("<", "&lt;")


def _row(data: Any, seat: int, y: int, per_line: int) -> str:
    row = data["rows"][seat]
    mark = "▶ " if seat == data["seat"] else "★ " if seat in data["winners"] and len(data["rows"]) > 1 else ""
    total = data["scores"][seat]
    note = f"{row['score']}" if total == row["score"] else f"{row['score']} · Σ {total}"
    half = f" · {row['half']}" if row["half"] else ""
    head = (
        f'<text x="{SIDE}" y="{y + 14}" fill="#fff" font-size="14" font-weight="{700 if mark else 400}">{mark}{seat}{half}</text>'
        f'<text x="{SIDE + per_line * (FLAP + GAP) - GAP}" y="{y + 14}" fill="#fff" font-size="14" text-anchor="end">{note}</text>'
    )
    legal = data["flaps"] if seat == data["seat"] else []
    flaps = []
    for i, flap in enumerate(row["flaps"]):
        x = SIDE + i % per_line * (FLAP + GAP)
        flaps.append(_flap(flap, x, y + HEAD + i // per_line * (TALL + GAP), flap["number"] in legal))
    return head + "".join(flaps)


def _flap(flap: Any, x: int, y: int, legal: bool) -> str:
    number, middle = flap["number"], x + FLAP // 2
    if flap["state"] == "open":
        edge = 'stroke="#ffd34d" stroke-width="3"' if legal else 'stroke="#8a5a2b"'
        dot = f'<circle cx="{middle}" cy="{y + TALL - 9}" r="4" fill="#7a3b00"/>' if legal else ""
        return (
            f'<rect x="{x}" y="{y}" width="{FLAP}" height="{TALL}" rx="5" fill="#f0c987" {edge}/>'
            f'<text x="{middle}" y="{y + 26}" font-size="19" font-weight="700" fill="#3b2108" text-anchor="middle">{number}</text>{dot}'
        )
    low = TALL - 14
    faint = "0.35" if flap["state"] == "out" else "1"
    dash = 'stroke-dasharray="3 2"' if flap["state"] == "out" else ""
    return (
        f'<g opacity="{faint}"><rect x="{x}" y="{y + low}" width="{FLAP}" height="14" rx="3" fill="#a9773f" stroke="#6d4420" {dash}/>'
        f'<text x="{middle}" y="{y + low + 11}" font-size="11" fill="#fff" text-anchor="middle">{number}</text></g>'
    )


def _tray(state: ShutBoxState, data: Any, y: int, width: int) -> str:
    faces = (
        data["roll"]["faces"]
        if data["roll"]
        else [f for f in data["opening"] if f]
        if data["phase"] == "opening"
        else []
    )
    shown = faces[:6]
    left = (width - len(shown) * 44) / 2
    dice = "".join(_die(face, left + 44 * i + 4, y + 4) for i, face in enumerate(shown))
    words = "★ " + ", ".join(map(str, state.winners)) if state.over and state.game.players > 1 else ""
    if data["phase"] == "shut":
        words = f"= {data['roll']['total']}"
    return dice + f'<text x="{width / 2}" y="{y + 62}" fill="#fff" font-size="15" text-anchor="middle">{words}</text>'


def _die(face: int, x: float, y: float) -> str:
    pips = "".join(
        f'<circle cx="{x + 18 + 10 * dx}" cy="{y + 18 + 10 * dy}" r="3.4" fill="#222"/>'
        for dx, dy in (PLACES[letter] for letter in PIPS[face])
    )
    return f'<rect x="{x}" y="{y}" width="36" height="36" rx="7" fill="#fff" stroke="#bbb"/>{pips}'
