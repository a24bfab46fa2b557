"""Kernels compute the same without what Numba does not document: told to, or where a version of Numba lacks it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.compute.test_notice import package_of

from parlour.compute import numba_internals

KERNELS = """
import numpy as np

from parlour.compute import memory
from parlour.compute.kernels import apart, compiled, jit

@apart
def plus(one, other):
    return one + other

@compiled("int64(int64)", apart)
def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)

@jit
def called(n):
    return plus(factorial(n), 1) + plus(2, n)

@jit
def viewed(room):
    '''Writes into a view of each kind, one behind the other, and says what it reads there; the first number is where
    they begin.'''
    at = room[0]
    whole, short, words = memory.whole_numbers(room, at, 2), memory.short_words(room, 3, 3), memory.words(room, 5, 2)
    floats, small = memory.numbers(room, 7, 2), memory.small_numbers(room, 9, 3)
    table, whole_table = memory.table(room, 11, 2, 3), memory.whole_table(room, 17, 3, 2)
    for i in range(2):
        whole[i], words[i], floats[i] = -1 - i, 18446744073709551615 - i, 0.5 + i
        for j in range(3):
            table[i, j], whole_table[j, i] = i - j / 4, 10 * i - j
    for i in range(3):
        short[i], small[i] = 4294967295 - i, 0.25 * i
    return (
        whole[0] + whole[1], short[2], words[1], floats[0] + floats[1], small[1] + small[2],
        table[1, 2], whole_table[2, 1], len(whole), len(short), len(words), len(floats), len(small),
        table.shape, whole_table.shape,
    )

print(called(5))
for kind in (np.int64, np.uint64):
    room = np.zeros(23, kind)
    room[0] = 1
    print(viewed(room), room.tobytes().hex())
"""
RACE = """
from parlour.compute.kernels import below, inline
from parlour.compute.loops import loops
from parlour.compute.words import AT_CHANCE, ENDED
from parlour.contract.kernel import Kernel

# A race: a die is thrown, and its thrower takes its eyes or leaves them, until somebody has ten.
@inline
def begin(p, t):
    p[:] = 0

@inline
def actor(p, t):
    return ENDED if p[0] >= t[0] or p[1] >= t[0] else AT_CHANCE if p[3] == 0 else p[2]

@jit
def act(p, t, number):
    if p[3] == 0:
        p[3] = number + 1
    else:
        p[p[2]] += number * p[3]
        p[2], p[3] = 1 - p[2], 0

@jit
def draw(p, t, rng):
    return below(rng, 6)

@jit
def settle(p, t, scores):
    scores[0], scores[1] = p[0], p[1]
    return 1 if p[0] > p[1] else 2

@jit
def observe(p, t, seat, out):
    out[0], out[1] = p[seat], p[1 - seat]

@jit
def mask(p, t, out):
    out[:] = actor(p, t) >= 0

@jit
def weigh(p, t, out):
    out[:] = 1

class Race:
    actions, outcomes = range(2), range(6)
    def kernel(self):
        return Kernel(None, 4, None, begin, act, actor, mask, weigh, settle, observe, draw)

LOOPS = loops(Race())

def raced():
    n = 3
    t, p, rng, past = np.array([10]), np.zeros((n, 4), np.int64), np.zeros(n, np.uint64), np.zeros(n, np.int64)
    obs, legal, actors = np.zeros((n, 2), np.int64), np.zeros((n, 2), np.bool_), np.full(n, ENDED)
    rewards, ended, final = np.zeros((n, 2)), np.zeros(n, np.bool_), np.zeros((n, 2), np.int64)
    settings, scores, seen = np.array([1, 0, 0]), np.zeros(2, np.int64), []
    for step in range(60):
        LOOPS.step(t, settings, 7, 0, np.full(n, step % 3 > 0, np.int64), p, rng, past, scores,
                   obs, legal, actors, rewards, ended, final)
        seen.append(int(p[:, :3].sum() + 100 * rewards[:, 0].sum()))
    return sum(seen), past.tolist()

print(raced())
"""
LACKING = """
import sys
from types import ModuleType

import numba
import numba.core.event
from numba.core import codegen, options, typeinfer, types
from numba.np import arrayobj

def lack(holder, module, name):
    '''Imports of this module of Numba find it without a name from now on; Numba itself has it.'''
    copy = ModuleType(module.__name__)
    copy.__dict__.update({each: value for each, value in vars(module).items() if each != name})
    setattr(holder, module.__name__.rpartition(".")[2], copy)

