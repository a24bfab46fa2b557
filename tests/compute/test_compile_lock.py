"""Processes that need a kernel at the same time compile it once, and none waits for ever."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.compute.test_notice import KERNELS, package_of

PROGRAM = """
import sys, parlour.compute.compile_lock
parlour.compute.compile_lock.LONGEST_WAIT = float(sys.argv[1])
from strangers_game import outer
print("ready", flush=True)
sys.stdin.readline()
print(outer(1), sum(outer.stats.cache_misses.values()))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return package_of(tmp_path, KERNELS)


def started(package: Path, longest: float) -> subprocess.Popen[str]:
    """A process that is about to call the kernel."""
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(longest)], env={**os.environ, "PYTHONPATH": str(package.parent)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert program.stdout is not None
    assert program.stdout.readline() == "ready\n"
    return program


def results(programs: list[subprocess.Popen[str]]) -> list[tuple[int, int]]:
    """What each one's kernel said, and how often it was compiled there; all are let go at once."""
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    said = [program.communicate()[0].split() for program in programs]
    return [(int(answer), int(compiled)) for answer, compiled in said]


def test_of_processes_that_want_it_at_once_one_compiles_it(package: Path) -> None:
    found = results([started(package, 120.0) for _ in range(3)])
    assert [answer for answer, _ in found] == [2, 2, 2]
    assert sum(compiled for _, compiled in found) == 1


def test_whoever_holds_the_lock_and_does_nothing_is_not_waited_for_for_ever(package: Path) -> None:
    folder = package / "__pycache__"
    folder.mkdir()
    with (folder / "compiling.lock").open("wb") as lock:
        fcntl.lockf(lock, fcntl.LOCK_EX)
        assert results([started(package, 0.1)]) == [(2, 1)]
