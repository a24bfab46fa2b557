"""Bars beside bars: the ratios of a suite as a picture (SVG), on a logarithmic scale."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import ceil, floor, log10

from bench.frame import Row

WIDTH, LEFT, RIGHT = 760, 330, 70
TOP, STEP, BAR, BOTTOM = 44, 34, 18, 30
OURS, GRID, AIM, INK = "#1f5f99", "#d8d8d8", "#c2541b", "#222222"


def chart(title: str, rows: list[Row]) -> str:
    """One bar for each row that has a ratio; a short line across it is the aim."""
    ratios = [row for row in rows if row.ratio]
    low, high = _decades([row.ratio or 1 for row in ratios] + [row.wanted or 1 for row in ratios])
    height = TOP + STEP * len(ratios) + BOTTOM

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (log10(value) - low) / (high - low)

    parts = [f'<text x="12" y="24" font-size="15" fill="{INK}">{escape(title)}</text>']
    for decade in range(low, high + 1):
        at = x(10**decade)
        parts.append(f'<path d="M{at:.1f} {TOP - 8}V{height - BOTTOM}" stroke="{GRID}"/>')
        parts.append(
            f'<text x="{at:.1f}" y="{height - 10}" text-anchor="middle" fill="{INK}">{_times(10**decade)}</text>'
        )
    for number, row in enumerate(ratios):
        parts += _bar(row, TOP + STEP * number, x)
    box = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="white"/>', *parts, "</svg>\n"])


def _bar(row: Row, top: float, x: Callable[[float], float]) -> list[str]:
    assert row.ratio
    start, end = sorted((x(1), x(row.ratio)))
    middle = top + BAR / 2 + 4
    name, peer = escape(row.what), escape(f"beside {row.peer}")
    parts = [
        f'<text x="{LEFT - 10}" y="{middle - 6}" text-anchor="end" fill="{INK}">{name}</text>',
        f'<text x="{LEFT - 10}" y="{middle + 7}" text-anchor="end" font-size="10" fill="#666666">{peer}</text>',
        f'<rect x="{start:.1f}" y="{top}" width="{max(end - start, 1):.1f}" height="{BAR}" fill="{OURS}"/>',
        f'<text x="{end + 6:.1f}" y="{middle}" fill="{INK}">{_times(row.ratio)}</text>',
    ]
    if row.wanted:
        parts.append(f'<path d="M{x(row.wanted):.1f} {top - 4}v{BAR + 8}" stroke="{AIM}" stroke-width="2"/>')
    return parts


def _decades(values: list[float]) -> tuple[int, int]:
    low, high = min(0, floor(log10(min(values)))), max(1, ceil(log10(max(values))))
    return low, high


def _times(value: float) -> str:
    return f"{value:,.0f}×" if value >= 10 else f"{value:.2g}×"
