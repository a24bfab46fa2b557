"""The boxes of everything needed to play: on the screen, whole, uncovered, apart, and where they were before."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import Page

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]
Size = tuple[int, int]


class Boxes(msgspec.Struct):
    """The measurements."""

    wrong: list[str]
    places: dict[str, list[int]]
    """By selector: what must not move."""
    smallest: dict[str, float]
    """By kind of target: its smallest side, in pixels."""


def measured(page: Page, size: Size) -> Boxes:
    """The page at this size of the screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return msgspec.convert(page.evaluate(MEASURE), Boxes)
