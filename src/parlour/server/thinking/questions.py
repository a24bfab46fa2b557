"""Positions as pages are asked about them, and the files that a page thinks with."""

from __future__ import annotations

import gzip
from asyncio import to_thread
from functools import cache, lru_cache
from typing import NamedTuple

from parlour.compute.stamp import digest
from parlour.compute.webassembly.stamp import module_file
from parlour.contract.game import Game
from parlour.contract.question import Ground, Question
from parlour.server.core import messages

GROUNDS = 32
"""How many stay in memory. Files are read and packed beside the event loop."""


class With(NamedTuple):
    """The addresses of what a page thinks with, and how much memory that takes."""

    module: str
    ground: str
    cells: int


async def judged_with(declared: type[Game], ground: str) -> With:
    return With(*await to_thread(_addresses, declared, ground), ground_of(declared, ground).cells)


async def written(declared: type[Game], asked: Question, seq: int = 0) -> messages.Question:
    """A question with the addresses of what it is answered with."""
    module, ground, cells = await judged_with(declared, asked.ground)
    return messages.Question(
        seq=seq,
        module=module,
        ground=ground,
        cells=cells,
        position=list(map(str, asked.position)),
        moves=list(map(str, asked.moves)),
        unit=asked.unit,
    )


@cache
def module_of(declared: type[Game]) -> bytes:
    """The WebAssembly module of what a game offers to browsers, packed."""
    return gzip.compress(module_file(declared.browser).read_bytes(), 9, mtime=0)


@lru_cache(maxsize=GROUNDS)
def ground_of(declared: type[Game], name: str) -> Ground:
    return declared.ground(name)


@lru_cache(maxsize=GROUNDS)
def _addresses(declared: type[Game], name: str) -> tuple[str, str]:
    """Where module and ground are; the addresses carry the hash of what they give."""
    at, standing = f"/api/games/{declared.name}/engine", ground_of(declared, name)
    module = f"{at}/module?v={digest(module_of(declared))[:20]}"
    return module, f"{at}/ground/{name}?v={digest(standing.file)[:20]}"
