"""Bots that play by solutions: `medium` and `hard` on their own row with slips, `perfect` for the table it sits at.

A solution that is not ready is worked out in a thread. Whoever gave the bot a limited time gets a move by rule of thumb
until then, and by an estimate where the solution would cost too much (`effort`); without a limit the bot waits.
"""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.bot import FREE, ONLY, Bot, Budget, Thought
from parlour.games.shutbox.solver import solve
from parlour.games.shutbox.solver.child import Child, moves_of, rule_of_thumb
from parlour.games.shutbox.solver.effort import to_win_effort, within_reach
from parlour.games.shutbox.solver.match.many_points import ManyMatch, quick_unit
from parlour.games.shutbox.solver.rough import Rough
from parlour.games.shutbox.solver.turns.crowded import is_slow
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.under_way import UnderWay
from parlour.games.shutbox.solver.variation import Box
from parlour.message import Message
from parlour.solution import Ranked, Solution
from parlour.state import State, Step

SLIPS = {"medium": 0.5, "hard": 0.2}
"""How often a level makes a child's move instead of its own."""
PATIENCE = 0.7
"""Seconds for which a bot with limited time waits for a solution."""


_under_way = UnderWay()


def solving(game: Box, objective: str, *, cheap: bool = False) -> Future[Solution]:
    """The solution under way, shared by the bots of a process; a `cheap` one is an estimate that takes no time."""
    return _under_way.get((game, objective, cheap), lambda: (estimate if cheap else solution)(game, objective))


def solution(game: Box, objective: str) -> Solution:
    """A solution that takes seconds: where the exact one takes minutes and is not cached, an estimate."""
    if objective == "win" and is_slow(game.options):
        return InTurn(game)
    if objective == "win" and (unit := quick_unit(game.options)):
        return ManyMatch(game, unit=unit)
    return solve(game, objective, exact=False, progress=None)


def estimate(game: Box, objective: str) -> Solution:
    """Instead of a solution that costs too much."""
    return Rough(game, Message("unsolved-effort"))


def too_much(game: Box, objective: str) -> bool:
    """Whether playing to win is out of reach for somebody who waits for a move."""
    return objective == "win" and not within_reach(to_win_effort(game.options))


@dataclass
class Solved:
    """Plays the first of the best moves of a solution."""

    game: Box
    objective: str

    def solution(self, seconds: float | None = None) -> Solution | None:
        """The solution; `None` if it is not ready within the time."""
        found = solving(self.game, self.objective, cheap=seconds is not None and too_much(self.game, self.objective))
        try:
            return found.result(None if seconds is None else min(seconds, PATIENCE))
        except TimeoutError:
            return None

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        moves = moves_of(state)
        solved = self.solution(budget.seconds) if len(moves) > 1 else None
        move = solved.best(state)[0].move if solved else rule_of_thumb(state)
        budget.tell(Thought(move, nodes=len(moves)))
        return move

    def explain(self, state: State[Any], move: Step) -> Message:
        """What the move is worth, and the best other one: in percent to win, or in points at the end."""
        solved = self.solution(0.0)
        if solved is None:
            return Message("shutbox-why-estimate", {"move": str(move)}) if len(state.legal()) > 1 else ONLY
        return self._compared(solved.best(state), move)

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
    """Plays as a solution says, except that now and then it makes a child's move."""

    random: Random
    slips: float

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        if self.random.random() < self.slips:
            return Child(self.random).choose(state, budget)
        return super().choose(state, budget)


def medium(game: Box, random: Random) -> Bot:
    return Slipping(game, "score", random, SLIPS["medium"])


def hard(game: Box, random: Random) -> Bot:
    return Slipping(game, "score", random, SLIPS["hard"])


def perfect(game: Box, random: Random) -> Bot:
    return Solved(game, "score" if game.players == 1 else "win")
