"""The data of an SVG path as lines: curves are cut into short pieces."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

PIECES: Final = 8
TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "Z": 0}
TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


def strokes(data: str) -> list[NDArray[np.float64]]:
    """The lines of a path, points of shape `(n, 2)`; a closed one ends where it began."""
    tokens, done = TOKEN.findall(data), list[list[complex]]()
    here, control, command = 0j, 0j, "M"
    while tokens:
        command = tokens.pop(0) if tokens[0].isalpha() else {"M": "L", "m": "l"}.get(command, command)
        kind, takes = command.upper(), TAKES.get(command.upper())
        if takes is None or len(tokens) < takes:
            break
        numbers = [float(tokens.pop(0)) for _ in range(takes)]
        points = _points(kind, numbers, here, relative=command.islower())
        if kind == "M":
            done.append(points)
        elif kind == "Z":
            done[-1].append(done[-1][0])
        elif kind == "T":
            control = 2 * here - control
            done[-1] += _curve(here, control, *points)
        else:
            done[-1] += points if kind in "LHV" else _curve(here, *points)
        if kind in "QC":
            control = points[-2]
        elif kind != "T":
            control = done[-1][-1]
        here = done[-1][-1]
    return [np.array([(point.real, point.imag) for point in line]) for line in done if len(line) > 1]


def _points(kind: str, numbers: list[float], here: complex, *, relative: bool) -> list[complex]:
    start = here if relative else 0j
    if kind == "H":
        return [complex(numbers[0] + start.real, here.imag)]
    if kind == "V":
        return [complex(here.real, numbers[0] + start.imag)]
    return [complex(x, y) + start for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def _curve(*controls: complex) -> list[complex]:
    """Points of a Bézier curve after the first, by de Casteljau."""
    found = []
    for piece in range(1, PIECES + 1):
        part, left = piece / PIECES, list(controls)
        while len(left) > 1:
            left = [a + part * (b - a) for a, b in pairwise(left)]
        found.append(left[0])
    return found
