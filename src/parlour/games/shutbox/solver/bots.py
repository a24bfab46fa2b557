"""Bots that know the values: `medium` roughly, `hard` for its own row alone, `perfect` for the table it sits at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from parlour.bot import FREE, Bot, Budget, Thought
from parlour.errors import Unsupported
from parlour.game import State, Step
from parlour.games.shutbox.solver import solve
from parlour.games.shutbox.solver.match.many_points import ManyMatch, quick_unit
from parlour.games.shutbox.solver.row.alone import Alone
from parlour.games.shutbox.solver.turns.crowded import is_slow
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.variation import Box
from parlour.message import Message
from parlour.solution import Ranked, Solution

DOUBT = 0.03
"""How far from best, as a part of the whole row's score, `medium` still thinks a move about as good."""


@lru_cache(maxsize=8)
def solution(game: Box, objective: str) -> Solution:
    """Solved when the first move is asked for, and shared by the bots of a process; nobody waits minutes for a move."""
    if objective == "win" and is_slow(game.options):
        return InTurn(game)
    if objective == "win" and (unit := quick_unit(game.options)):
        return ManyMatch(game, unit=unit)
    return solve(game, objective, exact=False, progress=None)


@dataclass
class Solved:
    """Plays the first of the best moves of a solution."""

    game: Box
    objective: str

    def ranked(self, state: State[Any]) -> tuple[Ranked, ...]:
        if not state.legal():
            raise Unsupported(Message("cannot-choose", {"state": repr(state)}))
        return solution(self.game, self.objective).best(state)

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        move = self.ranked(state)[0].move
        budget.tell(Thought(move, nodes=len(state.legal())))
        return move

    def explain(self, state: State[Any], move: Step) -> Message:
        """What the move is worth, and the best other one: in percent to win, or in points at the end."""
        ranked = self.ranked(state)
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
class Doubtful(Solved):
    """Sees the values of the solitaire only roughly: the likelier a move, the smaller its loss."""

    random: Random

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        ranked = self.ranked(state)
        solved = solution(self.game, self.objective)
        assert isinstance(solved, Alone)
        unit = DOUBT * solved.turn().scale
        weights = [exp(-(float(each.value) - float(ranked[0].value)) / unit) for each in ranked]
        move = self.random.choices([each.move for each in ranked], weights)[0]
        budget.tell(Thought(move, nodes=len(ranked)))
        return move


def medium(game: Box, random: Random) -> Bot:
    return Doubtful(game, "score", random)


def hard(game: Box, random: Random) -> Bot:
    return Solved(game, "score")


def perfect(game: Box, random: Random) -> Bot:
    return Solved(game, "score" if game.players == 1 else "win")
