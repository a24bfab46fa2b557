"""Draws a match: each level's share of the wins over its deals, with its 95% band (SVG)."""

from __future__ import annotations

from html import escape

from parlour.speech.languages import Speech
from parlour.study.arena.tally import Tally

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 130, 48, 56
COLOURS = ("#1f5f99", "#c2541b", "#2c7a4b", "#7a3b8f", "#8a6d00", "#555555")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "4 4", "1 3")
"""Lines differ in dashes and carry their names, so that they can be told apart without colours."""
MOST_POINTS = 300


def plot(tally: Tally, title: str, speech: Speech) -> str:
    """The match as SVG."""
    deals = max(tally.deals, 2)
    history = tally.history[:: max(1, len(tally.history) // MOST_POINTS)] + tally.history[-1:]
    low, high = _range(tally)
    scale = _Scale(deals, low, high)
    parts = [_frame(scale, speech.block(title), speech.say("plot-deals"), len(tally.levels))]
    names = list(tally.by_level)
    for number, level in enumerate(names):
        points = [(at, *values[level]) for at, values in history]
        parts.append(_line(scale, points, number))
    parts += _labels(scale, tally)
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>', *parts, "</svg>\n"])


class _Scale:
    def __init__(self, deals: int, low: float, high: float) -> None:
        self.deals, self.low, self.high = deals, low, high

    def x(self, deal: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * deal / self.deals

    def y(self, share: float) -> float:
        within = min(max(share, self.low), self.high)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (within - self.low) / (self.high - self.low)


def _range(tally: Tally) -> tuple[float, float]:
    """The range of the final shares, their bands and the fair share, with a margin, in tenths."""
    fair = 1 / len(tally.levels)
    ends = [fair]
    for standing in tally.by_level.values():
        half = min(standing.share.half_width, 1.0)
        ends += [standing.share.value - half, standing.share.value + half]
    low, high = max(0.0, min(ends) - 0.05), min(1.0, max(ends) + 0.05)
    return int(low * 10) / 10, -int(-high * 10 - 0.999999) / 10


def _frame(scale: _Scale, title: str, unit: str, players: int) -> str:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = [f'<text x="{LEFT}" y="26" font-size="15">{escape(title)}</text>']
    tenths = range(round(scale.low * 10), round(scale.high * 10) + 1)
    for tenth in tenths:
        y = scale.y(tenth / 10)
        parts.append(f'<line x1="{LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    fair = scale.y(1 / players)
    parts.append(
        f'<line x1="{LEFT}" x2="{right}" y1="{fair:.1f}" y2="{fair:.1f}" stroke="#888888" stroke-dasharray="3 3"/>'
    )
    for part in range(5):
        deal = scale.deals * part / 4
        parts.append(f'<text x="{scale.x(deal):.1f}" y="{bottom + 20}" text-anchor="middle">{deal:g}</text>')
    parts.append(f'<text x="{(LEFT + right) / 2}" y="{HEIGHT - 12}" text-anchor="middle">{escape(unit)}</text>')
    parts.append(
        f'<rect x="{LEFT}" y="{TOP}" width="{right - LEFT}" height="{bottom - TOP}" fill="none" stroke="#444444"/>'
    )
    return "\n".join(parts)


def _line(scale: _Scale, points: list[tuple[int, float, float]], number: int) -> str:
    colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
    upper = [f"{scale.x(at):.1f},{scale.y(share + half):.1f}" for at, share, half in points]
    lower = [f"{scale.x(at):.1f},{scale.y(share - half):.1f}" for at, share, half in reversed(points)]
    middle = " ".join(f"{scale.x(at):.1f},{scale.y(share):.1f}" for at, share, _ in points)
    band = f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" fill-opacity="0.15"/>'
    return (
        f'{band}<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
    )


def _labels(scale: _Scale, tally: Tally) -> list[str]:
    """Each level's name at the end of its line, moved apart where they would overlap."""
    ends = sorted(
        (scale.y(standing.share.value), number, level)
        for number, (level, standing) in enumerate(tally.by_level.items())
    )
    parts, last = [], -100.0
    for y, number, level in ends:
        last = max(y, last + 16)
        colour, share = COLOURS[number % len(COLOURS)], tally.by_level[level].share.value
        text = f"{escape(level)} {100 * share:.1f} %"
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{last + 4:.1f}" fill="{colour}">{text}</text>')
    return parts
