"""Gamble: roll as often as you dare; a 1 costs you the points of the round. The most points after all rounds win.

`Gamble` brings a picture and messages in English and Hebrew; `Bare` has only its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from importlib.resources import files
from typing import Any

from parlour.contract.game import CHANCE, Game, Json, Options, State, Step
from parlour.contract.options import check_names, choice, whole
from parlour.errors import BadNotation
from parlour.speech.message import Message, Player

FACES = ("1", "2", "3", "4", "5", "6")
ENOUGH = 20
DECLARED = (
    whole("players", 2, 2, 4, "how many play"),
    choice("first", 0, [0], "seat 0 begins"),
    choice("rounds", 1, (1, 2, 3), "how many rounds are added up"),
)


@dataclass(frozen=True)
class GambleOptions(Options):
    rounds: int


@dataclass(frozen=True, repr=False)
class Bare(Game):
    options: GambleOptions
    name, rules, best, declared = "bare", "bare/1", "high", DECLARED

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Bare:
        check_names(DECLARED, given)
        return cls(GambleOptions(**{o.name: o.check(given.get(o.name, o.default)) for o in DECLARED}))

    def start(self) -> State[Any]:
        return Gambling(self, (), (0,) * self.players, 0, False)


@dataclass(frozen=True, repr=False)
class Gambling(State[Bare]):
    finished: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    seat: int
    rolling: bool

    @property
    def actor(self) -> int | None:
        return None if len(self.finished) == self.game.options.rounds else CHANCE if self.rolling else self.seat

    @property
    def hand(self) -> int | None:
        return self.seat if self.actor == CHANCE else None

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.points, *self.finished, strict=True)))

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best) if self.over else ()

    def legal(self) -> tuple[str, ...]:
        if self.rolling or self.over:
            return ()
        return ("roll", "stop") if self.points[self.seat] < ENOUGH else ("stop",)

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        return tuple((face, Fraction(1, 6)) for face in FACES) if self.rolling else ()

    def read(self, text: str) -> str:
        if text not in ("roll", "stop", *FACES):
            raise BadNotation(text, Message.plain("write roll, stop or a face of the die"))
        return text

    def _after(self, step: Step) -> Gambling:
        if step == "roll":
            return replace(self, rolling=True)
        if step == "stop":
            return self._next(self.points)
        seat, face = self.seat, int(str(step))
        points = (*self.points[:seat], 0 if face == 1 else self.points[seat] + face, *self.points[seat + 1 :])
        return self._next(points) if face == 1 else replace(self, points=points, rolling=False)

    def _next(self, points: tuple[int, ...]) -> Gambling:
        if self.seat + 1 < self.game.players:
            return replace(self, points=points, seat=self.seat + 1, rolling=False)
        return Gambling(self.game, (*self.finished, points), (0,) * self.game.players, 0, False)

    def drawing(self) -> dict[str, Json]:
        return {**super().drawing(), "sheet": [list(row) for row in self.finished]}


class Told(Gambling):
    """The same position, told in messages and drawn in a picture."""

    def describe(self, step: Step) -> Message:
        key = "face" if step in FACES else str(step)
        return Message(f"gamble-log-{key}", {"name": Player(self.seat), "face": str(step)})

    def label(self, step: Step) -> Message:
        return Message(f"gamble-move-{step}")

    def prompt(self) -> Message:
        key = "roll" if self.rolling else "turn"
        return self.result() if self.over else Message(f"gamble-{key}", {"name": Player(self.seat)})

    def svg(self) -> str:
        high = max(ENOUGH, *self.points)
        bars = "".join(
            f'<path d="M{40 + 60 * seat} 120v{-100 * n // high}" stroke="#2f6fd0" stroke-width="40"/>'
            f'<text x="{40 + 60 * seat}" y="140" text-anchor="middle" font-family="serif" font-size="18">{n}</text>'
            for seat, n in enumerate(self.points)
        )
        wide = 20 + 60 * len(self.points)
        line = f'<path d="M10 120H{wide}" stroke="#444" stroke-width="3"/>'
        script = "<script>document.documentElement.remove()</script>"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 10} 150">{script}{line}{bars}</svg>'


class Gamble(Bare):
    name, rules = "gamble", "gamble/1"
    usual = ("players", "rounds")
    messages = files("tests.web.strangers") / "languages"

    def start(self) -> State[Any]:
        return Told(self, (), (0,) * self.players, 0, False)
