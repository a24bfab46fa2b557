"""Plays all agents through all tasks: python -m bench.baselines.scores RESULTS --nets FOLDER --seconds 540

Each result is a file, `RESULTS/TASK.AGENT.json`. Results that are there are not played again, and deals stand beside
them, so that the same command goes on where the last one ended. It uses all cores. `parlour evaluate --cards
docs/tasks RESULTS/*.json` puts the results on the cards.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path

from parlour.compute.machine import available_cores
from parlour.contract.bots import levels
from parlour.study.arena.tally import Tally
from parlour.study.arena.workers import local_workers
from parlour.study.tasks import Task, evaluate, tasks
from parlour.study.tasks.evaluation import tidy

SEARCHES = ("mcts:1000", "mcts:10000")


class Late(Exception):
    pass


def agents(task: Task, nets: Path | None) -> Iterator[tuple[str, str]]:
    """Each with the name of its file."""
    for level in levels(task.game()):
        yield level, level
    for search in SEARCHES:
        yield search, search.replace(":", "-")
    for file in sorted(nets.glob(f"{task.id}.*.npz")) if nets else ():
        yield f"net:{file}", file.name.removeprefix(f"{task.id}.").removesuffix(".npz")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", type=Path)
    parser.add_argument("--nets", type=Path)
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--tasks", nargs="*")
    parser.add_argument("--only", nargs="*", help="names of agents")
    args = parser.parse_args()
    args.results.mkdir(parents=True, exist_ok=True)
    ends, left = time.monotonic() + args.seconds, 0

    def hurry(done: int, opponent: str, tally: Tally) -> None:
        if time.monotonic() > ends:
            raise Late

    work = [
        (task, agent, args.results / f"{task.id}.{name}.json")
        for task in tasks()
        if not args.tasks or task.id in args.tasks
        for agent, name in agents(task, args.nets)
        if not args.only or name in args.only
    ]
    work.sort(key=lambda each: "10000" in each[1])  # the long ones last
    with local_workers(args.workers) as executor:
        for task, agent, file in work:
            if file.exists():
                continue
            if time.monotonic() > ends:
                left += 1
                continue
            many = args.workers or available_cores()
            try:
                found = evaluate(task, agent, args.deals, executor=executor, workers=many, kept=file, told=hurry)
            except Late:
                left += 1
                continue
            file.write_text(json.dumps(found.to_json(), indent=1) + "\n")
            tidy(file, found)
            shares = {name: round(tally.by_level[agent].share.value, 3) for name, tally in found.against.items()}
            print(f"{file.name} {found.seconds:.1f} s {shares}", flush=True)
    print(f"{left} results are missing: the same command goes on")


if __name__ == "__main__":
    main()
