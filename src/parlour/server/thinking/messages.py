"""Messages about advice, coaches, and the analysis of positions without a table."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from parlour.contract.engine import Unit
from parlour.engine.coach import Strength
from parlour.server.core.messages.answers import Question
from parlour.server.core.messages.commands import Asked
from parlour.server.core.messages.said import Offer, Said
from parlour.table.commands import Text

MOST_STEPS = 8
"""The most steps that one request about a position may play."""


Code: TypeAlias = Annotated[str, Meta(max_length=4_000)]
"""A position as text."""


class Explore(Asked, frozen=True, kw_only=True):
    """A position, by its code or by details (by default those of the start), and the steps to play from there."""

    options: dict[str, Any] = {}
    rules: Text = ""
    """The version of the rules, for instance `GAME/1`; left out, the present one."""
    at: Code = ""
    details: dict[Text, Code] = {}
    """The details that describe a position (`GameInfo.details`)."""
    steps: Annotated[list[Text], Meta(max_length=MOST_STEPS)] = []
    between: Annotated[list[Text], Meta(max_length=2)] = []
    """Two moves of the reached position, to give reasons for the first."""
    picture: bool = False
    """Whether to draw the position as a picture, too."""


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """The possible outcomes, and their probabilities."""

    outcome: str
    label: Said
    chance: float


class Explored(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: str
    options: dict[str, Any]
    """All options; details may have changed the number of players."""
    code: str
    """The position; `Explore.at` gives it again."""
    view: dict[str, Any]
    prompt: Said
    said: list[Said]
    """The description of each of the steps."""
    moves: list[Offer]
    outcomes: list[Chance]
    reason: Said | None
    """Reasons for the first move of `between`; `None` if the game gives none."""
    svg: str
    """The position as a picture; empty unless it was asked for."""
    question: Question | None
    """The position as the game's module for browsers takes it, where the position can be thought about there."""


class Valued(msgspec.Struct, frozen=True, kw_only=True):
    """A move, and the worth of the position that it leads to."""

    move: str
    worth: list[float]
    """By seat: the chance to win; alone the score, more being better."""
    lead: list[float]
    """By seat: points or balls to expect, more being better; empty where the game cannot say."""
    exact: bool
    error: float
    """The standard error of the mover's worth against that of the best move."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """The module's values of the moves of a position, in the order of the rules."""

    seq: int
    seat: int
    """The seat that moves."""
    steps: list[Valued]
    nodes: int
    more: bool
    """Whether another instalment can change it."""
    unit: Unit


class Coaching(msgspec.Struct, frozen=True, kw_only=True):
    """The coach's words to a seat on its turn."""

    seq: int
    """After which event this is the position."""
    seat: int
    strength: Strength
    said: list[Said]
    good: list[str]
    """The moves that it calls good, the best first; none where it only reminds or all are worth the same."""
    best: str | None
    """The best move, where it tells and there is one: `null` where several are equally good."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Reasons for a move against another, by the rules."""

    seq: int
    """After which event this is the position."""
    reason: Said | None
    """Nothing where the game has nothing to tell."""
