"""Chooses a move for three or four players by a tree of moves that grows until time or memory is used up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from parlour.games.rolit.engine.company import Outlook
from parlour.games.rolit.engine.crowd import NODES, STOP
from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.layout import DEEPEST
from parlour.games.rolit.engine.timing import stopping_after
from parlour.games.rolit.engine.tree import COUNT, FIRST, HOLLOW, ROOT, VISITS, grow

ROOM: Final = 1 << 18
"""The most nodes of a tree."""
MOST: Final = 30_000
"""The most steps of growth."""
PART: Final = 5_000
"""Steps between two reports of the best move."""

Told: TypeAlias = Callable[[Outlook], None]


class Grower:
    """Thinks for the seat to move of a game among several."""

    def __init__(self, players: int, brains: tuple[Brain, ...], room: int = ROOM) -> None:
        self.players, self.brains = players, brains
        self.addresses = np.array([brain.address for brain in brains], np.uint64)
        self.links = np.zeros((room, 4), np.int32)
        self.worths = np.zeros((room, 5), np.float32)
        self.positions = np.zeros((3, 4), np.uint64)
        self.control = np.zeros(3, np.int64)
        self.shares, self.path = np.zeros(4), np.zeros(DEEPEST, np.int64)

    def stop(self) -> None:
        """Ends the running search; may be called from any thread."""
        self.control[STOP] = 1

    def think(
        self, balls: tuple[int, ...], empty: int, seconds: float, steps: int = MOST, told: Told = lambda _: None
    ) -> Outlook:
        """The most visited move; ties go to the higher promise, then to the first."""
        self.control[:] = 0
        self.positions[ROOT] = balls
        self._grow(empty, 1)
        with stopping_after(seconds, self.stop):
            for done in range(1, steps, PART):
                self._grow(empty, min(PART, steps - done))
                if self.control[STOP]:
                    break
                told(self._outlook())
        return self._outlook()

    def _grow(self, empty: int, steps: int) -> None:
        tree, room = (self.links, self.worths), (self.control, self.shares, self.path)
        grow(*tree, self.positions, empty, self.players, self.addresses, steps, *room)

    def _outlook(self) -> Outlook:
        line, node = list[int](), 0
        while self.links[node, COUNT]:
            node = self._favourite(node, len(line) % self.players)
            line.append(node)
        first = line[0]
        shares = self.worths[first, : self.players] / self.links[first, VISITS]
        hollows = tuple(int(self.links[each, HOLLOW]) for each in line)
        return Outlook(hollows[0], tuple(map(float, shares)), len(line), int(self.control[NODES]), hollows)

    def _favourite(self, node: int, mover: int) -> int:
        first = int(self.links[node, FIRST])
        return max(
            range(first, first + int(self.links[node, COUNT])),
            key=lambda child: (
                int(self.links[child, VISITS]),
                float(self.worths[child, mover] / self.links[child, VISITS]),
            ),
        )
