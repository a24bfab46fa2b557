"""Bots against bots: matches with shared luck, their results and confidence."""

from __future__ import annotations

from parlour.study.arena.match import make_job, match, run
from parlour.study.arena.results import Results
from parlour.study.arena.sprt import Sprt
from parlour.study.arena.tally import LevelResult, Tally
from parlour.study.arena.trial import Deal, Job, Played, play_deal
from parlour.study.arena.workers import cluster_workers, local_workers

__all__ = [
    "Deal",
    "Job",
    "LevelResult",
    "Played",
    "Results",
    "Sprt",
    "Tally",
    "cluster_workers",
    "local_workers",
    "make_job",
    "match",
    "play_deal",
    "run",
]
