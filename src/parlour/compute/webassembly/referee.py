"""A game's rules for browsers: they follow a game line by line, and know what may stand in each.

The functions of its kernel (`parlour.contract.kernel`) become offers, so nothing is written twice. A position `p` and
the tables `t` are arrays of 64-bit numbers, which the page keeps.

    start(p, t)           the first position
    step(p, t, number)    plays a move or an outcome by its number
    whose(p, t)           the seat to move, -1 at chance, -2 when the game is over
    holds(p, t)           at chance the seat that rolls or draws, -1 for the table
    moves(p, t, out)      which moves are legal, a byte each
    chances(p, t, out)    how much each outcome weighs, in whole numbers
    settle(p, t, scores)  writes the scores and gives the winners, a bit a seat
"""

# ruff: noqa: F821 - the names of a game's functions are bound by `referee`

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from parlour.compute.kernels import jit
from parlour.compute.webassembly.offer import Offer

# The functions of a game, bound by `referee`.
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


def nobody(p: Any, t: Any) -> Any:
    return -1


def referee(kernel: Any) -> tuple[Offer, ...]:
    """The offers of the game whose kernel this is."""
    functions = {name: getattr(kernel, name) for name in ("begin", "act", "actor", "mask", "weigh", "settle")}
    names = {**globals(), **functions, "hand": kernel.hand or jit(nobody)}
    given, home = f"{kernel.dtype}[::1], {kernel.dtype}[::1]", kernel.act
    file = getattr(home, "py_func", home).__code__.co_filename

    def offer(name: str, function: Callable[..., Any], returned: str, more: str = "") -> Offer:
        own = FunctionType(function.__code__.replace(co_filename=file), names, function.__name__)
        own.__module__ = home.__module__
        return Offer(name, f"{returned}({given}{more})", jit(own))

    return (
        offer("start", start, "void"),
        offer("step", step, "void", ", int64"),
        offer("whose", whose, "int64"),
        offer("holds", holds, "int64"),
        offer("moves", moves, "void", ", uint8[::1]"),
        offer("chances", chances, "void", ", int64[::1]"),
        offer("settle", ends, "int64", ", int64[::1]"),
    )
