"""Trains to a file: with progress, resumable, and reproducible from its seed."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.contract.training import Plan, Told, Trained, resumed, save
from parlour.errors import Unsupported
from parlour.games.tuki.engine.estimate import STAGES, WEIGHTS
from parlour.games.tuki.engine.learning import learn
from parlour.games.tuki.engine.weights import NAMES, rule_of_thumb
from parlour.games.tuki.layout import encode
from parlour.games.tuki.state import TukiRules
from parlour.speech.message import Message

EVERY: Final = 10
"""After this many batches the work so far is saved."""
SHOWN: Final = ("1", "2", "3–4", "5–6")
"""The stages of a round by how many cards a seat still has hidden."""


def train_for(game: TukiRules, plan: Plan, told: Told) -> Trained:
    """Learns to estimate grids for a number of players from rounds of self-play, `plan.games` in a batch."""
    if plan.workers is not None:
        raise Unsupported(Message("cannot-train-cluster", {"game": type(game).__name__}))
    name = NAMES[game.players]
    part, file = plan.folder / f"{name}.part.npz", plan.folder / f"{name}.npz"
    begin = encode(type(game).make({**game.options_dict, "rounds": 1}).start())
    w, visits, curve = rule_of_thumb().copy(), np.zeros(WEIGHTS, dtype=np.float32), []
    if (kept := resumed(part, plan)) is not None:
        w, visits, curve = kept.arrays["weights"], kept.arrays["visits"], kept.curve
    while len(curve) < plan.batches:
        curve.append(_batch(w, visits, begin, plan, len(curve)))
        if len(curve) % EVERY == 0 and len(curve) < plan.batches:
            save(part, plan, curve, weights=w, visits=visits)
        told(len(curve))
    save(file, plan, curve, weights=w.astype(np.float16))
    part.unlink(missing_ok=True)
    return Trained(file, plan, {stage: [point[stage] for point in curve] for stage in SHOWN})


def _batch(w: Any, visits: Any, begin: Any, plan: Plan, number: int) -> dict[str, float]:
    """One batch; by stage, the root mean square error of the estimates, in points."""
    missed = np.zeros((STAGES, 2))
    with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
        learn(w, visits, begin, plan.seed, number * plan.games, plan.games, plan.batches * plan.games, missed)
    roots = np.sqrt(missed[1:, 0] / np.maximum(missed[1:, 1], 1.0))
    return {stage: float(root) for stage, root in zip(SHOWN, roots, strict=True)}
