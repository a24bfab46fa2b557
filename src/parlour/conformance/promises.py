"""The game under test, the steps played, and reports of broken promises."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.contract.game import Game
from parlour.contract.state import CHANCE, State, Step


class Broken(AssertionError):
    """A promise of the contract that the game breaks."""


@dataclass
class Checked:
    """The coverage of a run that broke no promise."""

    games: int = 0
    positions: int = 0
    chance_nodes: int = 0
    longest: int = 0
    variants: int = 0
    """The number of other options and numbers of players tried; only with `deep=True`."""
    left_out: list[str] = field(default_factory=list)
    """Features the kit skipped because they would take too long; `deep=True` checks them."""

    def add(self, other: Checked) -> None:
        self.games += other.games
        self.positions += other.positions
        self.chance_nodes += other.chance_nodes
        self.longest = max(self.longest, other.longest)


class Promises:
    """A game under test. `path` holds the steps from the start, for the message."""

    def __init__(self, game: Game, random: Random, patience: float = 5.0) -> None:
        """`patience` limits the seconds of each slow check."""
        self.game, self.random, self.patience, self.path = game, random, patience, list[str]()

    def promise(self, kept: Any, what: str) -> None:
        if not kept:
            raise self.broken(what)

    def broken(self, what: str) -> Broken:
        steps = ", ".join(self.path) or "the start"
        return Broken(f"{self.game!r} breaks a promise: {what}\n  after: {steps}")

    @contextmanager
    def keeping(self, what: str) -> Iterator[None]:
        """Reports any error that the game raises here as a breach of this promise."""
        try:
            yield
        except Broken:
            raise
        except Exception as error:
            said = " ".join(str(error).split())[:300]
            raise self.broken(f"{what}; it raises {type(error).__name__}: {said}") from error

    def pick(self, state: State[Any]) -> Step:
        """A random step: any legal move, or an outcome by its probability."""
        with self.keeping("a position can be asked what may follow it"):
            if state.actor == CHANCE:
                outcomes, weights = zip(*state.chances(), strict=True)
                chosen: Step = self.random.choices(outcomes, [float(weight) for weight in weights])[0]
                return chosen
            return self.random.choice(state.legal())

    def played(self, state: State[Any], step: Step) -> State[Any]:
        """The state after a legal step, which is added to the path."""
        self.path.append(str(step))
        with self.keeping(f"{str(step)!r}, which is allowed, can be played"):
            return state.play(step)

    def walk(self, most: int) -> Iterator[State[Any]]:
        """The first positions of one random game."""
        self.path = []
        with self.keeping("a game has a first position"):
            state: State[Any] = self.game.start()
        for _ in range(most):
            yield state
            if state.over:
                return
            state = self.played(state, self.pick(state))


def shown(state: State[Any]) -> str:
    """A position as text for a message, even if the game fails to describe it."""
    try:
        return state.headline()
    except Exception:
        return object.__repr__(state)
