"""What kernels share: the compiler's settings, and random numbers that are the same on every machine.

Numba is imported here and in the kernels only, and those are imported when first needed: `import parlour` stays light.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit, uint64

F = TypeVar("F", bound=Callable[..., Any])


def drop_stale_code(folder: Path, *more: Path) -> None:
    """Remove the machine code kept for a folder's functions if any source in the folder, or one of `more`, is newer.

    Numba notices a change in the file where a function stands, but not in the files of the functions it calls.
    """
    newest = max(source.stat().st_mtime for source in (*folder.rglob("*.py"), *more))
    for index in folder.rglob("*.nbi"):
        with suppress(OSError):  # another process was quicker, or the folder is not ours to change
            if index.stat().st_mtime < newest:
                index.unlink()


for _game in (Path(__file__).parent / "games").glob("*/"):
    drop_stale_code(_game, Path(__file__))


def jit(function: F) -> F:
    """Compile on first call; the machine code is kept on disk for the next process."""
    return cast(F, njit(cache=True, error_model="numpy", nogil=True)(function))


def inline(function: F) -> F:
    """Like `jit`, for the small functions inside inner loops: LLVM sees their callers and them as one."""
    return cast(F, njit(cache=True, error_model="numpy", nogil=True, forceinline=True)(function))


def compiled(signature: str) -> Callable[[F], F]:
    """Like `jit`, with the types fixed: whatever integers a caller has, the function computes with these."""

    def compile_it(function: F) -> F:
        return cast(F, njit(signature, cache=True, error_model="numpy", nogil=True)(function))

    return compile_it


def in_parts(part: Callable[[int], None], n: int, size: int, cores: int) -> None:
    """Call `part(at)` for each part of `n` games; compiled code runs without the interpreter's lock, so threads do."""

    def one(at: int) -> None:
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            part(at)

    if cores == 1:
        for at in range(0, n, size):
            one(at)
        return
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(one, range(0, n, size)))


GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX1 = np.uint64(0xBF58476D1CE4E5B9)
MIX2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@inline
def mix(z: Any) -> Any:
    """The finaliser of splitmix64: every bit of the answer depends on every bit of `z`."""
    z = uint64(z)
    z = (z ^ (z >> S30)) * MIX1
    z = (z ^ (z >> S27)) * MIX2
    return z ^ (z >> S31)


@inline
def stream(seed: Any, number: Any) -> Any:
    """The start of random stream `number` of a seed; one stream per game makes results independent of batches."""
    return mix(mix(uint64(seed) + GOLDEN) + uint64(number) * GOLDEN)


@jit
def below(rng: Any, n: int) -> int:
    """A uniform number in 0…n−1, exactly (Lemire's rejection); `rng` is an array of one uint64, advanced."""
    while True:
        rng[0] += GOLDEN
        product = (mix(rng[0]) >> S32) * uint64(n)
        low = product & uint64(0xFFFFFFFF)
        if low >= uint64(n) or low >= (uint64(0x100000000) - uint64(n)) % uint64(n):
            return int(product >> S32)
