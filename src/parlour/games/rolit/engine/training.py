"""Training a course to a file: with progress, resumable after an interruption, the same again from the same seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from parlour.games.rolit.engine.courses import course
from parlour.games.rolit.engine.learning import Learner

SCALE: Final = {2: 256, 3: 2048, 4: 2048}
"""What one ball, or one unit of log-odds among more than two players, is in the whole numbers of a file of weights."""
EVERY: Final = 20
"""After so many batches the work so far is saved."""


def arrays(gpu: bool) -> Any:
    """The module whose arrays do the work."""
    return import_module("cupy") if gpu else np


def train(
    name: str, games: int, batches: int, seed: int, folder: Path, *, gpu: bool, told: Callable[[int], None]
) -> Path:
    """Learn a course in so many batches and write `NAME.npz`; an unfinished `NAME.part.npz` is taken up again."""
    plan = course(name, games, batches, seed)
    learner = Learner(arrays(gpu), plan)
    partial = folder / f"{name}.part.npz"
    if partial.exists():
        _resume(learner, partial)

    def batch_done(done: int) -> None:
        if done % EVERY == 0 and done < batches:
            _save(learner, partial, _plain(learner))
        told(done)

    learner.run(batches, batch_done)
    whole = np.clip(np.round(_plain(learner) * SCALE[plan.players]), -32767, 32767).astype(np.int16)
    _save(learner, folder / f"{name}.npz", whole)
    partial.unlink(missing_ok=True)
    return folder / f"{name}.npz"


def _plain(learner: Learner) -> Any:
    return learner.weights if learner.xp is np else learner.xp.asnumpy(learner.weights)


def _save(learner: Learner, file: Path, weights: Any) -> None:
    plan = learner.course
    made = {"games": plan.games, "batches": plan.batches, "seed": plan.seed, "done": learner.batch, "curve": plan.curve}
    new = file.with_suffix(".new.npz")
    np.savez_compressed(new, weights=weights, made=json.dumps(made))
    new.replace(file)


def _resume(learner: Learner, file: Path) -> None:
    with np.load(file) as kept:
        made = json.loads(str(kept["made"]))
        plan = learner.course
        if (made["games"], made["batches"], made["seed"]) != (plan.games, plan.batches, plan.seed):
            return
        learner.weights = learner.xp.asarray(kept["weights"])
        learner.batch, plan.curve = made["done"], made["curve"]
