"""The steps of batches on a GPU: a thread to each game, in which a loop of `compute.loops` runs over that one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from parlour.compute.gpu import BLOCK, NUMBERS, cuda
from parlour.compute.loops import WAITS, Loops


class Kernels(NamedTuple):
    """Each takes the number of games, then its arrays, all on the device."""

    step: Callable[..., None]
    look: Callable[..., None]
    wrong: Callable[..., None]
    see: Callable[..., None]
    chances: Callable[..., None]


@lru_cache(maxsize=64)
def kernels(loops: Loops, size: int, dtype: str, players: int, outcomes: int) -> Kernels:
    """The loops of a game whose positions are `size` numbers, compiled on first call."""
    step_all, look_at_all, first_wrong = loops.step, loops.look, loops.wrong
    see_all, chances_of_all = loops.see, loops.chances
    kind = NUMBERS[dtype]

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(
        t: Any, settings: Any, seed: Any, actions: Any, p: Any, rng: Any, past: Any,
        obs: Any, legal: Any, actors: Any, rewards: Any, terminated: Any, final: Any,
    ) -> None:  # fmt: skip
        """The position is played in the thread's own memory: threads side by side reach theirs together."""
        i = cuda.grid(1)
        if i >= len(actors):
            return
        here, scores = cuda.local.array((1, size), kind), cuda.local.array(players, np.int64)
        for place in range(size):
            here[0, place] = p[i, place]
        one = slice(i, i + 1)
        step_all(
            t, settings, seed, i, actions[one], here, rng[one], past[one], scores, obs[one], legal[one], actors[one],
            rewards[one], terminated[one], final[one],
        )  # fmt: skip
        for place in range(size):
            p[i, place] = here[0, place]

    @cuda.jit  # type: ignore[untyped-decorator]
    def look(t: Any, p: Any, obs: Any, legal: Any, actors: Any) -> None:
        i = cuda.grid(1)
        if i < len(actors):
            one = slice(i, i + 1)
            look_at_all(t, p[one], obs[one], legal[one], actors[one])

    @cuda.jit  # type: ignore[untyped-decorator]
    def wrong(t: Any, p: Any, actions: Any, legal: Any, actors: Any, found: Any) -> None:
        """Lowers `found` to the first game with an impossible action, if it comes earlier."""
        i = cuda.grid(1)
        if i < len(actors):
            one, weights = slice(i, i + 1), cuda.local.array(outcomes, np.float64)
            if first_wrong(t, p[one], actions[one], legal[one], actors[one], weights) == 0:
                cuda.atomic.min(found, 0, i)

    @cuda.jit  # type: ignore[untyped-decorator]
    def see(t: Any, p: Any, seat: Any, obs: Any) -> None:
        i = cuda.grid(1)
        if i < len(p):
            see_all(t, p[i : i + 1], seat, obs[i : i + 1])

    @cuda.jit  # type: ignore[untyped-decorator]
    def chances(t: Any, p: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < len(p):
            chances_of_all(t, p[i : i + 1], out[i : i + 1])

    return Kernels(*(launched(kernel) for kernel in (step, look, wrong, see, chances)))


def launched(kernel: Any) -> Callable[..., None]:
    """The kernel as a function of the number of games and its arguments, with one thread per game."""

    def launch(n: int, *arguments: Any) -> None:
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also in the simulator
            kernel[-(-n // BLOCK), BLOCK](*arguments)

    return launch


@cuda.jit  # type: ignore[untyped-decorator]
def choose(given: Any, some: Any, where: Any, chosen: Any) -> None:
    """The actions given, whatever whole numbers they are; where `some` games move only, the others wait."""
    i = cuda.grid(1)
    if i < len(chosen):
        chosen[i] = given[i] if not some or where[i] else WAITS
