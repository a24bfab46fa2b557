"""Positions as pages are asked about them, and the files that a page thinks with."""

from __future__ import annotations

import gzip
from asyncio import to_thread
from functools import cache, lru_cache

from parlour.game import Game
from parlour.question import Ground, Question
from parlour.server import schema
from parlour.webassembly.stamp import digest, module_file

GROUNDS = 32
"""How many stay in memory. Files are read and packed beside the event loop."""


async def written(declared: type[Game], asked: Question, seq: int = 0) -> schema.Question:
    """A question with the addresses of what it is answered with."""
    module, ground = await to_thread(_addresses, declared, asked.ground)
    return schema.Question(
        seq=seq,
        module=module,
        ground=ground,
        cells=ground_of(declared, asked.ground).cells,
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
