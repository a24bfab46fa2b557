"""The bots at the table: a child, a quick player and a searcher. All see only open information."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.contract.bots import FREE, ONLY, Budget, OneAhead, Thought
from parlour.contract.bots import Child as AnyChild
from parlour.contract.state import Step
from parlour.games.tuki.engine.child import childs_value, foreseen
from parlour.games.tuki.engine.readiness import SECONDS, SLIPS, engine
from parlour.games.tuki.engine.reasons import why
from parlour.games.tuki.engine.thumb import judge
from parlour.games.tuki.layout import number_of
from parlour.games.tuki.state import TukiState
from parlour.speech.message import Message

NODES = 1600
"""The default number of rollouts `hard` spends on a move."""
UNHURRIED = 3600.0
"""Seconds for a move that is limited in rollouts alone."""
COMPARED = 400
"""Rollouts from which `medium` states the value of its move."""


def step_of(state: TukiState, number: int) -> Step:
    return next(step for step in state.legal() if number_of(step) == number)


class Childish(OneAhead):
    """The move of an attentive child: see `child`."""

    def value(self, state: Any, move: Step) -> float:
        return childs_value(state, move)


class Child(Childish, AnyChild):
    """`easy`: a child, one decision in four of whom is any move at all."""

    def __init__(self, random: Random) -> None:
        super().__init__(judge, random)

    def choose(self, state: Any, budget: Budget = FREE) -> Step:
        move = super().choose(state)
        tell(state, move, budget)
        return move

    def explain(self, state: Any, move: Step) -> Message:
        if len(state.legal()) == 1:
            return ONLY
        liked = max(self.value(state, each) for each in state.legal())
        id = "tuki-why-distracted" if self.value(state, move) < liked else "tuki-why-child"
        return Message(id, {"points": round(foreseen(state, move))})


@dataclass
class Quick:
    """`medium`: looks one turn ahead by rule of thumb, and sometimes plays a child's move."""

    random: Random

    def choose(self, state: Any, budget: Budget = FREE) -> Step:
        brain = engine(budget.seconds)
        if self.random.random() < SLIPS:
            move = self.childish.choose(state)
        elif brain is None:
            return self.thumb.choose(state, budget)
        else:
            move = step_of(state, brain.plain(state))
        tell(state, move, budget)
        return move

    def explain(self, state: Any, move: Step) -> Message:
        brain = engine(0.0)
        if brain is None:
            return self.thumb.explain(state, move)
        return why(state, move, brain.judged(state, 0, COMPARED, SECONDS))

    @property
    def thumb(self) -> OneAhead:
        return OneAhead(judge, self.random)

    @property
    def childish(self) -> OneAhead:
        return Childish(judge, self.random)


@dataclass
class Searcher(Quick):
    """`hard`: the chance to win the whole game, by rollouts, and exactly in the last turns."""

    known: tuple[TukiState, Any] | None = field(default=None, repr=False)
    stopped: bool = field(default=False, repr=False)

    def choose(self, state: Any, budget: Budget = FREE) -> Step:
        brain = engine(budget.seconds)
        if brain is None or len(state.legal()) == 1:
            return self.thumb.choose(state, budget)

        def told(so_far: Any, done: float) -> None:
            budget.tell(Thought(step_of(state, so_far.moves[0]), so_far.by_seat, done, so_far.nodes))

        self.stopped = False
        unhurried = budget.nodes and budget.seconds is None  # the same on every machine
        seconds = UNHURRIED if unhurried else min(SECONDS, budget.seconds or SECONDS)
        seed = self.random.getrandbits(32)
        found = brain.judged(state, seed, budget.nodes or NODES, seconds, told, lambda: self.stopped)
        told(found, 1.0)
        self.known = (state, found)
        return step_of(state, found.moves[0])

    def stop(self) -> None:
        """Ends the running search; may be called from any thread."""
        self.stopped = True

    def explain(self, state: Any, move: Step) -> Message:
        if self.known is None or self.known[0] != state:
            return super().explain(state, move)
        return why(state, move, self.known[1])


def tell(state: TukiState, move: Step, budget: Budget) -> None:
    """Each seat's chances after a move, if they were asked for and the engine is ready."""
    if budget.report is not None:
        brain = engine(0.0 if budget.seconds is not None else None)
        budget.tell(Thought(move, brain.seats(state, number_of(move)) if brain else ()))