WAYS = {
    "keep_on_disk": lambda: setattr(numba.core.dispatcher.Dispatcher, "enable_caching", lambda self: None),
    "keep_apart": lambda: lack(numba.core, codegen, "JITCodeLibrary"),
    "one_for_all_constants": lambda: lack(numba, types, "unliteral"),
    "UNCOUNTED": lambda: lack(numba.core, options, "DefaultOptions"),
    "ahead_of_time": lambda: lack(numba.core, typeinfer, "register_dispatcher"),
    "array_view": lambda: lack(numba.np, arrayobj, "populate_array"),
    "on_compile": lambda: (sys.modules.update({"numba.core.event": None}), delattr(numba.core, "event")),
}
for trick in sys.argv[1:]:
    WAYS[trick]()
import parlour.compute.notice
numba.types, numba.core.codegen, numba.core.options = types, codegen, options
numba.core.typeinfer, numba.np.arrayobj = typeinfer, arrayobj
import strangers_game
"""
TRICKS = (
    "keep_on_disk", "keep_apart", "one_for_all_constants", "UNCOUNTED", "ahead_of_time", "array_view", "on_compile",
)  # fmt: skip


def said(folder: Path, *lacking: str, **environment: str) -> str:
    """The kernels' results in a process of their own, whose Numba lacks the parts that these tricks need."""
    done = subprocess.run(
        [sys.executable, "-c", LACKING, *lacking],
        env={**os.environ, "PYTHONPATH": str(folder), **environment}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Kernels that other kernels call, and their results with every trick."""
    folder = package_of(tmp_path_factory.mktemp("few"), KERNELS).parent
    usual = said(folder)
    called, whole, words = usual.splitlines()
    assert called == str(121 + 7)
    assert whole == words
    assert whole.startswith(
        "(-3, 4294967293, 18446744073709551614, 2.0, 0.75, 0.5, 8, 2, 3, 2, 2, 3, (2, 3), (3, 2)) 01"
    )
    return folder, usual


@pytest.fixture(scope="module")
def all_of_them(few: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The same with the loops of a batch, which take longer to compile."""
    folder = package_of(tmp_path_factory.mktemp("all"), KERNELS + RACE).parent
    usual = said(folder)
    *same, raced = usual.splitlines()
    assert same == few[1].splitlines()
    assert raced.endswith("])")
    return folder, usual


def kept(folder: Path) -> set[str]:
    """The kernels whose machine code is on disk."""
    return {file.name.split("-")[0] for file in (folder / "strangers_game" / "__pycache__").glob("*.nbi")}


def test_every_trick_can_be_switched_off(few: tuple[Path, str], tmp_path: Path) -> None:
    folder, expected = few
    assert "__init__.viewed" in kept(folder)
    plain = package_of(tmp_path, KERNELS).parent
    assert said(plain, PARLOUR_PLAIN_NUMBA="1") == expected
    assert not kept(plain)


def test_kernels_run_where_no_folder_may_be_written_to(few: tuple[Path, str], tmp_path: Path) -> None:
    """Each process compiles for itself where both the installation and the home are read-only."""
    nowhere = "from numba.core import caching\ncaching.CacheImpl._locator_classes = []\n"
    folder = package_of(tmp_path, nowhere + KERNELS).parent
    assert said(folder) == few[1]
    assert not kept(folder)


@pytest.mark.long
def test_every_trick_can_be_switched_off_for_batches_too(all_of_them: tuple[Path, str], tmp_path: Path) -> None:
    folder, expected = all_of_them
    assert {"__init__.viewed", "__init__.uncounted_act"} <= kept(folder)
    plain = package_of(tmp_path, KERNELS + RACE).parent
    assert said(plain, PARLOUR_PLAIN_NUMBA="1") == expected
    assert not kept(plain)


@pytest.mark.long
def test_a_numba_that_lacks_every_part_computes_the_same(all_of_them: tuple[Path, str], tmp_path: Path) -> None:
    plain = package_of(tmp_path, KERNELS + RACE).parent
    assert said(plain, *TRICKS) == all_of_them[1]
    assert not kept(plain)


@pytest.mark.long
@pytest.mark.parametrize("trick", TRICKS)
def test_a_numba_that_lacks_one_part_computes_the_same(
    trick: str, all_of_them: tuple[Path, str], tmp_path: Path
) -> None:
    plain = package_of(tmp_path, KERNELS + RACE).parent
    assert said(plain, trick) == all_of_them[1]
    assert said(plain, trick) == all_of_them[1], "also where the machine code of the first process is on disk"
    assert bool(kept(plain)) == (trick != "keep_on_disk")
    assert ("__init__.uncounted_act" in kept(plain)) == (trick not in ("keep_on_disk", "UNCOUNTED"))


def test_a_kernel_without_the_parts_is_left_as_it_is() -> None:
    kernel: Any = SimpleNamespace()
    assert not numba_internals.keep_on_disk(kernel, "stamp")
    numba_internals.one_for_all_constants(kernel)
    numba_internals.keep_apart(kernel)
    assert not numba_internals.is_inlined(kernel)
    assert vars(kernel) == {}
