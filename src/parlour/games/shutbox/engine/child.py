"""The moves of a child, which need no solution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.contract.bots import FREE, ONLY, Bot, Budget, Thought, evenly, mixed, plain
from parlour.contract.state import State, Step
from parlour.errors import Unsupported
from parlour.games.shutbox.notation import Shut, Throw, Word
from parlour.speech.message import Message

DISTRACTED = 0.25
"""How often a child makes a random move."""

SLIPS = {"medium": 0.5, "hard": 0.2}
"""How often a level makes a child's move instead of its own."""


@dataclass
class Child:
    """Shuts the numbers on the dice if they are open, else the fewest and biggest flaps, and throws all dice."""

    random: Random

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        moves = moves_of(state)
        distracted = self.random.random() < DISTRACTED
        move = self.random.choice(moves) if distracted else max(moves, key=lambda each: appeal(state, each))
        budget.tell(Thought(move))
        return move

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        moves = moves_of(state)
        liked = max(moves, key=lambda each: appeal(state, each))
        return mixed((DISTRACTED, evenly(moves)), (1 - DISTRACTED, {liked: 1.0}))

    def explain(self, state: State[Any], move: Step) -> Message:
        """The reason for a child's move, in a child's words."""
        moves = moves_of(state)
        if len(moves) == 1:
            return ONLY
        if appeal(state, move) < max(appeal(state, each) for each in moves):
            return Message("bot-why-random", {"moves": len(moves)})
        match move:
            case Shut(numbers):
                return Message("shutbox-why-shown" if shown_by(state, numbers) else "shutbox-why-few")
        return Message("shutbox-why-simple")


def appeal(state: State[Any], move: Step) -> tuple[int, ...]:
    """A child's score of a move; more is better."""
    match move:
        case Shut(numbers):
            return int(shown_by(state, numbers)), -len(numbers), max(numbers)
        case Throw(dice):
            return (dice,)
    return (int(move == Word("stop")),)


def shown_by(state: Any, numbers: tuple[int, ...]) -> bool:
    """Whether the dice show exactly these numbers."""
    return sorted(numbers) == sorted(state.roll.faces)


def moves_of(state: State[Any]) -> tuple[Step, ...]:
    moves = state.legal()
    if not moves:
        raise Unsupported(Message("cannot-choose", {"state": repr(state)}))
    return moves


@plain
def easy(game: object, random: Random) -> Bot:
    return Child(random)
