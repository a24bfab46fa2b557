"""The results of an analysis, as plain data: written to JSON and read from it unchanged."""

from __future__ import annotations

from html import escape
from typing import Any, Literal

import msgspec
from msgspec.structs import force_setattr

from parlour.contract.engine import Unit, Worth
from parlour.contract.state import State
from parlour.speech.html import table
from parlour.speech.message import Message
from parlour.study.analysis.fell import Fell
from parlour.table.seats import Seat


class MoveValue(msgspec.Struct, frozen=True):
    """A legal move and its worth by seat."""

    move: str
    values: Worth
    lead: Worth = ()


class StepReport(msgspec.Struct, frozen=True, dict=True):
    """A move or an outcome. `after` less `before` is its effect on each seat's chance."""

    number: int
    seq: int
    """The event of the record."""
    kind: Literal["move", "chance"]
    seat: int | None
    """The seat that moved, or whose hand rolled or drew; `None` for the table's own."""
    step: str
    by: str
    """The level of the bot that moved, if one did."""
    before: Worth
    """By seat: with the best move still to come, or as the mean over all that chance could have brought."""
    after: Worth
    best: str | None
    """The best move; of an outcome `None`."""
    loss: float
    """The worth of the best move less that of the move made, to its seat."""
    lead_loss: float
    """The same in points or balls; zero where the game knows no lead."""
    stake: float
    """The most that a move could have lost here on both scales together, as a part of a win."""
    mark: str
    """One of `MARKS`; of an outcome empty."""
    exact: bool
    error: float
    """The standard error of `loss`, or of the luck of an outcome."""
    judged: bool
    """Whether the step counts: going on alone to another game does not."""
    values: tuple[MoveValue, ...]
    """All moves, the best first; of an outcome nothing."""

    @property
    def change(self) -> Worth:
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def erred(self) -> bool:
        """Whether a move was made that can be told from the best one."""
        return self.best is not None and self.best != self.step

    @property
    def state(self) -> State[Any]:
        """The position before the step, in the process that analysed the record or read what was kept of it."""
        found: State[Any] = self.__dict__["position"]
        return found


def placed(step: StepReport, state: State[Any]) -> StepReport:
    """The step, with its position at hand; it is not written with it."""
    force_setattr(step, "position", state)
    return step


class SeatReport(msgspec.Struct, frozen=True):
    """The account of a seat: `result - start == luck + errors + others + residual`, to the last bit."""

    seat: int
    name: str
    level: str
    """The level of the bot that sat there at the end, if one did."""
    start: float
    result: float
    luck: float
    """The gain from chance."""
    errors: float
    """The effect of the seat's own moves, against the best ones."""
    others: float
    """The gain from the moves of the others."""
    residual: float
    """The rest: nobody can say whether it was luck or moves; zero where all values are exact."""
    error: float
    """The standard error of `errors`."""
    luck_error: float
    """The standard error of `luck`."""
    unexplained: float
    """The root of the squares of rest and both standard errors."""
    lead_lost: float
    """Points or balls that the seat's own moves lost."""
    accuracy: float | None
    """One minus the share lost of all that could be lost, on both scales; `None` if nothing could be lost."""
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
        luck_error=0.0,
        unexplained=0.0,
        lead_lost=0.0,
        accuracy=None,
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
    quick: bool
    instalments: int
    """Searched in every position: the budget of the player that moves are measured by."""
    unit: Unit
    largest: float
    finished: bool
    """Whether the game was played to its end; otherwise `result` is what the last position was worth."""
    exact: bool
    note: str
    """The estimates and their method, in English; empty where nothing is estimated."""
    estimated: dict[str, Any] | None
    """The same as a message, for every language."""
    seats: tuple[SeatReport, ...]
    steps: tuple[StepReport, ...]
    version: int
    fell: tuple[Fell, ...] = ()
    """The outcomes of a table by hand, beside those expected; empty where the table itself drew."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    def _repr_html_(self) -> str:
        """The accounts of the seats, in points or in per cent of a win."""
        parts = ("start", "luck", "errors", "others", "residual", "result")
        times = 100 if self.unit == "win" else 1
        rows = [
            [seat.name or f"seat {seat.seat}", *(f"{times * getattr(seat, part):.2f}" for part in parts)]
            for seat in self.seats
        ]
        head = [Message(f"analysis-{each}") for each in ("player", *parts)]
        unit = "%" if self.unit == "win" else "points"
        note = f"<p>{escape(self.note)}</p>" if self.note else ""
        return table(f"{self.game}: {len(self.steps)} steps, {unit}", head, rows) + note
