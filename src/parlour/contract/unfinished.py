"""Training that was interrupted and is taken up again: what was learned so far, in a file beside the finished one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from parlour.contract.training import Plan
from parlour.errors import Unsupported
from parlour.speech.message import Message


@dataclass(frozen=True)
class Unfinished:
    """`curve` has a point for every batch that is done."""

    arrays: dict[str, Any]
    curve: list[dict[str, float]]


def save(file: Path, plan: Plan, curve: list[dict[str, float]], **arrays: Any) -> None:
    """Writes all of it, so that an interruption leaves the old file or the new one."""
    made = {"games": plan.games, "batches": plan.batches, "seed": plan.seed, "done": len(curve), "curve": curve}
    new = file.with_suffix(".new.npz")
    np.savez_compressed(new, made=json.dumps(made), **arrays)
    new.replace(file)


def resumed(file: Path, plan: Plan) -> Unfinished | None:
    """What a file of the same plan holds; nothing where there is no file; `Unsupported` where it is of another plan."""
    if not file.exists():
        return None
    with np.load(file) as kept:
        made = json.loads(str(kept["made"]))
        begun = (made["games"], made["batches"], made["seed"])
        if begun != (plan.games, plan.batches, plan.seed):
            held = {"file": str(file), "games": begun[0], "batches": begun[1], "seed": begun[2]}
            raise Unsupported(Message("cannot-train-on", held))
        return Unfinished({name: kept[name] for name in kept.files if name != "made"}, made["curve"])
