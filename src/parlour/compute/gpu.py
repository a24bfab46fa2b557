"""Games on an NVIDIA GPU, through numba-cuda: a thread plays a game from first to last, then the next.

A game brings a `Player`. Its kernels call the very functions that play on the processor: Numba compiles functions
marked with `jit` or `inline` for the device that calls them. So a seed gives the same games on both. Every thread
counts its own games (`parlour.compute.counts`); the counts are added up on the device, and only they come back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

import numba
import numba.cuda
import numpy as np

from parlour.compute.counts import NOTHING_YET, note, rooms
from parlour.compute.kernels import stream
from parlour.compute.words import ENDED
from parlour.errors import Unsupported
from parlour.speech.message import Message

cuda: Any = numba.cuda
config: Any = numba.config
NUMBERS: dict[str, Any] = {"int64": np.int64, "uint64": np.uint64}

SIMULATED = bool(config.ENABLE_CUDASIM)
"""Whether Numba's own simulator stands in for a GPU: slow Python, for tests."""
BLOCK = 4 if SIMULATED else 128
PARTS = 2 if SIMULATED else 256
AT_ONCE = 64 if SIMULATED else 1 << 26
"""How many games are played in one launch at most."""


class Tally(NamedTuple):
    """The counts of all threads, on the device: a row for each place, a column for each thread."""

    sums: Any
    mosts: Any

    @property
    def threads(self) -> int:
        return int(self.sums.shape[1])


class Player(Protocol):
    def __call__(self, seed: int, n: int, tally: Tally) -> None:
        """Plays the first `n` games of a seed, and counts them."""


def count_games(made: Callable[[], Player], players: int, n: int, seed: int) -> tuple[Any, Any]:
    """The sums and maxima of `n` games; `Unsupported` names what is missing."""
    require()
    player, tally = made(), empty_tally(players)
    with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also in the simulator
        player(seed, n, tally)
    return added_up(tally)


def require() -> None:
    """Checks for a GPU and its compiler."""
    if SIMULATED:
        return
    if find_spec("numba_cuda") is None:
        raise Unsupported(Message("gpu-not-installed"))
    if not cuda.is_available():
        raise Unsupported(Message("gpu-not-found"))


def empty_tally(players: int) -> Tally:
    threads = 2 * BLOCK if SIMULATED else 1024 * int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
    sums, mosts = (cuda.device_array((room, threads), np.int64) for room in rooms(players))
    fill[threads // BLOCK, BLOCK](sums, 0)
    fill[threads // BLOCK, BLOCK](mosts, NOTHING_YET)
    return Tally(sums, mosts)


@cuda.jit  # type: ignore[untyped-decorator]
def fill(table: Any, number: Any) -> None:
    me = cuda.grid(1)
    for place in range(table.shape[0]):
        table[place, me] = number


@cuda.jit  # type: ignore[untyped-decorator]
def add_up(sums: Any, mosts: Any, parts: Any, tops: Any) -> None:
    """Each thread adds up one part of the columns."""
    me = cuda.grid(1)
    if me >= parts.shape[1]:
        return
    for place in range(sums.shape[0]):
        total = 0
        for thread in range(me, sums.shape[1], parts.shape[1]):
            total += sums[place, thread]
        parts[place, me] = total
    for place in range(mosts.shape[0]):
        most = mosts[place, me]
        for thread in range(me, mosts.shape[1], parts.shape[1]):
            most = max(most, mosts[place, thread])
        tops[place, me] = most


def added_up(tally: Tally) -> tuple[Any, Any]:
    parts, tops = (cuda.device_array((len(table), PARTS), np.int64) for table in tally)
    add_up[max(1, PARTS // BLOCK), BLOCK](*tally, parts, tops)
    return parts.copy_to_host().sum(axis=1), tops.copy_to_host().max(axis=1)


@lru_cache(maxsize=64)
def playing(size: int, dtype: Any, players: int, begin: Any, act: Any, actor: Any, draw: Any, settle: Any) -> Any:
    """Plays random games by the functions of a kernel."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(t: Any, seed: Any, first: Any, n: Any, sums: Any, mosts: Any) -> None:
        p, scores = cuda.local.array(size, dtype), cuda.local.array(players, np.int64)
        rng = cuda.local.array(1, np.uint64)
        me = cuda.grid(1)
        for i in range(me, n, sums.shape[1]):
            rng[0] = stream(seed, first + i)
            begin(p, t)
            length = 0
            while actor(p, t) != ENDED:
                act(p, t, draw(p, t, rng))
                length += 1
            note(sums[:, me], mosts[:, me], first + i, length, scores, settle(p, t, scores))

    return play


def kernel_player(game: Any) -> Player:
    """Plays the random games of a game that has a kernel."""
    kernel = game.kernel()
    if kernel.draw is None:
        raise Unsupported(Message("cannot-simulate", {"game": game.name}))
    functions = (kernel.begin, kernel.act, kernel.actor, kernel.draw, kernel.settle)
    play_all = playing(kernel.size, NUMBERS[kernel.dtype], game.players, *functions)

    def play(seed: int, n: int, tally: Tally) -> None:
        t = cuda.to_device(kernel.table)
        for at in range(0, n, AT_ONCE):
            play_all[tally.threads // BLOCK, BLOCK](t, seed, at, min(AT_ONCE, n - at), *tally)

    return play
