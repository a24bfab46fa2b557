"""A worker process: bots think here and foreign records are examined here, never on the event loop.

It reads jobs from its standard input and writes results to its standard output, each a pickle with its length before
it, and ends when its input does: a node that is killed leaves no worker behind.
"""

from __future__ import annotations

import os
import pickle
import random
import struct
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from parlour.bot import Bot, Budget, bot, levels
from parlour.errors import BadRecord
from parlour.game import CHANCE, Game, State
from parlour.games import NAMES, game
from parlour.server.workers.examine import examine, replay

LENGTH = struct.Struct("!I")
WARM_STEPS = 60


def move(state: State[Any], level: str, seconds: float) -> str:
    """The move of a bot, in notation."""
    return str(_seated(state.game, level).choose(state, Budget(seconds=seconds)))


@lru_cache(maxsize=64)
def _seated(of: Game, level: str) -> Bot:
    return bot(of, level)


def warm(thinking: bool) -> None:
    """Compile, or load what was compiled before: everything that a table asks of a game, and a thought of each bot."""
    for name in NAMES:
        state = game(name).start()
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


JOBS: dict[str, Callable[..., object]] = {"move": move, "warm": warm, "examine": examine, "replay": replay}


def main() -> None:
    jobs, results = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a print somewhere must not look like a result
    if hasattr(os, "nice"):
        os.nice(5)
    while head := jobs.read(LENGTH.size):
        name, arguments = pickle.loads(jobs.read(LENGTH.unpack(head)[0]))
        try:
            result: tuple[str, object] = ("done", JOBS[name](*arguments))
        except BadRecord as error:
            result = ("bad", error)
        except Exception as error:
            result = ("failed", repr(error))
        data = pickle.dumps(result)
        results.write(LENGTH.pack(len(data)) + data)
        results.flush()


if __name__ == "__main__":
    main()
