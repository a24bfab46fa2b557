"""A score sheet that people keep beside their own box: they enter points, the rules of the game count them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from parlour.errors import BadOption
from parlour.speech.message import Argument, Message

Entered = Sequence[int | None]
"""The points of one round by seat; `None` for a seat that did not play, or not in this round."""

MOST_ROUNDS = 300
MOST_POINTS = 10**15
"""More than the row of a box as one number; Python refuses to write numbers of thousands of digits."""


@dataclass(frozen=True)
class Tally:
    """The sheet as the rules count it."""

    rounds: tuple[tuple[int | None, ...], ...]
    """By round and seat the points that count, also of seats that the rules charge for a turn they never had."""
    totals: tuple[int, ...]
    asked: tuple[int, ...]
    """The seats that play the next round; nobody when the game is over."""
    blank: bool
    """Whether a seat of the next round may have no points: its turn never came, or it is the last one in."""
    tie: bool
    """The next round is between seats that tied."""
    least: int
    """The fewest points that a seat can have in a round."""
    stop: Literal["", "stop", "share"]
    """How the game may end before that round: a lone player stops, or tied seats share the win."""
    winners: tuple[int, ...]


def wrong(number: int, entered: Entered, id: str, **facts: Argument) -> BadOption:
    """The round at fault, from 0, and why; `id` is the end of the id of a message that begins with `tally-`."""
    return BadOption(f"rounds[{number}]", list(entered), Message(f"tally-{id}", facts))


def check(number: int, entered: Entered, players: int, asked: Sequence[int]) -> None:
    """Refuses a round after the end, of the wrong length, or with points of a seat that does not play it."""
    if not asked:
        raise wrong(number, entered, "over")
    if number >= MOST_ROUNDS:
        raise wrong(number, entered, "rounds", most=MOST_ROUNDS)
    if len(entered) != players or any(type(each) not in (int, type(None)) for each in entered):
        raise wrong(number, entered, "row", players=players)
    if any(points is not None and abs(points) > MOST_POINTS for points in entered):
        bounded = [points and max(-MOST_POINTS, min(points, MOST_POINTS)) for points in entered]
        raise wrong(number, bounded, "points", points="…")
    if any(points is not None and seat not in asked for seat, points in enumerate(entered)):
        raise wrong(number, entered, "aside")


def complete(number: int, entered: Entered, asked: Sequence[int]) -> None:
    """Refuses a round in which somebody's points are missing."""
    if any(entered[seat] is None for seat in asked):
        raise wrong(number, entered, "missing")
