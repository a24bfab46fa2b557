"""An estimate of SB-21 for three or four, where best play is out of reach.

It assumes that every rival plays on alone for the lowest score, independently of the others (`pace`). From that follows
exactly, in turn order, who shuts the box first, and who is lowest or last in when nobody does. The seat's own row is
solved against such rivals. The estimates of all seats are scaled to add up to 1. A tie counts as equal parts until it
is there.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.levels import levels
from parlour.games.shutbox.solver.ties.pairs import pair_values
from parlour.games.shutbox.solver.ties.roll_off import RollOff
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import MOST_NUMBERS, Winning, Worth, scaled, turn_order
from parlour.games.shutbox.solver.young.pace import Fares, answer, fares
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message


def shares(rivals: list[Fares]) -> Any:
    """By own score, the share of the win of a player who is out with it: 1 if all rivals are higher, less for ties."""
    tied = [np.ones(len(rivals[0].out))]
    for rival in rivals:
        higher = rival.out.sum() - np.cumsum(rival.out)
        alone, more = [each * higher for each in tied], [each * rival.out for each in tied]
        tied = [a + b for a, b in zip([*alone, 0.0], [0.0, *more], strict=True)]
    return sum(each / (count + 1) for count, each in enumerate(tied))


def unshut(rivals: list[Fares], first: list[bool]) -> Any:
    """By own roll, how likely no rival has shut the box before it; `first` rivals have rolled once more by then."""
    return _by_then([1 - np.cumsum(rival.shut) for rival in rivals], first)


def left_alone(rivals: list[Fares], first: list[bool]) -> Any:
    """By own roll, how likely all rivals are out before it."""
    return _by_then([np.cumsum(rival.gone) for rival in rivals], first)


def _by_then(known: list[Any], first: list[bool]) -> Any:
    """By own roll, the chance that something known of each rival after each of its rolls holds for all of them."""
    ahead = zip(known, first, strict=True)
    return np.prod([each if more else np.concatenate([each[:1], each[:-1]]) for each, more in ahead], axis=0)


class ManyYoung(Winning):
    approximation = Message("solution-young")
    why_no_scores = Message("solution-untold", {"most": MOST_NUMBERS})

    def __init__(self, game: Box) -> None:
        super().__init__(game)
        o = game.options
        self._level = levels(graph(o))
        self._ties = pair_values(graph(o, tie_roll=True)) if o.tie == "roll" else np.full((1, 1), 0.5)
        self._roll_off = RollOff(o, self._part)

    def by_place(self) -> Worth:
        seats = self.game.players
        rows, out = (self.game.options.start_row,) * seats, (False,) * seats
        return scaled({place: self._estimate(rows, out, place, 0) for place in range(seats)}, seats)

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = turn_order(state)
        rows = tuple(int(state.p[at.ROW + seat]) for seat in order)
        turn = order.index(state.seat)
        if state.p[at.TIED] == at.TIE_ROLL:
            parts = dict(zip(order, self._roll_off.value(rows, turn), strict=True))
            return tuple(parts.get(seat, 0.0) for seat in range(self.game.players))
        out = tuple(bool(state.p[at.DONE] >> seat & 1) for seat in order)
        found = {seat: self._estimate(rows, out, place, turn) for place, seat in enumerate(order)}
        return scaled(found, self.game.players)

    def _part(self, one: int, two: int) -> float:
        return float(self._ties[one, two] if len(self._ties) > 1 else 0.5)

    def _estimate(self, rows: tuple[int, ...], out: tuple[bool, ...], place: int, turn: int) -> float:
        """The chances of the one at `place` when the one at `turn` is about to roll."""
        seats, row = len(rows), rows[place]
        others = [other for other in range(seats) if other != place]
        rivals = [self._fares(rows[other], out[other]) for other in others]
        first = [(other - turn) % seats < (place - turn) % seats for other in others]
        lowest = shares(rivals)
        if out[place]:
            return 0.0 if self.game.options.out == "last" else float(lowest[self._level[row]])
        shut = unshut(rivals, first) if self.game.options.stops else np.full(len(rivals[0].shut), lowest[0])
        stays = np.tile(lowest, (len(shut), 1))
        if self.game.options.out == "last":
            stays[:] = left_alone(rivals, first)[:, None]
        values = np.empty(row + 1)
        answer(graph(self.game.options), self._level, row, shut[: row.bit_count() + 1], stays, values)
        return float(values[row])

    def _fares(self, row: int, out: bool) -> Fares:
        """If shutting the box does not stop the game, it means being out with nothing."""
        if not out:
            found = fares(self.game.options, row)
            if self.game.options.stops:
                return found
            shut = np.zeros_like(found.out)
            shut[0] = found.shut.sum()
            return Fares(np.zeros_like(found.shut), found.out + shut, found.gone)
        stands = np.zeros(int(self._level.max()) + 1)
        stands[self._level[row]] = 1.0
        gone = np.zeros(self.game.options.tiles + 1)
        gone[0] = 1.0
        return Fares(np.zeros(self.game.options.tiles + 1), stands, gone)
