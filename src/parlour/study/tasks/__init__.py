"""Tasks of a benchmark: games with settled options, opponents and rules of measuring, and the results of agents."""

from __future__ import annotations

from parlour.study.tasks.evaluation import Evaluation, evaluate
from parlour.study.tasks.registry import TASKS, Task, task

__all__ = ["TASKS", "Evaluation", "Task", "evaluate", "task"]
