"""Plays an agent through a task by the arena's rule: against each opponent the same deals, from every seat.

The agent holds one seat, the opponent all others. The deal is the unit of every interval, as in the arena. A file of
deals for each opponent lets an interrupted evaluation go on.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from importlib.metadata import version
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from parlour.contract.bots import levels
from parlour.study import agents
from parlour.study.arena.entrants import Entrant
from parlour.study.arena.match import make_job, run
from parlour.study.arena.results import Results
from parlour.study.arena.tally import Mean, Tally, Z
from parlour.study.arena.trial import Job
from parlour.study.arena.workers import InThisProcess
from parlour.study.exploit import exploitability, regret
from parlour.study.tasks.registry import Task

FORMAT: Final = 1
ALONE: Final = "alone"
"""Stands for the opponent where there is none."""
DIGITS: Final = 6
Told = Callable[[int, str, Tally], None]
"""A callback with the number of deals played, the opponent and the results against it."""


@dataclass
class Evaluation:
    """The scores of an agent in a task, and how they were measured."""

    task: Task
    agent: str
    deals: int
    seed: int
    against: dict[str, Tally] = field(default_factory=dict)
    exact: dict[str, Any] | None = None
    """By seat: what the agent loses a game beside best play, and what a best response to it gains."""
    seconds: float = 0.0

    def to_json(self) -> dict[str, Any]:
        """The contents of a result file."""
        return {
            "evaluation": FORMAT,
            "task": self.task.id,
            "agent": agents.label(self.agent),
            **agents.told(self.agent),
            "deals": self.deals,
            "seed": self.seed,
            "nodes": self.task.nodes,
            "opening": self.task.opening,
            "against": {opponent: self._one(tally) for opponent, tally in self.against.items()},
            "exact": self.exact,
            "seconds": round(self.seconds, 2),
            "rules": self.task.rules,
            "parlour": version("parlour"),
            "python": platform.python_version(),
            "numpy": np.__version__,
            "machine": f"{platform.system()} {platform.machine()}",
        }

    def _one(self, tally: Tally) -> dict[str, Any]:
        mine, length = tally.by_level[self.agent], round(tally.steps / tally.games, 3)
        numbers = {"deals": tally.deals, "games": tally.games, "mean_length": length}
        seats = [self._numbers(*mine.by_seat[seat]) for seat in sorted(mine.by_seat)]
        return {**numbers, **self._numbers(mine.share, mine.score), "seats": seats}

    def _numbers(self, share: Mean, score: Mean) -> dict[str, Any]:
        points = {"score": round(score.value, DIGITS), "score_interval": _rounded(score.interval)}
        if self.task.alone:
            return points
        return {"share": round(share.value, DIGITS), "interval": _rounded(interval(share)), **points}


def interval(share: Mean) -> tuple[float, float]:
    """The 95% interval of a share of the wins, within 0 and 1.

    Deals that are all won or all lost show no variance: then it is Wilson's interval, with the deal as the unit.
    """
    low, high = share.interval
    if share.n and share.value in (0.0, 1.0):
        reach = Z * Z / (share.n + Z * Z)
        low, high = (0.0, reach) if share.value == 0.0 else (1 - reach, 1.0)
    return max(0.0, low), min(1.0, high)


def _rounded(ends: tuple[float, float]) -> list[float | None]:
    return [round(end, DIGITS) if abs(end) < inf else None for end in ends]


def jobs(task: Task, agent: Entrant, seed: int = 0) -> dict[str, Job]:
    """The matches of a task: against each opponent except the agent itself, which would win its even share."""
    game, rest = task.game(), [opponent for opponent in task.opponents if opponent != agent]
    playing = {ALONE: [agent]} if task.alone else {each: [agent, *[each] * (task.players - 1)] for each in rest}
    limits: dict[str, Any] = {"seed": seed, "nodes": task.nodes, "opening": task.opening}
    return {opponent: make_job(game, bots, **limits) for opponent, bots in playing.items()}


def evaluate(
    task: Task,
    agent: Entrant,
    deals: int | None = None,
    *,
    seed: int = 0,
    executor: Executor | None = None,
    workers: int = 1,
    kept: Path | None = None,
    told: Told = lambda done, opponent, tally: None,
) -> Evaluation:
    """Plays a level, an installed bot or the user's own class through a task.

    `deals`, against each opponent, is the task's own number unless given. `kept` is the file that the result is for:
    the deals stand beside it until `tidy` removes them.
    """
    started, number, matches = perf_counter(), deals or task.deals, jobs(task, agent, seed)
    name = next(iter(matches.values())).levels[0]
    found = Evaluation(task, name, number, seed)
    for at, (opponent, job) in enumerate(matches.items()):
        results = None if kept is None else Results(part(kept, opponent), job)

        def progress(tally: Tally, before: int = at * number, opponent: str = opponent) -> None:
            told(before + tally.deals, opponent, tally)

        try:
            found.against[opponent] = run(
                job, number, executor or InThisProcess(), workers=workers, results=results, progress=progress
            )
        finally:
            if results is not None:
                results.close()
    if task.tabular and (name in levels(task.game()) or (task.alone and agents.maker(name) is not None)):
        found.exact = _exactly(task, name)
    found.seconds = perf_counter() - started
    return found


def part(file: Path, opponent: str) -> Path:
    """The file of the deals against an opponent."""
    return file.with_name(f"{file.name}.{opponent}.part")


def tidy(file: Path, evaluation: Evaluation) -> None:
    """Removes the files of the deals of an evaluation whose result is written."""
    for opponent in evaluation.against:
        part(file, opponent).unlink(missing_ok=True)


def _exactly(task: Task, level: str) -> dict[str, Any]:
    game = task.game()
    lost, gains = regret(game, level), exploitability(game, level).gains
    return {"regret": [round(each, DIGITS) for each in lost], "gains": [round(each, DIGITS) for each in gains]}
