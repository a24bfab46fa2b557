"""Tuki Tuki as a `Game`: rules, messages, drawing, bots and further abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from parlour.contract.bots import BotFactory
from parlour.contract.game import Game, Presenter, Simulation
from parlour.contract.lesson import Scene
from parlour.contract.rulebook import Chapter
from parlour.contract.training import Plan, Told, Trained
from parlour.games.tuki import details, messages, picture, reasons, refusal, text, view
from parlour.games.tuki.options import DECLARED
from parlour.games.tuki.rulebook import rulebook
from parlour.games.tuki.state import TukiRules, TukiState

if TYPE_CHECKING:
    from parlour.contract.challenge import Challenge, Day
    from parlour.contract.engine import Engine
    from parlour.contract.sheet import Sheet
    from parlour.contract.tally import Entered, Tally


@dataclass(frozen=True, repr=False)
class Tuki(TukiRules, Game):
    name: ClassVar = "tuki"
    rules: ClassVar = "tuki/1"
    best: ClassVar = "low"
    declared: ClassVar = DECLARED
    usual: ClassVar = ("players", "rounds")
    details: ClassVar = details.DETAILS
    browser: ClassVar = "parlour.games.tuki.engine.browser"
    presenter: ClassVar = Presenter[TukiState](
        standing=messages.standing,
        refusal=refusal.refusal,
        describe=messages.describe,
        label=messages.label,
        prompt=messages.prompt,
        reason=reasons.reason,
        drawing=view.drawing,
        text=text.text,
        svg=picture.svg,
    )

    def rulebook(self) -> tuple[Chapter, ...]:
        return rulebook(self.options.rounds, self.options.first)

    @classmethod
    def lesson(cls) -> tuple[Scene, ...]:
        from parlour.games.tuki.lesson import OPTIONS, lesson

        return lesson(cls.make(OPTIONS).start())

    @classmethod
    def sheets(cls) -> tuple[Sheet, ...]:
        from parlour.games.tuki.sheets import sheets

        return sheets()

    @classmethod
    def challenge(cls, day: Day) -> Challenge:
        from parlour.games.tuki.challenge import challenge

        return challenge(day)

    def set_up(self, given: Mapping[str, Any]) -> TukiState:
        return self.laid_out(details.fields(self, given)) if given else self.start()

    def bots(self) -> Mapping[str, BotFactory]:
        from parlour.games.tuki.engine.levels import BOTS

        return BOTS

    def levels_compiled(self) -> tuple[str, ...]:
        from parlour.games.tuki.engine.levels import LEVELS

        return LEVELS

    def tally(self, rounds: Sequence[Entered], stopped: bool = False) -> Tally:
        from parlour.games.tuki.tally import tally

        return tally(self, rounds, stopped)

    def engine(self) -> Engine:
        from parlour.games.tuki.engine.engine import TukiEngine

        return TukiEngine(self)

    def simulate(self, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        from parlour.games.tuki.fast.simulation import simulate

        return simulate(self, n, seed, cores, first)

    def policies(self) -> tuple[str, ...]:
        from parlour.games.tuki.engine.levels import BOTS

        return ("random", *BOTS)

    def simulate_policies(self, levels: tuple[str, ...], n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        if set(levels) == {"random"}:
            return self.simulate(n, seed, cores, first)
        from parlour.games.tuki.engine.policies import simulate

        return simulate(self, levels, n, seed, cores, first)

    def train(self, plan: Plan, told: Told) -> Trained:
        from parlour.games.tuki.engine.training import train_for

        return train_for(self, plan, told)
