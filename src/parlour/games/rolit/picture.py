"""The board as an SVG picture: every colour has its mark, so that players who do not see colours can play."""

from __future__ import annotations

from typing import Final

from parlour.contract.state import CHANCE
from parlour.games.rolit.board import COLOURS, HOLLOW_NAMES, hollow_at, hollows_in
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.view import colour_at, last_hollow, turned

CELL: Final = 60
EDGE: Final = 34
INK: Final = {"red": "#fff", "yellow": "#3a2c00", "green": "#fff", "blue": "#fff"}
SHADE: Final = {"red": "#8e1023", "yellow": "#b98500", "green": "#0b5f4e", "blue": "#173a78"}
GLOW: Final = {"red": "#f2677a", "yellow": "#ffe488", "green": "#53c9b5", "blue": "#6d9be8"}
MARKS: Final = {
    "cross": '<path d="M-7-7 7 7M7-7-7 7" fill="none" stroke="{ink}" stroke-width="4" stroke-linecap="round"/>',
    "ring": '<circle r="8" fill="none" stroke="{ink}" stroke-width="3.6"/>',
    "square": '<rect x="-7" y="-7" width="14" height="14" rx="1.5" fill="{ink}"/>',
    "triangle": '<path d="M0-9.5 9 6.5H-9Z" fill="{ink}"/>',
}


def svg(state: RolitState) -> str:
    size = state.game.options.size
    side = size * CELL + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}" '
        f'role="img" font-family="system-ui, sans-serif">',
        f"<title>Rolit, {state.headline()}</title>",
        _shades(),
        f'<rect width="{side}" height="{side}" rx="18" fill="#20303c"/>',
        f'<rect x="{EDGE - 4}" y="{EDGE - 4}" width="{size * CELL + 8}" height="{size * CELL + 8}" rx="10" fill="#2f4454"/>',
        *_labels(size),
        *(_hollow(state, hollow_at(row, column)) for row in range(size) for column in range(size)),
        *_offers(state),
        "</svg>",
    ]
    return "".join(parts)


def _shades() -> str:
    """Each colour's ball is lit from the top left; a hollow is darker towards its upper rim."""
    balls = "".join(
        f'<radialGradient id="rolit-{colour.name}" cx="35%" cy="30%" r="75%"><stop offset="0" stop-color="{GLOW[colour.name]}"/>'
        f'<stop offset=".45" stop-color="{colour.fill}"/><stop offset="1" stop-color="{SHADE[colour.name]}"/></radialGradient>'
        for colour in COLOURS
    )
    hollow = (
        '<radialGradient id="rolit-hollow" cx="50%" cy="65%" r="60%"><stop offset="0" stop-color="#243542"/>'
        '<stop offset="1" stop-color="#16222b"/></radialGradient>'
    )
    return f"<defs>{balls}{hollow}</defs>"


def _labels(size: int) -> list[str]:
    style = 'fill="#c8d6df" font-size="15" text-anchor="middle"'
    far = EDGE + size * CELL
    labels = []
    for number in range(size):
        middle = EDGE + number * CELL + CELL / 2
        letter = "abcdefgh"[number]
        labels += [f'<text x="{middle:g}" y="{y}" {style}>{letter}</text>' for y in (EDGE - 12, far + 23)]
        labels += [f'<text x="{x}" y="{middle + 5:g}" {style}>{number + 1}</text>' for x in (EDGE - 18, far + 18)]
    return labels


def _middle(hollow: int) -> tuple[float, float]:
    return EDGE + hollow % 8 * CELL + CELL / 2, EDGE + hollow // 8 * CELL + CELL / 2


def _hollow(state: RolitState, hollow: int) -> str:
    x, y = _middle(hollow)
    number = colour_at(state, hollow)
    inside = "" if number is None else _ball(state, hollow, number)
    return f'<g transform="translate({x:g} {y:g})"><circle r="26" fill="url(#rolit-hollow)"/>{inside}</g>'


def _ball(state: RolitState, hollow: int, number: int) -> str:
    colour = COLOURS[number]
    mark = MARKS[colour.mark].format(ink=INK[colour.name])
    ball = f'<circle r="23" fill="url(#rolit-{colour.name})"/>{mark}<title>{HOLLOW_NAMES[hollow]} {colour.name}</title>'
    return ball + _halo(state, hollow)


def _halo(state: RolitState, hollow: int) -> str:
    """A whole ring round the ball just placed, a dashed one round each ball it captured."""
    if hollow == last_hollow(state):
        return '<circle r="25.5" fill="none" stroke="#fff" stroke-width="4"/>'
    if hollow in turned(state):
        return '<circle r="25.5" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="5 5"/>'
    return ""


def _offers(state: RolitState) -> list[str]:
    """A dot in each hollow open to the mover, in the mover's colour, with the number of balls it would capture."""
    if state.turn == CHANCE or state.over:
        return []
    colour = COLOURS[state.colour_of(state.turn)]
    return [
        _offer(hollow, colour.name, colour.fill, state.captured_at(hollow).bit_count())
        for hollow in hollows_in(state.hollows())
    ]


def _offer(hollow: int, name: str, fill: str, captures: int) -> str:
    x, y = _middle(hollow)
    dot = f'<circle r="11" fill="{fill}" fill-opacity=".9" stroke="#fff" stroke-opacity=".55"/>'
    number = f'<text y="5" font-size="14" font-weight="700" text-anchor="middle" fill="{INK[name]}">{captures}</text>'
    return f'<g transform="translate({x:g} {y:g})">{dot}{number if captures else ""}</g>'
