"""Batches of Dare whose die never shows a six."""

# ruff: noqa: F403

from typing import Any

from tests.conformance.whole_game import *

from parlour.compute.kernels import below, jit


@jit
def draw(p: Any, t: Any, rng: Any) -> Any:
    return below(rng, 5)
