"""Every game without what Numba does not document (`PARLOUR_PLAIN_NUMBA`): its rules, a batch and a search."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SEARCH = """
import sys
from random import Random

import parlour
from parlour.compute.numba_internals import PLAIN

assert PLAIN == (sys.argv[2] == "plain")
game, random = parlour.game(sys.argv[1]), Random(1)
env, state = parlour.batch(game, 2, seed=1), game.start()
for _ in range(20):
    env.step(env.mask().argmax(1))
print(env.observe().tolist())
while state.actor == parlour.CHANCE:
    state = state.play(random.choice(state.chances())[0])
print([(str(each.move), each.exact, [round(worth, 2) for worth in each.worth]) for each in parlour.advise(state)])
"""


def searched(name: str, how: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", SEARCH, name, how],
        env={**os.environ, **environment}, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["rolit", "tuki", "shutbox"])
def test_rules_batches_and_searches_are_the_same(name: str) -> None:
    plain = {"PARLOUR_PLAIN_NUMBA": "1"}
    tests = str(HERE / name / "test_rules.py")
    rules = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not long", tests],
        cwd=HERE.parents[1], env={**os.environ, **plain}, capture_output=True, text=True,
    )  # fmt: skip
    assert rules.returncode == 0, rules.stdout
    assert searched(name, "plain", **plain) == searched(name, "as ever")
