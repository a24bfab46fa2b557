"""The learned weights that come with the package, by course."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from parlour.games.rolit.engine.evaluation import Brain

FOLDER = Path(__file__).parent / "weights"


def course_name(size: int, players: int, reversi: bool) -> str:
    return f"{'reversi' if reversi else ('two', 'three', 'four')[players - 2]}-{size}"


@cache
def brains(name: str) -> tuple[Brain, ...]:
    """The evaluation of a course, one for each seat in turn where more than two play; `()` where none was learned."""
    file = FOLDER / f"{name}.npz"
    if not file.exists():
        return ()
    kind, size = name.split("-")
    with np.load(file) as kept:
        return tuple(Brain(int(size), each, many=kind in ("three", "four")) for each in kept["weights"])
