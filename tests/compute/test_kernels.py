"""`parlour.compute.kernels`: machine code is kept while it is true, and random numbers are exact."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from parlour.compute.kernels import below, drawn, jit

CALLEE = """
from parlour.compute.kernels import jit

@jit
def inner(x):
    return x + {added}
"""
CALLER = """
from parlour.compute.kernels import jit
from strangers_game.callee import inner

@jit
def outer(x):
    return inner(x)
"""


def answer(folder: Path) -> tuple[int, bool]:
    """The answer of the kernel of a stranger's package in a fresh process, and whether its machine code came from
    disk."""
    code = "from strangers_game.caller import outer; print(outer(1), sum(outer.stats.cache_hits.values()))"
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    said, hits = done.stdout.split()
    return int(said), hits != "0"


def test_machine_code_is_kept_until_a_source_of_the_game_changes(tmp_path: Path) -> None:
    package = tmp_path / "strangers_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "caller.py").write_text(CALLER)
    (package / "callee.py").write_text(CALLEE.format(added=1))
    assert answer(tmp_path) == (2, False)
    assert answer(tmp_path) == (2, True)
    (package / "callee.py").write_text(CALLEE.format(added=10))
    assert answer(tmp_path) == (11, False)


@jit
def plus(one: int, other: int) -> int:
    return one + other


@jit
def plus_constants(number: int) -> int:
    return plus(number, 1) + plus(2, number) + plus(3, 4)


def test_a_kernel_is_compiled_once_whatever_constants_it_is_called_with() -> None:
    kernel: Any = plus
    assert plus_constants(10) == 11 + 12 + 7
    assert len(getattr(kernel, "overloads", ())) <= 1  # none where its caller came from disk, or without the compiler


def numbers(state: int, n: int) -> tuple[int, int]:
    """The numbers of `drawn`, computed plainly: splitmix64, and Lemire's rejection."""
    every = (1 << 64) - 1
    while True:
        state = z = state + 0x9E3779B97F4A7C15 & every
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & every
        z = (z ^ z >> 27) * 0x94D049BB133111EB & every
        product = ((z ^ z >> 31) >> 32) * n
        if product % 2**32 >= 2**32 % n:
            return state, product >> 32


def test_random_numbers_are_those_of_plain_arithmetic() -> None:
    rng, state, plain = np.array([7], np.uint64), np.uint64(7), 7
    with np.errstate(over="ignore"):  # without the compiler
        for n in (1, 2, 6, 36, 108, 216, 3 << 30) * 20:
            plain, number = numbers(plain, n)
            later, same = drawn(state, n)
            state = np.uint64(later)
            assert number == same == below(rng, n)
            assert plain == state == rng[0]


def test_importing_it_changes_no_file(tmp_path: Path) -> None:
    """In a copy of the package: elsewhere other tests compile at the same time."""
    package = Path(__file__).parents[2] / "src" / "parlour"
    shutil.copytree(package, tmp_path / "parlour", ignore=shutil.ignore_patterns("__pycache__", "web", "languages"))
    old = tmp_path / "parlour" / "games" / "rolit" / "__pycache__"
    old.mkdir()
    for name in ("kernel.gone-1.py311.nbi", "kernel.gone-1.py311.1.nbc"):
        (old / name).write_bytes(b"of some other time")
    before = {path: path.stat().st_mtime_ns for path in old.iterdir()}
    found = subprocess.run(
        [sys.executable, "-c", "import parlour.compute.kernels; print(parlour.compute.kernels.__file__)"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert found.stdout.startswith(str(tmp_path)), "the copy was imported"
    assert {path: path.stat().st_mtime_ns for path in old.glob("*.nb?")} == before
