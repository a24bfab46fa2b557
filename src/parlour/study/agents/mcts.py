"""`mcts:1000`: tree search with 1,000 random continuations for a move, over the kernel of any game.

Its moves depend on its seed and the position alone, and on no clock. It is `compute.rollouts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from math import log
from random import Random
from typing import Any, Final

import numpy as np

from parlour.compute.kernels import stream
from parlour.compute.loops import BY_LOW_SCORE, BY_SCORE, BY_WIN, loops
from parlour.contract.bots import FREE, BotFactory, Budget, Thought
from parlour.contract.game import Game
from parlour.contract.options import requirement, whole_from, within
from parlour.contract.state import State, Step

MOST: Final = 1_000_000
ROOM: Final = 4
"""Nodes for each rollout, and a few: one for the move, and those of the chances on the way."""
WIDELY: Final = 1.0
"""The weight of the bonus for few visits; the rewards of seats lie from 0 to 1."""
DIGITS: Final = 9
"""The logarithms are rounded to these: then they are the same with every library of mathematics."""


def maker(given: str) -> BotFactory:
    """The factory of `mcts:GIVEN`."""
    number = int(given) if given.isdecimal() else -1
    rollouts = within("mcts", number, 1, MOST, requirement(whole_from(1, MOST)))
    return lambda game, random: Searcher(game, random, rollouts)


class Searcher:
    def __init__(self, game: Game, random: Random, rollouts: int) -> None:
        self._game, self._kernel, self._search = game, game.kernel(), loops(game).search
        self._seed, self._rollouts = random.getrandbits(63), rollouts
        by_score = BY_LOW_SCORE if game.best == "low" else BY_SCORE
        self._kind = BY_WIN if game.players > 1 else by_score
        self._logs = np.array([0.0, *(round(log(n), DIGITS) for n in range(1, rollouts + 1))])
        actions, room = len(game.actions), ROOM * rollouts + 64
        self._legal = np.zeros(-(-actions // 8) * 8, np.bool_)
        self._nodes, self._sums = np.zeros((room, 5), np.int64), np.zeros((room, game.players))
        self._p = np.zeros(self._kernel.size, self._kernel.dtype)

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        moves = state.legal()
        move = moves[0] if len(moves) == 1 else self._game.actions[self._number(self._kernel.pack(state))]
        budget.tell(Thought(move, nodes=self._rollouts))
        return move

    def odds(self, state: State[Any]) -> Mapping[Step, float]:
        return {self.choose(state): 1.0}

    def _number(self, root: Any) -> int:
        about = int.from_bytes(blake2b(root.tobytes(), digest_size=8).digest(), "little")
        written = self._legal.view(np.uint64) if self._kernel.words else self._legal
        players, actions = self._game.players, len(self._game.actions)
        with np.errstate(over="ignore"):
            rng = np.array([stream(self._seed, about & (2**63 - 1))], np.uint64)
            return int(
                self._search(
                    self._kernel.table, root, self._kind, self._rollouts, WIDELY, self._logs, self._p, rng,
                    np.zeros(players, np.int64), np.zeros(players, np.float32), written,
                    self._legal[:actions], self._nodes, self._sums,
                )
            )  # fmt: skip
