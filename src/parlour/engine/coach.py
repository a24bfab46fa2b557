"""What a coach says of a position to the person who is to move, from what advice knows of it and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from math import floor
from typing import Any, Final, Literal, TypeAlias

from parlour.contract.question import Judged, Unit
from parlour.contract.state import State, Step
from parlour.engine.advice import ranked
from parlour.speech.message import Message

Strength: TypeAlias = Literal["remind", "suggest", "tell"]
GOOD: Final[dict[Unit, float]] = {"win": 0.01, "lead": 0.5, "score": 0.5}
"""A good move loses less than this against the best one: of a win, or in points at the end."""
STEPS: Final[dict[Unit, float]] = {"win": 0.01, "lead": 0.1, "score": 0.1}
"""The last digit that is shown."""

SAME: Final = Message("coach-same")
Order: TypeAlias = tuple[tuple[Step, float], ...]


@dataclass(frozen=True)
class Counsel:
    """What a coach says, and the moves it means; a coach that says less names none.

    Where all moves are worth the same none is good, and where several are equally good none is the best.
    """

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
    equal = tuple(move for move, worth in order if alike(worth, top, found.unit))
    if len(equal) == len(moves):
        more = {"remind": (choices, SAME), "suggest": (SAME,), "tell": (SAME, _sure(found))}
        return Counsel(more[strength])
    good = tuple(move for move, worth in order if abs(worth - top) < GOOD[found.unit])
    if strength == "tell" and len(equal) > 1 and found.best in equal:
        return Counsel(_equal(state, found, order, equal), good)
    if strength == "tell":
        return Counsel(_best(state, found, order), good, found.best)
    stake = _stake(found.unit, top, bottom)
    if strength == "suggest":
        return Counsel((Message("coach-good", {"moves": _either(state, good)}), stake), good)
    return Counsel((choices, stake))


def _either(state: State[Any], moves: tuple[Step, ...]) -> Message:
    """This move or that: a comma may stand within the words of each."""
    return reduce(lambda one, other: Message("coach-or", {"one": one, "other": other}), map(state.label, moves))


def _stake(unit: Unit, best: float, worst: float) -> Message:
    """What depends on the choice."""
    return Message(f"coach-stake-{unit}", {"best": shown(best, unit), "worst": shown(worst, unit)})


def _equal(state: State[Any], found: Judged, order: Order, equal: tuple[Step, ...]) -> tuple[Message, ...]:
    """The moves that are equally good, the next best one, and how sure that is."""
    unit = found.unit
    best = Message(f"coach-equal-{unit}", {"moves": _either(state, equal), "worth": shown(order[0][1], unit)})
    others = [_next(state, unit, *each) for each in order if each[0] not in equal]
    return best, *others[:1], _sure(found)


def _best(state: State[Any], found: Judged, order: Order) -> tuple[Message, ...]:
    """The best move, why, what it is compared with, and how sure that is."""
    unit, worth = found.unit, dict(order)
    best = Message(f"coach-best-{unit}", {"move": state.label(found.best), "worth": shown(worth[found.best], unit)})
    other, less = next((move, worth) for move, worth in order if move != found.best)
    reason = state.reason(found.best, other)
    why = () if reason is None else (reason,)
    return best, *why, _next(state, unit, other, less), _sure(found)


def _next(state: State[Any], unit: Unit, move: Step, worth: float) -> Message:
    id = "coach-next-win" if unit == "win" else "coach-next-points"
    return Message(id, {"move": state.label(move), "worth": shown(worth, unit)})


def _sure(found: Judged) -> Message:
    return Message("coach-exact" if found.exact else "coach-estimated")


def alike(one: float, other: float, unit: Unit) -> bool:
    """Whether no reader could tell two worths apart: shown as the same, or less than half of the last digit apart."""
    return shown(one, unit) == shown(other, unit) or abs(one - other) < STEPS[unit] / 2


def shown(worth: float, unit: Unit) -> float:
    """A worth as people read it: a chance in percent, points with one decimal; halves upward, as pages round them."""
    return floor(100 * worth + 0.5) if unit == "win" else floor(10 * worth + 0.5) / 10 + 0.0
