"""The rules of a game on integers: what its states referee, and what is simulated, batched and played on GPUs.

A kernel's functions take a position `p`, which is a row of `size` whole numbers, and tables `t`, which its options come
to. They are marked with `parlour.compute.jit`. Moves and outcomes are their numbers among `actions` and `outcomes`.
The same source runs compiled and, where NumPy or Numba is missing, on Python's own integers (`parlour.compute.words`):
so it changes a row place by place, asks for no method of it, and keeps sets of 64 bits with `low64`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from parlour.compute.words import AT_CHANCE as AT_CHANCE
    from parlour.compute.words import ENDED as ENDED


def __getattr__(name: str) -> int:
    if name not in ("AT_CHANCE", "ENDED"):
        raise AttributeError(name)
    from parlour.compute import words  # loads NumPy, which a state does not need

    return int(getattr(words, name))


class Kernel(NamedTuple):
    table: Any
    size: int
    pack: Callable[[Any], Any]
    """The position of a state."""
    begin: Callable[..., None]
    """`begin(p, t)` makes the first position."""
    act: Callable[..., None]
    """`act(p, t, number)` plays a move or an outcome that is possible."""
    actor: Callable[..., int]
    """`actor(p, t)`: the seat to move, `AT_CHANCE` or `ENDED`."""
    mask: Callable[..., None]
    """`mask(p, t, out)` writes which moves are legal."""
    weigh: Callable[..., None]
    """`weigh(p, t, out)` writes the weights of the outcomes, in whole numbers; zeros where a seat moves."""
    settle: Callable[..., int]
    """`settle(p, t, scores)` writes the scores and gives the winners, a bit a seat."""
    observe: Callable[..., None]
    """`observe(p, t, seat, out)` writes what a seat sees."""
    draw: Callable[..., int] | None = None
    """`draw(p, t, rng)`: any legal move, each equally likely, or an outcome by its weight. It follows from `mask` and
    `weigh`, unless a game has a faster one."""
    dtype: str = "int64"
    words: bool = False
    """Whether observations and masks are written as 64-bit numbers, eight entries in each."""
    hand: Callable[..., int] | None = None
    """`hand(p, t)`: at chance the seat that rolls or draws, -1 where the table does, as it always does without this."""
