"""Records proved and replayed, and luck and skill in a finished game, as clients get them."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.server.core.messages.said import Said
from parlour.server.core.messages.table import Step
from parlour.study.analysis.moments import Kind
from parlour.study.analysis.report import Report


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """The findings about a record. `sound` when the bytes, the chance and the rules all agree."""

    sound: bool
    status: str
    line: int
    problem: str
    """The English text of `why`; empty for a sound record."""
    why: Said | None
    events: int
    draws: int
    by_players: int
    sealed: bool
    head: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game to look at again: where it began, and the board after each event that changed it."""

    table: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[dict[str, str]]
    coach: list[str]
    """By seat: how much its coach says; empty where nobody has one."""
    view: dict[str, Any]
    code: str | None
    """The first position, as `Step.code` the others; `None` where the game writes no codes."""
    steps: list[Step]
    more: int
    """How many steps are left; ask again with the number of the last event as `since`."""
    places: list[int]
    """Like `Ended.places`; empty for a game in play too."""
    verified: Verified


class AnalysisMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A step with a sentence of its own, `analysis-KIND`."""

    kind: Kind
    number: int
    """The number of the step."""
    seat: int
    amount: float
    """Its value to the seat, or the seat's loss by it."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What `parlour.analyse` finds, and what is told of it."""

    report: Report
    moments: list[AnalysisMoment]
    """The luckiest and the unluckiest, the worst mistake, the best find, as far as they happened."""
    turning: list[AnalysisMoment]
    """The steps that changed most, in the order of play."""
    better: dict[int, Said]
    """By the number of a step that lost something: the best move, as it stands on its button."""
    scale: dict[str, float]
    """By mark, which part of `report.largest` a move of that mark loses less than."""


class LineStep(msgspec.Struct, frozen=True, kw_only=True):
    """A move or an outcome, and the position in which it was made as the game's module takes it."""

    seq: int
    seat: int | None
    by: str
    step: int
    """Its place among `steps`."""
    steps: list[str]
    """All that could follow the position."""
    chances: list[float]
    """By outcome; of a move nothing."""
    labels: list[Said]
    """By move, what stands on its button; of an outcome nothing."""
    judged: bool
    """Whether it counts."""
    position: list[str]
    """Signed 64-bit numbers, in decimals."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A game in numbers, from which a page works out its `Analysis`."""

    report: Report
    """With empty accounts and no steps."""
    grid: float
    """Worth is rounded to whole parts of one divided by this."""
    scale: dict[str, float]
    steps: list[LineStep]


class Lined(msgspec.Struct, frozen=True, kw_only=True):
    """A game in numbers, and what its positions are judged with."""

    module: str
    ground: str
    cells: int
    line: Line


class Analysing(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis is not done; ask again."""

    id: str
    """The id of a record that was sent: ask at `/api/analyses/ID`. Of a table empty: ask the table again."""
    progress: float
    """From 0, while it waits for its turn, to 1."""
