"""Expected scores and chances of shutting the box when two young players (SB-21) both play to win.

Goes forward through all positions of the race and passes each position's chance on. In `BOTH_FIRST` and `BOTH_SECOND`
both are in and the first or the second rolls; in `FIRST_ALONE` and `SECOND_ALONE` the other is out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.turn import NOISE
from parlour.games.shutbox.solver.young.race import Race
from parlour.kernels import inline, jit

BOTH_FIRST, BOTH_SECOND, FIRST_ALONE, SECOND_ALONE, ENDED = range(5)
FOLLOWS = np.array([BOTH_SECOND, BOTH_FIRST, FIRST_ALONE, SECOND_ALONE])
"""After a roll that was used."""
FAILED = np.array([SECOND_ALONE, FIRST_ALONE, ENDED, ENDED])
"""After a roll that fits nothing."""


def scores_in_race(o: ShutBoxOptions, race: Race, ties: Any) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By place: the expected score, and the chance to shut the box."""
    g, stops = graph(o), o.stops
    equal = g.score[:, None] == g.score[None, :]
    ends = np.where(equal, ties, g.score[:, None] < g.score[None, :])
    worth = np.stack([race.first_rolls, race.second_rolls, race.first_alone, race.second_alone, ends])
    chance, found = np.zeros((4, g.start + 1, g.start + 1)), np.zeros((2, 2))
    _play(g, worth, chance, stops, found)
    return tuple(found[0].tolist()), tuple(found[1].tolist())


@jit
def _play(g: Graph, worth: Any, chance: Any, stops: bool, found: Any) -> None:
    """`found[0]` the scores, `found[1]` the chances of shutting. Rolls only lower a row's number."""
    chance[BOTH_FIRST, g.start, g.start] = 1.0
    for one in range(g.start, -1, -1):
        for two in range(g.start, -1, -1):
            for phase in range(4):
                if chance[phase, one, two] > 0:
                    _roll(g, worth, chance, stops, found, phase, one, two)


@jit
def _roll(g: Graph, worth: Any, chance: Any, stops: bool, found: Any, phase: int, one: int, two: int) -> None:
    likely, second = chance[phase, one, two], phase in (BOTH_SECOND, SECOND_ALONE)
    row, kinds = two if second else one, g.weight.shape[1]
    if row == g.start and len(g.halves):
        pick = _pick(worth, phase, one, two, second, g.halves)
        chance[phase, one if second else pick, pick if second else two] += likely
        return
    dice = _dice(g, worth, phase, one, two, second)
    for kind in range(kinds):
        weight, at = likely * g.weight[dice, kind], row * kinds + kind
        low, high = g.first[at], g.first[at + 1]
        if low == high:
            _arrive(g, chance, found, FAILED[phase], one, two, weight)
            continue
        pick = _pick(worth, FOLLOWS[phase], one, two, second, g.after[low:high])
        following = FOLLOWS[phase]
        if pick == 0:
            found[1, int(second)] += weight
            following = ENDED if stops else FAILED[phase]
        _arrive(g, chance, found, following, one if second else pick, pick if second else two, weight)


@inline
def _arrive(g: Graph, chance: Any, found: Any, phase: int, one: int, two: int, weight: float) -> None:
    if phase == ENDED:
        found[0, 0] += weight * g.score[one]
        found[0, 1] += weight * g.score[two]
    else:
        chance[phase, one, two] += weight


@inline
def _worth(worth: Any, phase: int, one: int, two: int, second: bool) -> float:
    """To the one who rolls."""
    return float(1 - worth[phase, one, two] if second else worth[phase, one, two])


@inline
def _pick(worth: Any, phase: int, one: int, two: int, second: bool, offered: Any) -> int:
    pick, best = 0, -1.0
    for row in offered:
        value = _worth(worth, phase, one if second else row, row if second else two, second)
        if value > best + NOISE:
            pick, best = row, value
    return int(pick)


@jit
def _dice(g: Graph, worth: Any, phase: int, one: int, two: int, second: bool) -> int:
    """The best number of dice to throw."""
    row, kinds, most, pick = two if second else one, g.weight.shape[1], -1.0, 0
    for dice in range(g.fewest[row], g.most[row] + 1):
        total = 0.0
        for kind in range(kinds):
            weight, at = g.weight[dice, kind], row * kinds + kind
            if weight == 0:
                continue
            low, high = g.first[at], g.first[at + 1]
            after, to = (row, FAILED[phase]) if low == high else (
                _pick(worth, FOLLOWS[phase], one, two, second, g.after[low:high]), FOLLOWS[phase]
            )  # fmt: skip
            total += weight * _worth(worth, to, one if second else after, after if second else two, second)
        if total > most + NOISE:
            most, pick = total, dice
    return pick
