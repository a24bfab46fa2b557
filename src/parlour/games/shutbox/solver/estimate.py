"""Where the best play of many is out of reach: estimates of everybody's chances, and moves chosen by them.

SB-21 for three or four (`ManyYoung`): the final score of each rival is taken as that of somebody who plays on alone for
the lowest score, independent of all others; against these the own row is solved exactly.

Matches of three or more (`ManyMatch`): everybody is taken to play the exact match of two against the rival who
stands best, as though nobody else were there.

Both scale the estimates of all seats to add up to 1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from parlour.games.shutbox import layout as at
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.rules import ShutBox, ShutBoxState
from parlour.games.shutbox.solver.alone import turn
from parlour.games.shutbox.solver.crowd import Crowd
from parlour.games.shutbox.solver.in_turn import MOST_NUMBERS, InTurn
from parlour.games.shutbox.solver.match import Match
from parlour.games.shutbox.solver.plan import plan
from parlour.games.shutbox.solver.tie import tie_values
from parlour.games.shutbox.solver.turn import best_columns, endings
from parlour.games.shutbox.solver.winning import Winning, Worth, turn_order
from parlour.message import Message
from parlour.solution import Progress


@lru_cache(maxsize=2048)
def final_scores(o: ShutBoxOptions, row: int) -> Any:
    """By final row, the chance of somebody who goes on alone from this row for the lowest score."""
    chance, solved = np.zeros(o.start_row + 1), turn(o, "score")
    endings(plan(o), solved.values, 0, 1, solved.dice, chance, row)
    return chance


def scaled(estimates: dict[int, float], players: int) -> Worth:
    total = sum(estimates.values())
    even = 1 / len(estimates)
    return tuple((estimates[seat] / total if total else even) if seat in estimates else 0.0 for seat in range(players))


class ManyYoung(Winning):
    approximation = Message("solution-young")
    untold = Message("solution-untold", {"most": MOST_NUMBERS})

    def __init__(self, game: ShutBox) -> None:
        super().__init__(game)
        self._level = np.unique(plan(game.options).score, return_inverse=True)[1]
        roll = game.options.tie == "roll"
        self._ties = tie_values(plan(game.options, tie_roll=True)) if roll else np.full((1, 1), 0.5)
        self._crowd = Crowd(game.options, self._part)

    def by_place(self) -> Worth:
        even = 1 / self.game.players
        return (even,) * self.game.players

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = turn_order(state)
        rows = tuple(int(state.p[at.ROW + seat]) for seat in order)
        if state.p[at.TIED] == at.TIE_ROLL:
            parts = dict(zip(order, self._crowd.value(rows, order.index(state.seat)), strict=True))
            return tuple(parts.get(seat, 0.0) for seat in range(self.game.players))
        done = tuple(bool(state.p[at.DONE] >> seat & 1) for seat in order)
        return scaled({seat: self._estimate(rows, done, place) for place, seat in enumerate(order)}, self.game.players)

    def _part(self, one: int, two: int) -> float:
        return float(self._ties[one, two] if len(self._ties) > 1 else 0.5)

    def _estimate(self, rows: tuple[int, ...], done: tuple[bool, ...], place: int) -> float:
        """The chances of the one at `place`, were it about to roll (or as it stands, if it is out)."""
        ends = self._ends(rows, done, place)
        if done[place]:
            return float(ends[rows[place], 0])
        best_columns(plan(self.game.options), ends)
        return float(ends[rows[place], 0])

    def _ends(self, rows: tuple[int, ...], done: tuple[bool, ...], place: int) -> Any:
        """By own final row: nobody is lower, and a tie with one rival counts half."""
        alone, tied = np.ones(int(self._level.max()) + 1), np.zeros(int(self._level.max()) + 1)
        for rival in range(len(rows)):
            if rival == place:
                continue
            shares = np.zeros(len(alone))
            if done[rival]:
                shares[self._level[rows[rival]]] = 1.0
            else:
                np.add.at(shares, self._level, final_scores(self.game.options, rows[rival]))
            above = 1 - np.cumsum(shares)
            alone, tied = alone * above, tied * above + alone * shares
        ends = (alone + tied / 2)[self._level]
        if self.game.options.shut == "wins" or self.game.options.unplayed != "play_on":
            ends[0] = 1.0
        return ends[:, None].copy()


class ManyMatch(Winning):
    approximation = Message("solution-match")
    untold = Message("solution-untold", {"most": MOST_NUMBERS})

    def __init__(self, game: ShutBox, progress: Progress | None = None) -> None:
        super().__init__(game)
        self._pair = Match(ShutBox.make(game.options_dict | {"players": 2, "first": 0}), progress)
        self._tie_game = InTurn(game)

    def by_place(self) -> Worth:
        even = 1 / self.game.players
        return (even,) * self.game.players

    def ready(self, state: ShutBoxState) -> Worth | None:
        if state.p[at.TIED] == at.TIE_GAME:
            return self._tie_game.ready(state)
        order = turn_order(state)
        return scaled({seat: self._estimate(state, order, seat) for seat in order}, self.game.players)

    def _estimate(self, state: ShutBoxState, order: list[int], seat: int) -> float:
        """Against the rival with the lowest total, this game's points included once they are known."""
        rival = min((other for other in order if other != seat), key=lambda other: self._total(state, other))
        one, two = sorted((seat, rival), key=order.index)
        turn_of = min(order.index(state.seat), order.index(two))
        place = int(turn_of > order.index(one))
        x, y = self._total(state, one), int(state.p[at.TOTAL + two])
        start = self.game.options.start_row
        now = one if place == 0 else two
        over = order.index(state.seat) > order.index(two)
        if over:  # both have played: what this standing is worth before the next game
            value = float(self._pair.standing(state.p, x, self._total(state, two)))
            return value if seat == one else 1 - value
        row = int(state.p[at.ROW + now]) if now == state.seat else start
        value = float(self._pair.turn(state.p, place, x, y)[row])
        return value if seat == now else 1 - value

    def _total(self, state: ShutBoxState, seat: int) -> int:
        """With the points of this game, if the seat has played it."""
        played = bool(state.p[at.DONE] >> seat & 1)
        score = int(plan(self.game.options).score[state.p[at.ROW + seat]]) if played else 0
        return int(state.p[at.TOTAL + seat]) + score
