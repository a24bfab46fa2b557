"""Kernels that are `apart`: compiled once, called by others where they are, also by processes that only load them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.compute.test_notice import package_of

from parlour.compute.kernels import apart, compiled, jit

KERNELS = """
from parlour.compute.kernels import apart, jit

@apart
def deepest(x):
    return x + 1

@apart
def deep(x):
    return 10 * deepest(x)

@jit
def middle(x):
    return deep(x) + deepest(x)

@jit
def outer(x):
    return middle(x) + 100 * deep(x)

@jit
def other(x):
    return outer(x) + deepest(x)
"""
SAID = {"deepest": 2, "deep": 20, "middle": 22, "outer": 2022, "other": 2024}


@apart
def total(numbers: np.ndarray) -> float:
    found = 0.0
    for number in numbers:
        found += number
    return found


@jit
def mean(numbers: np.ndarray) -> float:
    return total(numbers) / len(numbers)


@compiled("int64(int64)", apart)
def factorial(n: int) -> int:
    return 1 if n < 2 else n * factorial(n - 1)


@jit
def choose(n: int, k: int) -> int:
    return factorial(n) // factorial(k) // factorial(n - k)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return package_of(tmp_path, KERNELS)


@pytest.fixture(scope="module")
def once_compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of which a process has called `outer`, and with it all that `outer` calls."""
    package = package_of(tmp_path_factory.mktemp("once"), KERNELS)
    assert called(package, "outer") == [(SAID["outer"], False)]
    return package


@pytest.fixture
def kept(once_compiled: Path, tmp_path: Path) -> Path:
    """A copy of it, for a test that changes its files."""
    return Path(shutil.copytree(once_compiled, tmp_path / once_compiled.name))


def called(package: Path, *names: str) -> list[tuple[int, bool]]:
    """The kernels' answers in a fresh process that calls them in this order, and whether their code came from disk."""
    code = (
        "import sys, strangers_game\n"
        "for name in sys.argv[1:]:\n"
        "    kernel = getattr(strangers_game, name)\n"
        "    print(kernel(1), sum(kernel.stats.cache_hits.values()))\n"
    )
    return [
        (int(said), hits != "0") for said, hits in (line.split() for line in run(package, code, *names).splitlines())
    ]


def run(package: Path, code: str, *names: str) -> str:
    """The output of a fresh process."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", code, *names]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def forget(package: Path, name: str) -> None:
    """No process finds the code of this kernel any more."""
    files = list((package / "__pycache__").glob(f"__init__.{name}-*"))
    assert files
    for file in files:
        file.unlink()


def test_what_calls_an_apart_computes_the_same_with_either_kind() -> None:
    numbers = np.arange(5, dtype=np.float64)
    assert mean(numbers) == total(numbers) / 5 == 2.0
    assert mean(np.arange(4)) == 1.5  # other types, compiled as well
    assert choose(10, 3) == 120  # one that calls itself


def test_its_code_is_not_in_that_of_its_callers(package: Path) -> None:
    code = "import strangers_game; strangers_game.outer(1); print(*strangers_game.outer.inspect_llvm().values())"
    text = run(package, code)
    declared = [line for line in text.splitlines() if "4deepB" in line and line.startswith(("declare", "define"))]
    assert [line.split()[0] for line in declared] == ["declare"]


def test_other_processes_load_it_in_any_order(kept: Path) -> None:
    assert called(kept, "outer", "deepest", "deep") == [(SAID[name], True) for name in ("outer", "deepest", "deep")]
    assert called(kept, "deepest", "outer", "middle") == [(SAID[name], True) for name in ("deepest", "outer", "middle")]


def test_a_caller_is_loaded_where_the_file_of_what_it_calls_is_gone(kept: Path) -> None:
    forget(kept, "deep")
    forget(kept, "deepest")
    assert called(kept, "outer") == [(SAID["outer"], True)]


def test_what_was_compiled_again_under_another_symbol_goes_with_callers_that_were_not(kept: Path) -> None:
    forget(kept, "deepest")
    forget(kept, "deep")
    assert called(kept, "deep", "outer") == [(SAID["deep"], False), (SAID["outer"], True)]
    assert called(kept, "outer", "deep", "other") == [
        (SAID["outer"], True), (SAID["deep"], True), (SAID["other"], False),
    ]  # fmt: skip
    assert called(kept, "other", "deepest") == [(SAID["other"], True), (SAID["deepest"], True)]
