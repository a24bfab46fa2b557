"""Trains a course to a file: with progress, resumable, and reproducible from its seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from parlour.contract.training import Plan, Told, Trained, resumed, save
from parlour.errors import Unsupported
from parlour.games.rolit.engine.courses import COURSES, course
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.learning import Learner
from parlour.games.rolit.engine.patterns import patterns
from parlour.games.rolit.options import RolitOptions
from parlour.speech.message import Message

SCALE: Final = {2: 256, 3: 2048, 4: 2048}
"""One ball, or with more than two players one unit of log-odds, in the whole numbers of a file of weights."""
EVERY: Final = 20
"""After this many batches the work so far is saved."""


def arrays(gpu: bool) -> Any:
    """The module whose arrays do the work."""
    if not gpu:
        return np
    try:
        return import_module("cupy")
    except ImportError as error:
        raise Unsupported(Message("cannot-train-gpu")) from error


def train_for(options: RolitOptions, plan: Plan, told: Told) -> Trained:
    """Learns to evaluate the game with these options."""
    name = course_name(options.size, options.players, options.preset == "reversi")
    if name not in COURSES:
        raise Unsupported(Message("cannot-train-board", {"size": options.size}))
    file = train(name, plan.games, plan.batches, plan.seed, plan.folder, gpu=plan.gpu, told=told, workers=plan.workers)
    with np.load(file) as kept:
        curve = json.loads(str(kept["made"]))["curve"]
    length = patterns(options.size, options.players > 2).length
    stages = [stage for stage in curve[0] if stage != "batch"]
    return Trained(file, plan, {_empties(int(each), length): [point[each] for point in curve] for each in stages})


def _empties(stage: int, length: int) -> str:
    """A stage by the number of empty hollows."""
    return f"{stage * length}–{(stage + 1) * length - 1}"


def train(
    name: str,
    games: int,
    batches: int,
    seed: int,
    folder: Path,
    *,
    gpu: bool,
    told: Callable[[int], None],
    workers: Executor | None = None,
) -> Path:
    """Learns a course in a number of batches and writes `NAME.npz`; an unfinished `NAME.part.npz` is resumed."""
    lessons, plan = course(name, games, batches, seed), Plan(batches, games, seed, folder, gpu)
    learner = Learner(arrays(gpu), lessons, workers)
    partial = folder / f"{name}.part.npz"
    if (kept := resumed(partial, plan)) is not None:
        learner.weights = learner.xp.asarray(kept.arrays["weights"])
        learner.batch, lessons.curve = len(kept.curve), kept.curve

    def batch_done(done: int) -> None:
        if done % EVERY == 0 and done < batches:
            save(partial, plan, lessons.curve, weights=_plain(learner))
        told(done)

    learner.run(batches, batch_done)
    whole = np.clip(np.round(_plain(learner) * SCALE[lessons.players]), -32767, 32767).astype(np.int16)
    save(folder / f"{name}.npz", plan, lessons.curve, weights=whole)
    partial.unlink(missing_ok=True)
    return folder / f"{name}.npz"


def _plain(learner: Learner) -> Any:
    return learner.weights if learner.xp is np else learner.xp.asnumpy(learner.weights)
