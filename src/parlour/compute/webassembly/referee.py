"""A game's rules for browsers: they follow a game line by line, and know what may stand in each.

The functions of a game's module for batches (`parlour.compute.loops`) become offers, so nothing is written twice. A
position `p` and the tables `t` are arrays of 64-bit numbers, which the page keeps; `hand(p, t)` of that module is the
seat whose hand draws, `NOBODY` where the table itself does.

    start(p, t)           the first position
    step(p, t, number)    plays a move or an outcome by its number
    whose(p, t)           the seat to move, -1 at chance, -2 when the game is over
    holds(p, t)           at chance the seat that rolls or draws, -1 for the table
    moves(p, t, out)      which moves are legal, a byte each
    chances(p, t, out)    how likely each outcome is
    settle(p, t, scores)  writes the scores and gives the winners, a bit a seat
"""

# ruff: noqa: F821 - the names of a game's functions are bound by `referee`

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final

from parlour.compute.kernels import jit
from parlour.compute.webassembly.offer import Offer

NOBODY: Final = -1

# The functions of a game, which exist in its own module alone.
begin: Any
act: Any
actor: Any
hand: Any
mask: Any
weigh: Any
settle: Any


def start(p: Any, t: Any) -> None:
    begin(p, t)


def step(p: Any, t: Any, number: Any) -> None:
    act(p, t, number)


def whose(p: Any, t: Any) -> Any:
    return actor(p, t)


def holds(p: Any, t: Any) -> Any:
    return hand(p, t)


def moves(p: Any, t: Any, out: Any) -> None:
    mask(p, t, out)


def chances(p: Any, t: Any, out: Any) -> None:
    weigh(p, t, out)


def ends(p: Any, t: Any, scores: Any) -> Any:
    return settle(p, t, scores)


def referee(module: dict[str, Any], numbers: str) -> tuple[Offer, ...]:
    """The offers of the game whose module this is; `numbers` is the type of its positions, `int64` or `uint64`."""
    names = {**globals(), **module}
    given = f"{numbers}[::1], {numbers}[::1]"

    def offer(name: str, function: Callable[..., Any], returned: str, more: str = "") -> Offer:
        own = FunctionType(function.__code__.replace(co_filename=module["__file__"]), names, function.__name__)
        own.__module__ = module["__name__"]
        return Offer(name, f"{returned}({given}{more})", jit(own))

    return (
        offer("start", start, "void"),
        offer("step", step, "void", ", int64"),
        offer("whose", whose, "int64"),
        offer("holds", holds, "int64"),
        offer("moves", moves, "void", ", uint8[::1]"),
        offer("chances", chances, "void", ", float64[::1]"),
        offer("settle", ends, "int64", ", int64[::1]"),
    )
