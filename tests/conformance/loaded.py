"""Batches of Dare whose die never shows a six."""

# ruff: noqa: F403

from typing import Any

from tests.conformance.whole_game import *

from parlour.compute.kernels import below, jit
from parlour.compute.loops import loops


@jit
def draw(p: Any, t: Any, rng: Any) -> Any:
    return below(rng, 5)


LOOPS = loops(globals())
