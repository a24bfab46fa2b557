"""The worth of a single game in turn when each seat plays by its table, or by its best response to the others' tables.

Before a turn it matters which seats have the lowest score, and what it is. A turn is solved for all seats at once,
from the last one back. With SB-14 the tied play again: the game of each group of seats is solved until the worth
of a tie among all of them no longer changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import numpy as np

from parlour.compute.kernels import jit
from parlour.contract.bots import Policy
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.opening import leaders
from parlour.games.shutbox.solver.profile.tables import Asked, Situation, Table, Turn, level_table
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.levels import levels
from parlour.games.shutbox.solver.row.turn import best_vectors
from parlour.games.shutbox.solver.variation import Box

CLOSE = 1e-14
MOST_REPEATS = 1000
LONGEST = 12
"""Numbers on a row: a table has a place for everything that a roll may make of every row."""
MOST_SEATS = 4
Group = tuple[int, ...]


def respond(game: Box, policies: Sequence[str | Policy], responder: int | None) -> tuple[float, ...] | None:
    """See `Game.respond`."""
    if not in_tables(game.options):
        return None
    found = np.zeros(game.players)
    for leader, chance in enumerate(leaders(game.start())):
        order = tuple((leader + place) % game.players for place in range(game.players))
        if chance:
            place = None if responder is None else order.index(responder)
            by_place = worth(game, order, tuple(policies[seat] for seat in order), place)
            found[list(order)] += float(chance) * by_place
    return tuple(found.tolist())


def worth(game: Box, order: Group, policies: tuple[str | Policy, ...], responder: int | None) -> Any:
    """By place, the chance to win, where a shared win counts as equal parts; alone minus the points."""
    levels_only = all(isinstance(each, str) for each in policies)  # every seat plays the same way
    return _worth(game, tuple(range(len(order))) if levels_only else order, policies, responder)


@lru_cache(maxsize=64)
def _worth(game: Box, order: Group, policies: tuple[str | Policy, ...], responder: int | None) -> Any:
    tables = [level_table(game, each) if isinstance(each, str) else asked(game, each) for each in policies]
    return Played(game, order, tables, responder).found


asked = lru_cache(maxsize=4)(Asked)


def in_tables(o: ShutBoxOptions) -> bool:
    """Whether turns depend on nothing but own row, roll and a score to beat, and are few enough."""
    alone = o.players == 1 or (o.order == "turns" and o.tie != "roll")
    short = o.players <= MOST_SEATS and o.start_row.bit_length() <= LONGEST
    return alone and short and o.until == "game" and o.version > 1


class Played:
    """The game among seats in turn order; `found` is its worth by place, and so is all that is told of seats here."""

    def __init__(self, game: Box, order: Group, tables: Sequence[Table], responder: int | None) -> None:
        self._o, self._order, self._tables, self._responder = game.options, order, tables, responder
        self._g = graph(game.options)
        self._level = levels(self._g)
        self._rows = [0, *(int(np.argmax(self._level == n)) for n in range(1, int(self._level.max()) + 1))]
        self._games: dict[Group, Any] = {}
        for size in range(2 if game.options.tie == "game" else len(order), len(order)):
            for group in combinations(range(len(order)), size):
                self._games[group] = self._settled(group)
        self.found = self._settled(tuple(range(len(order))))

    def _settled(self, group: Group) -> Any:
        """The worth of the game of a group, which may end in the same game again."""
        guess = np.zeros(len(self._order))
        for _ in range(MOST_REPEATS):
            self._games[group] = guess
            found = self._first(group)
            if self._o.tie != "game" or np.abs(found - guess).max() < CLOSE:
                break
            self._games[group] = found
            again = self._first(group)  # the error shrinks each time by the chance of the same tie
            step, next_step = found - guess, again - found
            ratio = np.divide(next_step, step, out=np.zeros_like(step), where=np.abs(step) > CLOSE)
            guess = again + next_step * ratio / (1 - ratio)
        self._games[group] = found
        return found

    def _first(self, group: Group) -> Any:
        after = {tied: self._over(tied) for size in range(1, len(group) + 1) for tied in combinations(group, size)}
        for place in range(len(group) - 1, 0, -1):
            after = {
                tied: self._turns(group, place, tied, after)
                for size in range(1, place + 1)
                for tied in combinations(group[:place], size)
            }
        return self._turn(self._situation(group, 0, (), 0), group[0], after[group[:1]][self._level])

    def _over(self, tied: Group) -> Any:
        """By level: all turns are over."""
        found = np.zeros(len(self._order))
        if len(self._order) == 1:
            return -self._g.score[self._rows][:, None].astype(float)
        if len(tied) > 1 and self._o.tie == "game":
            found = self._games[tied]
        else:
            found[list(tied)] = 1 / len(tied)
        return np.tile(found, (len(self._rows), 1))

    def _turns(self, group: Group, place: int, tied: Group, after: dict[Group, Any]) -> Any:
        """By level of the leaders, the worth before the turn at that place."""
        mover, level = group[place], self._level
        ahead, with_them = after[(mover,)], after[(*tied, mover)]
        found = np.empty((len(self._rows), len(self._order)))
        for best, row in enumerate(self._rows):
            ends = ahead[level]
            ends[level == best] = with_them[best]
            ends[level > best] = after[tied][best]
            found[best] = self._turn(self._situation(group, place, tied, row), mover, ends)
        return found

    def _situation(self, group: Group, place: int, tied: Group, row: int) -> Situation:
        seats = self._order
        return Situation(tuple(seats[each] for each in group), place, tuple(seats[each] for each in tied), row)

    def _turn(self, situation: Situation, mover: int, values: Any) -> Any:
        """The worth before a turn, from that of ending it at each row."""
        if self._o.stops and len(self._order) > 1:
            values[0] = 0.0
            values[0, mover] = 1.0
        if mover == self._responder:
            best_vectors(self._g, values, mover, mover, np.zeros(len(values), np.int64))
        else:
            follow(self._g, self._tables[mover](situation), values)
        return values[self._g.start].copy()


@jit
def follow(g: Graph, turn: Turn, values: Any) -> None:
    """Replaces the values of ending at a row by the values of rolling on from it by a table."""
    kinds, columns = g.weight.shape[1], values.shape[1]
    total = np.empty(columns)
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        total[:] = 0.0
        for dice in range(g.fewest[row], g.most[row] + 1):
            throws = turn.dice[row, dice]
            if throws == 0.0:
                continue
            for kind in range(kinds):
                weight = throws * g.weight[dice, kind]
                low, high = g.first[row * kinds + kind], g.first[row * kinds + kind + 1]
                if weight > 0.0 and low == high:
                    for j in range(columns):
                        total[j] += weight * values[row, j]
                elif weight > 0.0:
                    for i in range(low, high):
                        part = weight * turn.shut[dice, i]
                        if part > 0.0:
                            for j in range(columns):
                                total[j] += part * values[g.after[i], j]
        for j in range(columns):
            values[row, j] = total[j]
    if len(g.halves):
        for j in range(columns):
            values[g.start, j] = turn.half[0] * values[g.halves[0], j] + turn.half[1] * values[g.halves[1], j]
