"""Rolit as a `Game`: rules, messages, drawing, bots and further abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from parlour.contract.bots import BotFactory
from parlour.contract.game import Game, Presenter, Simulation, WorthMap
from parlour.contract.lesson import Scene
from parlour.contract.rulebook import Chapter
from parlour.contract.solution import Progress, Solution
from parlour.contract.training import Plan, Told, Trained
from parlour.games.rolit import messages, picture, reasons, refusal, text, view
from parlour.games.rolit.board import MOST_MOVES
from parlour.games.rolit.details import DETAILS, set_up
from parlour.games.rolit.options import DECLARED
from parlour.games.rolit.rulebook import rulebook
from parlour.games.rolit.state import RolitRules, RolitState

if TYPE_CHECKING:
    from parlour.compute.gpu import Player
    from parlour.contract.challenge import Challenge, Day
    from parlour.contract.engine import Engine
    from parlour.contract.sheet import Sheet
    from parlour.contract.tally import Entered, Tally


@dataclass(frozen=True, repr=False)
class Rolit(RolitRules, Game):
    name: ClassVar = "rolit"
    rules: ClassVar = "rolit/2"
    best: ClassVar = "high"
    declared: ClassVar = DECLARED
    usual: ClassVar = ("players", "size", "preset")
    deepest: ClassVar = MOST_MOVES
    details: ClassVar = DETAILS
    browser: ClassVar = "parlour.games.rolit.engine.browser"
    presenter: ClassVar = Presenter[RolitState](
        standing=messages.standing,
        refusal=refusal.refusal,
        describe=messages.describe,
        label=messages.label,
        prompt=messages.prompt,
        reason=reasons.reason,
        view=view.view,
        text=text.text,
        svg=picture.svg,
    )

    @classmethod
    def former(cls) -> tuple[type[Game], ...]:
        return (RolitFirst,)

    def rulebook(self) -> tuple[Chapter, ...]:
        return rulebook(self.options)

    @classmethod
    def lesson(cls) -> tuple[Scene, ...]:
        from parlour.games.rolit.lesson import OPTIONS, SMALL, lesson

        return lesson(cls.make(OPTIONS).start(), cls.make(SMALL).start())

    @classmethod
    def sheets(cls) -> tuple[Sheet, ...]:
        from parlour.games.rolit.sheets import sheets

        return sheets()

    @classmethod
    def challenge(cls, day: Day) -> Challenge:
        from parlour.games.rolit.engine.challenge import OPTIONS, challenge

        return challenge(day, cls.make(OPTIONS).start())

    def bots(self) -> Mapping[str, BotFactory]:
        from parlour.compute.words import INSTALLED
        from parlour.games.rolit.bots import BOTS
        from parlour.games.rolit.engine.levels import levels_for

        return {**BOTS, **levels_for(self.options)} if INSTALLED else BOTS

    def levels_compiled(self) -> tuple[str, ...]:
        from parlour.games.rolit.bots import BOTS
        from parlour.games.rolit.engine.levels import levels_for

        return (*BOTS, *(level for level in levels_for(self.options) if level not in BOTS))

    def opens_by_book(self, level: str) -> bool:
        return level == "hard" and self.players == 2 and self.options.size == 8

    def solve(self, objective: str | None, *, exact: bool, progress: Progress | None) -> Solution:
        from parlour.games.rolit.engine.solution import Solved

        return Solved(self, objective)

    def set_up(self, given: Mapping[str, Any]) -> RolitState:
        return set_up(self, given)

    def tally(self, rounds: Sequence[Entered], stopped: bool = False) -> Tally:
        from parlour.games.rolit.tally import tally

        return tally(self, rounds, stopped)

    def engine(self) -> Engine:
        from parlour.games.rolit.engine.engine import RolitEngine

        return RolitEngine(self)

    def simulate(self, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        from parlour.games.rolit.fast.simulation import simulate

        return simulate(self, n, seed, cores, first)

    def policies(self) -> tuple[str, ...]:
        from parlour.games.rolit.policies import known_policies

        return known_policies(self)

    def simulate_policies(self, levels: tuple[str, ...], n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        if set(levels) == {"random"}:
            return self.simulate(n, seed, cores, first)
        from parlour.games.rolit import policies

        if set(policies.THINKERS).isdisjoint(levels):
            return policies.simulate(self, levels, n, seed, cores, first)
        from parlour.games.rolit.engine.policies import simulate

        return simulate(self, levels, n, seed, cores, first)

    def gpu_player(self) -> Player:
        from parlour.games.rolit.fast.gpu import player

        return player(self)

    def perft(self, depth: int) -> int:
        from parlour.games.rolit.perft import perft

        return perft(self.start(), depth)

    def worth(self, games: int, seed: int) -> WorthMap:
        from parlour.games.rolit.worth import worth

        return worth(self, games, seed)

    def train(self, plan: Plan, told: Told) -> Trained:
        from parlour.games.rolit.engine.training import train_for

        return train_for(self.options, plan, told)


@dataclass(frozen=True, repr=False)
class RolitFirst(Rolit):
    """The first version of the rules: turns follow the seats, whatever colours the players have chosen."""

    rules: ClassVar = "rolit/1"

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(range(self.players))

    def rulebook(self) -> tuple[Chapter, ...]:
        return rulebook(self.options, by_seats=self.order != Rolit(self.options).order)

    def renewed(self) -> Game:
        return Rolit(self.options)
