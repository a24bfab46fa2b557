"""Draws the solution of one row: a map of the value of every row, and the scores next to a greedy player's."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np

from parlour.games.shutbox.sets import numbers_of
from parlour.games.shutbox.solver.row.alone import Alone
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.turn import endings
from parlour.speech.languages import Speech
from parlour.speech.message import Argument, Message

CELLS, MAP, LEFT, TOP = 64, 448, 60, 60
WIDTH, HEIGHT, BARS = 1120, 600, 640


def greedy_scores(solved: Alone) -> dict[int, float]:
    """The scores of a player who always shuts the fewest and largest numbers and rolls the fewest dice allowed."""
    g = graph(solved.options)
    rows = np.arange(g.start + 1)
    likes = np.zeros((len(rows), 1))
    for n in range(1, solved.options.tiles + 1):
        likes[:, 0] += (rows >> (n - 1) & 1) * (1.0 - n * n / 10_000)
    chance, dice = np.zeros(len(rows)), g.fewest.copy()
    if len(g.halves):
        dice[g.start] = 0
    endings(g, likes, 0, 0, dice, chance, g.start)
    found: dict[int, float] = {}
    for row in np.nonzero(chance)[0].tolist():
        found[int(g.score[row])] = found.get(int(g.score[row]), 0.0) + float(chance[row])
    return dict(sorted(found.items()))


def picture(solved: Alone, speech: Speech) -> str:
    options = solved.options
    title = Message(
        "picture-title", {"edition": options.edition, "variant": options.variant, "objective": solved.objective}
    )
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="28" font-size="16">{_words(speech, title)}</text>',
        *_map(solved, speech),
        *_bars(solved.score_distribution(), greedy_scores(solved), speech),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _map(solved: Alone, speech: Speech) -> list[str]:
    """Lower numbers across, higher numbers down, each direction counting in binary; at most 64 × 64 cells are drawn."""
    numbers = numbers_of(graph(solved.options).start)
    across, down = numbers[: (len(numbers) + 1) // 2][-6:], numbers[(len(numbers) + 1) // 2 :][-6:]
    rest = [n for n in numbers if n not in across and n not in down]
    wide, high = 1 << len(across), 1 << len(down)
    values = np.array([[_value(solved, across, i, down, j) for i in range(wide)] for j in range(high)])
    others = values.ravel()[1:]  # the shut box is off the scale
    low, top = float(others.min()), float(others.max())
    size_x, size_y = MAP / wide, MAP / high
    parts = [
        f'<rect x="{LEFT + i * size_x:.2f}" y="{TOP + j * size_y:.2f}" width="{size_x + 0.3:.2f}" '
        f'height="{size_y + 0.3:.2f}" fill="{_colour(min(max((values[j, i] - low) / ((top - low) or 1), 0.0), 1.0))}"/>'
        for j in range(high)
        for i in range(wide)
    ]
    what = Message(f"solve-{solved.objective}")
    drawn = Message("picture-map", {"what": what, "low": f"{low:.3g}", "high": f"{top:.3g}"})
    says = Message("picture-rest", {"map": drawn, "numbers": _listed(rest)}) if rest else drawn
    return [
        *parts,
        _text(LEFT, TOP - 10, _words(speech, says)),
        _text(LEFT, TOP + MAP + 20, _words(speech, Message("picture-across", {"numbers": _listed(across)}))),
        _text(LEFT, TOP + MAP + 38, _words(speech, Message("picture-down", {"numbers": _listed(down)}))),
    ]


def _value(solved: Alone, across: Any, i: int, down: Any, j: int) -> float:
    row = sum(1 << (n - 1) for bit, n in enumerate(across) if i >> bit & 1)
    row |= sum(1 << (n - 1) for bit, n in enumerate(down) if j >> bit & 1)
    turn = solved.turn()
    return turn.score(row) if solved.objective == "score" else turn.shut(row)


def _colour(part: float) -> str:
    """From dark blue to pale yellow, rising in brightness, so that it reads without colour too."""
    dark, light = (20, 30, 90), (250, 240, 180)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(dark, light, strict=True))


def _bars(best: dict[int, float], greedy: dict[int, float], speech: Speech) -> list[str]:
    """The shares of the final scores: bars for best play, a stepped line for the greedy player; in at most 60 steps."""
    most = max(*best, *greedy, 1)
    step = -(-(most + 1) // 60)
    count = most // step + 1
    shares = [
        [sum(share for s, share in each.items() if s // step == i) for i in range(count)] for each in (best, greedy)
    ]
    top, wide = max(max(each) for each in shares), (WIDTH - BARS - 40) / count
    floor = TOP + MAP

    def height(share: float) -> float:
        return MAP * share / top

    bars = [
        f'<rect x="{BARS + i * wide:.2f}" y="{floor - height(share):.2f}" width="{wide * 0.8:.2f}" '
        f'height="{height(share):.2f}" fill="#1f5f99"/>'
        for i, share in enumerate(shares[0])
    ]
    points = " ".join(
        f"{BARS + (i + side) * wide:.2f},{floor - height(share):.2f}"
        for i, share in enumerate(shares[1])
        for side in (0, 1)
    )
    means = [f"{sum(score * share for score, share in each.items()):.2f}" for each in (best, greedy)]
    bars_are = "picture-wide-bars" if step > 1 else "picture-bars"
    return [
        *bars,
        f'<polyline points="{points}" fill="none" stroke="#c2541b" stroke-width="2"/>',
        f'<line x1="{BARS}" y1="{floor}" x2="{WIDTH - 40}" y2="{floor}" stroke="black"/>',
        _text(BARS, TOP - 10, _words(speech, Message("picture-scores", {"best": means[0], "greedy": means[1]}))),
        *[_text(BARS + i * wide, floor + 18, str(i * step)) for i in range(0, count, max(1, count // 10))],
        _text(BARS, floor + 38, _words(speech, Message(bars_are, {"top": f"{top:.1%}", "step": step}))),
    ]


def _listed(numbers: Sequence[int]) -> Argument:
    return tuple(map(str, numbers)) or Message("picture-nothing")


def _words(speech: Speech, message: Message) -> str:
    return escape(speech.block(speech.tell(message)))


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}">{words}</text>'
