"""Batches of Dare in which the fewest points win."""

from typing import Any

from parlour_dare.kernels import SCORES

from parlour.compute.kernels import jit


@jit
def settle(p: Any, t: Any, scores: Any) -> Any:
    least, winners = 99, 0
    for seat in range(t[0]):
        scores[seat] = p[SCORES + seat]
        if scores[seat] < least:
            least, winners = scores[seat], 0
        if scores[seat] == least:
            winners |= 1 << seat
    return winners
