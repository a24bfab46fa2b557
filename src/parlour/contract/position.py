"""States that are thin wrappers around a position of their game's kernel."""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import compress
from typing import Any, TypeVar

from parlour.contract.ruleset import Ruleset
from parlour.contract.state import CHANCE, State, Step, attribute, once
from parlour.errors import IllegalMove

G = TypeVar("G", bound=Ruleset[Any])


@cache
def words() -> Any:
    """The numbers of kernels: imported when first needed, because NumPy may come with them."""
    from parlour.compute import words

    return words


@dataclass(frozen=True, repr=False)
class KernelState(State[G], ABC):
    """A state around a position of its game's kernel: all but what is told and drawn of it follows from there."""

    @property
    def p(self) -> Any:
        """The position, to be read."""
        raise NotImplementedError

    @attribute
    def actor(self) -> int | None:
        kernel = self.game.kernel()
        acting = int(kernel.actor(self.p, kernel.table))
        return None if acting == words().ENDED else acting

    @property
    def hand(self) -> int | None:
        kernel = self.game.kernel()
        if self.actor != CHANCE or kernel.hand is None:
            return None
        drawing = int(kernel.hand(self.p, kernel.table))
        return None if drawing < 0 else drawing

    @once
    def legal(self) -> tuple[Step, ...]:
        if self.actor is None or self.actor == CHANCE:
            return ()
        kernel, actions = self.game.kernel(), self.game.actions
        found = words().flags(len(actions))
        kernel.mask(self.p, kernel.table, found)
        return tuple(compress(actions, memoryview(found)))

    @once
    def weights(self) -> list[int]:
        """The weights of the outcomes; zeros where a seat moves."""
        kernel, found = self.game.kernel(), words().noughts(len(self.game.outcomes))
        kernel.weigh(self.p, kernel.table, found)
        weights: list[int] = found.tolist()
        return weights

    @once
    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        if self.actor != CHANCE:
            return ()
        weights, outcomes = self.weights(), self.game.outcomes
        total = sum(weights)
        return tuple([(outcomes[n], Fraction(weight, total)) for n, weight in enumerate(weights) if weight])

    def _allows(self, step: Step) -> bool:
        if self.actor != CHANCE:
            return step in self.legal()
        try:
            number = self.game.number(step)
        except IllegalMove:
            return False
        outcomes = self.game.outcomes
        return number < len(outcomes) and outcomes[number] == step and self.weights()[number] > 0

    @attribute
    def settled(self) -> tuple[tuple[int, ...], int]:
        """The scores, and who would win if the game ended so, a bit a seat."""
        kernel, scores = self.game.kernel(), words().noughts(self.game.players)
        with words().wrapping():
            winners = int(kernel.settle(self.p, kernel.table, scores))
        return tuple(scores.tolist()), winners

    @property
    def scores(self) -> tuple[int, ...]:
        return self.settled[0]

    @property
    def winners(self) -> tuple[int, ...]:
        won = self.settled[1] if self.over else 0
        return tuple([seat for seat in range(self.game.players) if won >> seat & 1])

    def played(self, step: Step) -> Any:
        """The position after an allowed step."""
        kernel = self.game.kernel()
        p = words().cells(self.p.tobytes(), kernel.dtype)
        kernel.act(p, kernel.table, self.game.number(step))
        return p
