"""A worker process, which keeps bots' thinking and the checks of uploaded records off the event loop.

It reads jobs from standard input, writes results to standard output (`workers.frames`), and ends with its input: a
killed node leaves no worker behind.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, BinaryIO

from parlour.contract.bots import Bot, Budget, Explains, Prepares, bot, levels
from parlour.contract.game import CHANCE, Game, State
from parlour.engine.advice import judged
from parlour.errors import BadRecord, Unsupported
from parlour.games import kind
from parlour.server.ops.metrics import resident
from parlour.server.records.analyse import analyse, outline, seldom
from parlour.server.records.counting import tally
from parlour.server.records.examine import examine, replay
from parlour.server.records.fairness import looked
from parlour.server.thinking.exploring import counsel, explore
from parlour.server.thinking.service import positioned
from parlour.server.workers.frames import Status, read, written
from parlour.speech.message import Message
from parlour.study.analysis import analyse as file_analysed
from parlour.table.daily import challenges_of

WARM_STEPS = 60
PREPARING = 0.7
"""Seconds that a worker waits for a bot's preparation."""


def move(state: State[Any], level: str, seconds: float | None) -> str | None:
    """A bot's move in notation; none while the bot prepares, so that other bots can move."""
    seated = _seated(state.game, level)
    if isinstance(seated, Prepares) and not seated.ready(PREPARING if seconds is None else min(seconds, PREPARING)):
        return None
    return str(seated.choose(state, Budget(seconds=seconds)))


def explain(state: State[Any], level: str, move: str) -> Message | None:
    """Why a bot made a move, if it can say."""
    seated = _seated(state.game, level)
    return seated.explain(state, state.parsed(move)) if isinstance(seated, Explains) else None


@lru_cache(maxsize=64)
def _seated(of: Game, level: str) -> Bot:
    return bot(of, level)


def warm(game: str, thinking: bool) -> None:
    """Compiles, or loads from the cache, the functions that a table needs, and lets each bot think once."""
    state = kind(game).make({}).start()
    dice = random.Random(0)
    for number in range(WARM_STEPS):
        if state.over:
            break
        if thinking and number == 20 and state.actor != CHANCE:
            for level in levels(state.game):
                move(state, level, 0.05)
        state.view(), state.allowed()
        choices = state.legal() or [outcome for outcome, _ in state.chances()]
        state = state.play(dice.choice(choices))


def prepare(game: Game, thinking: Sequence[str], advice: bool) -> None:
    """Compiles or loads the functions that some bots and advice need, by thinking about a position."""
    state, asked, dice = game.start(), game.start(), random.Random(0)
    for _ in range(WARM_STEPS // 3):
        if state.over:
            break
        asked = state if state.legal() else asked
        state = state.play(dice.choice(state.legal() or [outcome for outcome, _ in state.chances()]))
    if asked.legal():
        for level in thinking:
            move(asked, level, 0.05)
        if advice:
            judged(asked)


def study(tell: Callable[[float], None], record: str) -> bytes:
    """The analysis of a record file on this machine, stored next to it."""
    return file_analysed(record, progress=seldom(tell)).to_json()


JOBS: dict[str, Callable[..., object]] = {
    "move": move,
    "explain": explain,
    "warm": warm,
    "prepare": prepare,
    "examine": examine,
    "replay": replay,
    "outline": outline,
    "advise": judged,
    "position": positioned,
    "explore": explore,
    "counsel": counsel,
    "challenges": challenges_of,
    "tally": tally,
    "looks": looked,
}
TELLING: dict[str, Callable[..., object]] = {"analyse": analyse, "study": study}
"""Jobs that report progress to their first argument."""


def main() -> None:
    jobs, results = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not look like a result
    if hasattr(os, "nice"):
        os.nice(5)
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    while True:
        try:
            name, arguments = read(jobs)
        except EOFError:
            return
        status: Status
        try:
            status, result = "done", _done(name, arguments, results)
        except (BadRecord, Unsupported) as error:
            status, result = "bad", error
        except Exception as error:
            status, result = "failed", repr(error)
        try:
            _tell(results, status, result)
        except BrokenPipeError:
            os._exit(0)  # the node is gone


def _done(name: str, arguments: tuple[object, ...], results: BinaryIO) -> object:
    if name in TELLING:
        return TELLING[name](lambda progress: _tell(results, "working", progress), *arguments)
    return JOBS[name](*arguments)


def _tell(results: BinaryIO, status: Status, result: object) -> None:
    results.write(written((status, result, resident() or 0)))
    results.flush()


def limit_memory(most: int) -> None:
    """Makes excess allocations raise `MemoryError`; where the system has no such limit, workers are only replaced."""
    try:
        limits = import_module("resource")
    except ImportError:
        return
    if sys.platform == "linux":  # elsewhere the limit counts other things, or nothing
        limits.setrlimit(limits.RLIMIT_DATA, (most, most))


if __name__ == "__main__":
    main()
