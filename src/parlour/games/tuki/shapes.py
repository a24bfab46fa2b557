"""Draws cards, parrots and table in SVG: shapes only, no rules."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

from parlour.games.tuki.cards import PARROT

Placed: TypeAlias = tuple[int, int]

WIDE, HIGH = 56, 78
INK, PALE, TABLE, FELT, GOLD = "#23302b", "#fffdf6", "#e9e3d2", "#3f6f5c", "#f2b632"
FONT = "font-family=\"'Segoe UI','Helvetica Neue',Arial,sans-serif\""
MONO = 'font-family="Consolas,Menlo,monospace" xml:space="preserve"'
NUMBER_COLOURS = (
    "#1b7f4b", "#2b8a3e", "#4d8f1f", "#6f8f12", "#8a8a0c", "#a3820b", "#b8780c",
    "#c56a10", "#cd5a16", "#d1481d", "#cf3626", "#c62332", "#b0123f",
)  # fmt: skip
BIRD = (
    '<path d="M26 56 q-9 7 -17 9 q2 -9 9 -17 z" fill="#d1481d"/>'
    '<path d="M18 46 q-4 -24 13 -30 q15 -3 15 11 q-1 22 -20 30 q-6 -3 -8 -11 z" fill="#2b8a3e"/>'
    '<path d="M22 42 q-1 -13 9 -17 q7 10 -2 24 q-5 0 -7 -7 z" fill="#1b5f8a"/>'
    '<path d="M44 22 q9 1 5 12 q-7 -1 -8 -8 z" fill="#f2b632" stroke="#8a6a0c" stroke-width="0.8"/>'
    '<circle cx="38" cy="23" r="4.6" fill="#fffdf6"/><circle cx="39" cy="23" r="2.1" fill="#23302b"/>'
)


def page(wide: int, high: int, title: str, inside: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        ' role="img">'
        f'<title>{escape(title, quote=False)}</title><rect width="{wide}" height="{high}" rx="14" fill="{TABLE}"/>'
        f"{''.join(inside)}</svg>"
    )


def label(
    x: int, y: int, words: str, *, size: int, anchor: str = "start", bold: bool = False, mono: bool = False
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" {MONO if mono else FONT} font-size="{size}" text-anchor="{anchor}"'
        f'{weight} fill="{INK}">{escape(words, quote=False)}</text>'
    )


def felt(x: int, y: int, wide: int, high: int, acting: bool) -> str:
    """The place of a seat; the acting seat has the gold border."""
    edge = f'stroke="{GOLD}" stroke-width="4"' if acting else 'stroke="#cfc7b0" stroke-width="1.5"'
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="12" fill="#dfe8dc" {edge}/>'


def frame(x: int, y: int, wide: int, high: int, strong: bool) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="10" fill="{GOLD if strong else "#f7dd93"}"'
        f' stroke="#b8860b" stroke-width="{2 if strong else 1}"/>'
    )


def front(x: int, y: int, card: int, value: int | None) -> str:
    return card_shape(x, y, PALE, "#8d8a7c") + (parrot(x, y, value) if card == PARROT else number(x, y, card))


def number(x: int, y: int, card: int) -> str:
    colour = NUMBER_COLOURS[card]
    line = ' text-decoration="underline"' if card in (6, 9) else ""
    return (
        f'<text x="{x + WIDE // 2}" y="{y + 50}" {FONT} font-size="32" font-weight="700" text-anchor="middle"'
        f' fill="{colour}"{line}>{card}</text>'
        f'<text x="{x + 6}" y="{y + 16}" {FONT} font-size="12" font-weight="700" fill="{colour}">{card}</text>'
    )


def parrot(x: int, y: int, value: int | None) -> str:
    """The bird, and in the corner the number it mimics."""
    bird = f'<g transform="translate({x},{y + 6})">{BIRD}</g>'
    if value is None:
        return bird
    return bird + (
        f'<circle cx="{x + 13}" cy="{y + 14}" r="10.5" fill="{NUMBER_COLOURS[value]}"/><text x="{x + 13}" y="{y + 18}"'
        f' {FONT} font-size="12" font-weight="700" text-anchor="middle" fill="{PALE}">{value}</text>'
    )


def back(x: int, y: int, *, turning: bool = False) -> str:
    edge = GOLD if turning else "#1d4a5c"
    lines = "".join(
        f'<path d="M{x + 9} {y + 14 + 12 * row} q9.5 -8 19 0 t19 0" fill="none" stroke="#7fb6c4" stroke-width="1.6"/>'
        for row in range(5)
    )
    return card_shape(x, y, "#2b6579", edge) + lines


def stack(x: int, y: int, count: int) -> str:
    """Draws the stock: the more cards, the more edges show below the top one."""
    edges = min(count // 12, 6)
    return "".join(back(x + 2 * edge, y - edge) for edge in range(edges, 0, -1)) + (
        back(x, y) if count else outline(x, y)
    )


def outline(x: int, y: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="8" fill="none" stroke="#a79f88"'
        ' stroke-width="1.5" stroke-dasharray="5 4"/>'
    )


def card_shape(x: int, y: int, fill: str, edge: str) -> str:
    size = f'width="{WIDE}" height="{HIGH}" rx="8"'
    return f'<rect x="{x}" y="{y}" {size} fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
