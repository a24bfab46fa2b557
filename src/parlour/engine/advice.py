"""Advice about a position: every move with its worth and lead, the best first, in the numbers of analyses and pages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from parlour.contract.bots import FREE, Budget
from parlour.contract.engine import Answer, Engine, Valued
from parlour.contract.game import Game
from parlour.contract.state import CHANCE, State
from parlour.engine.ask import asked
from parlour.errors import Unsupported
from parlour.speech.message import Message

MOST: Final = 1_000_000
"""Instalments where nodes or seconds say how many."""


def advise(state: State[Any], budget: Budget = FREE) -> tuple[Valued, ...]:
    """Every legal move, the best first: its worth by seat, the lead, whether it is exact, and its error.

    Without a budget the engine thinks as it does for analyses. With one it goes on until these nodes are counted or
    seconds have passed; the answer depends on how many instalments that was, and on nothing else.
    """
    found = judged(state, budget)
    assert state.actor is not None
    return found.ranked(state.actor)


def judged(state: State[Any], budget: Budget = FREE) -> Answer:
    """The same in the order of the rules; `Unsupported` where there is nothing to choose or the game cannot say."""
    if state.actor in (None, CHANCE):
        raise Unsupported(Message("no-choice"))
    unlimited = budget.nodes is None and budget.seconds is None
    return asked(engine_of(state.game), state, None if unlimited else MOST, budget)


@lru_cache(maxsize=4)
def engine_of(game: Game) -> Engine:
    """Cached for the life of the process."""
    return game.engine()
