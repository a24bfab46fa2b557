"""Draws the games' own SVG pictures into an array of red, green and blue, by NumPy alone.

It knows what those pictures use: rectangles, circles, paths of lines and Bézier curves, text, radial gradients,
opacity, and groups that are moved or scaled. Other elements and attributes are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias
from xml.etree import ElementTree

import numpy as np
from numpy.typing import NDArray

from parlour.adapters.dots import HIGH, WIDE, dots
from parlour.adapters.paths import strokes

Style: TypeAlias = Mapping[str, str]
Field: TypeAlias = NDArray[np.floating[Any]]
FINE: Final = 2
"""Samples along each side of a pixel."""
CAP, SLIM = 0.72, 0.84
"""The height of a capital letter, as a part of the font's size, and the width of a dot, as a part of its height."""
NOT_INHERITED: Final = ("transform", "opacity", "x", "y", "id")
ALL: Any = np.True_
NAMED: Final = {"white": "#fff", "black": "#000"}


class Spot(NamedTuple):
    """The place in which a group is drawn: scaled, then moved."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0
    opacity: float = 1.0


def picture(svg: str) -> NDArray[np.uint8]:
    """The picture, a pixel for each unit of its `viewBox`: shape `(height, width, 3)`."""
    root = ElementTree.fromstring(svg)
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    canvas = Canvas(int(np.ceil(wide)), int(np.ceil(high)), _gradients(root))
    canvas.draw(root, {}, Spot(FINE))
    return canvas.pixels()


def _name(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def _gradients(root: ElementTree.Element) -> dict[str, tuple[Any, ...]]:
    """By id: centre and radius as parts of a shape's box, then offsets and colours."""
    found: dict[str, tuple[Any, ...]] = {}
    for each in root.iter():
        if _name(each) == "radialGradient":
            stops = [(float(stop.get("offset", "0")), _colour(stop.get("stop-color", "#000"))) for stop in each]
            circle = [float(each.get(name, "50%").rstrip("%")) / 100 for name in ("cx", "cy", "r")]
            found[each.get("id", "")] = (*circle, *map(np.array, zip(*stops, strict=True)))
    return found


def _colour(text: str) -> Field:
    digits = NAMED.get(text, text).lstrip("#")
    digits = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
    try:
        return np.array([int(digits[at : at + 2], 16) for at in (0, 2, 4)], np.float64)
    except ValueError:
        return np.zeros(3)


