"""Advice in a worker of its own, and questions about positions for pages.

Records and bots never wait for advice. A page thinks with files whose addresses come with each question.
"""

from __future__ import annotations

import gzip
from asyncio import to_thread
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from parlour.compute.stamp import digest
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.engine import Answer, Engine, Ground, Position
from parlour.contract.game import Game
from parlour.contract.state import CHANCE, State
from parlour.engine.advice import engine_of
from parlour.server.core import messages
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.pool import Lane
from parlour.speech.message import Message

SECONDS = 120.0
"""Advice takes less than a second, but on a slow machine its functions are compiled first."""
GROUNDS = 32
"""The number of files cached; they are read and packed in threads."""


class Positions:
    """Positions without a table, in a worker that others share."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane


class Thinking:
    def __init__(self, lane: Lane) -> None:
        self.lane = lane

    async def advise(self, state: State[Any], address: str) -> Answer:
        """The values of the moves of a position, as a page computes them."""
        found: Answer = await self._run("advise", state, address)
        return found

    async def position(self, state: State[Any], address: str) -> Position:
        """A position in the form for pages; it may carry values of a solution."""
        found: Position = await self._run("position", state, address)
        return found

    async def _run(self, job: str, state: State[Any], address: str) -> Any:
        try:
            return await self.lane.run(job, state, seconds=SECONDS, address=address, game=state.game.name)
        except WorkerLost as error:
            raise RequestRefused("no_advice", Message("cannot-judge", {"game": state.game.name})) from error


class With(NamedTuple):
    """The addresses of a page's module and data, and the memory they need."""

    module: str
    ground: str
    cells: int


prepared: Callable[[type[Game], str], With] | None = None
"""Finds the files of a page without a server."""


async def judged_with(declared: type[Game], ground: str) -> With:
    if prepared is not None:
        return prepared(declared, ground)
    return With(*await to_thread(_addresses, declared, ground), ground_of(declared, ground).cells)


def positioned(state: State[Any]) -> Position:
    """The position of a state, in a worker."""
    return engine_of(state.game).position(state)


def seat_of(state: State[Any]) -> int:
    """The seat whose value comes first: the one that moves or draws."""
    return int((state.hand if state.actor == CHANCE else state.actor) or 0)


async def written(state: State[Any], asked: Position, seq: int = 0) -> messages.Question:
    """A question with the addresses of the module and data that answer it."""
    module, ground, cells = await judged_with(type(state.game), asked.ground)
    engine = engine_of(state.game)
    return messages.Question(
        seq=seq,
        module=module,
        ground=ground,
        cells=cells,
        position=list(map(str, asked.numbers)),
        moves=list(map(str, asked.steps)),
        seat=seat_of(state),
        players=asked.players,
        unit=engine.unit,
        instalments=engine.instalments,
    )


@cache
def module_of(declared: type[Game]) -> bytes:
    """The WebAssembly module of what a game offers to browsers, packed."""
    return gzip.compress(module_file(declared.browser).read_bytes(), 9, mtime=0)


@lru_cache(maxsize=GROUNDS)
def ground_of(declared: type[Game], name: str) -> Ground:
    return engine_for(declared).ground(name)


@cache
def engine_for(declared: type[Game]) -> Engine:
    """The engine of a game with default options: grounds are the same for all."""
    return declared.make({}).engine()


@lru_cache(maxsize=GROUNDS)
def _addresses(declared: type[Game], name: str) -> tuple[str, str]:
    """Addresses of module and data; they carry the hash of their content."""
    at, standing = f"/api/games/{declared.name}/engine", ground_of(declared, name)
    module = f"{at}/module?v={digest(module_of(declared))[:20]}"
    return module, f"{at}/ground/{name}?v={digest(standing.file)[:20]}"
