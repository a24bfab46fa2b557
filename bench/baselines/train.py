"""Trains the baselines: python -m bench.baselines.train --to FOLDER --seconds 540 --each 8 --workers 4 [TASK …]

For each task, kind (`ppo`, `linear`) and seed: a policy in whole numbers (`TASK.ppo-1.npz`) and its curve (JSON). Those
that are there are not trained again, and nothing begins that cannot end in time. The games and the network are on the
GPU, if there is one with numba-cuda; else the games are on the processor's cores. It needs torch.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from parlour.study.tasks import task, tasks

LARGE = ("rolit8-2-v1", "reversi8-2-v1", "rolit8-4-v1", "rolit6-2-v1", "rolit6-3-v1")
COMPILING = 60.0
"""Seconds left for compiling and measuring beside the training."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tasks", nargs="*")
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=540.0, help="for all of it")
    parser.add_argument("--each", type=float, default=8.0, help="seconds of training for a policy; boards take twice")
    parser.add_argument("--updates", type=int, default=1_000_000)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--envs", choices=("auto", "cuda", "cpu"), default="auto")
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    ends = time.time() + args.seconds
    chosen = [each.id for each in tasks()] if not args.tasks else args.tasks
    with ProcessPoolExecutor(args.workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for line in pool.map(one_task, chosen, [args] * len(chosen), [ends] * len(chosen)):
            print(line, flush=True)


def one_task(id: str, args: argparse.Namespace, ends: float) -> str:
    """All policies of a task, one after the other: what is compiled for the first serves the others."""
    said = []
    for seed in range(1, args.seeds + 1):
        for kind in ("ppo", "linear"):
            file = args.to / f"{id}.{kind}-{seed}.npz"
            try:
                said.append(file.name + ": " + one(id, kind, seed, file, args, ends))
            except Exception:
                said.append(file.name + ": " + traceback.format_exc())
            print(said[-1], flush=True)
    return f"{id} done"


def one(id: str, kind: str, seed: int, file: Path, args: argparse.Namespace, ends: float) -> str:
    import torch

    from bench.baselines.learner import Plan, train
    from parlour.study.agents.network import save

    gpu = torch.cuda.is_available()
    seconds = args.each * (2 if id in LARGE and kind == "ppo" else 1)
    if file.exists():
        return "is there"
    if time.time() + seconds * (1 if gpu else 3) + (COMPILING if seed == 1 and kind == "ppo" else 10) > ends:
        return "no time"
    if not gpu:
        torch.set_num_threads(1)
    plan = Plan(
        seed, () if kind == "linear" else (256, 128) if id in LARGE else (128, 64), seconds, args.updates,
        args.games, args.steps, "cuda" if gpu else "cpu", envs(args.envs, gpu),
        3e-3 if kind == "linear" else 1e-3,
    )  # fmt: skip
    network, report = train(task(id), plan)
    new = file.with_name(f"{file.name}.new")
    save(new, network)
    file.with_suffix(".json").write_text(
        json.dumps({"task": id, "agent": network.about["agent"], **report}, indent=1) + "\n"
    )
    new.replace(file)
    return json.dumps(report["curve"][-1])


def envs(wanted: str, gpu: bool) -> str:
    """The place of the games."""
    if wanted != "auto":
        return wanted
    try:
        from parlour.compute.gpu import require

        require()
    except Exception:
        return "cpu"
    return "cuda" if gpu else "cpu"


if __name__ == "__main__":
    main()
