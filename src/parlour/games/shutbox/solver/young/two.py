"""The solution of SB-21 for two: finds a state's place in what `race` solved."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.shutbox import layout as at
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.cache import cached
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.ties.pairs import pair_values
from parlour.games.shutbox.solver.ties.roll_off import RollOff
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import Winning, Worth, turn_order
from parlour.games.shutbox.solver.young.race import Race, solve_race
from parlour.games.shutbox.solver.young.scores import scores_in_race
from parlour.games.shutbox.state import ShutBoxState

CLOSE = 1e-14
MOST_REPEATS = 60


def race_of_two(o: ShutBoxOptions) -> tuple[Race, Any]:
    """The solved race, and the first's parts of ties."""
    g, stops = graph(o), o.stops
    if o.out == "last":
        return solve_race(g, np.full((1, 1), 0.5), stops, last=True), np.full((1, 1), 0.5)
    if o.tie == "roll":
        ties = pair_values(graph(o, tie_roll=True))
        return solve_race(g, ties, stops), ties
    ties = np.full((1, 1), 0.5)
    race = solve_race(g, ties, stops)
    if o.tie == "game":
        race = _repeated(o, race, ties, stops)
    return race, ties


def young_arrays(o: ShutBoxOptions) -> tuple[Any, ...]:
    race, ties = race_of_two(o)
    return (*race, ties)


def _repeated(o: ShutBoxOptions, race: Race, ties: Any, stops: bool) -> Race:
    """SB-14: a tie is worth what the game is worth; found along the secant, for the game is almost linear in it."""
    g = graph(o)
    guess, found = float(ties[0, 0]), float(race.first_rolls[g.start, g.start])
    slope = 0.0
    for _ in range(MOST_REPEATS):
        following = guess + (found - guess) / (1 - slope)
        if abs(following - guess) < CLOSE:
            break
        ties[0, 0] = following
        race = solve_race(g, ties, stops)
        new = float(race.first_rolls[g.start, g.start])
        slope = (new - found) / (following - guess)
        guess, found = following, new
    return race


class Young(Winning):
    def __init__(self, game: Box) -> None:
        super().__init__(game)
        o = game.options
        *tables, self.ties = cached("young", o, lambda: young_arrays(o))
        self.race = Race(*tables)
        self._roll_off = RollOff(o, self._part)

    def by_place(self) -> Worth:
        start = self.game.options.start_row
        value = float(self.race.first_rolls[start, start])
        return value, 1 - value

    def turns(self) -> tuple[Worth, Worth]:
        return scores_in_race(self.game.options, self.race, self.ties)

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = turn_order(state)
        one, two = rows = tuple(int(state.p[at.ROW + seat]) for seat in order)
        out = [bool(state.p[at.DONE] >> seat & 1) for seat in order]
        if state.p[at.TIED] == at.TIE_ROLL:
            value = self._roll_off.value(rows, order.index(state.seat))[0]
        elif any(out):
            value = float((self.race.second_alone if out[0] else self.race.first_alone)[one, two])
        else:
            rolls = self.race.first_rolls if state.seat == order[0] else self.race.second_rolls
            value = float(rolls[one, two])
        return tuple(value if seat == order[0] else 1 - value for seat in range(2))

    def _part(self, one: int, two: int) -> float:
        return float(self.ties[one, two] if len(self.ties) > 1 else self.ties[0, 0])
