from typing import Any

from parlour.contract import State
from parlour.contract.engine import Answer, Engine, Valued
from parlour_dare.rules import Rules
from parlour_dare.solver import solved


class Exact(Engine):
    def __init__(self, game: Rules) -> None:
        self.solved = solved(game)
        self.unit, self.largest = ("win", 1.0) if game.players > 1 else ("score", 25.0)

    def answer(self, state: State[Any], instalments: int) -> Answer:
        steps = state.legal() or tuple(outcome for outcome, _ in state.chances())
        worths = ((step, self.solved.worth(state.play(step))) for step in steps)
        return Answer(tuple(Valued(step, worth, (), True, 0.0) for step, worth in worths), 0, False, self.unit)
