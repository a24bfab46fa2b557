"""The worth of positions by the `judge` that a game offers to browsers (`webassembly.offer`): pages say the same.

A page gets every position of a finished game in numbers, calls the same function, and adds up the same account.
"""

from __future__ import annotations

import gzip
from abc import abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from parlour.compute.webassembly.offer import ERROR, GRAIN, SURE, WORTHS, Offer
from parlour.contract.question import Ground
from parlour.contract.state import State, Step
from parlour.contract.valuation import Judged, Valuation, Valued


class OfferedValuation(Valuation):
    """The positions that it judges are one game. Its memory is its own, and laid out for the first of them."""

    def __init__(self, browser: str, ground: str, find: Callable[[str], Ground], players: int) -> None:
        """`browser` names the module with the game's offers, as `Game.browser` does; `find` gives a ground by name."""
        self.browser, self.ground, self.find, self.players = browser, ground, find, players
        self.count, self.room = 0, np.zeros(0, np.uint64)
        self.function: Callable[..., Any] | None = None

    def judge(self, state: State[Any], played: Step) -> Judged:
        steps, function = following(state), self.function or self.prepared()
        position, answer = np.array(self.asked(state, played), np.int64), np.zeros(WORTHS + len(steps) * self.players)
        function(self.room, position, answer, self.count)
        self.count += 1
        worths = answer[WORTHS:].reshape(len(steps), self.players).tolist()
        valued = tuple(Valued(step, tuple(worth)) for step, worth in zip(steps, worths, strict=True))
        return Judged(valued, bool(answer[SURE]), float(answer[GRAIN]), float(answer[ERROR]))

    def prepared(self) -> Callable[..., Any]:
        """The offered function, once the memory is laid out."""
        offers: tuple[Offer, ...] = import_module(self.browser).OFFERS
        offered = {offer.name: offer.function for offer in offers}
        file, cells = self.find(self.ground)
        self.room, self.function = np.zeros(cells, np.uint64), offered["judge"]
        offered["prepare"](np.frombuffer(gzip.decompress(file), np.uint8).copy(), self.room)
        return offered["judge"]

    @abstractmethod
    def asked(self, state: State[Any], played: Step) -> tuple[int, ...]: ...


def following(state: State[Any]) -> tuple[Step, ...]:
    """All that can follow a position, in the order of the rules."""
    return state.legal() or tuple(outcome for outcome, _ in state.chances())
