"""Chooses a move for three or four players with maxⁿ, by iterative deepening until the time is up."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

import numpy as np

from parlour.games.rolit.board import hollows_in
from parlour.games.rolit.engine.crowd import LIMIT, NODES, STOP, look
from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.timing import stopping_after
from parlour.games.rolit.kernel import captured, hollows

DEEPEST: Final = 32


@dataclass(frozen=True)
class Outlook:
    """A move and the shares of the win it promises, by seat in turn from the one that makes it."""

    hollow: int
    shares: tuple[float, ...]
    depth: int
    nodes: int
    line: tuple[int, ...] = ()


class Company:
    """Thinks for the seat to move of a game among several."""

    def __init__(self, players: int, brains: tuple[Brain, ...]) -> None:
        self.players, self.brains = players, brains
        self.addresses = np.array([brain.address for brain in brains], np.uint64)
        self.stack = np.zeros((DEEPEST, 4), np.uint64)
        self.shares = np.zeros((DEEPEST, 4))
        self.control = np.zeros(3, np.int64)

    def stop(self) -> None:
        self.control[STOP] = 1

    def think(
        self, balls: tuple[int, ...], empty: int, seconds: float, depth: int = DEEPEST - 1, nodes: int = 0
    ) -> Outlook:
        """The best move of the last depth that was finished."""
        self.control[:] = 0
        found, began = self.at_depth(balls, empty, 1), monotonic()
        self.control[LIMIT] = nodes
        with stopping_after(seconds, self.stop):
            for further in range(2, min(depth, empty.bit_count()) + 1):
                if monotonic() - began > 0.4 * seconds:
                    break
                deeper = self.at_depth(balls, empty, further)
                if self.control[STOP]:
                    break
                found = deeper
        return found

    def at_depth(self, balls: tuple[int, ...], empty: int, depth: int) -> Outlook:
        """The best move `depth` moves ahead; of equal ones the first, row by row."""
        own, others = balls[0], balls[1] | balls[2] | balls[3]
        best = Outlook(-1, (-1.0,), depth, 0)
        for hollow in hollows_in(int(hollows(own, others, empty))):
            ball, left = 1 << hollow, empty ^ 1 << hollow
            taken = int(captured(own, others, ball))
            after = [each & ~taken for each in balls]
            after[0] |= own | taken | ball
            self.stack[depth - 1] = after[1 : self.players] + after[:1] + after[self.players :]
            look(
                self.stack,
                self.shares,
                self.addresses,
                left,
                left.bit_count(),
                depth - 1,
                self.players,
                self.control,
            )
            seen = self.shares[depth - 1]
            shares = tuple(float(seen[(seat - 1) % self.players]) for seat in range(self.players))
            if shares[0] > best.shares[0]:
                best = Outlook(hollow, shares, depth, int(self.control[NODES]), (hollow,))
            if self.control[STOP] and depth > 1:
                break
        return best
