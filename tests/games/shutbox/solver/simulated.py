"""Whole games played as a solution says, thousands of them: every position is asked about once, and remembered.

Positions are the kernel's own arrays, changed by the rules' own `act`, so a game costs little more than its steps.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from parlour.compute.words import noughts
from parlour.contract.solution import Solution
from parlour.games.shutbox import ShutBox, ShutBoxState
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.encoding import ORDERED_FROM
from parlour.games.shutbox.notation import Opening

NOT_ASKED = [at.ROLLER, at.EXTRA, at.COUNTED, *range(at.POINTS, at.POINTS + 12), *range(at.FACE, at.FACE + 12)]
"""Places of a position that no decision depends on."""


class Player:
    """Moves as a solution says."""

    def __init__(self, solved: Solution) -> None:
        self._solved = solved
        self._known: dict[bytes, int] = {}

    def action(self, game: ShutBox, p: Any) -> int:
        name = self._name(game, p)
        if name not in self._known:
            state = ShutBoxState(game, p.tobytes(), ())
            self._known[name] = game.number(self._solved.best(state)[0].move)
        return self._known[name]

    def _name(self, game: ShutBox, p: Any) -> bytes:
        """The inputs of the decision: solo, the player's own row and roll."""
        if self._solved.objective == "score":
            return bytes(p[[at.PHASE, at.ROLL, at.TIED, at.ROW + p[at.SEAT], at.HALF + p[at.SEAT]]].tobytes())
        asked = p.copy()
        asked[NOT_ASKED] = 0
        if game.options.until.endswith("points"):
            asked[at.GAMES] = 0
        return bytes(asked.tobytes())


def play(game: ShutBox, players: tuple[Player, ...], dice: list[Random]) -> tuple[int, ...]:
    """The winners of one game; every seat has dice of its own."""
    rules = game.kernel()
    p, t = noughts(at.SIZE), rules.table
    rules.begin(p, t)
    while p[at.PHASE] != at.OVER:
        if p[at.PHASE] == at.ROLLING:
            count = int(p[at.COUNT])
            rules.act(p, t, int(t[t[ORDERED_FROM + count] + dice[p[at.SEAT]].randrange(6**count)]))
        elif p[at.PHASE] == at.OPENING:
            rules.act(p, t, game.number(Opening(dice[p[at.SEAT]].randrange(6) + 1)))
        else:
            rules.act(p, t, players[p[at.SEAT]].action(game, p))
    return tuple(seat for seat in range(game.players) if p[at.WINNERS] >> seat & 1)


def parts_won(game: ShutBox, players: tuple[Player, ...], games: int) -> Any:
    """`[game, seat]`: the part of each win. The same games have the same dice for all players."""
    parts = np.zeros((games, game.players))
    for number in range(games):
        winners = play(game, players, [Random(f"{number} {seat}") for seat in range(game.players)])
        parts[number, list(winners)] = 1 / len(winners)
    return parts
