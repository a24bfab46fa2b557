"""Indexes the shapes of whole arrays of boards, and draws random numbers that are the same on every machine."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from parlour.games.rolit.engine.fields import Array
from parlour.games.rolit.engine.patterns import Patterns

U = np.uint64
GOLDEN, MIX1, MIX2 = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)


class Numbering:
    """Finds, for each of many boards, where the weights of its shapes lie within a stage."""

    def __init__(self, xp: Any, patterns: Patterns) -> None:
        self.rows = [xp.asarray(patterns.rows[row].astype(np.int32)) for row in range(8)]
        self.starts = xp.asarray(patterns.starts.astype(np.int32))
        self.fast = _gpu_sums(xp) if xp is not np else None
        self.packed = xp.asarray(patterns.rows)
        self.used = [row for row in range(8) if patterns.rows[row].any()]

    def __call__(self, own: Array, other: Array) -> Array:
        found = self.starts
        for row in self.used:
            table, shift = self.rows[row], U(8 * row)
            mine = ((own >> shift) & U(255)).astype(np.int32)
            theirs = ((other >> shift) & U(255)).astype(np.int32)
            found = found + table[mine] + 2 * table[theirs]
        return found

    def sums(self, weights: Array, own: Array, other: Array) -> Array:
        """The sum of the weights of each board's shapes."""
        if self.fast is None:
            return weights[self(own, other)].sum(axis=1)
        return self.fast(own, other, self.packed, self.starts, weights, len(self.starts))


def _gpu_sums(xp: Any) -> Any:
    """`sums` in one pass, with a thread for each board."""
    takes, source = (Path(__file__).parent / "sums.cu").read_text(encoding="utf-8").split("\n", 1)
    return xp.ElementwiseKernel(takes, "float32 sum", source, "sums")


def chances(xp: Any, seed: int, count: int, first: int = 0) -> Array:
    """Random numbers from 0 to 1, the same for the same seed (splitmix64), from number `first` on."""
    z = xp.arange(first + 1, first + count + 1, dtype=np.uint64) * GOLDEN + U(seed * 0x632BE59BD9B4E019 & (1 << 64) - 1)
    return _drawer(xp)(z)


@cache
def _drawer(xp: Any) -> Any:
    return _drawn if xp is np else xp.fuse()(_drawn)


def _drawn(z: Array) -> Array:
    for _ in range(2):
        z = (z ^ (z >> U(30))) * MIX1
        z = (z ^ (z >> U(27))) * MIX2
        z = z ^ (z >> U(31))
    return (z >> U(40)).astype(np.float32) / np.float32(1 << 24)
