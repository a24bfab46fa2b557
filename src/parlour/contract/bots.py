"""The contract between a bot and the code that seats it.

A bot looks at a state and chooses one of its legal moves. It may report how far it has thought and how it judges the
position, and it may explain a move. Its explanations are data, a message id with arguments, so that they exist in every
language.

A game offers its bots by name through `Game.bots()`: a mapping from a level to a factory that takes the game and a
`Random`. `random` exists for every game; `easy` is `OneAhead` with the game's own judgement of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from parlour.contract.state import CHANCE, State, Step
from parlour.errors import Unsupported
from parlour.speech.message import Message as Message


@dataclass(frozen=True)
class Thought:
    """A bot's current thinking: the move it would make and, by seat, its judgement of the position."""

    move: Step
    evaluation: tuple[float, ...] = ()
    done: float = 1.0
    """Progress, 0 to 1."""
    nodes: int = 0
    depth: int = 0
    """How many moves ahead it has looked."""
    line: tuple[Step, ...] = ()
    """How it expects play to go on, its own move first."""


@dataclass(frozen=True)
class Budget:
    """Limits of a bot's thinking, `None` meaning its level's own, and the receiver of its thoughts.

    It limits the thought about a move, not the work that a bot `Prepares` with: a level never plays weaker for that.
    """

    seconds: float | None = None
    nodes: int | None = None
    report: Callable[[Thought], None] | None = None

    def tell(self, thought: Thought) -> None:
        if self.report is not None:
            self.report(thought)


FREE = Budget()


class Effort(NamedTuple):
    """Preparation a bot needs to play at its level: processor seconds and bytes of memory, estimated."""

    seconds: float = 0.0
    bytes: int = 0


@runtime_checkable
class Bot(Protocol):
    """Chooses a move when a seat is to move. Any object with this method can be seated."""

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        """One of `state.legal()`; the state waits for a seat, and the bot plays for that seat."""


@runtime_checkable
class Explains(Protocol):
    """A bot that can explain its moves."""

    def explain(self, state: State[Any], move: Step) -> Message: ...


@runtime_checkable
class Prepares(Protocol):
    """A bot that needs preparation to play at its level. `choose` waits for that."""

    def ready(self, seconds: float = 0.0) -> bool:
        """Starts the preparation; returns whether it is done, after waiting for this many seconds at most."""


@runtime_checkable
class Stops(Protocol):
    """A bot whose thought can be ended early, from any thread."""

    def stop(self) -> None: ...


@runtime_checkable
class Mixes(Protocol):
    """A bot whose choice depends on the position alone, with known probabilities of its moves."""

    def odds(self, state: State[Any]) -> Mapping[Step, float]: ...


SUMS_TO_ONE = 1e-9
Policy: TypeAlias = Callable[[State[Any]], Mapping[Step, float]]
"""The probability of each move of a position; moves that are never played may be left out."""
BotFactory: TypeAlias = Callable[[Any, Random], Bot]
"""Makes a bot for a game, which draws from this `Random` alone."""
Judgement: TypeAlias = Callable[[Any, int], float]
"""The value of a state for a seat; more is better, whether high or low scores win."""


class OffersBots(Protocol):
    """The methods used here of a game."""

    def bots(self) -> Mapping[str, BotFactory]: ...


lenders: list[Callable[[Any], Iterable[str]]] = []
"""Each names further levels of a game, which are played elsewhere: those of a page without a compiler."""


def levels(game: OffersBots) -> tuple[str, ...]:
    """The levels of bots that exist for a game, weakest first."""
    own = ("random", *game.bots())
    return (*own, *(level for lend in lenders for level in lend(game) if level not in own))


def bot(game: OffersBots, level: str = "easy", seed: int | None = None) -> Bot:
    """The bot of that level for a game. The same seed plays the same moves; without one, moves may differ."""
    random = Random(seed)
    if level == "random":
        return RandomBot(random)
    found = game.bots().get(level)
    if found is None:
        raise Unsupported(Message("cannot-level", {"level": repr(level), "game": repr(game), "levels": levels(game)}))
    from parlour.contract.strangers import told

    with told(type(game)):
        return found(game, random)


