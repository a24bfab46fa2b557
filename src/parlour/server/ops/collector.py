"""Looking for garbage among everything that is alive stops the event loop: 0.1 s with a thousand connections.

Left alone Python does it whenever a quarter has been added, so most often just when many people come, and spends a
hundredth of the time on it. Here it is done by the clock and seldom. What is young is still looked through all
the time, in a millisecond or two, and nearly everything goes away without any collector, when nobody refers to it.
"""

from __future__ import annotations

import gc
import time

SHARE = 300
"""Of so many seconds one may be spent on it."""
NEVER = 1_000_000_000


class Garbage:
    def __init__(self) -> None:
        self._not_before = 0.0

    def settle(self) -> None:
        """What is here now, code above all, stays: no collection looks at it again. Called once, at start."""
        gc.collect()
        gc.freeze()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)

    def collect(self) -> None:
        """To be called every minute or so; does nothing while its share of the time is used up."""
        begun = time.monotonic()
        if begun >= self._not_before:
            gc.collect()
            ended = time.monotonic()
            self._not_before = ended + SHARE * (ended - begun)
