"""Shared by all kernels: the compiler's settings, and random numbers that are the same on every machine.

Numba and NumPy are imported here and in the kernels only, and those are imported when first needed: `import parlour`
stays light. Machine code is kept on disk for the next process, until a source changes that it was made from
(`compute.stamp`).

Without either package a kernel runs as plain Python with Python's integers (`compute.words`). These are unbounded, so
kernels mark where 64 bits can overflow: `low64` wraps each left shift, sum, product, difference and `~` that may,
unless an `&` beside it cuts the result anyway. Compiled, it costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import factorial
from pathlib import Path
from typing import Any, TypeVar, cast

from parlour.compute.stamp import game_folder, stamp
from parlour.compute.words import ALL, COMPILES, I, U, np, wrapping

if COMPILES:
    from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


OPTIONS: Any = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
"""Compiler settings. No kernel is called from C, so none gets a C wrapper, which would compile much of it twice."""


def jit(function: F, **more: Any) -> F:
    """Compile on first call; `more` settings of the compiler are for `parlour.compute` alone."""
    return _kept(njit(**OPTIONS, **more)(function), function) if COMPILES else function


def inline(function: F, **more: Any) -> F:
    """Like `jit`, for the small functions inside inner loops: LLVM sees their callers and them as one."""
    return jit(function, forceinline=True, **more)


def apart(function: F) -> F:
    """Like `jit`, for large functions: callers link to its machine code instead of compiling it again."""
    kernel: Any = jit(function)
    if kernel is not function:
        from parlour.compute.numba_internals import keep_apart

        keep_apart(kernel)
    return cast(F, kernel)


def compiled(signature: str, how: Callable[[Any], Any] = jit) -> Callable[[F], F]:
    """Like `jit` or `apart`, with the types fixed: whatever integers a caller has, the function computes with these."""

    def compile_it(function: F) -> F:
        kernel: Any = how(function)
        if kernel is not function:
            from parlour.compute.numba_internals import ahead_of_time

            kernel = ahead_of_time(kernel, signature, OPTIONS)
        return cast(F, kernel)

    return compile_it


def _kept(kernel: Any, function: F) -> F:
    """The kernel with its machine code kept on disk; without the compiler the function is itself."""
    if kernel is not function:
        from parlour.compute.notice import watch
        from parlour.compute.numba_internals import keep_on_disk, one_for_all_constants

        file = Path(function.__code__.co_filename)
        keep_on_disk(kernel, _stamp(file))
        watch(kernel, game_folder(file).name)
        one_for_all_constants(kernel)
    return cast(F, kernel)


_stamp = cache(stamp)
"""The sources are read once: a process runs what it imported."""


def in_parts(part: Callable[[int], None], n: int, size: int, cores: int) -> None:
    """Call `part(at)` for each part of `n` games; compiled code runs without the interpreter's lock, so threads do."""

    def one(at: int) -> None:
        with wrapping():  # random numbers wrap around on purpose, also without the compiler
            part(at)

    if cores == 1:
        for at in range(0, n, size):
            one(at)
        return
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(one, range(0, n, size)))


@inline
def low64(some: Any) -> Any:
    """The lower 64 bits of an unsigned number: all of it, unless it is one of Python's."""
    return some & ALL


LN2_HIGH, LN2_LOW, PER_LN2 = 6.93147180369123816490e-01, 1.90821492927058770002e-10, 1.44269504088896338700
HALVES, TERMS = (
    np.array(each) if COMPILES else each
    for each in ([0.5**n for n in range(1022)], [1 / factorial(number) for number in range(14, -1, -1)])
)


@jit
def power_of_e(exponent: float) -> float:
    """e to a power that is not above zero, the same to the last bit on every machine; below 10⁻³⁰⁷ zero."""
    halvings = int(0.5 - exponent * PER_LN2)
    if halvings >= len(HALVES):
        return 0.0
    rest = exponent + halvings * LN2_HIGH + halvings * LN2_LOW
    total = 0.0
    for term in TERMS:
        total = total * rest + term
    return float(total * HALVES[halvings])


GOLDEN, MIX1, MIX2 = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
M32, TWO_TO_32 = U(0xFFFFFFFF), U(1 << 32)
S27, S30, S31, S32 = U(27), U(30), U(31), U(32)


@inline
def mix(z: Any) -> Any:
    """The finaliser of splitmix64: every bit of the answer depends on every bit of `z`."""
    z = U(z)
    z = low64((z ^ (z >> S30)) * MIX1)
    z = low64((z ^ (z >> S27)) * MIX2)
    return z ^ (z >> S31)


@inline
def stream(seed: Any, number: Any) -> Any:
    """The start of random stream `number` of a seed; one stream per game makes results independent of batches."""
    return mix(low64(mix(low64(U(seed) + GOLDEN)) + U(number) * GOLDEN))


@inline
def drawn(state: Any, n: int) -> tuple[Any, Any]:
    """The next state of random numbers, and a uniform number in 0…n−1, exactly (Lemire's rejection)."""
    while True:
        state = low64(state + GOLDEN)
        product = (mix(state) >> S32) * U(n)
        low = product & M32
        if low >= U(n) or low >= (TWO_TO_32 - U(n)) % U(n):
            return state, I(product >> S32)


@jit
def below(rng: Any, n: int) -> Any:
    """Like `drawn`; `rng` is a row of one unsigned number, advanced."""
    rng[0], number = drawn(rng[0], n)
    return number
