from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from parlour.contract import CHANCE, Bot, Budget, Message, Number, Ranked, Solution, State, Step, Unsupported
from parlour_dare.rules import Daring, Rules

FREE = Budget()


class Solved(Solution):
    """The chance to win by seat; alone, the points."""

    game: Rules

    def __init__(self, game: Rules) -> None:
        if game.players > 2:
            raise Unsupported(Message.plain("dare is solved for one and two players"))
        self.game, self.objective = game, "win" if game.players > 1 else "score"
        self.known: dict[State[Any], tuple[float, ...]] = {}

    @property
    def win_probability(self) -> tuple[Number, ...]:
        return self.worth(Daring(self.game, (0,) * self.game.players)) if self.game.players > 1 else (1.0,)

    def value(self, state: State[Any]) -> Number | tuple[Number, ...]:
        worth = self.worth(state)
        return worth if self.game.players > 1 else worth[0]

    def best(self, state: State[Any]) -> tuple[Ranked, ...]:
        seat = state.actor or 0
        ranked = [Ranked(move, self.worth(state.play(move))[seat]) for move in state.legal()]
        return tuple(sorted(ranked, key=lambda each: -each.value))

    def worth(self, state: State[Any]) -> tuple[float, ...]:
        if state.game != self.game:
            raise Unsupported(Message.plain("this is a position of another game"))
        if state not in self.known:
            self.known[state] = self._worth(state)
        return self.known[state]

    def _worth(self, state: State[Any]) -> tuple[float, ...]:
        seats = range(self.game.players)
        if state.over and len(seats) == 1:
            return (float(state.scores[0]),)
        if state.over:
            return tuple((seat in state.winners) / len(state.winners) for seat in seats)
        if state.actor == CHANCE:
            after = [(float(chance), self.worth(state.play(outcome))) for outcome, chance in state.chances()]
            return tuple(sum(chance * worth[seat] for chance, worth in after) for seat in seats)
        mover = state.actor or 0
        return max((self.worth(state.play(move)) for move in state.legal()), key=lambda worth: worth[mover])


@dataclass
class Careful:
    """Stops at a number of points, and plays on where another seat has more."""

    enough: int

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        points = state.scores[state.actor or 0]
        return "stop" if points >= self.enough and points == max(state.scores) else state.legal()[0]


@dataclass
class Perfect:
    solved: Solved

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        return self.solved.best(state)[0].move


def easy(game: Rules, random: Random) -> Bot:
    return Careful(6)


def hard(game: Rules, random: Random) -> Bot:
    return Perfect(solved(game)) if game.players <= 2 else Careful(16)


@lru_cache(maxsize=4)
def solved(game: Rules) -> Solved:
    return Solved(game)
