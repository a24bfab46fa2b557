"""The worker processes of a node. One that crashes, takes too long or grows too big is replaced, however often.

Waiting jobs take turns by group.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from typing import Any, Generic, TypeVar

from parlour.errors import BadRecord, Unsupported
from parlour.games import names
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.readiness import Readiness
from parlour.server.workers.worker import Heard, Worker
from parlour.speech.message import Message

T = TypeVar("T")
WORKER_BYTES = 1 << 30
"""Memory that a worker may keep between two jobs; one that has more is replaced."""
AGAIN = 1.0
"""Seconds before a worker that could not be started is tried again."""
STARTING = 600.0
"""Seconds that a worker may take to start: on a slow machine the rules are compiled first."""
LEFT = 10.0
"""Seconds for which a worker continues a job after its client has left: starting a new worker would cost more."""
log = logging.getLogger("parlour.server")
MOST_WAITING = 2
"""Requests of one address that may wait for the worker."""
MOST_WAITING_IN_ALL = 32


class Turns(Generic[T]):
    """A fair queue: groups take turns, however much one of them has queued."""

    def __init__(self) -> None:
        self._groups: dict[str, deque[T]] = {}
        """The groups in the order of their turns."""

    def __len__(self) -> int:
        return sum(map(len, self._groups.values()))

    def of(self, group: str) -> int:
        """The number waiting in a group."""
        return len(self._groups.get(group, ()))

    def add(self, group: str, who: T) -> None:
        self._groups.setdefault(group, deque()).append(who)

    def next(self) -> T | None:
        """The first of the group whose turn it is; the group's next turn comes after those of all others."""
        for group in self._groups:
            waiting = self._groups.pop(group)
            who = waiting.popleft()
            if waiting:
                self._groups[group] = waiting
            return who
        return None

    def remove(self, group: str, who: T) -> None:
        """Removes a request that was given up."""
        waiting = self._groups.get(group)
        if waiting is not None and who in waiting:
            waiting.remove(who)
            if not waiting:
                del self._groups[group]


