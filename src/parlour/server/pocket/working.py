"""The work of the server's processes, done here: the same jobs for records and positions, and the page for bots.

Engines run in the game's WebAssembly module, in a worker of the page (`Mind`), which returns the engine's value of each
move for bots and advice. Analyses are the page's own; this process has no compiler for them.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from typing import Any, Protocol

from parlour.contract.bots import FREE, bot
from parlour.contract.engine import Answer, Lent, Position
from parlour.contract.game import Game
from parlour.contract.state import State
from parlour.engine.advice import engine_of
from parlour.errors import BadRecord, ParlourError, Unsupported
from parlour.server.core import messages
from parlour.server.process import JOBS, TELLING
from parlour.server.thinking.exploring import Refused, reached
from parlour.server.thinking.messages import Explore
from parlour.server.thinking.service import written
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.pool import Lane, Pool
from parlour.server.workers.worker import Heard
from parlour.speech.message import Message

Prepared = Mapping[str, tuple[str, Mapping[str, tuple[str, int]]]]
"""The address of each game's module, and the address and memory cells of each engine's data."""
log = logging.getLogger("parlour.server")


class Mind(Protocol):
    async def judge(self, state: State[Any], question: messages.Question, seconds: float | None) -> Answer | None:
        """The values of all moves after a search of these seconds, at a glance with 0, or as for advice with none.

        The answer is `None` on failure.
        """


class Mindless:
    async def judge(self, state: State[Any], question: messages.Question, seconds: float | None) -> Answer | None:
        return None


class Here(Pool):
    """Does each job at once, in this process."""

    def __init__(self, mind: Mind, prepared: Prepared) -> None:
        super().__init__(1, 0)
        self._mind, self._prepared, self._random = mind, prepared, random.Random()
        self._thinks = asyncio.Lock()

    async def run(self, job: str, *arguments: Any, heard: Heard | None = None, **_: Any) -> Any:
        try:
            return await self._result(job, *arguments)
        except (BadRecord, Unsupported, WorkerLost):
            raise
        except Exception as error:
            log.error("a job failed", exc_info=error)
            raise WorkerLost(f"the job {job!r} failed: {error!r}") from error

    async def _result(self, job: str, *arguments: Any) -> Any:
        if job == "move":
            return await self._move(*arguments)
        if job == "advise":
            (state,) = arguments
            if not state.legal():
                raise Unsupported(Message("no-choice"))
            return await self._judged(state, None)
        if job == "counsel":
            return await self._counsel(*arguments)
        if job in TELLING:
            raise Unsupported(Message("analysis-not-here"))
        found: Any = JOBS[job](*arguments)
        if job == "position":
            self._check(arguments[0].game, found.ground)
        if job == "outline" and found.ground not in self._grounds(found.game):
            raise Unsupported(Message("analysis-not-here"))
        if job == "explore" and not isinstance(found, Refused):
            position, state, asked = found
            known = asked is not None and asked.ground in self._grounds(state.game.name)
            return position, state, asked if known else None
        return found

    async def _move(self, state: State[Any], level: str, _seconds: float | None) -> str:
        lent = lent_by(state.game).get(level)
        if lent is None:
            return str(bot(state.game, level).choose(state))
        if self._random.random() < lent.slips:
            return str(bot(state.game, "easy").choose(state, FREE))
        try:
            found = await self._judged(state, lent.seconds)
        except Unsupported as error:
            raise WorkerLost(f"the page cannot judge: {error}") from error
        return str(found.ranked(state.actor or 0)[0].move)

    async def _counsel(self, game: Game, asked: Explore) -> tuple[State[Any], Answer] | Refused:
        try:
            state, _ = reached(game, asked)
        except ParlourError as error:
            return Refused("bad_option", error.message)
        try:
            return state, await self._judged(state, None)
        except Unsupported as error:
            return Refused("no_advice", error.message)

    async def _judged(self, state: State[Any], seconds: float | None) -> Answer:
        if state.over:
            raise Unsupported(Message("no-choice"))
        position: Position = engine_of(state.game).position(state)
        self._check(state.game, position.ground)
        question = await written(state, position)
        async with self._thinks:  # the page has one worker that thinks
            found = await self._mind.judge(state, question, seconds)
        if found is None:
            raise WorkerLost("the page does not think")
        return found

    def _check(self, game: Game, ground: str) -> None:
        """Refuses positions for which the page has no data."""
        if ground not in self._grounds(game.name):
            raise Unsupported(Message("cannot-judge", {"game": game.name}))

    def _grounds(self, game: str) -> Mapping[str, tuple[str, int]]:
        try:
            return self._prepared[game][1]
        except KeyError:
            return {}


def lent_by(game: Game) -> Mapping[str, Lent]:
    try:
        return engine_of(game).lends()
    except Unsupported:
        return {}


class HereLane(Lane):
    """A lane that does its jobs at once."""

    def __init__(self, pool: Here) -> None:
        super().__init__(0, "server-too-many-requests")
        self.pool: Here = pool

    def admit(self, address: str) -> None:
        pass
