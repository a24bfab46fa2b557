"""Expected scores and chances of shutting the box when two young players (SB-21) both play to win.

Goes forward through all positions of the race and passes each position's chance on. In `BOTH_FIRST` and `BOTH_SECOND`
both are in and the first or the second rolls; in `FIRST_ALONE` and `SECOND_ALONE` the other is out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.choice import NOISE, pick, pick_against
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.young.race import Race

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
    _play(g, worth, chance, stops, o.out == "last", found)
    return tuple(found[0].tolist()), tuple(found[1].tolist())


@jit
def _play(g: Graph, worth: Any, chance: Any, stops: bool, last: bool, found: Any) -> None:
    """`found[0]` the scores, `found[1]` the chances of shutting. Rolls only lower a row's number."""
    chance[BOTH_FIRST, g.start, g.start] = 1.0
    for one in range(g.start, -1, -1):
        for two in range(g.start, -1, -1):
            for phase in range(4):
                if chance[phase, one, two] > 0:
                    _roll(g, worth, chance, stops, last, found, phase, one, two)


@jit
def _roll(
    g: Graph, worth: Any, chance: Any, stops: bool, last: bool, found: Any, phase: int, one: int, two: int
) -> None:
    likely, second = chance[phase, one, two], phase in (BOTH_SECOND, SECOND_ALONE)
    row, kinds = two if second else one, g.weight.shape[1]
    if row == g.start and len(g.halves):
        half = _half(g, worth, phase, one, two, second)
        chance[phase, one if second else half, half if second else two] += likely
        return
    dice = _dice(g, worth, phase, one, two, second)
    for kind in range(kinds):
        weight = likely * g.weight[dice, kind]
        after = _chosen(g, worth, FOLLOWS[phase], one, two, second, kind)
        if after < 0:
            _arrive(g, chance, found, ENDED if last else FAILED[phase], one, two, weight)
            continue
        following = FOLLOWS[phase]
        if after == 0:
            found[1, int(second)] += weight
            following = ENDED if stops else FAILED[phase]
        _arrive(g, chance, found, following, one if second else after, after if second else two, weight)


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
def _half(g: Graph, worth: Any, phase: int, one: int, two: int, second: bool) -> int:
    """SB-28: the half that the one who rolls chooses."""
    even, odd = g.halves[0], g.halves[1]
    evens = _worth(worth, phase, one if second else even, even if second else two, second)
    odds = _worth(worth, phase, one if second else odd, odd if second else two, second)
    return int(odd if odds > evens + NOISE else even)


@inline
def _chosen(g: Graph, worth: Any, phase: int, one: int, two: int, second: bool, kind: int) -> int:
    """The row that the one who rolls makes of it; −1 if nothing fits."""
    return pick_against(g, two, kind, worth[phase, one]) if second else pick(g, one, kind, worth[phase, :, two])


@jit
def _dice(g: Graph, worth: Any, phase: int, one: int, two: int, second: bool) -> int:
    """The best number of dice to throw."""
    row, most, best = two if second else one, -1.0, 0
    for dice in range(g.fewest[row], g.most[row] + 1):
        total = 0.0
        for kind in range(g.weight.shape[1]):
            weight = g.weight[dice, kind]
            if weight == 0:
                continue
            after, to = _chosen(g, worth, FOLLOWS[phase], one, two, second, kind), FOLLOWS[phase]
            if after < 0:
                after, to = row, FAILED[phase]
            total += weight * _worth(worth, to, one if second else after, after if second else two, second)
        if total > most + NOISE:
            most, best = total, dice
    return best
