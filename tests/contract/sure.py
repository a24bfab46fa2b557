"""The kernel of a game for `test_kernel`: a position is the steps made, how often `one` came, and how often `left`."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute import jit
from parlour.compute.words import AT_CHANCE, ENDED
from parlour.contract.kernel import Kernel


@jit
def begin(p: Any, t: Any) -> None:
    for place in range(4):
        p[place] = 0


@jit
def actor(p: Any, t: Any) -> Any:
    if p[0] == 12:
        return ENDED
    return AT_CHANCE if p[0] % 2 == 0 else p[0] // 2 % 2


@jit
def act(p: Any, t: Any, number: Any) -> None:
    p[1 + p[0] % 2] += number == 0
    p[0] += 1


@jit
def mask(p: Any, t: Any, out: Any) -> None:
    for move in range(2):
        out[move] = p[0] % 2 == 1


@jit
def weigh(p: Any, t: Any, out: Any) -> None:
    out[0], out[1], out[2] = 1, 0, 3


@jit
def settle(p: Any, t: Any, scores: Any) -> Any:
    scores[0], scores[1] = p[1], p[2]
    return 1


@jit
def observe(p: Any, t: Any, seat: Any, out: Any) -> None:
    out[0] = p[0]


kernel = Kernel(np.zeros(1, np.int64), 4, lambda state: None, begin, act, actor, mask, weigh, settle, observe)