class Canvas:
    def __init__(self, wide: int, high: int, gradients: Mapping[str, tuple[Any, ...]]) -> None:
        self.ink = np.full((high * FINE, wide * FINE, 3), 255, np.float32)
        self.gradients = gradients

    def pixels(self) -> NDArray[np.uint8]:
        total = sum(self.ink[down::FINE, across::FINE] for down in range(FINE) for across in range(FINE))
        return np.rint(total / FINE**2).astype(np.uint8)

    def draw(self, element: ElementTree.Element, above: Style, spot: Spot) -> None:
        style = {**{name: value for name, value in above.items() if name not in NOT_INHERITED}, **element.attrib}
        for kind, inside in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
            by = [float(number) for number in re.split(r"[\s,]+", inside.strip())]
            if kind == "translate":
                across, down = (*by, 0.0)[:2]
                spot = spot._replace(x=spot.x + spot.scale * across, y=spot.y + spot.scale * down)
            elif kind == "scale":
                spot = spot._replace(scale=spot.scale * by[0])
        spot = spot._replace(opacity=spot.opacity * float(element.get("opacity", "1")))
        match _name(element):
            case "svg" | "g":
                for each in element:
                    self.draw(each, style, spot)
            case "rect":
                self._rectangle(style, spot)
            case "circle":
                self._circle(style, spot)
            case "path":
                self._path(style, spot)
            case "text":
                self._text("".join(element.itertext()), style, spot)

    def _rectangle(self, style: Style, spot: Spot) -> None:
        x, y, wide, high = (_number(style, name) * spot.scale for name in ("x", "y", "width", "height"))
        round = min(_number(style, "rx") * spot.scale, wide / 2, high / 2)
        box = (spot.x + x, spot.y + y, spot.x + x + wide, spot.y + y + high)
        for across, down, place in self._places(box, _number(style, "stroke-width", 1) * spot.scale):
            beside = np.abs(across - (box[0] + box[2]) / 2) - wide / 2 + round
            above = np.abs(down - (box[1] + box[3]) / 2) - high / 2 + round
            outside = np.hypot(np.maximum(beside, 0), np.maximum(above, 0))
            far = outside + np.minimum(np.maximum(beside, above), 0) - round
            self._shape(far, style, spot, place, box)

    def _circle(self, style: Style, spot: Spot) -> None:
        r = _number(style, "r") * spot.scale
        x, y = spot.x + _number(style, "cx") * spot.scale, spot.y + _number(style, "cy") * spot.scale
        box = (x - r, y - r, x + r, y + r)
        for across, down, place in self._places(box, _number(style, "stroke-width", 1) * spot.scale):
            dashes, whole = style.get("stroke-dasharray"), ALL
            if dashes is not None:
                drawn, *rest = (float(each) * spot.scale for each in dashes.split())
                whole = (np.arctan2(down - y, across - x) + np.pi) * r % (drawn + (rest or [drawn])[0]) < drawn
            self._shape(np.hypot(across - x, down - y) - r, style, spot, place, box, whole)

    def _path(self, style: Style, spot: Spot) -> None:
        lines = [line * spot.scale + (spot.x, spot.y) for line in strokes(style.get("d", ""))]
        if not lines:
            return
        every = np.concatenate(lines)
        box = (*every.min(0), *every.max(0))
        for across, down, place in self._places(box, _number(style, "stroke-width", 1) * spot.scale):
            far = np.full((len(down), across.shape[1]), np.inf)
            if style.get("stroke", "none") != "none":
                for line in lines:
                    for start, end in pairwise(line):
                        far = np.minimum(far, _beside(across, down, start, end))
            inside = _within(lines, across, down)
            self._shape(np.where(inside, -np.minimum(far, 1e6), np.minimum(far, 1e6)), style, spot, place, box)

    def _text(self, words: str, style: Style, spot: Spot) -> None:
        dot = _number(style, "font-size", 16) * CAP / (HIGH - 1) * spot.scale
        slim = SLIM * dot
        wide = len(words) * WIDE * slim
        before = {"middle": (wide - slim) / 2, "end": wide - slim}.get(style.get("text-anchor", "start"), 0.0)
        x, y = spot.x + _number(style, "x") * spot.scale - before, spot.y + _number(style, "y") * spot.scale
        box = (x, y - (HIGH - 1) * dot, x + wide, y + 2 * dot)
        marks = dots(words, bold=style.get("font-weight") == "700", under=style.get("text-decoration") == "underline")
        for across, down, place in self._places(box, 0):
            column = np.clip((across - x) // slim, 0, marks.shape[1] - 1).astype(int)
            row = np.clip((down - box[1]) // dot, 0, marks.shape[0] - 1).astype(int)
            within = (across >= x) & (across < x + wide) & (down >= box[1]) & (down < box[3])
            self._paint((marks[row, column] & within) * 1.0, style.get("fill", "#000"), 1, spot, place, box)

    def _places(self, box: tuple[float, ...], edge: float) -> Iterator[tuple[Field, Field, Any]]:
        """The middles of the samples in a box with an edge around it, across and down, and where they are."""
        high, wide, _ = self.ink.shape
        left, top = (max(0, int(np.floor(each - edge - 1))) for each in box[:2])
        right, bottom = min(wide, int(box[2] + edge + 2)), min(high, int(box[3] + edge + 2))
        if left < right and top < bottom:
            across, down = np.arange(left, right) + 0.5, np.arange(top, bottom) + 0.5
            yield across[None, :], down[:, None], np.s_[top:bottom, left:right]

    def _shape(self, far: Field, style: Style, spot: Spot, place: Any, box: Any, whole: Any = ALL) -> None:
        """Fills and strokes a shape, given how far each sample lies outside of it."""
        fill, stroke = style.get("fill", "#000"), style.get("stroke", "none")
        if fill != "none":
            self._paint(np.clip(0.5 - far, 0, 1), fill, _number(style, "fill-opacity", 1), spot, place, box)
        if stroke != "none":
            half = _number(style, "stroke-width", 1) * spot.scale / 2
            cover = np.clip(half + 0.5 - np.abs(far), 0, 1) * whole
            self._paint(cover, stroke, _number(style, "stroke-opacity", 1), spot, place, box)

    def _paint(self, cover: Field, paint: str, opacity: float, spot: Spot, place: Any, box: Any) -> None:
        there, thick = self.ink[place], (cover * (opacity * spot.opacity)).astype(np.float32)
        there += thick[..., None] * (self._paints(paint, place, box).astype(np.float32) - there)

    def _paints(self, paint: str, place: Any, box: Any) -> Field:
        """One colour, or that of a gradient in each place."""
        known = self.gradients.get(paint.removeprefix("url(#").removesuffix(")"))
        if known is None:
            return _colour(paint)
        cx, cy, r, offsets, colours = known
        rows, columns = place
        across = (np.arange(columns.start, columns.stop) + 0.5 - box[0]) / (box[2] - box[0]) - cx
        down = (np.arange(rows.start, rows.stop) + 0.5 - box[1]) / (box[3] - box[1]) - cy
        far = np.hypot(across[None, :], down[:, None]) / r
        return np.stack([np.interp(far, offsets, colours[:, each]) for each in range(3)], -1)


def _number(style: Style, name: str, otherwise: float = 0.0) -> float:
    return float(style.get(name, otherwise))


def _beside(across: Field, down: Field, start: Field, end: Field) -> Field:
    """The distances from a line between two points."""
    (x, y), (along, beside) = start, end - start
    long = along * along + beside * beside
    part = np.clip(((across - x) * along + (down - y) * beside) / (long or 1), 0, 1)
    far: Field = np.hypot(across - x - part * along, down - y - part * beside)
    return far


def _within(lines: Sequence[Field], across: Field, down: Field) -> NDArray[np.bool_]:
    """The samples around which the lines, each closed, wind: the rule `nonzero` of SVG."""
    winds = np.zeros((len(down), across.shape[1]), np.int32)
    for line in lines:
        for (x, y), (to, below) in zip(line, np.roll(line, -1, 0), strict=True):
            if y == below:
                continue
            rows = np.flatnonzero((down[:, 0] >= min(y, below)) & (down[:, 0] < max(y, below)))
            crossing = x + (down[rows, 0] - y) / (below - y) * (to - x)
            winds[rows] += (across >= crossing[:, None]) * (1 if below > y else -1)
    inside: NDArray[np.bool_] = winds != 0
    return inside
