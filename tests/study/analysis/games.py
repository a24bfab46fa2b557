"""Games for the tests of the analysis: played by rule, and looked through by brute force."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import parlour
from parlour.contract.engine import Engine, Worth, shares
from parlour.contract.game import CHANCE, Game, State
from parlour.contract.state import Step
from parlour.study.analysis.balance import Balance
from parlour.study.analysis.line import Played
from parlour.study.analysis.report import SeatReport, empty
from parlour.table import here

Player = Callable[[State[Any]], Step]


def anything(seed: int) -> Player:
    random = Random(seed)
    return lambda state: random.choice(state.legal())


def bots(game: Game, *levels: str) -> list[Player]:
    return [parlour.bot(game, level, seed).choose for seed, level in enumerate(levels)]


def played(game: Game, players: Sequence[Player], seed: int) -> list[Played]:
    random, state, line = Random(seed), game.start(), list[Played]()
    while not state.over:
        if state.actor == CHANCE:
            outcomes, chances = zip(*state.chances(), strict=True)
            step, seat = random.choices(outcomes, list(map(float, chances)))[0], state.hand
        else:
            assert state.actor is not None
            step, seat = players[state.actor](state), state.actor
        line.append(Played(len(line) + 1, state, step, seat, ""))
        state = state.play(step)
    return line


def account(line: list[Played], engine: Engine, instalments: int | None = None) -> tuple[list[SeatReport], Balance]:
    players = line[0].state.game.players
    kept = Balance(engine, players, instalments)
    for each in line:
        kept.enter(each)
    return [kept.of(empty(seat, here())) for seat in range(players)], kept


class BruteForce:
    """The value of every position, from everything that can follow: uses the contract alone."""

    def __init__(self) -> None:
        self.known: dict[State[Any], Worth] = {}

    def value(self, state: State[Any]) -> Worth:
        if state not in self.known:
            self.known[state] = self._value(state)
        return self.known[state]

    def _value(self, state: State[Any]) -> Worth:
        players = state.game.players
        if state.over:
            return shares(state, players)
        if state.actor == CHANCE:
            parts = [(float(chance), self.value(state.play(outcome))) for outcome, chance in state.chances()]
            return tuple(sum(chance * worth[seat] for chance, worth in parts) for seat in range(players))
        assert state.actor is not None
        return max((self.value(state.play(move)) for move in state.legal()), key=lambda worth: worth[state.actor])
