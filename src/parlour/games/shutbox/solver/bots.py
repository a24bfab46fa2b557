"""Bots that play by solutions: `medium` and `hard` play their own row and sometimes err; `perfect` plays to win.

A bot waits for its solution (`shared`) before its first choice: a budget limits a thought, not the solution. `ready`
lets a caller do something else meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from parlour.contract.bots import FREE, Bot, Budget, Thought, mixed
from parlour.contract.solution import Ranked
from parlour.contract.state import State, Step
from parlour.games.shutbox.engine.child import SLIPS, Child, moves_of
from parlour.games.shutbox.engine.desk import Desk
from parlour.games.shutbox.engine.engine import BoxEngine
from parlour.games.shutbox.engine.ground import NOTHING, small_enough
from parlour.games.shutbox.notation import Word
from parlour.games.shutbox.options import ShutBoxOptions, settled
from parlour.games.shutbox.solver.shared import solving
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.variation import Box
from parlour.speech.message import Message

AGAIN, STOP = Word("again"), Word("stop")


@dataclass
class Solved:
    """Plays the first of the best moves of a solution; alone it goes on (SB-22) until the box is shut."""

    game: Box
    objective: str

    def ready(self, seconds: float = 0.0) -> bool:
        """Whether the solution is ready, after waiting at most this long."""
        try:
            solving(self.game, self.objective).result(seconds)
        except TimeoutError:
            return False
        return True

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        move = self._best(state)
        budget.tell(Thought(move, nodes=len(state.legal())))
        return move

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        return {self._best(state): 1.0}

    def _best(self, state: State[Any]) -> Step:
        moves = moves_of(state)
        if STOP in moves:
            return STOP if state.scores == (0,) else AGAIN
        return moves[0] if len(moves) == 1 else self._ranked(state)[0].move

    def explain(self, state: State[Any], move: Step) -> Message:
        """The values of the move and of the best other one: in percent to win, or in points at the end."""
        return self._compared(self._ranked(state), move)

    def _ranked(self, state: State[Any]) -> tuple[Ranked, ...]:
        return solving(self.game, self.objective).result().best(state)

    def _compared(self, ranked: tuple[Ranked, ...], move: Step) -> Message:
        worth = {each.move: self._said(each.value) for each in ranked}
        if len(ranked) == 1:
            return Message(f"shutbox-why-only-{self.objective}", {"move": str(move), "value": worth[move]})
        other = next(each.move for each in ranked if each.move != move)
        return Message(
            f"shutbox-why-{self.objective}",
            {"move": str(move), "value": worth[move], "other": str(other), "other_value": worth[other]},
        )

    def _said(self, value: Any) -> float:
        return round(100 * float(value), 1) if self.objective == "win" else round(float(value), 2)


@dataclass
class Slipping(Solved):
    """Plays by a solution, but now and then makes a child's move."""

    random: Random
    slips: float

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        if self.random.random() < self.slips:
            return Child(self.random).choose(state, budget)
        return super().choose(state, budget)

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        return mixed((self.slips, Child(self.random).odds(state)), (1 - self.slips, super().odds(state)))


@dataclass
class Perfect(Solved):
    """Plays the move that the engine calls best."""

    def _ranked(self, state: State[Any]) -> tuple[Ranked, ...]:
        position, solved = BoxEngine(self.game).position(state), solving(self.game, self.objective).result()
        desk = solved.desk if isinstance(solved, InTurn) and position.ground != NOTHING else _row(self.game.options)
        ranked = desk.ranked(position.numbers, position.steps, position.players, state.actor or 0)
        return tuple(Ranked(move, -value) for move, value in ranked) if self.objective == "score" else ranked


@lru_cache(maxsize=8)
def _row(o: ShutBoxOptions) -> Desk:
    """A single row if it is short enough; otherwise each position carries its value."""
    return Desk(o if small_enough(o, 1) else settled({"tiles": 1, "dice": 1}), 1)


def medium(game: Box, random: Random) -> Bot:
    return Slipping(game, "score", random, SLIPS["medium"])


def hard(game: Box, random: Random) -> Bot:
    return Slipping(game, "score", random, SLIPS["hard"])


def perfect(game: Box, random: Random) -> Bot:
    return Perfect(game, "score" if game.players == 1 else "win")
