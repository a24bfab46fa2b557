"""The learned weights that come with the package, by course, as the search reads them."""

from __future__ import annotations

from functools import cache

from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.files import learned_file
from parlour.games.rolit.engine.unpacking import unpacked


@cache
def brains(name: str) -> tuple[Brain, ...]:
    """The evaluation of a course, one for each seat in turn where more than two play; `()` where none was learned."""
    file = learned_file(name)
    if not file.exists():
        return ()
    kind, size = name.split("-")
    return tuple(Brain(int(size), each, many=kind in ("three", "four")) for each in unpacked(file.read_bytes()))
