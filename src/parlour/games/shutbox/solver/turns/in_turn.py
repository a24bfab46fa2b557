"""The solution of a single game in turn: finds a state's place in what `sequence` solved."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from parlour.contract.solution import Progress
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.turn import best_vectors
from parlour.games.shutbox.solver.ties.long_pairs import part_of
from parlour.games.shutbox.solver.ties.roll_off import RollOff
from parlour.games.shutbox.solver.turns.long_rows import ends_against
from parlour.games.shutbox.solver.turns.scores import scores_in_turn
from parlour.games.shutbox.solver.turns.sequence import (
    Sequence,
    first_ends,
    single_ends,
    solve_sequence,
    tied_ends,
    wide,
)
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import MOST_NUMBERS, Winning, Worth, at_most, equal_parts, turn_order
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message


def lowest_of(state: ShutBoxState, done: list[int]) -> list[int]:
    """Those with the lowest score among the seats whose turn is over."""
    score = graph(state.game.options).score
    costs = {seat: int(score[state.p[at.ROW + seat]]) for seat in done}
    return [seat for seat in done if costs[seat] == min(costs.values())]


class InTurn(Winning):
    def __init__(self, game: Box, progress: Progress | None = None) -> None:
        super().__init__(game)
        self._of = lru_cache(maxsize=16)(lambda seats: solve_sequence(game.options, seats, progress))
        if game.options.start_row >> MOST_NUMBERS:
            self.why_no_scores = Message("solution-untold", {"most": MOST_NUMBERS})
        self._turn = lru_cache(maxsize=64 if game.options.tiles < 16 else 3)(self._solve_turn)
        self._roll_off = RollOff(game.options, self._part)
        if wide(game.options) and game.players == 2 and self.solved().off:
            self.approximation = Message("solution-tie-half", {"most": at_most(self.solved().off)})
        if game.options.tie == "roll" and game.players > 2:
            self.approximation = equal_parts("solution-tie-parts", self.solved().crowd, game.players)

    def solved(self) -> Sequence:
        return self._of(self.game.players)

    def by_place(self) -> Worth:
        return tuple(self.solved().values.tolist())

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = turn_order(state)
        if state.p[at.TIED] == at.TIE_ROLL:
            return self._tie_roll(state, order)
        place = order.index(state.seat)
        leaders = lowest_of(state, order[:place])
        rows = tuple(int(state.p[at.ROW + seat]) for seat in leaders)
        values = self._turn(len(order), place, rows)[0][int(state.p[at.ROW + state.seat])]
        worth = dict(zip([*leaders, *order[place:]], values, strict=False))
        if len(leaders) == 2:
            part = self._part(*rows)
            worth[leaders[0]] += values[-2] * part
            worth[leaders[1]] += values[-2] * (1 - part)
        return tuple(float(worth.get(seat, 0.0)) for seat in range(self.game.players))

    def _part(self, one: int, two: int) -> float:
        """The part of the earlier of two tied with these rows."""
        if wide(self.game.options):
            return part_of(self.game.options, one, two)
        rules = self.solved().rules
        several = len(rules.ties) > 1
        return float(rules.ties[rules.group[one], rules.group[two]] if several else rules.ties[0, 0])

    def turns(self) -> tuple[Worth, Worth] | None:
        if self.why_no_scores:
            return None
        rules, seats = self.solved().rules, self.game.players
        alike = rules.groups
        return scores_in_turn(
            self.game.options,
            seats,
            lambda place, rows: self._solve_turn(seats, place, rows),
            lambda row: alike[int(rules.group[row])],
        )

    def _solve_turn(self, seats: int, place: int, rows: tuple[int, ...]) -> tuple[Any, Any]:
        """The turn at that place, against leaders with these rows: by row of the player worth by role, and the dice."""
        solved = self._of(seats)
        rules = solved.rules
        if place == 0:
            values = first_ends(rules, solved.single, solved.shares)
        elif len(rows) == 1:
            values = self._single_ends(solved, place, rows[0])
        else:
            values = tied_ends(rules, solved.single, solved.tied, place, len(rows), int(rules.level[rows[0]]))
        dice = np.zeros(len(values), dtype=np.int64)
        best_vectors(rules.graph, values, len(rows), len(rows), dice)
        return values, dice

    def _single_ends(self, solved: Sequence, place: int, row: int) -> Any:
        if solved.seats == 2 and wide(self.game.options):
            mine = ends_against(self.game.options, row)
            return np.stack([1 - mine, mine, np.zeros(len(mine))], axis=1)
        group, level = int(solved.rules.group[row]), int(solved.rules.level[row])
        return single_ends(solved.rules, solved.single, solved.tied, place, group, level)

    def _tie_roll(self, state: ShutBoxState, order: list[int]) -> Worth:
        """SB-13: the tied roll once more each; those who have rolled stand as they are."""
        rows = tuple(int(state.p[at.ROW + seat]) for seat in order)
        worth = dict(zip(order, self._roll_off.value(rows, order.index(state.seat)), strict=True))
        return tuple(worth.get(seat, 0.0) for seat in range(self.game.players))
