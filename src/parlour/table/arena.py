"""Bots against bots, in parallel, resumable, until enough is known."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from pathlib import Path

from parlour.bot import levels as levels_of
from parlour.errors import BadOption, BadRecord
from parlour.game import Game
from parlour.message import Message
from parlour.table.locking import lock
from parlour.table.record import cannot
from parlour.table.sprt import Sprt, check_testable
from parlour.table.tally import Tally
from parlour.table.trial import Deal, Job, deal_from_json, play_deals

AHEAD = 3
"""So many batches for each worker are under way at once: nobody waits, and little is wasted when the test stops."""


def make_job(
    game: Game, levels: tuple[str, ...], seed: int = 0, seconds: float | None = None, nodes: int | None = None
) -> Job:
    """A job for these levels; fewer than there are seats go round."""
    if not 1 <= len(levels) <= game.players:
        raise BadOption("bots", ",".join(levels), Message("option-bots", {"players": game.players}))
    for level in levels:
        if level not in levels_of(game):
            raise BadOption("bots", level, Message("option-bots-among", {"levels": levels_of(game)}))
    around = tuple(levels[seat % len(levels)] for seat in range(game.players))
    return Job(game, around, seed, seconds, nodes)


class Results:
    """The deals of a job in a file: the job in its first line, then a deal a line. Opened again, it goes on."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise cannot("open", path, error) from error
        try:
            lock(self._file.fileno(), path)
            self.deals = self._read(job)
        except BaseException:
            self._file.close()
            raise

    def _read(self, job: Job) -> list[Deal]:
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._file.truncate(len(whole))
        first, *lines = whole.split(b"\n") if whole else [b""]
        if not whole:
            self._append(json.dumps(job.to_json()))
            return []
        if _parsed(first, 1) != json.loads(json.dumps(job.to_json())):
            other = {"file": repr(str(self.path)), "match": first.decode(errors="replace")}
            raise BadRecord(Message("record-arena-other", other))
        deals = [deal_from_json(_parsed(line, number)) for number, line in enumerate(lines[:-1], start=2)]
        if [deal.number for deal in deals] != list(range(len(deals))):
            raise BadRecord(Message("record-arena-numbers", {"file": repr(str(self.path))}))
        return deals

    def add(self, deal: Deal) -> None:
        self._append(json.dumps(deal.to_json()))

    def _append(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def run(
    job: Job,
    deals: int,
    executor: Executor,
    *,
    workers: int = 1,
    results: Results | None = None,
    sprt: Sprt | None = None,
    progress: Callable[[Tally], None] | None = None,
) -> Tally:
    """Play so many deals, or fewer if the test decides before; deals that `results` holds are not played again."""
    if deals < 1:
        raise BadOption("deals", deals, Message("option-deals"))
    if sprt is not None:
        check_testable(job.levels)
    tally = Tally(job.levels)
    known = results.deals if results is not None else []
    for deal in _all_deals(job, deals, known, executor, workers):
        if results is not None and deal.number >= len(known):
            results.add(deal)
        tally.add(deal)
        if progress is not None:
            progress(tally)
        if sprt is not None:
            sprt.add(tally, deal)
            if sprt.verdict:
                break
    return tally


def _all_deals(job: Job, deals: int, known: list[Deal], executor: Executor, workers: int) -> Iterator[Deal]:
    yield from known[:deals]
    yield from _played(job, range(len(known), deals), executor, workers)


def _played(job: Job, numbers: range, executor: Executor, workers: int) -> Iterator[Deal]:
    """The deals in their order, whoever finishes first: results do not depend on how the work is spread."""
    batch = max(1, min(16, len(numbers) // (8 * workers)))
    batches = iter([numbers[start : start + batch] for start in range(0, len(numbers), batch)])
    under_way: deque[Future[list[Deal]]] = deque()
    try:
        for some in islice(batches, AHEAD * workers if workers > 1 else 1):
            under_way.append(executor.submit(play_deals, job, list(some)))
        while under_way:
            yield from under_way.popleft().result()
            for some in islice(batches, 1):
                under_way.append(executor.submit(play_deals, job, list(some)))
    finally:
        for future in under_way:
            future.cancel()


def _parsed(line: bytes, number: int) -> object:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadRecord(Message("record-not-json", {"why": str(error)}), number) from error
