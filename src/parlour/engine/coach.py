"""A coach's words to the player to move, made from advice alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from math import floor
from typing import Any, Final, Literal, TypeAlias

from parlour.contract.engine import Answer, Unit, Valued
from parlour.contract.state import State, Step
from parlour.speech.message import Message

Strength: TypeAlias = Literal["remind", "suggest", "tell"]
GOOD: Final[dict[Unit, float]] = {"win": 0.01, "score": 0.5}
"""A good move loses less than this against the best: in wins, or in points; a lead counts as points."""

SAME: Final = Message("coach-same")


@dataclass(frozen=True)
class Counsel:
    """A coach's words, and the moves they mean; a coach that says less names none.

    Where all moves are worth the same none is good, and where several are equally good none is the best.
    """

    said: tuple[Message, ...]
    good: tuple[Step, ...] = ()
    best: Step | None = None


def counsel(state: State[Any], strength: str, found: Answer | None) -> Counsel:
    """The words of a coach of this strength; `found` is `None` where the position cannot be judged."""
    moves = state.legal()
    choices = Message("coach-choices", {"count": len(moves)})
    if len(moves) == 1:
        return Counsel((choices,))
    if found is None:
        return Counsel((choices, Message("coach-cannot")))
    seat = int(state.actor or 0)
    order, equal = found.ranked(seat), found.equal(seat)
    if len(equal) == len(moves):
        more = {"remind": (choices, SAME), "suggest": (SAME,), "tell": (SAME, _sure(found))}
        return Counsel(more[strength])
    telling = _Telling(state, found, seat)
    good = tuple(each.move for each in order if each in equal or telling.good(each, order[0]))
    if strength == "tell":
        best = order[0].move if len(equal) == 1 else None
        return Counsel(telling.best(order, equal), good, best)
    stake = telling.stake(order)
    if strength == "suggest":
        return Counsel((Message("coach-good", {"moves": telling.either(good)}), *stake), good)
    return Counsel((choices, *stake))


def _sure(found: Answer) -> Message:
    return Message("coach-exact" if found.exact else "coach-estimated")


@dataclass(frozen=True)
class _Telling:
    state: State[Any]
    found: Answer
    seat: int

    def good(self, one: Valued, best: Valued) -> bool:
        lead = best.lead[self.seat] - one.lead[self.seat] if best.lead and one.lead else 0.0
        return best.worth[self.seat] - one.worth[self.seat] < GOOD[self.found.unit] and lead < GOOD["score"]

    def either(self, moves: tuple[Step, ...]) -> Message:
        """A choice between moves; a move's own words may contain commas."""
        labels = map(self.state.label, moves)
        return reduce(lambda one, other: Message("coach-or", {"one": one, "other": other}), labels)

    def stake(self, order: tuple[Valued, ...]) -> tuple[Message, ...]:
        """The chance or the score that depends on the choice; where no chance does, the lead that does."""
        best, worst = self.worth(order[0]), self.worth(order[-1])
        if self.found.unit == "win" and best == worst and order[0].lead:
            leads = [shown(self.signed(each.lead[self.seat]), "score") for each in (order[0], order[-1])]
            unit = "score" if self.lead_unit == "points" else "lead"
            return (Message(f"coach-stake-{unit}", {"best": leads[0], "worst": leads[1]}),)
        return (Message(f"coach-stake-{self.found.unit}", {"best": best, "worst": worst}),)

    def best(self, order: tuple[Valued, ...], equal: tuple[Valued, ...]) -> tuple[Message, ...]:
        """The best moves, the reason, the next best one, and whether that is exact."""
        unit, first, why = self.found.unit, order[0], tuple[Message, ...]()
        other = next(each for each in order if each not in equal)
        if len(equal) > 1:
            moves = self.either(tuple(each.move for each in equal))
            best = Message(f"coach-equal-{unit}", {"moves": moves, "worth": self.worth(first)})
        else:
            best = Message(f"coach-best-{unit}", {"move": self.state.label(first.move), "worth": self.worth(first)})
            reason = self.state.reason(first.move, other.move)
            why = () if reason is None else (reason,)
        return best, *self.lead(first), *why, self.next(other), *self.lead(other), _sure(self.found)

    def next(self, other: Valued) -> Message:
        id = "coach-next-win" if self.found.unit == "win" else "coach-next-points"
        return Message(id, {"move": self.state.label(other.move), "worth": self.worth(other)})

    def lead(self, each: Valued) -> tuple[Message, ...]:
        """The lead beside a chance, where it is known."""
        if not each.lead:
            return ()
        return (Message(f"coach-{self.lead_unit}", {"lead": shown(self.signed(each.lead[self.seat]), "score")}),)

    def worth(self, each: Valued) -> float:
        value = each.worth[self.seat]
        return shown(value if self.found.unit == "win" else self.signed(value), self.found.unit)

    def signed(self, value: float) -> float:
        """Penalty points are shown without the sign that makes more better."""
        return -value if self.state.game.best == "low" else value

    @property
    def lead_unit(self) -> str:
        return "points" if self.state.game.best == "low" else "lead"


def shown(worth: float, unit: Unit) -> float:
    """A worth as people read it: a chance in percent, points with one decimal; halves upward, as pages round them."""
    return floor(100 * worth + 0.5) if unit == "win" else floor(10 * worth + 0.5) / 10 + 0.0
