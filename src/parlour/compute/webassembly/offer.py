"""What a game offers to browsers: some of its compiled functions, each with the types it takes and gives.

A game names in `Game.browser` the module that declares its `OFFERS`. `make engine` compiles them to WebAssembly
and puts the result beside that module. Kernels that it names in `APART` stay functions of their own: a page's compiler
makes a function fast when it is called again, never in the middle of a long call. With `COMPACT = True` loops are not
unrolled: the page has less to compile before its first answer.

A game that offers `prepare`, `advise` and `search` with the signatures below can be thought about by any page that asks
the server for a `Question`: the page knows no game. All arrays are the caller's.

    prepare(ground, room)               lays out `room` with what the file `ground` holds, once
    advise(room, position, answer)      judges every move of a position
    search(room, position, answer, n)   step n of a search for the best move, from 0; 0 when no further step helps

An answer depends on the question alone, not on what was asked before, nor on the clock or the machine.

A game that offers `judge` too lets a page analyse finished games (`parlour.contract.offered`).

    judge(room, position, answer, n)    what each step of a position is worth to every seat: the n-th of a game, from 0

The positions of a game are asked about in their order: what was spent on one may be missing at another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

PREPARE: Final = "void(uint8[::1], uint64[::1])"
ADVISE: Final = "int64(uint64[::1], int64[::1], float64[::1])"
SEARCH: Final = "int64(uint64[::1], int64[::1], float64[::1], int64)"
JUDGE: Final = SEARCH
ANSWER: Final = 256
"""The length of an answer. Its first places are the number of moves, the place of the best one, the depth, the nodes,
and whether it is exact; from `WORTH` on stands what each move is worth to its mover, not a number where unknown."""
COUNT, BEST, DEPTH, NODES, EXACT, WORTH = range(6)
SURE, GRAIN, ERROR, WORTHS = range(4)
"""The places of what `judge` answers: whether nothing is estimated, what cannot be seen, the standard error of what the
step played lost; from `WORTHS` on what each step is worth, seat by seat."""

VALUES: Final = ADVISE
COUNTED, FURTHER, EACH = range(3)
"""The places of an answer of `values` and `search`: nodes or rollouts so far, whether another instalment can change it;
from `EACH` on for each step the worth by seat, the lead by seat (not a number where unknown), exact, error."""


def answer_length(steps: int, players: int) -> int:
    return EACH + steps * (2 * players + 2)


@dataclass(frozen=True)
class Offer:
    """A kernel under the name that a page calls it by.

    `signature` is Numba's. A 64-bit integer is a `BigInt` of the page; a contiguous array is an address and a length
    for each of its dimensions, in memory that the page owns.
    """

    name: str
    signature: str
    function: Callable[..., Any]
