"""What a coach says of a position to the person who is to move, from what advice knows of it and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from math import floor
from typing import Any, Final, Literal, TypeAlias

from parlour.advice import ranked
from parlour.message import Message
from parlour.question import Judged, Unit
from parlour.state import State, Step

Strength: TypeAlias = Literal["remind", "suggest", "tell"]
GOOD: Final[dict[Unit, float]] = {"win": 0.01, "lead": 0.5, "score": 0.5}
"""A good move loses less than this against the best one: of a win, or in points at the end."""


@dataclass(frozen=True)
class Counsel:
    """What a coach says, and the moves it means; a coach that says less names none."""

    said: tuple[Message, ...]
    good: tuple[Step, ...] = ()
    best: Step | None = None


def counsel(state: State[Any], strength: str, found: Judged | None) -> Counsel:
    """The words of a coach of this strength; `found` is `None` where the position cannot be judged."""
    moves = state.legal()
    choices = Message("coach-choices", {"count": len(moves)})
    if len(moves) == 1:
        return Counsel((choices,))
    if found is None:
        return Counsel((choices, Message("coach-cannot")))
    order = ranked(found, low=state.game.best == "low")
    top, bottom = order[0][1], order[-1][1]
    good = tuple(move for move, worth in order if abs(worth - top) < GOOD[found.unit])
    if strength == "tell":
        return Counsel(_best(state, found, order), good, found.best)
    stake = _stake(found.unit, top, bottom)
    if strength == "suggest":
        named = () if stake.id == "coach-same" else (Message("coach-good", {"moves": _either(state, good)}),)
        return Counsel((*named, stake), good)
    return Counsel((choices, stake))


def _either(state: State[Any], moves: tuple[Step, ...]) -> Message:
    """This move or that: a comma may stand within the words of each."""
    return reduce(lambda one, other: Message("coach-or", {"one": one, "other": other}), map(state.label, moves))


def _stake(unit: Unit, best: float, worst: float) -> Message:
    """What depends on the choice."""
    if shown(best, unit) == shown(worst, unit):
        return Message("coach-same")
    return Message(f"coach-stake-{unit}", {"best": shown(best, unit), "worst": shown(worst, unit)})


def _best(state: State[Any], found: Judged, order: tuple[tuple[Step, float], ...]) -> tuple[Message, ...]:
    """The best move, why, what it is compared with, and how sure that is."""
    unit, worth = found.unit, dict(order)
    best = Message(f"coach-best-{unit}", {"move": state.label(found.best), "worth": shown(worth[found.best], unit)})
    other, less = next((move, worth) for move, worth in order if move != found.best)
    reason, compared = state.reason(found.best, other), "coach-next-win" if unit == "win" else "coach-next-points"
    why = () if reason is None else (reason,)
    sure = Message("coach-exact" if found.exact else "coach-estimated")
    return best, *why, Message(compared, {"move": state.label(other), "worth": shown(less, unit)}), sure


def shown(worth: float, unit: Unit) -> float:
    """A worth as people read it: a chance in percent, points with one decimal; halves upward, as pages round them."""
    return floor(100 * worth + 0.5) if unit == "win" else floor(10 * worth + 0.5) / 10 + 0.0
