"""Shared by the parts of the kit: a game, the steps that were played, and reports of broken promises."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.contract.game import Game
from parlour.contract.state import CHANCE, State, Step


class Broken(AssertionError):
    """A promise of the contract that the game does not keep."""


@dataclass
class Checked:
    """The coverage of a run that broke no promise."""

    games: int = 0
    positions: int = 0
    chance_nodes: int = 0
    longest: int = 0
    variants: int = 0
    """Other options and numbers of players that were tried; only with `deep=True`."""
    left_out: list[str] = field(default_factory=list)
    """Features the kit skipped because they would take too long; `deep=True` checks them."""

    def add(self, other: Checked) -> None:
        self.games += other.games
        self.positions += other.positions
        self.chance_nodes += other.chance_nodes
        self.longest = max(self.longest, other.longest)


class Promises:
    """A game under test. `path` are the steps that were played from the start, for the message."""

    def __init__(self, game: Game, random: Random, patience: float = 5.0) -> None:
        """`patience` are the seconds that each thing which may take long is given."""
        self.game, self.random, self.patience, self.path = game, random, patience, list[str]()

    def promise(self, kept: Any, what: str) -> None:
        if not kept:
            raise self.broken(what)

    def broken(self, what: str) -> Broken:
        steps = ", ".join(self.path) or "the start"
        return Broken(f"{self.game!r} breaks a promise: {what}\n  after: {steps}")

    @contextmanager
    def keeping(self, what: str) -> Iterator[None]:
        """Whatever the game raises here breaks this promise."""
        try:
            yield
        except Broken:
            raise
        except Exception as error:
            said = " ".join(str(error).split())[:300]
            raise self.broken(f"{what}; it raises {type(error).__name__}: {said}") from error

    def pick(self, state: State[Any]) -> Step:
        """A step at random: any legal move, or an outcome by its probability."""
        with self.keeping("a position can be asked what may follow it"):
            if state.actor == CHANCE:
                outcomes, weights = zip(*state.chances(), strict=True)
                chosen: Step = self.random.choices(outcomes, [float(weight) for weight in weights])[0]
                return chosen
            return self.random.choice(state.legal())

    def played(self, state: State[Any], step: Step) -> State[Any]:
        """The state after a step that is allowed, with the step added to the path."""
        self.path.append(str(step))
        with self.keeping(f"{str(step)!r}, which is allowed, can be played"):
            return state.play(step)

    def walk(self, most: int) -> Iterator[State[Any]]:
        """The positions of one random game, at most this many."""
        self.path = []
        with self.keeping("a game has a first position"):
            state: State[Any] = self.game.start()
        for _ in range(most):
            yield state
            if state.over:
                return
            state = self.played(state, self.pick(state))


def shown(state: State[Any]) -> str:
    """A position for a message of the kit; a game that is broken may not even have words for it."""
    try:
        return state.headline()
    except Exception:
        return object.__repr__(state)
