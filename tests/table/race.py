"""A tiny game that exists only here: a race with a crooked die and a wind that nobody's hand makes.

In turn each seat rolls 1, 2 or 3 (chances 1/2, 1/3, 1/6), then walks (`go`) or rests (`rest`). After each round the
wind blows everybody `calm` 0 or `gust` 1 back (never below 0). First at the goal wins. That the table can run it shows
that nothing in the table knows a particular game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

from parlour.contract.bots import BotFactory, one_ahead
from parlour.contract.game import CHANCE, Game, Json, Options, State, Step
from parlour.contract.options import check_names, first_seat, whole
from parlour.errors import BadNotation

DECLARED = (
    whole("players", 2, 1, 4, "how many race"),
    whole("first", 0, 0, 3, "who begins"),
    whole("goal", 6, 1, 10**6, "how far"),
)
STEPS = ("1", "2", "3", "go", "rest", "calm", "gust")


@dataclass(frozen=True)
class RaceOptions(Options):
    goal: int


@dataclass(frozen=True)
class Race(Game):
    options: RaceOptions
    name: ClassVar[str] = "race"
    rules: ClassVar[str] = "race/1"
    best: ClassVar[str] = "high"
    declared = DECLARED

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Race:
        check_names(DECLARED, given)
        values = {o.name: o.check(given.get(o.name, o.default)) for o in DECLARED}
        first_seat(values["players"], values["first"])
        return cls(RaceOptions(**values))

    def start(self) -> RaceState:
        first = int(self.options.first)
        return RaceState(self, (0,) * self.players, "roll", first, 0, 0)

    def bots(self) -> Mapping[str, BotFactory]:
        return {"easy": one_ahead(lambda state, seat: state.scores[seat])}


@dataclass(frozen=True)
class RaceState(State[Race]):
    at: tuple[int, ...]
    phase: str
    seat: int
    face: int
    steps: int

    @property
    def actor(self) -> int | None:
        return {"roll": CHANCE, "wind": CHANCE, "walk": self.seat, "over": None}[self.phase]

    @property
    def hand(self) -> int | None:
        return self.seat if self.phase == "roll" else None

    @property
    def scores(self) -> tuple[int, ...]:
        return self.at

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s, at in enumerate(self.at) if at == max(self.at)) if self.over else ()

    def legal(self) -> tuple[Step, ...]:
        return ("go", "rest") if self.phase == "walk" else ()

    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        if self.phase == "roll":
            return (("1", Fraction(1, 2)), ("2", Fraction(1, 3)), ("3", Fraction(1, 6)))
        return (("calm", Fraction(3, 4)), ("gust", Fraction(1, 4))) if self.phase == "wind" else ()

    def read(self, text: str) -> Step:
        if text.strip() not in STEPS:
            raise BadNotation(text, "it is no step of the race", position=self.headline())
        return text.strip()

    def refusal(self, step: Step) -> str:
        return "the race is over" if self.over else f"this is the time to {self.phase}"

    def headline(self) -> str:
        return f"{self.phase} {self.at}"

    def _after(self, step: Step) -> RaceState:
        state = replace(self, steps=self.steps + 1)
        if self.phase == "roll":
            return replace(state, phase="walk", face=int(str(step)))
        if self.phase == "wind":
            back = 1 if step == "gust" else 0
            return replace(state, at=tuple(max(0, at - back) for at in self.at), phase="roll")
        at = list(self.at)
        at[self.seat] += self.face if step == "go" else 0
        if at[self.seat] >= self.game.options.goal:
            return replace(state, at=tuple(at), phase="over")
        seat = (self.seat + 1) % self.game.players
        phase = "wind" if seat == self.game.options.first else "roll"
        return replace(state, at=tuple(at), phase=phase, seat=seat)

    def view(self) -> dict[str, Json]:
        return {"at": list(self.at), "phase": self.phase}

    def text(self) -> str:
        return self.headline()

    def svg(self) -> str:
        return "<svg xmlns='http://www.w3.org/2000/svg'/>"


def race(name: str = "race", **options: Any) -> Game:
    """`parlour.game`, with the race added."""
    from parlour.games import game

    return Race.make(options) if name == "race" else game(name, **options)


def json_of(data: Mapping[str, Any]) -> bytes:
    """A line of a record as it is written, before it is sealed."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
