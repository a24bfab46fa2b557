"""The clock of a table: the time limits of people, and the effect of running out of time."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.contract.options import integer, one_of, requirement, whole_from
from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.table.event import Event
from parlour.table.events import Seated
from parlour.table.seats import BOT_FAILED
from parlour.table.verify import CLOCKS, MOST_INCREMENT, OUT

Kind = Literal["move", "fischer", "days"]
"""`move`: seconds for each move. `fischer`: a stock of time, and an increment with every move. `days`: for play
by link, whole days for each move."""
Out = Literal["move", "seat", "lost"]
"""The effect of running out of time: a bot makes this `move` or keeps the `seat`, or the game is `lost`."""
DAY = 86_400
HELPED, PASSED, LOST, RUN_OUT = "time", "time_seat", "time_lost", "time"
"""Reasons for a bot in the seat: for one move, for good, or because the game is lost there; and for a game's end."""


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clock in the form of the header; raises `BadOption` for any other."""

    kind: Kind
    seconds: int
    """For each move, or at the start with `fischer`; with `days` whole days."""
    increment: int = 0
    """With `fischer`: seconds that every move brings."""
    out: Out = "move"

    def __post_init__(self) -> None:
        if self.kind not in CLOCKS:
            raise BadOption("clock", self.kind, requirement(one_of(tuple(CLOCKS))))
        if self.out not in OUT:
            raise BadOption("out", self.out, requirement(one_of(OUT)))
        least, most = CLOCKS[self.kind]
        if integer(self.seconds) is None or not least <= self.seconds <= most:
            raise BadOption("seconds", self.seconds, requirement(whole_from(least, most)))
        if self.kind == "days" and self.seconds % DAY:
            raise BadOption("seconds", self.seconds, Message("option-clock-days", {"seconds": DAY}))
        self._check_increment()

    def _check_increment(self) -> None:
        if self.kind != "fischer" and self.increment != 0:
            raise BadOption("increment", self.increment, Message("option-clock-increment"))
        least = 1 if self.kind == "fischer" and self.out == "move" else 0  # else who has run out never has time again
        if integer(self.increment) is None or not least <= self.increment <= MOST_INCREMENT:
            raise BadOption("increment", self.increment, requirement(whole_from(least, MOST_INCREMENT)))

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": self.kind, "seconds": self.seconds, "out": self.out}
        return data | ({"increment": self.increment} if self.kind == "fischer" else {})


def clock_from_json(data: Any) -> Clock:
    """The clock of a header that `is_clock` has found to be one."""
    return Clock(**data)


def for_one_move(event: Event) -> bool | None:
    """Whether a bot comes to the seat for one move; `None` for an event that says nothing about it."""
    return event.why == HELPED if isinstance(event, Seated) and event.why != BOT_FAILED else None


def gone_for_good(event: Event) -> int | None:
    """The seat that a bot keeps from this event on because the time of its person has run out."""
    return event.seat if isinstance(event, Seated) and event.why in (PASSED, LOST) else None
