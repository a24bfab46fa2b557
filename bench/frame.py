"""Shared by the suites: measuring a rate, and formatting a line of the table."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from random import Random
from time import process_time

import parlour

ROUNDS = 3
SECONDS = 1.0


@dataclass(frozen=True)
class Row:
    """Ours beside a peer's, both per second of processor time; `wanted` is the ratio we aim at, if there is an aim.

    A peer that cannot be measured has no rate, and `note` says why.
    """

    what: str
    ours: float
    unit: str
    peer: str
    theirs: float | None = None
    wanted: float | None = None
    note: str = ""

    @property
    def ratio(self) -> float | None:
        return None if self.theirs is None else self.ours / self.theirs

    @property
    def verdict(self) -> str:
        if self.ratio is None or self.wanted is None:
            return ""
        return "reached" if self.ratio >= self.wanted else "missed"


def rate(work: Callable[[], int], seconds: float = SECONDS, rounds: int = ROUNDS) -> float:
    """How much `work` does per second of this process's time: the best of a few rounds, after a warm-up.

    Processor time, not the clock on the wall: another process on the same core slows neither side down.
    """
    work()
    return max(_one_round(work, seconds) for _ in range(rounds))


def _one_round(work: Callable[[], int], seconds: float) -> float:
    done, started = 0, process_time()
    while (spent := process_time() - started) < seconds:
        done += work()
    return done / spent


def simulated(game: parlour.Game, batch: int = 20_000) -> float:
    """Whole random games through the kernel."""

    def play() -> int:
        parlour.simulate(game, batch, seed=1)
        return batch

    return rate(play)


def refereed(game: parlour.Game) -> float:
    """Whole random games as anyone would play them through the public interface: legal(), chances(), play()."""
    seeds = count()

    def play() -> int:
        state, random = game.start(), Random(next(seeds))
        while not state.over:
            if state.actor == parlour.CHANCE:
                outcomes, chances = zip(*state.chances(), strict=True)
                state = state.play(random.choices(outcomes, list(map(float, chances)))[0])
            else:
                state = state.play(random.choice(state.legal()))
        return 1

    return rate(play)


def one_core() -> int | None:
    """Stay on one core from now on, and so do all threads started later; which one, or `None` where that is unknown."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def conditions() -> list[str]:
    """The machine and the versions, for later readers of the figures."""
    packages = ("parlour", "numpy", "numba", "open_spiel", "pgx", "jax", "rust_reversi")
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    return [
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, {load} at the start",
        f"Python {platform.python_version()}, " + ", ".join(f"{name} {installed(name)}" for name in packages),
        f"one process on one core, processor time, best of {ROUNDS} rounds of at least {SECONDS:g} s after a warm-up",
    ]


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _processor() -> str:
    try:
        lines = os.popen("lscpu 2>/dev/null").read().splitlines()
    except OSError:
        lines = []
    named = [line.split(":", 1)[1].strip() for line in lines if line.startswith("Model name:")]
    return named[0] if named else platform.processor() or "unknown processor"
