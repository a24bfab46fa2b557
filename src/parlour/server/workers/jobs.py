"""What a worker can do: find a bot's move, warm up, advise, examine and analyse records."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from parlour.contract.bots import Bot, Budget, Prepares, bot, levels
from parlour.contract.game import CHANCE, Game, State
from parlour.engine.host import advise
from parlour.games import kinds
from parlour.server.workers.analyse import analyse
from parlour.server.workers.examine import examine, replay
from parlour.server.workers.exploring import counsel, explore
from parlour.server.workers.outline import outline

WARM_STEPS = 60
PREPARING = 0.7
"""Seconds that a worker waits for a bot that prepares."""


def move(state: State[Any], level: str, seconds: float) -> str | None:
    """The move of a bot, in notation; none while it works out what it plays by, so that other bots can move."""
    seated = _seated(state.game, level)
    if isinstance(seated, Prepares) and not seated.ready(min(seconds, PREPARING)):
        return None
    return str(seated.choose(state, Budget(seconds=seconds)))


@lru_cache(maxsize=64)
def _seated(of: Game, level: str) -> Bot:
    return bot(of, level)


def warm(thinking: bool) -> None:
    """Compiles, or loads what was compiled before: all that a table asks of a game, and a thought of each bot."""
    for kind in kinds():
        state = kind.make({}).start()
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


JOBS: dict[str, Callable[..., object]] = {
    "move": move,
    "warm": warm,
    "examine": examine,
    "replay": replay,
    "outline": outline,
    "advise": advise,
    "explore": explore,
    "counsel": counsel,
}
TELLING: dict[str, Callable[..., object]] = {"analyse": analyse}
"""Those that tell how much is done: the first argument hears it."""
