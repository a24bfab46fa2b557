from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from importlib.resources import files
from typing import Any

from parlour.contract import (
    CHANCE,
    Argument,
    BadNotation,
    Game,
    Message,
    Options,
    Player,
    State,
    Step,
    check_names,
    choice,
    once,
    whole,
)  # fmt: skip

DECLARED = (whole("players", 2, 1, 9, "how many play"), choice("first", 0, [0], "seat 0 begins"))


@dataclass(frozen=True, repr=False)
class Rules(Game):
    name, rules, best, declared, api = "dare", "dare/1", "high", DECLARED, 1
    messages = files("parlour_dare").joinpath("messages")

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> "Rules":
        check_names(DECLARED, given)
        return cls(Options(**{o.name: o.check(given.get(o.name, o.default)) for o in DECLARED}))

    def start(self) -> "Daring":
        return Daring(self, (0,) * self.players)


@dataclass(frozen=True, repr=False)
class Daring(State[Rules]):
    scores: tuple[int, ...] = ()
    seat: int = 0
    rolling: bool = False

    @property
    def actor(self) -> int | None:
        return CHANCE if self.rolling else self.seat if self.seat < self.game.players else None

    @property
    def hand(self) -> int | None:
        return self.seat if self.rolling else None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s, n in enumerate(self.scores) if n == max(self.scores)) if self.over else ()

    @once
    def legal(self) -> tuple[Step, ...]:
        return () if self.rolling or self.over else ("roll", "stop") if self.scores[self.seat] < 20 else ("stop",)

    @once
    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        return tuple((str(face), Fraction(1, 6)) for face in range(1, 7)) if self.rolling else ()

    def read(self, text: str) -> Step:
        if text not in ("roll", "stop", *"123456"):
            raise BadNotation(text, Message.plain("write roll, stop or a face of the die"))
        return text

    def _after(self, step: Step) -> "Daring":
        if step in ("roll", "stop"):
            return replace(self, rolling=step == "roll", seat=self.seat + (step == "stop"))
        points = 0 if step == "1" else self.scores[self.seat] + int(str(step))
        scores = (*self.scores[: self.seat], points, *self.scores[self.seat + 1 :])
        return Daring(self.game, scores, self.seat + (step == "1"))

    def code(self) -> str:
        return f"{self.seat}{'r' if self.rolling else ''} {','.join(map(str, self.scores))}"

    def text(self) -> str:
        return "\n".join(f"{'>' if s == self.seat else ' '} seat {s}: {n}" for s, n in enumerate(self.scores))

    def describe(self, step: Step) -> Message:
        known: dict[str, Argument] = {"name": Player(self.seat), "points": self.scores[self.seat], "face": str(step)}
        return Message("dare-log-face" if self.rolling else f"dare-log-{step}", known)

    def label(self, step: Step) -> Message:
        return super().label(step) if self.rolling else Message(f"dare-move-{step}")

    def prompt(self) -> Message:
        if self.actor != self.seat:
            return super().prompt()
        return Message("dare-turn", {"name": Player(self.seat), "points": self.scores[self.seat]})
