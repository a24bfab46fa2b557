"""Dare with everything a game can have: a correct game, of which the tests break one promise after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from parlour_dare import Dare

from parlour.contract import CHANCE, Simulation
from parlour.contract.challenge import Challenge, Day


class Whole(Dare):
    name, rules, messages = "dare", "dare/1", None

    def policies(self) -> tuple[str, ...]:
        return ("random", "easy")

    def simulate_policies(self, levels: tuple[str, ...], n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        return by_bots(self, levels, n, seed, first)

    @classmethod
    def challenge(cls, day: Day) -> Challenge:
        return Challenge({}, ("easy",))


def by_bots(game: Any, levels: tuple[str, ...], n: int, seed: int, first: int = 0) -> Simulation:
    """Games by the referee, one by one: slow, and right."""
    from random import Random

    from parlour.contract.bots import bot

    scores, lengths = np.zeros((n, game.players), np.int64), np.zeros(n, np.int64)
    for i in range(n):
        random = Random(f"{seed} {first + i}")
        seats = [bot(game, level, seed=random.getrandbits(30)) for level in levels]
        state = game.start()
        while not state.over:
            state = state.play(state.draw(random) if state.actor == CHANCE else seats[state.actor].choose(state))
            lengths[i] += 1
        scores[i] = state.scores
    return Simulation(scores, lengths, best=game.best, first=first)
