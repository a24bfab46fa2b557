"""Dare with everything a game can have: a correct game, of which the tests break one promise after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from parlour_dare import Dare
from parlour_dare.rules import Daring
from parlour_dare.solver import Solved

from parlour.compute.kernels import below, jit
from parlour.compute.words import AT_CHANCE, ENDED
from parlour.contract import CHANCE, Simulation, State
from parlour.contract.challenge import Challenge, Day
from parlour.contract.engine import Answer, Engine, Valued
from parlour.contract.kernel import Kernel
from parlour.contract.state import following

SEAT, ROLLING, SCORES = 0, 1, 2


@jit
def begin(p: Any, t: Any) -> None:
    p[:] = 0


@jit
def actor(p: Any, t: Any) -> Any:
    if p[ROLLING]:
        return AT_CHANCE
    return p[SEAT] if p[SEAT] < t[0] else ENDED


@jit
def act(p: Any, t: Any, number: Any) -> None:
    if not p[ROLLING]:
        p[ROLLING], p[SEAT] = number == 0, p[SEAT] + number
        return
    p[ROLLING] = 0
    if number == 0:
        p[SCORES + p[SEAT]] = 0
        p[SEAT] += 1
    else:
        p[SCORES + p[SEAT]] += number + 1


@jit
def draw(p: Any, t: Any, rng: Any) -> Any:
    return below(rng, 6)


@jit
def weigh(p: Any, t: Any, out: Any) -> None:
    for face in range(6):
        out[face] = 1 if p[ROLLING] else 0


@jit
def settle(p: Any, t: Any, scores: Any) -> Any:
    most, winners = -1, 0
    for seat in range(t[0]):
        scores[seat] = p[SCORES + seat]
        if scores[seat] > most:
            most, winners = scores[seat], 0
        if scores[seat] == most:
            winners |= 1 << seat
    return winners


@jit
def mask(p: Any, t: Any, out: Any) -> None:
    out[:] = False
    if actor(p, t) >= 0:
        out[0], out[1] = p[SCORES + p[SEAT]] < 20, True


@jit
def observe(p: Any, t: Any, seat: Any, out: Any) -> None:
    players = t[0]
    over = actor(p, t) == ENDED
    out[0], out[1], out[2] = p[ROLLING], players if over else (p[SEAT] - seat) % players, players - p[SEAT]
    for ahead in range(players):
        out[3 + ahead] = p[SCORES + (seat + ahead) % players]


def packed(state: Daring) -> Any:
    return np.array([state.seat, state.rolling, *state.scores], np.int64)


class Worths(Engine):
    def __init__(self, game: Any) -> None:
        self.solved = Solved(game)
        self.unit = "win" if game.players > 1 else "score"
        self.largest = 1.0 if game.players > 1 else 25.0

    def answer(self, state: State[Any], instalments: int) -> Answer:
        worths = ((step, self.solved.worth(state.play(step))) for step in following(state))
        return Answer(tuple(Valued(step, worth, (), True, 0.0) for step, worth in worths), 0, False, self.unit)


class Whole(Dare):
    name, rules, messages = "dare", "dare/1", None

    def kernel(self) -> Kernel:
        table = np.array([self.players], np.int64)
        return Kernel(table, 2 + self.players, packed, begin, act, actor, mask, weigh, settle, observe, draw)

    def engine(self) -> Engine:
        return Worths(self)

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
