"""Pictures of an analysis: the graph of chances and the bars of luck and skill, as SVG and as text."""

from __future__ import annotations

from html import escape
from typing import Final

from parlour.contract.training import COLOURS
from parlour.study.analysis.moments import turning_points
from parlour.study.analysis.report import Report, SeatReport
from parlour.study.analysis.telling import Telling

WIDTH, HEIGHT, LEFT, RIGHT, TOP, LINE = 480, 280, 60, 14, 16, 24
"""Narrow, so that letters can be read on a phone; below the graph a line for each name."""
COLUMNS, ROWS = 64, 11
PARTS: Final = ("luck", "errors", "others", "residual")
BAR: Final = 20


def curve(report: Report, seat: int) -> list[float]:
    """The value of the game to a seat, at the start and after each step."""
    return [report.seats[seat].start, *(step.after[seat] for step in report.steps)]


def bounds(report: Report) -> tuple[float, float]:
    if report.unit == "win":
        return 0.0, 1.0
    values = [value for seat in range(len(report.seats)) for value in curve(report, seat)]
    return min(values), max(values) if max(values) > min(values) else min(values) + 1


def text_graph(telling: Telling) -> list[str]:
    """The graph in text: a digit for each seat; where seats meet, the last one's."""
    report = telling.report
    low, high = bounds(report)
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    for seat in range(len(report.seats)):
        values = curve(report, seat)
        for column in range(COLUMNS):
            value = values[round(column * (len(values) - 1) / (COLUMNS - 1))]
            row = round((high - value) / (high - low) * (ROWS - 1))
            grid[row][column] = str(seat + 1)
    marks = {0: high, ROWS // 2: (high + low) / 2, ROWS - 1: low}
    labels = [telling.number(marks[row]) if row in marks else "" for row in range(ROWS)]
    wide = max(map(len, labels))
    return [f"  {label:>{wide}} |{''.join(line)}".rstrip() for label, line in zip(labels, grid, strict=True)]


def bar(value: float, largest: float) -> str:
    """A bar around a middle line: to the left what was lost, to the right what was gained."""
    long = round(min(1.0, abs(value) / largest) * BAR)
    return f"{'#' * long if value < 0 else '':>{BAR}}|{'#' * long if value > 0 else '':<{BAR}}".rstrip()


def parts_of(seat: SeatReport) -> list[tuple[str, float]]:
    return [(part, float(getattr(seat, part))) for part in PARTS]


def svg_graph(telling: Telling) -> str:
    """The graph; the turning points are marked, and say what happened."""
    report = telling.report
    low, high = bounds(report)
    steps = len(report.steps)

    def at(step: int, value: float) -> str:
        return f"{_across(step, steps):.1f},{_down(value, low, high):.1f}"

    lines = "".join(_rule(telling, low + part * (high - low) / 4, low, high) for part in range(5))
    drawn = []
    for seat in range(len(report.seats)):
        points = " ".join(at(number, value) for number, value in enumerate(curve(report, seat)))
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour(seat)}" stroke-width="2.5"/>')
        y = HEIGHT + LINE * (seat + 0.5)
        drawn.append(f'<path d="M{LEFT} {y:g}h24" stroke="{colour(seat)}" stroke-width="4"/>')
        drawn.append(f'<text x="{LEFT + 34}" y="{y + 5:g}">{escape(telling.names[seat])}</text>')
    for moment in turning_points(report):
        across, down = at(moment.step.number, moment.step.after[moment.seat]).split(",")
        drawn.append(
            f'<circle cx="{across}" cy="{down}" r="5" fill="{colour(moment.seat)}" stroke="#fff" stroke-width="1.5">'
            f"<title>{escape(telling.sentence(moment))}</title></circle>"
        )
    title = telling.say("analysis-graph" if report.unit == "win" else "analysis-graph-points")
    tall = HEIGHT + LINE * len(report.seats) + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" role="img" direction="ltr" '
        f'font-family="system-ui, sans-serif" font-size="16"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{tall}" fill="#fff"/>{lines}{"".join(drawn)}</svg>'
    )


def svg_bars(telling: Telling, seat: int) -> str:
    """Luck, own errors, the others' errors and the residual of a seat as bars around nothing."""
    report = telling.report
    largest = max([report.largest / 4, *(abs(value) for each in report.seats for _, value in parts_of(each))])
    middle, half, drawn = 250, 90, []
    for row, (part, value) in enumerate(parts_of(report.seats[seat])):
        long, y = abs(value) / largest * half, 8 + 26 * row
        start = middle if value >= 0 else middle - long
        shade = "#009e73" if value >= 0 else "#d55e00"
        drawn.append(f'<text x="152" y="{y + 14}" text-anchor="end">{escape(telling.say(f"analysis-{part}"))}</text>')
        drawn.append(f'<rect x="{start:.1f}" y="{y}" width="{long:.1f}" height="18" fill="{shade}"/>')
        drawn.append(f'<text x="{middle + half + 8}" y="{y + 14}">{escape(telling.change(value))}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 112" role="img" direction="ltr" '
        f'font-family="system-ui, sans-serif" font-size="16"><title>{escape(telling.names[seat])}</title>'
        f'<path d="M{middle} 2v108" stroke="#777"/>{"".join(drawn)}</svg>'
    )


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _across(step: int, steps: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, steps)


def _down(value: float, low: float, high: float) -> float:
    return TOP + (HEIGHT - 2 * TOP) * (high - value) / (high - low)


def _rule(telling: Telling, value: float, low: float, high: float) -> str:
    y = _down(value, low, high)
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{telling.number(value)}</text>'
    )
