"""The files of learned weights that come with the package, by course; they are packed (`packing`)."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

from parlour.errors import Unsupported
from parlour.games.rolit.engine.packing import Head
from parlour.speech.message import Message

FOLDER: Final = Path(__file__).parent / "weights"
UNLEARNED: Final = ("two-4", "reversi-4")
LEARNED: Final = frozenset(f"{kind}-{size}" for kind in ("two", "reversi", "three", "four") for size in (6, 8))


def course_name(size: int, players: int, reversi: bool) -> str:
    return f"{'reversi' if reversi else ('two', 'three', 'four')[players - 2]}-{size}"


def learned_file(name: str) -> Path:
    return FOLDER / f"{name}.gz"


def packed_file(name: str) -> bytes:
    """The packed weights of a course; for two players on 4×4, where nothing was learned, a file without any."""
    if name in UNLEARNED:
        return gzip.compress(bytes(Head(4, 2, UNLEARNED.index(name), 0, 0, 1, 0)), mtime=0)
    if name not in LEARNED:  # requests come from strangers: a name becomes a path only after it is known
        raise Unsupported(Message("cannot-judge", {"game": name}))
    return learned_file(name).read_bytes()
