"""Batches on a GPU are those of the processor: on Numba's simulator of one, and on a real one where there is one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour import BadOption, IllegalMove
from parlour.compute import gpu
from tests.cases import SLOW_TO_COMPILE

pytestmark = pytest.mark.filterwarnings("ignore:.*overflow encountered")
"""Random numbers wrap around on purpose; the simulator's threads do not know that it was said."""

Case = tuple[str, dict[str, Any], dict[str, Any], int]
CASES: list[Case] = [
    ("rolit", {"players": 4}, {}, 64),
    ("rolit", {"preset": "reversi", "size": 4}, {"reset": "next_step", "reward": "zero_sum"}, 20),
    ("rolit", {"players": 3, "size": 6}, {"chance": "explicit"}, 35),
    ("tuki", {"players": 2, "rounds": 1}, {}, 60),
    ("tuki", {"players": 3, "rounds": 1, "first": 1}, {"chance": "explicit", "reward": "score"}, 40),
    ("shutbox", {"players": 2, "edition": "nine"}, {"reward": "score"}, 30),
    ("shutbox", {"players": 3, "variant": "even-or-odd"}, {"chance": "explicit", "reset": "off"}, 40),
]
SEED, GAMES = 5, 3

PROGRAM = """
import json, sys
from tests.games.test_gpu_batches import walked
print(json.dumps(walked(*json.loads(sys.argv[1]))))
"""


def walked(case: Case, device: str, games: int = GAMES) -> list[str]:
    """The visible state after each step, in short; moves and outcomes are drawn from the legal ones."""
    name, options, settings, steps = case
    env = parlour.batch(parlour.game(name, **options), games, seed=SEED, device=device, **settings)
    random, seen = np.random.default_rng(2), []
    turn = env.reset()
    for number in range(steps):
        arrays = [*turn, env.episode, *env.snapshot(), *([env.chances(), env.observe(1)] if number % 9 == 0 else ())]
        told = env.state(number % games).code().encode()
        seen.append(sha256(b"".join([*(np.asarray(each).tobytes() for each in arrays), told])).hexdigest())
        can, at_chance = np.asarray(env.mask()), np.asarray(env.actor) == parlour.CHANCE
        moves = (can * random.random(can.shape)).argmax(1)
        if at_chance.any():
            chances = np.asarray(env.chances())
            moves = np.where(at_chance, ((chances > 0) * random.random(chances.shape)).argmax(1), moves)
        turn = env.step(moves, random.random(games) < 0.9)
    return seen


def simulated(wanted: str, *given: Any) -> Any:
    """A function's answer with the simulator in place of the card; it is chosen before Numba is imported."""
    if config.ENABLE_CUDASIM:
        return globals()[wanted](*given)
    chosen = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-c", PROGRAM.replace("walked", wanted), json.dumps(given)]
    done = subprocess.run(command, env=chosen, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def all_walked(names: list[str], device: str) -> list[list[str]]:
    return [walked(case, device) for case in CASES if case[0] in names]


@pytest.mark.parametrize(
    ("names", "also"),
    [(["rolit", "tuki"], "compiled"), pytest.param(["shutbox"], "as it is", marks=SLOW_TO_COMPILE)],
    ids=["rolit, tuki", "shutbox"],
)
def test_batches_on_the_simulated_gpu_are_those_of_the_processor(names: list[str], also: str) -> None:
    """Beside the compiled loops of the processor; the box, which takes long to compile, beside the same in Python."""
    found = simulated("all_walked", names, "cuda")
    here = all_walked(names, "cpu") if also == "compiled" else simulated("all_walked", names, "cpu")
    assert found == here and all(len(set(each)) > 9 for each in found)


def threads_begun() -> int:
    """By a batch on the card that may use two cores, and is large enough for both."""
    from threading import active_count

    from parlour.study import batch

    batch.crew_size = lambda games, cores, kernel: cores
    before = active_count()
    parlour.batch(parlour.game("rolit"), GAMES, cores=2, device="cuda")
    return active_count() - before


def test_a_batch_on_the_card_starts_no_threads_of_the_processor() -> None:
    assert simulated("threads_begun") == 0


def taken(device: str) -> list[Any]:
    """Actions on the card and on the host, some games alone, positions set, snapshots, arrays taken by others."""
    from parlour.compute.gpu import cuda

    chosen = parlour.game("rolit", players=2, size=6, first=0)
    env = parlour.batch(chosen, GAMES, seed=SEED, device=device)
    kept, moves = env.snapshot(), np.asarray(env.mask()).argmax(1)
    where, found = np.array([True, False, True]), []
    for actions, some in (
        (moves, None),
        (moves.tolist(), where),
        (cuda.to_device(moves), None),
        (cuda.to_device(moves.astype(np.int32)), cuda.to_device(where)),
        (cuda.to_device(moves), where),
    ):
        env.step(actions, some)
        found.append(np.asarray(env.observe()).tobytes().hex())
        env.restore(kept)
    state = chosen.start()
    env.set(1, state.play(state.legal()[2]))
    assert np.asarray(env.actor).tolist() == [0, 1, 0]
    seen = env.observe()
    assert (seen.shape, seen.ndim, len(seen), seen.dtype) == ((3, *chosen.observation.shape), 4, 3, "int8")
    taken = np.from_dlpack(seen) if gpu.SIMULATED else seen
    env.step(np.asarray(env.mask()).argmax(1))
    assert np.array_equal(np.asarray(taken), np.asarray(env.observe())), "no copy"
    assert env.episode.copy_to_host().tolist() == [0, 0, 0] and "int64" in repr(env.episode)
    with pytest.raises(ValueError, match="OnCard"):
        np.asarray(env.actor, copy=False)
    return found


def test_actions_are_taken_from_the_card_and_from_the_host() -> None:
    whole, some, *others = simulated("taken", "cuda")
    assert others == [whole, some, some] and whole != some


def refused(device: str) -> list[str]:
    from parlour.compute.gpu import cuda

    env = parlour.batch(parlour.game("rolit", players=2, first=0), GAMES, device=device)
    legal, before = int(np.asarray(env.mask())[0].argmax()), env.snapshot()
    told = []
    for actions, where in (
        ([legal, 0, 99], None),
        (cuda.to_device(np.array([legal, legal, 0])), None),
        ([legal], None),
        (cuda.to_device(np.array([legal, legal])), None),
        (cuda.to_device(np.array([0.5, 1, 2])), None),
        ([legal] * 3, [True]),
        ([legal] * 3, cuda.to_device(np.array([True]))),
    ):
        with pytest.raises((BadOption, IllegalMove)) as wrong:
            env.step(actions, where)
        told.append(str(wrong.value))
        assert all(np.array_equal(x, y) for x, y in zip(before, env.snapshot(), strict=True))
    env.step([legal] * 3)
    return told


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    move, other, *shapes = simulated("refused", "cuda")
    assert "game 1 of the batch" in move and "'a1'" in move
    assert "game 2 of the batch" in other
    for said in shapes[:3]:
        assert "actions" in said and "3 whole numbers" in said
    for said in shapes[3:]:
        assert "where" in said and "3 truth values" in said


@pytest.mark.gpu
@pytest.mark.usefixtures("real_gpu")
@pytest.mark.filterwarnings("ignore:.*Grid size")  # few games do not fill a card
def test_batches_on_a_real_gpu_are_those_of_the_processor() -> None:
    for case in CASES:
        assert walked(case, "cpu", 1000) == walked(case, "cuda", 1000), case
    whole, some, *others = taken("cuda")
    assert others == [whole, some, some]
    assert len(refused("cuda")) == 7
