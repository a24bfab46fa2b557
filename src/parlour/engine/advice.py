"""Advice about a position: every move with what it is worth to the seat that moves, in whatever way its game can say.

A game that lets pages think (`Game.question`) is asked as a page asks it, so that library, server and page give the
same numbers. Otherwise its valuation is asked, the one that analyses are made with.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Any

from parlour.contract.game import Game
from parlour.contract.question import Judged, Unit
from parlour.contract.state import CHANCE, State, Step
from parlour.contract.valuation import Valuation, Worth
from parlour.engine.host import advise as thought
from parlour.errors import Unsupported
from parlour.speech.message import Message


def advise(state: State[Any]) -> Judged:
    """The moves of a position, judged; `Unsupported` where there is nothing to choose or the game cannot say."""
    if state.actor in (None, CHANCE):
        raise Unsupported(Message("no-choice"))
    game = state.game
    assert isinstance(game, Game)
    if game.advises:
        with suppress(Unsupported):
            return thought(state)
    return _valued(state, valuation(game))


@lru_cache(maxsize=4)
def valuation(game: Game) -> Valuation:
    """What the game's positions are worth: worked out once in a process."""
    return game.valuation(quick=False, seed=0)


def _valued(state: State[Any], valued: Valuation) -> Judged:
    """A valuation looks at the move that was played more closely than at others: the best one counts as played."""
    seat, moves = int(state.actor or 0), state.legal()
    best = _best(valued.judge(state, moves[0]).steps, seat)
    found = valued.judge(state, best)
    unit: Unit = "win" if valued.unit == "win" else "score"
    sign = 1 if unit == "win" or _high(state) else -1
    worth = tuple(sign * each.worth[seat] for each in found.steps)
    return Judged(moves, worth, _best(found.steps, seat), 0, 0, found.exact, unit)


def _best(steps: tuple[tuple[Step, Worth], ...], seat: int) -> Step:
    return max(steps, key=lambda each: each[1][seat])[0]


def _high(state: State[Any]) -> bool:
    return bool(state.game.best == "high")


def ranked(found: Judged, *, low: bool) -> tuple[tuple[Step, float], ...]:
    """The moves that were judged, the best first; `low` where low scores are good."""
    falling = found.unit != "score" or not low
    known = [(move, worth) for move, worth in zip(found.moves, found.worth, strict=True) if worth is not None]
    return tuple(sorted(known, key=lambda each: -each[1] if falling else each[1]))
