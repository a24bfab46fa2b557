"""Tasks of a benchmark: games with settled options, opponents and rules of measuring, and the results of agents."""

from __future__ import annotations

from parlour.study.tasks.evaluation import Evaluation, evaluate
from parlour.study.tasks.registry import Task, task, tasks

__all__ = ["Evaluation", "Task", "evaluate", "task", "tasks"]
