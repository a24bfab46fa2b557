"""`parlour.compute.crew`: threads share the steps of a batch, and nobody can tell from the games."""

from __future__ import annotations

import gc
import threading
import time
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.compute import machine
from parlour.compute.crew import GAMES_A_CORE

N = 3 * GAMES_A_CORE + 7
NAME = "parlour-batch"


@pytest.fixture(autouse=True)
def three_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "available_cores", lambda: 3)


def threads() -> int:
    return sum(thread.name == NAME for thread in threading.enumerate())


def ended() -> bool:
    """Whether the threads of all batches that nobody has any more have ended, after a while."""
    gc.collect()
    until = time.monotonic() + 60
    while threads() and time.monotonic() < until:
        time.sleep(0.01)
    return threads() == 0


def some_moves(env: Any, step: int) -> Any:
    """A legal move for each game, another one at each step."""
    mask = env.mask()
    return np.where(mask, (np.arange(mask.shape[1]) * 7 + step) % 31 + 1, 0).argmax(1)


GAMES = [
    ("rolit", {"size": 4}),  # over and begun again, with another first player, several times
    *(pytest.param(name, {}, marks=pytest.mark.long) for name in ("rolit", "tuki", "shutbox")),  # compile for long
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_games_are_those_of_one_core(name: str, options: dict[str, Any]) -> None:
    one, many = (parlour.batch(parlour.game(name, **options), N, seed=3, cores=cores) for cores in (1, 3))
    assert threads() >= 2
    for step in range(40):
        moves = some_moves(one, step)
        for here, there in zip(one.step(moves), many.step(moves), strict=True):
            assert np.array_equal(here, there)
    assert np.array_equal(one.episode, many.episode)
    for here, there in zip(one.reset(seed=9), many.reset(seed=9), strict=True):
        assert np.array_equal(here, there)


def test_the_first_impossible_move_is_named_and_no_game_moves() -> None:
    env = parlour.batch(parlour.game("rolit", size=4, first=0), N, cores=3)
    moves = some_moves(env, 0)
    before, nowhere = env.observe().copy(), int(np.flatnonzero(~env.mask()[0])[0])
    moves[[N - 1, 2 * GAMES_A_CORE, N - 2]] = nowhere
    with pytest.raises(parlour.IllegalMove, match=f"game {2 * GAMES_A_CORE} of the batch"):
        env.step(moves)
    assert np.array_equal(env.observe(), before)


def test_threads_that_slept_take_part_again_and_end_with_their_batch() -> None:
    assert ended()
    env, beside = (parlour.batch(parlour.game("rolit", size=4), N, cores=cores) for cores in (3, 1))
    assert threads() == 2
    for step in range(3):
        time.sleep(0.05)  # their patience is over
        moves = some_moves(beside, step)
        assert np.array_equal(env.step(moves).observation, beside.step(moves).observation)
    del env
    assert ended()


def test_few_games_are_stepped_by_the_thread_that_asks() -> None:
    assert ended()
    env = parlour.batch(parlour.game("tuki"), GAMES_A_CORE, cores=3)
    env.step(some_moves(env, 0))
    assert threads() == 0
