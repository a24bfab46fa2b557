"""What an analysis found, as plain data: it is written to JSON and read from it as it is."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.contract.valuation import Unit, Worth
from parlour.table.seats import Seat


class MoveValue(msgspec.Struct, frozen=True):
    """A move that could have been made, and what it would have been worth, by seat."""

    move: str
    values: Worth


class StepReport(msgspec.Struct, frozen=True):
    """A move or an outcome. `after` less `before` is what it did to each seat's chance."""

    number: int
    seq: int
    """The event of the record."""
    kind: Literal["move", "chance"]
    seat: int | None
    """Who moved, or whose hand rolled or drew; `None` for the table's own."""
    step: str
    by: str
    """The level of the bot that moved, if one did."""
    before: Worth
    """By seat: with the best move still to come, or as the mean over all that chance could have brought."""
    after: Worth
    best: str | None
    """The best move; of an outcome `None`."""
    loss: float
    """What the move cost its seat against the best one."""
    mark: str
    """One of `MARKS`; of an outcome empty."""
    exact: bool
    error: float
    """The standard error of `loss`."""
    values: tuple[MoveValue, ...]
    """All moves, the best first; of an outcome nothing."""

    @property
    def change(self) -> Worth:
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))


class SeatReport(msgspec.Struct, frozen=True):
    """The account of a seat: `result - start == luck + errors + others + residual`, to the last bit."""

    seat: int
    name: str
    level: str
    """Of the bot that sat there at the end, if one did."""
    start: float
    result: float
    luck: float
    """What chance gave."""
    errors: float
    """What the seat's own moves lost; never above zero."""
    others: float
    """What the moves of the others gave."""
    residual: float
    """By how much the estimates of one position contradict each other; zero where all of them are exact."""
    error: float
    """The standard error of `errors`."""
    decisions: int
    """Moves with a choice."""
    marks: dict[str, int]
    coach: str = ""
    """How much its coach said, if it had one."""


def empty(seat: int, who: Seat, coach: str = "") -> SeatReport:
    """The account of a seat to which nothing has happened."""
    return SeatReport(
        seat=seat,
        name=who.name,
        level=who.level,
        start=0.0,
        result=0.0,
        luck=0.0,
        errors=0.0,
        others=0.0,
        residual=0.0,
        error=0.0,
        decisions=0,
        marks={},
        coach=coach,
    )


class Report(msgspec.Struct, frozen=True):
    game: str
    rules: str
    options: dict[str, Any]
    record: str
    """The hash of the record's last line."""
    seed: int
    quick: bool
    unit: Unit
    largest: float
    finished: bool
    """Whether the game was played to its end; otherwise `result` is what the last position was worth."""
    exact: bool
    note: str
    """What is estimated and how, in English; empty where nothing is."""
    estimated: dict[str, Any] | None
    """The same as a message, for every language."""
    seats: tuple[SeatReport, ...]
    steps: tuple[StepReport, ...]
    version: int

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)
