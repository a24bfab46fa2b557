"""The analysis of many records by workers, in this process, in others, or on a cluster.

Records are read here and sent as text, so workers need no files; what they find is kept beside each record here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import TypeAlias

from parlour.errors import ParlourError
from parlour.study.analysis import cache
from parlour.study.analysis.report import Report
from parlour.study.analysis.study import VERSION, analysed
from parlour.table.record import parse, read_bytes

AHEAD = 1000
"""How many records wait for workers at most."""

Answer: TypeAlias = Report | ParlourError | Future[Report]


def analyse_many(
    files: Sequence[Path],
    workers: Executor,
    *,
    quick: bool = False,
    fresh: bool = False,
    done: Callable[[int], None] = lambda count: None,
) -> Iterator[tuple[Path, Report | ParlourError]]:
    """Each file with its report, or with why there is none, in their order. `done` hears how many are finished."""
    waiting: deque[tuple[Path, Answer]] = deque()
    count = 0
    for file in (*files, None):
        if file is not None:
            waiting.append((file, _asked(file, workers, quick, fresh)))
        while waiting and (file is None or len(waiting) > AHEAD or _ready(waiting[0][1])):
            first, found = waiting.popleft()
            report = _kept(first, found) if isinstance(found, Future) else found
            done(count := count + 1)
            yield first, report


def _ready(found: Answer) -> bool:
    return not isinstance(found, Future) or found.done()


def _asked(file: Path, workers: Executor, quick: bool, fresh: bool) -> Answer:
    """A known result, or a worker's promise."""
    try:
        text = read_bytes(file)
        found = parse(text)
    except ParlourError as error:
        return error
    known = None if fresh else cache.read(file, found.head, quick, VERSION)
    return known or workers.submit(_one, text, quick)


def _one(text: bytes, quick: bool) -> Report:
    return analysed(parse(text), quick=quick)


def _kept(file: Path, promised: Future[Report]) -> Report | ParlourError:
    try:
        report = promised.result()
    except ParlourError as error:
        return error
    cache.write(file, report)
    return report
