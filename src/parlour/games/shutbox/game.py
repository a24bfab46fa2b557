"""Shut the Box as a `Game`: rules, messages, drawing, bots and solver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from parlour.contract.bots import BotFactory, Effort, Policy
from parlour.contract.game import Game, Presenter, Simulation
from parlour.contract.lesson import Scene
from parlour.contract.options import check_names
from parlour.contract.rulebook import Chapter
from parlour.contract.solution import Advice, Progress, Solution, Summary
from parlour.games.shutbox import messages, picture, reasons, refusal, text, view
from parlour.games.shutbox.details import DETAILS
from parlour.games.shutbox.options import DECLARED, FirstOptions, settled
from parlour.games.shutbox.rulebook import rulebook
from parlour.games.shutbox.state import ShutBoxRules, ShutBoxState
from parlour.speech.languages import Speech

if TYPE_CHECKING:
    from parlour.contract.challenge import Challenge, Day
    from parlour.contract.engine import Engine
    from parlour.contract.sheet import Sheet
    from parlour.contract.tally import Entered, Tally


@dataclass(frozen=True, repr=False)
class ShutBox(ShutBoxRules, Game):
    name: ClassVar = "shutbox"
    rules: ClassVar = "shutbox/2"
    best: ClassVar = "low"
    declared: ClassVar = DECLARED
    usual: ClassVar = ("players", "edition", "variant")
    details: ClassVar = DETAILS
    browser: ClassVar = "parlour.games.shutbox.engine.browser"
    presenter: ClassVar = Presenter[ShutBoxState](
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

    @classmethod
    def former(cls) -> tuple[type[Game], ...]:
        return (ShutBoxFirst,)

    def rulebook(self) -> tuple[Chapter, ...]:
        return rulebook(self.options)

    @classmethod
    def lesson(cls) -> tuple[Scene, ...]:
        from parlour.games.shutbox.lesson import OPTIONS, lesson

        return lesson(cls.make(OPTIONS).start())

    def bots(self) -> Mapping[str, BotFactory]:
        from parlour.games.shutbox.bots import offered

        return offered(self.options)

    def levels_compiled(self) -> tuple[str, ...]:
        from parlour.games.shutbox.bots import levels

        return levels(self.options)

    def effort(self, level: str) -> Effort:
        from parlour.games.shutbox.solver.effort import row_effort, to_win_effort

        if level == "perfect" and self.players > 1:
            return to_win_effort(self.options)
        return row_effort(self.options) if level in ("medium", "hard", "perfect") else Effort()

    def simulate(self, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        from parlour.games.shutbox.fast.simulation import simulate

        return simulate(self, n, seed, cores, first)

    def policies(self) -> tuple[str, ...]:
        from parlour.games.shutbox.solver.policies import known_policies

        return known_policies(self)

    def simulate_policies(self, levels: tuple[str, ...], n: int, seed: int, cores: int, first: int = 0) -> Simulation:
        from parlour.games.shutbox.policies import simulate

        return simulate(self, levels, n, seed, cores, first)

    @classmethod
    def sheets(cls) -> tuple[Sheet, ...]:
        from parlour.games.shutbox.sheets import sheets

        return sheets()

    @classmethod
    def challenge(cls, day: Day) -> Challenge:
        from parlour.games.shutbox.challenge import challenge

        return challenge(day)

    def solve(self, objective: str | None, *, exact: bool, progress: Progress | None) -> Solution:
        from parlour.games.shutbox.solver.solve import solve

        return solve(self, objective, exact, progress)

    def respond(self, policies: Sequence[str | Policy], responder: int | None) -> tuple[float, ...] | None:
        from parlour.games.shutbox.solver.profile.worth import respond

        return respond(self, policies, responder)

    def report(self, solved: Solution) -> Summary:
        from parlour.games.shutbox.solver.report import report

        return report(solved)

    def picture(self, solved: Solution, speech: Speech) -> str | None:
        from parlour.games.shutbox.solver.picture import picture
        from parlour.games.shutbox.solver.row.alone import Alone

        return picture(solved, speech) if isinstance(solved, Alone) else None

    def solutions_page(self, progress: Progress | None = None) -> str:
        from parlour.games.shutbox.solver.page import page

        return page(self, progress)

    def set_up(self, given: Mapping[str, Any]) -> ShutBoxState:
        from parlour.games.shutbox.solver.advice import set_up

        return set_up(self, given)

    def advise(self, given: Mapping[str, Any], objective: str | None = None, *, exact: bool = False) -> Advice:
        from parlour.games.shutbox.solver.advice import advise

        return advise(self, given, objective, exact=exact)

    def tally(self, rounds: Sequence[Entered], stopped: bool = False) -> Tally:
        from parlour.games.shutbox.tally import tally

        return tally(self, rounds, stopped)

    def engine(self) -> Engine:
        from parlour.games.shutbox.engine.engine import BoxEngine

        return BoxEngine(self)


@dataclass(frozen=True, repr=False)
class ShutBoxFirst(ShutBox):
    """The first version of the rules.

    In a tie game `unplayed="nothing"` spares players who have not played (SB-32), a player without a half pays for both
    (SB-28), a turn cut short is charged in tournaments too unless agreed otherwise, and there is no `out`.
    """

    rules: ClassVar = "shutbox/1"
    declared: ClassVar = tuple(option for option in DECLARED if option.name != "out")

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Self:
        check_names(cls.declared, given)
        return cls(FirstOptions(**asdict(settled({"unplayed": "open", **given}))))

    @property
    def options_dict(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self.options).items() if name != "out"}

    def renewed(self) -> Game:
        return ShutBox.make(self.options_dict)
