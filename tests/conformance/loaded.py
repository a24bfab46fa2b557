"""Batches of Dare whose die never shows a six."""

from typing import Any

from parlour.compute.kernels import below, jit


@jit
def draw(p: Any, t: Any, rng: Any) -> Any:
    return below(rng, 5)
