"""Somebody who just plays, and how long each answer takes."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from bench.sockets import move, sync

PACE = 0.05
"""Seconds between an answer and the next move."""


def megabytes(pid: int) -> float:
    """Memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def play(live: str, key: str, until: float, at_least: int = 0) -> list[float]:
    """Plays both sides of a table until the time has come, and a least number of moves; the seconds of each."""
    taken: list[float] = []
    async with connect(live, compression=None, max_size=None, open_timeout=60) as player:
        await player.send(f'{{"type":"hello","key":"{key}"}}')
        await player.recv()
        now: Any = await sync(player)
        while (time.monotonic() < until or len(taken) < at_least) and not now["ended"]:
            now, seconds, _, _ = await move(player, now)
            taken.append(seconds)
            await asyncio.sleep(PACE)
    return taken