class Pool:
    """`most` is the memory in bytes that a worker may keep between two jobs; the hard limit is twice that."""

    def __init__(self, size: int, most: int, readiness: Readiness | None = None) -> None:
        self.size, self.most, self.lost = size, most, 0
        self._readiness = readiness
        self._idle: list[Worker] = []
        self._waiting: Turns[asyncio.Future[Worker]] = Turns()
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._working: set[asyncio.Task[Any]] = set()
        self._stopping = False

    @property
    def well(self) -> bool:
        """Whether all workers run, or at least one."""
        return not self.size or bool(self._all) or not self._starting

    @property
    def waiting(self) -> int:
        """Jobs that wait for a worker."""
        return len(self._waiting)

    def waiting_of(self, group: str) -> int:
        return self._waiting.of(group)

    async def start(self, readiness: Readiness) -> None:
        """Lets the first worker compile missing games one by one; between two games it takes other requests."""
        if not self.size:  # a node without workers leaves its bots to other nodes
            while readiness.next():
                readiness.done()
            return
        self.add()
        while game := readiness.next():
            try:
                await self.run("warm", game, True, seconds=STARTING)
                readiness.done()
            except (WorkerLost, Unsupported) as error:
                readiness.failed(error)
        for _ in range(self.size - 1):
            self.add()

    async def _made(self) -> Worker:
        """A worker that has loaded the compiled rules, so that its first job has its whole time."""
        worker = await Worker.start(2 * self.most)
        try:
            for game in names() if self._readiness is None else tuple(self._readiness.ready):
                await asyncio.wait_for(worker.ask("warm", game, False), STARTING)
        except BaseException:
            await worker.stop()
            raise
        self._all.add(worker)
        return worker

    def add(self) -> None:
        """Starts one more worker, with retries if that fails (no descriptors, memory or processes)."""
        task = asyncio.create_task(self._add())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _add(self) -> None:
        while not self._stopping:
            try:
                worker = await self._made()
                break
            except Exception as error:
                log.error("a worker cannot be started", extra={"why": repr(error)})
                await asyncio.sleep(AGAIN)
        else:
            return
        if not self._stopping:
            self._release(worker)

    async def run(
        self, job: str, *arguments: object, seconds: float, group: str = "", heard: Heard | None = None
    ) -> Any:
        """The result of a job, which waits for an idle worker and then has `seconds`. Raises `WorkerLost`.

        Jobs of different groups take turns. When the caller is cancelled, a waiting job is dropped and a running one
        continues for `LEFT` seconds at most; its result is lost.
        """
        if not self.size:
            raise WorkerLost("this node has no workers")
        worker = await self._next(group)
        working = asyncio.create_task(self._work(worker, seconds, job, *arguments, heard=heard))
        self._working.add(working)
        working.add_done_callback(self._worked)
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(LEFT, working.cancel)
            raise

    async def _work(self, worker: Worker, seconds: float, job: str, *arguments: object, heard: Heard | None) -> Any:
        try:
            result = await asyncio.wait_for(worker.ask(job, *arguments, heard=heard), seconds)
        except (BadRecord, Unsupported):
            self._done(worker)
            raise
        except BaseException as error:
            self._replace(worker, job, error)
            if isinstance(error, asyncio.CancelledError):
                raise
            raise WorkerLost(f"the worker was lost at the job {job!r}: {error!r}") from error
        self._done(worker)
        return result

    def _worked(self, working: asyncio.Task[Any]) -> None:
        self._working.discard(working)
        if not working.cancelled():
            working.exception()  # the client may have left

    async def _next(self, group: str) -> Worker:
        if self._idle:
            return self._idle.pop()
        wanted: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.add(group, wanted)
        try:
            return await wanted
        except asyncio.CancelledError:
            self._waiting.remove(group, wanted)
            if wanted.done() and not wanted.cancelled():
                self._release(wanted.result())
            raise

    def _release(self, worker: Worker) -> None:
        """Gives an idle worker to the next address in turn."""
        while (wanted := self._waiting.next()) is not None:
            if not wanted.done():
                wanted.set_result(worker)
                return
        self._idle.append(worker)

    def _done(self, worker: Worker) -> None:
        if worker.memory > self.most:
            self._replace(worker, "memory", MemoryError(worker.memory))
        else:
            self._release(worker)

    def _replace(self, worker: Worker, job: str, error: BaseException) -> None:
        self.lost += 1
        self._all.discard(worker)
        ending = asyncio.create_task(worker.stop())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        if not self._stopping:
            log.warning("a worker was lost and is replaced", extra={"job": job, "why": repr(error)})
            self.add()

    async def stop(self) -> None:
        self._stopping = True
        for task in (*self._starting, *self._working):
            task.cancel()
        await asyncio.gather(*self._starting, *self._working, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._all))


class Lane:
    """A separate worker for one kind of work.

    It starts with the first request. Waiting requests take turns by address. A job that concerns one game
    waits until that game is ready, and any other until all are.
    """

    def __init__(self, most: int, busy: str, readiness: Readiness | None = None) -> None:
        self.pool = Pool(1, most, readiness)
        self._busy, self._begun, self._readiness = busy, False, readiness
        self._unready: Counter[str] = Counter()
        """By address: jobs that wait for a game."""

    def admit(self, address: str) -> None:
        """Refuses one more job of an address that has enough of them waiting, with the message of id `busy`."""
        mine = self.pool.waiting_of(address) + self._unready[address]
        if mine >= MOST_WAITING or self.pool.waiting + self._unready.total() >= MOST_WAITING_IN_ALL:
            raise RequestRefused("too_many", Message(self._busy))
        if not self._begun:
            self._begun = True
            self.pool.add()

    async def run(
        self,
        job: str,
        *arguments: object,
        seconds: float,
        address: str,
        game: str = "",
        heard: Heard | None = None,
    ) -> Any:
        self.admit(address)
        if self._readiness is not None:
            self._unready[address] += 1
            try:
                await (self._readiness.until(game) if game else self._readiness.whole())
            finally:
                self._unready -= Counter([address])
        return await self.pool.run(job, *arguments, seconds=seconds, group=address, heard=heard)
