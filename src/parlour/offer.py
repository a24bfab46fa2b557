"""What a game offers to browsers: some of its compiled functions, each with the types it takes and gives.

A game names in `Game.browser` the module that declares its `OFFERS`. `make engine` compiles them to WebAssembly
(`parlour.webassembly`) and puts the result beside that module.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Offer:
    """A kernel under the name that a page calls it by.

    `signature` is Numba's. A 64-bit integer is a `BigInt` of the page; a contiguous array is an address and a length
    for each of its dimensions, in memory that the page owns.
    """

    name: str
    signature: str
    function: Callable[..., Any]
