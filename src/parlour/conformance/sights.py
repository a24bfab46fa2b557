"""Checks that equal states, and equal observations, have equal futures: neither omits what the rules depend on."""

from __future__ import annotations

import pickle
from collections.abc import Hashable
from itertools import islice
from random import Random
from typing import Any

import numpy as np

from parlour.conformance.promises import Promises
from parlour.contract.game import Game
from parlour.contract.numbers import Observation
from parlour.contract.state import State, following
from parlour.errors import Unsupported

KEPT = 20_000
"""Positions remembered for comparison."""
WIDE, BROAD = 3, 24
"""The number of a position's steps that are followed two plies ahead, and one ply ahead."""


class Sights(Promises):
    """Compares each position with all earlier ones."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        self.states: dict[State[Any], Hashable] = {}
        self.looks: dict[Hashable, Hashable] = {}
        with self.keeping("observation says what observe() gives"):
            self.about = _observation(game)
            if self.about is not None:
                self.promise(len(self.about.names) == self.about.shape[0], "an observation has a name for each entry")

    def run(self, positions: int, most: int) -> None:
        """Plays random games until `positions` were compared, with a limit for each game."""
        while positions > 0:
            for state in islice(self.walk(most), positions):
                self.position(state)
                positions -= 1

    def position(self, state: State[Any]) -> None:
        with self.keeping("a position can be played on from"):
            self.futures(state)
            here, kept = len(self.path), self.path[:]
            for step in following(state)[:BROAD]:
                self.path = [*kept[:here], str(step)]
                after = state.play(step)
                self.compare(after)
            self.path = kept
        if self.about is not None:
            with self.keeping("every seat can observe every position"):
                self.observations(state, self.about)

    def futures(self, state: State[Any]) -> None:
        expected = future(state)
        copy = pickle.loads(pickle.dumps(state))
        self.promise(future(copy) == expected, "a state that was pickled has the same future")
        if self.about is None:
            return
        try:
            found = self.game.at(state.code())
        except Unsupported:
            return
        self.promise(future(found) == expected, "a state that its code gives back has the same future")

    def compare(self, state: State[Any]) -> None:
        """Compares a position with all earlier ones that are equal or look the same."""
        expected = future(state)
        if len(self.states) < KEPT:
            known = self.states.setdefault(state, expected)
            self.promise(known == expected, "equal states have equal futures")
        if self.about is None or state.over:
            return
        seat = _looking(state)
        look = (seat, np.asarray(state.observe(seat)).tobytes())
        if len(self.looks) < KEPT:
            known = self.looks.setdefault(look, expected)
            self.promise(known == expected, "an observation loses nothing: equal ones have equal futures")

    def observations(self, state: State[Any], about: Observation) -> None:
        for seat in range(self.game.players):
            seen = state.observe(seat)
            self.promise(isinstance(seen, np.ndarray), "an observation is an array")
            self.promise(seen.shape == about.shape, f"an observation has the shape {about.shape}, not {seen.shape}")
            self.promise(seen.dtype == about.dtype, f"an observation is of type {about.dtype}, not {seen.dtype}")
            low, high = seen.min(), seen.max()
            inside = about.low <= low and high <= about.high
            self.promise(inside, f"an observation is within {about.low} to {about.high}, not from {low} to {high}")


def future(state: State[Any], ahead: int = 1) -> Hashable:
    """All next steps with their positions, and some of the steps after them."""
    if state.over:
        return (state.scores, state.winners)
    steps = following(state)
    then: tuple[Hashable, ...] = ()
    if ahead:
        then = tuple(future(state.play(step), ahead - 1) for step in steps[:WIDE])
    return (state.actor, state.hand, state.scores, state.allowed(), tuple(p for _, p in state.chances()), then)


def _looking(state: State[Any]) -> int:
    """The seat that moves, or that rolls or draws."""
    seat = state.hand if state.actor is None or state.actor < 0 else state.actor
    return 0 if seat is None else seat


def _observation(game: Game) -> Observation | None:
    try:
        return game.observation
    except Unsupported:
        return None
