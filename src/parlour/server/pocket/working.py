"""The work of the server's processes, done here: the same jobs for records and positions, and the page for bots.

A searching bot runs in the game's WebAssembly module, in a worker of the page (`Mind`), which returns the engine's
value of each move.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping
from typing import Any, Protocol

from parlour.contract.bots import FREE, bot
from parlour.contract.engine import Answer, Lent
from parlour.contract.game import Game
from parlour.contract.state import State
from parlour.engine.advice import engine_of
from parlour.errors import BadRecord, Unsupported
from parlour.server.core import messages
from parlour.server.process import JOBS, TELLING
from parlour.server.thinking.service import written
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.pool import Lane, Pool
from parlour.server.workers.worker import Heard

log = logging.getLogger("parlour.server")


class Mind(Protocol):
    async def judge(self, state: State[Any], question: messages.Question, seconds: float) -> Answer | None:
        """The values of all moves after a search of these seconds, or at a glance with none; `None` on failure."""


class Mindless:
    async def judge(self, state: State[Any], question: messages.Question, seconds: float) -> Answer | None:
        return None


class Here(Pool):
    """Does each job at once, in this process."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(1, 0)
        self._mind, self._random = mind, random.Random()

    async def run(self, job: str, *arguments: Any, heard: Heard | None = None, **_: Any) -> Any:
        if job == "move":
            state, level, _seconds = arguments
            return await self._move(state, level)
        try:
            if job in TELLING:
                return TELLING[job](heard or (lambda progress: None), *arguments)
            return JOBS[job](*arguments)
        except (BadRecord, Unsupported):
            raise
        except Exception as error:
            log.error("a job failed", exc_info=error)
            raise WorkerLost(f"the job {job!r} failed: {error!r}") from error

    async def _move(self, state: State[Any], level: str) -> str:
        lent = lent_by(state.game).get(level)
        if lent is None:
            return str(bot(state.game, level).choose(state))
        if self._random.random() < lent.slips:
            return str(bot(state.game, "easy").choose(state, FREE))
        question = await written(state, engine_of(state.game).position(state))
        found = await self._mind.judge(state, question, lent.seconds)
        if found is None or state.actor is None:
            raise WorkerLost("the page does not think")
        return str(found.ranked(state.actor)[0].move)


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
