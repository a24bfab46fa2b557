"""The functions that a game offers to browsers: some of its compiled functions, each with the types it takes and gives.

A game names in `Game.browser` the module that declares its `OFFERS`. `make engine` compiles them to WebAssembly
and puts the result beside that module. Kernels that it names in `APART` stay functions of their own: a page's compiler
makes a function fast when it is called again, never in the middle of a long call. With `COMPACT = True` loops are not
unrolled: the page has less to compile before its first answer.

A game's engine (`parlour.contract.engine`) names a module that offers `prepare`, `values` and `search` with the
signatures below; any page that asks the server for a `Question` runs them: the page knows no game. All arrays are the
caller's.

    prepare(ground, memory)               lays out `memory` with what the file `ground` holds, once
    values(memory, position, answer)      every step of a position: its moves, or what chance may bring
    search(memory, position, answer, n)   the same, better founded: instalment n, from 0, after `values` and all before

An answer depends on the position and on how many instalments were searched alone, not on what was asked before, nor on
the clock or the machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

PREPARE: Final = "void(uint8[::1], uint64[::1])"
VALUES: Final = "int64(uint64[::1], int64[::1], float64[::1])"
SEARCH: Final = "int64(uint64[::1], int64[::1], float64[::1], int64)"
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
