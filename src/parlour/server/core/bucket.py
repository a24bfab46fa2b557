"""Rate limits: a bucket of tokens that refills over time."""

from __future__ import annotations

import time


class Bucket:
    """`rate` tokens a second, `size` at most."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size, self.left, self.at = rate, size, size, time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        """Takes `tokens` if they are there. A request for more than the bucket holds takes a full bucket."""
        now, size = time.monotonic(), self.size
        left = self.left + (now - self.at) * self.rate
        if left > size:
            left = size
        self.at = now
        enough = left >= tokens or left == size
        self.left = left - tokens if enough else left
        return enough

    def give_back(self, tokens: float = 1) -> None:
        self.left = min(self.size, self.left + tokens)

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.size
