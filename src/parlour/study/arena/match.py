"""Plays a job of bots against bots: in parallel, resumable, and until enough is known."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from itertools import islice

from parlour.contract.bots import levels as levels_of
from parlour.contract.game import Game
from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.study.arena.entrants import Entrant, factory, name_of
from parlour.study.arena.results import Results
from parlour.study.arena.sprt import Sprt, check_testable
from parlour.study.arena.tally import Tally
from parlour.study.arena.trial import Deal, Job, play_deals
from parlour.study.arena.workers import local_workers

AHEAD = 3
"""Batches under way for each worker: enough that none idles, few enough that little is wasted when a test stops."""


def make_job(
    game: Game,
    bots: Sequence[Entrant],
    seed: int = 0,
    seconds: float | None = None,
    nodes: int | None = None,
    opening: int = 0,
) -> Job:
    """A job for these levels or the user's own bots; fewer than the seats repeat."""
    levels = tuple(map(name_of, bots))
    if not 1 <= len(levels) <= game.players:
        raise BadOption("bots", ",".join(levels), Message("option-bots", {"players": game.players}))
    for level in levels:
        if level not in levels_of(game):
            factory(game, level)
    around = tuple(levels[seat % len(levels)] for seat in range(game.players))
    return Job(game, around, seed, seconds, nodes, opening)


def match(
    game: Game,
    bots: Sequence[Entrant],
    deals: int = 200,
    *,
    seed: int = 0,
    seconds: float | None = None,
    nodes: int | None = None,
    opening: int = 0,
    workers: int = 1,
) -> Tally:
    """Bots against bots: levels of the game, the user's own classes, `module:Class`. Workers are processes here."""
    job = make_job(game, bots, seed, seconds, nodes, opening)
    with local_workers(workers) as executor:
        return run(job, deals, executor, workers=max(workers, 1))


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
    """Play a number of deals, or fewer if the test decides before; deals that `results` holds are not played again."""
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
            if sprt.decision:
                break
    return tally


def _all_deals(job: Job, deals: int, known: list[Deal], executor: Executor, workers: int) -> Iterator[Deal]:
    yield from known[:deals]
    yield from _played(job, range(len(known), deals), executor, workers)


def _played(job: Job, numbers: range, executor: Executor, workers: int) -> Iterator[Deal]:
    """The deals in their order, even if later ones finish first: results do not depend on how the work is spread."""
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
