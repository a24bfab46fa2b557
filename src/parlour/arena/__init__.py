"""Bots against bots: matches with shared luck, their results, and how sure they are."""

from __future__ import annotations

from parlour.arena.match import make_job, match, run
from parlour.arena.results import Results
from parlour.arena.sprt import Sprt
from parlour.arena.tally import LevelResult, Tally
from parlour.arena.trial import Deal, Job, Played, play_deal
from parlour.arena.workers import cluster_workers, local_workers

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