ONLY = Message("bot-why-only", {})
"""The reason for a move without a choice."""


@dataclass
class RandomBot:
    """Any legal move, each equally likely."""

    random: Random

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        move = self.random.choice(_moves(state))
        budget.tell(Thought(move))
        return move

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        return evenly(_moves(state))

    def explain(self, state: State[Any], move: Step) -> Message:
        moves = len(state.legal())
        return ONLY if moves == 1 else Message("bot-why-random", {"moves": moves})


@dataclass
class OneAhead:
    """Tries each move, judges the result and takes the best, breaking ties at random.

    Where a move leads straight to chance, every outcome is weighed by its probability.
    """

    judge: Judgement
    random: Random

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        move = self.random.choice(self._best(state))
        budget.tell(Thought(move, nodes=len(state.legal())))
        return move

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        return evenly(self._best(state))

    def _best(self, state: State[Any]) -> list[Step]:
        moves = _moves(state)
        values = [self.value(state, move) for move in moves]
        best = max(values)
        return [each for each, value in zip(moves, values, strict=True) if value == best]

    def value(self, state: State[Any], move: Step) -> float:
        seat, after = state.actor, state.play(move)
        assert seat is not None
        if after.actor != CHANCE:
            return self.judge(after, seat)
        return sum(float(chance) * self.judge(after.play(outcome), seat) for outcome, chance in after.chances())

    def explain(self, state: State[Any], move: Step) -> Message:
        moves = state.legal()
        if len(moves) == 1:
            return ONLY
        chosen = self.value(state, move)
        better = sum(self.value(state, each) > chosen for each in moves)
        return Message("bot-why-one-ahead", {"moves": len(moves), "better": better, "value": round(chosen, 3)})


DISTRACTED = 0.25
"""How often a child makes a random move."""


@dataclass
class Child(OneAhead):
    """Judges by the immediate result, as a child does; one decision in four is a random move."""

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        if self.random.random() < DISTRACTED:
            return RandomBot(self.random).choose(state, budget)
        return super().choose(state, budget)

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        return mixed((DISTRACTED, evenly(_moves(state))), (1 - DISTRACTED, super().odds(state)))


def checked_odds(state: State[Any], odds: Mapping[Step, float]) -> Mapping[Step, float]:
    """The odds, if they are a distribution over the legal moves."""
    fits = odds.keys() <= set(state.legal()) and all(chance >= 0 for chance in odds.values())
    if not fits or abs(sum(odds.values()) - 1) > SUMS_TO_ONE:
        raise Unsupported(Message("cannot-odds", {"position": state.code(), "moves": state.allowed()}))
    return odds


def evenly(moves: Sequence[Step]) -> Mapping[Step, float]:
    return dict.fromkeys(moves, 1 / len(moves))


def mixed(*parts: tuple[float, Mapping[Step, float]]) -> Mapping[Step, float]:
    """Each part with its probability."""
    found: dict[Step, float] = {}
    for share, odds in parts:
        for move, chance in odds.items():
            found[move] = found.get(move, 0.0) + share * chance
    return found


def child(judge: Judgement) -> BotFactory:
    """The factory of a bot that plays like a child, for a game's `bots()`."""
    return plain(lambda game, random: Child(judge, random))


def one_ahead(judge: Judgement) -> BotFactory:
    """The factory of a one-move-ahead bot, for a game's `bots()`."""
    return plain(lambda game, random: OneAhead(judge, random))


def plain(factory: BotFactory) -> BotFactory:
    """Marks bots that need no compiled code: they can play while it is being made."""
    vars(factory)["plain"] = True
    return factory


def is_plain(game: OffersBots, level: str) -> bool:
    """Whether the bot of that level needs no compiled code."""
    return level == "random" or bool(getattr(game.bots().get(level), "plain", False))


def _moves(state: State[Any]) -> tuple[Step, ...]:
    moves = state.legal()
    if not moves:
        raise Unsupported(Message("cannot-choose", {"state": repr(state)}))
    return moves
