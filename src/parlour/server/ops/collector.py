"""Python's garbage collector, run by the clock instead of by the number of objects.

A full collection looks at everything that is alive and stops the event loop for it: 0.1 s with a thousand connections.
Left alone, Python does one whenever the number of objects has grown by a quarter, so mostly just when many people
arrive. Young objects are still collected as usual, though less often than Python would: nearly everything is freed by
its reference count anyway.
"""

from __future__ import annotations

import gc
import time

SHARE = 300
"""Full collections take at most 1/300 of wall time."""
YOUNG, MIDDLE, NEVER = 10_000, 10, 1_000_000_000
"""How many more objects than freed ones start a young collection; every tenth also looks at those that survived."""


class Collector:
    def __init__(self) -> None:
        self._not_before = 0.0

    def take_over(self) -> None:
        """Exempts what is alive now and turns automatic full collections off. Called once, at start."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def collect(self) -> None:
        """Runs a full collection, unless the last one used up the share. To be called about once a minute."""
        begun = time.monotonic()
        if begun >= self._not_before:
            gc.collect()
            ended = time.monotonic()
            self._not_before = ended + SHARE * (ended - begun)
