"""SB-21 for two when both play to win: expected scores and the chances of shutting the box.

Forward through all positions of the race, each handing its chance on: in `BOTH_FIRST` and `BOTH_SECOND` both are in
and the first or the second rolls; in `FIRST_ALONE` and `SECOND_ALONE` the other is out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.bits import inline, jit
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.plan import Plan, plan
from parlour.games.shutbox.solver.race import Race
from parlour.games.shutbox.solver.turn import NOISE

BOTH_FIRST, BOTH_SECOND, FIRST_ALONE, SECOND_ALONE, ENDED = range(5)
FOLLOWS = np.array([BOTH_SECOND, BOTH_FIRST, FIRST_ALONE, SECOND_ALONE])
"""After a roll that was used."""
FAILED = np.array([SECOND_ALONE, FIRST_ALONE, ENDED, ENDED])
"""After a roll that fits nothing."""


def scores_in_race(o: ShutBoxOptions, race: Race, ties: Any) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By place: the expected score, and the chance to shut the box."""
    p, stops = plan(o), o.stops
    equal = p.score[:, None] == p.score[None, :]
    ends = np.where(equal, ties, p.score[:, None] < p.score[None, :])
    worth = np.stack([race.first_rolls, race.second_rolls, race.first_alone, race.second_alone, ends])
    chance, found = np.zeros((4, p.start + 1, p.start + 1)), np.zeros((2, 2))
    _play(p, worth, chance, stops, found)
    return tuple(found[0].tolist()), tuple(found[1].tolist())


@jit
def _play(plan: Plan, worth: Any, chance: Any, stops: bool, found: Any) -> None:
    """`found[0]` the scores, `found[1]` the chances of shutting. Rolls only lower a row's number."""
    chance[BOTH_FIRST, plan.start, plan.start] = 1.0
    for one in range(plan.start, -1, -1):
        for two in range(plan.start, -1, -1):
            for phase in range(4):
                if chance[phase, one, two] > 0:
                    _roll(plan, worth, chance, stops, found, phase, one, two)


@jit
def _roll(plan: Plan, worth: Any, chance: Any, stops: bool, found: Any, phase: int, one: int, two: int) -> None:
    likely, second = chance[phase, one, two], phase in (BOTH_SECOND, SECOND_ALONE)
    row, kinds = two if second else one, plan.weight.shape[1]
    if row == plan.start and len(plan.halves):
        pick = _pick(worth, phase, one, two, second, plan.halves)
        chance[phase, one if second else pick, pick if second else two] += likely
        return
    dice = _dice(plan, worth, phase, one, two, second)
    for kind in range(kinds):
        weight, at = likely * plan.weight[dice, kind], row * kinds + kind
        low, high = plan.first[at], plan.first[at + 1]
        if low == high:
            _arrive(plan, chance, found, FAILED[phase], one, two, weight)
            continue
        pick = _pick(worth, FOLLOWS[phase], one, two, second, plan.after[low:high])
        following = FOLLOWS[phase]
        if pick == 0:
            found[1, int(second)] += weight
            following = ENDED if stops else FAILED[phase]
        _arrive(plan, chance, found, following, one if second else pick, pick if second else two, weight)


@inline
def _arrive(plan: Plan, chance: Any, found: Any, phase: int, one: int, two: int, weight: float) -> None:
    if phase == ENDED:
        found[0, 0] += weight * plan.score[one]
        found[0, 1] += weight * plan.score[two]
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
def _dice(plan: Plan, worth: Any, phase: int, one: int, two: int, second: bool) -> int:
    """The best number of dice to throw."""
    row, kinds, most, pick = two if second else one, plan.weight.shape[1], -1.0, 0
    for dice in range(plan.fewest[row], plan.most[row] + 1):
        total = 0.0
        for kind in range(kinds):
            weight, at = plan.weight[dice, kind], row * kinds + kind
            if weight == 0:
                continue
            low, high = plan.first[at], plan.first[at + 1]
            after, to = (row, FAILED[phase]) if low == high else (
                _pick(worth, FOLLOWS[phase], one, two, second, plan.after[low:high]), FOLLOWS[phase]
            )  # fmt: skip
            total += weight * _worth(worth, to, one if second else after, after if second else two, second)
        if total > most + NOISE:
            most, pick = total, dice
    return pick
