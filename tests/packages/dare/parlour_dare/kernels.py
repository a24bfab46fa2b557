from typing import Any

import numpy as np

from parlour.compute import jit
from parlour.contract.kernel import AT_CHANCE, ENDED, Kernel
from parlour_dare.rules import Daring, Rules

SEAT, ROLLING, SCORES = 0, 1, 2


@jit
def begin(p: Any, t: Any) -> None:
    p[:] = 0


@jit
def actor(p: Any, t: Any) -> Any:
    if p[ROLLING]:
        return AT_CHANCE
    return p[SEAT] if p[SEAT] < t[0] else ENDED


@jit
def act(p: Any, t: Any, number: Any) -> None:
    if not p[ROLLING]:
        p[ROLLING], p[SEAT] = number == 0, p[SEAT] + number
        return
    p[ROLLING] = 0
    if number == 0:
        p[SCORES + p[SEAT]] = 0
        p[SEAT] += 1
    else:
        p[SCORES + p[SEAT]] += number + 1


@jit
def mask(p: Any, t: Any, out: Any) -> None:
    out[:] = False
    if actor(p, t) >= 0:
        out[0], out[1] = p[SCORES + p[SEAT]] < 20, True


@jit
def weigh(p: Any, t: Any, out: Any) -> None:
    for face in range(6):
        out[face] = 1 if p[ROLLING] else 0


@jit
def settle(p: Any, t: Any, scores: Any) -> Any:
    most, winners = -1, 0
    for seat in range(t[0]):
        scores[seat] = p[SCORES + seat]
        if scores[seat] > most:
            most, winners = scores[seat], 0
        if scores[seat] == most:
            winners |= 1 << seat
    return winners


@jit
def observe(p: Any, t: Any, seat: Any, out: Any) -> None:
    players = t[0]
    over = actor(p, t) == ENDED
    out[0], out[1], out[2] = p[ROLLING], players if over else (p[SEAT] - seat) % players, players - p[SEAT]
    for ahead in range(players):
        out[3 + ahead] = p[SCORES + (seat + ahead) % players]


def pack(state: Daring) -> Any:
    return np.array([state.seat, state.rolling, *state.scores], np.int64)


def kernel(game: Rules) -> Kernel:
    table = np.array([game.players], np.int64)
    return Kernel(table, 2 + game.players, pack, begin, act, actor, mask, weigh, settle, observe)
