"""Shut the Box: the game and its states, as the contract wants them, around the rules in `kernel`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from math import factorial, prod
from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.bot import BotFactory
from parlour.game import CHANCE, Game, Json, Simulation, State, Step, once
from parlour.games.shutbox import layout as at
from parlour.games.shutbox import notation
from parlour.games.shutbox.details import DETAILS
from parlour.games.shutbox.notation import Opening, Roll, Shut, Throw, Word
from parlour.games.shutbox.options import DECLARED, ShutBoxOptions, settle
from parlour.games.shutbox.refusal import why_not
from parlour.games.shutbox.sets import mask_of, numbers_of, rolls
from parlour.games.shutbox.tables import Rolls, Tables, compiled
from parlour.message import Message

if TYPE_CHECKING:
    from parlour.languages import Speech
    from parlour.solution import Advice, Progress, Report, Solution

WORDS = {at.CHOOSING: ("even", "odd"), at.STOPPING: ("again", "stop")}


@dataclass(frozen=True, repr=False)
class ShutBox(Game):
    options: ShutBoxOptions

    name = "shutbox"
    rules = "shutbox/1"
    best = "low"
    declared = DECLARED
    usual = ("players", "edition", "variant")
    details = DETAILS

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> ShutBox:
        return cls(settle(given))

    @property
    def tables(self) -> tuple[Tables, Rolls]:
        return compiled(self.options)

    def start(self) -> ShutBoxState:
        kernel = _kernel()
        position = kernel.new_position()
        kernel.begin(position, self.tables[0])
        return ShutBoxState(self, position.tobytes(), ())

    def bots(self) -> Mapping[str, BotFactory]:
        from parlour.games.shutbox.bots import bots

        return bots(self)

    def simulate(self, n: int, seed: int, cores: int) -> Simulation:
        from parlour.games.shutbox.simulation import random_games

        return random_games(self.tables[0], self.players, n, seed, cores)

    def solve(self, objective: str | None, *, exact: bool, progress: Progress | None) -> Solution:
        from parlour.games.shutbox.solver import solve

        return solve(self, objective, exact, progress)

    def report(self, solved: Solution) -> Report:
        from parlour.games.shutbox.solver.report import report

        return report(solved)

    def picture(self, solved: Solution, speech: Speech) -> str | None:
        from parlour.games.shutbox.solver.picture import picture
        from parlour.games.shutbox.solver.row.alone import Alone

        return picture(solved, speech) if isinstance(solved, Alone) else None

    def solutions_page(self, progress: Progress | None = None) -> str:
        from parlour.games.shutbox.solver.page import page

        return page(self, progress)

    def advise(self, given: Mapping[str, Any], objective: str | None = None, *, exact: bool = False) -> Advice:
        from parlour.games.shutbox.solver.advice import advise

        return advise(self, given, objective, exact=exact)


@dataclass(frozen=True, repr=False)
class ShutBoxState(State[ShutBox]):
    """`position` is the kernel's array; `sheet` the points of each finished game by seat (None: not in that game)."""

    position: bytes
    sheet: tuple[tuple[int | None, ...], ...]

    @cached_property
    def p(self) -> Any:
        """The kernel's array, read-only."""
        return np.frombuffer(self.position, dtype=np.int64)

    @property
    def phase(self) -> int:
        return int(self.p[at.PHASE])

    @property
    def seat(self) -> int:
        """The seat whose turn it is, whether it moves or rolls."""
        return int(self.p[at.SEAT])

    @property
    def actor(self) -> int | None:
        if self.phase == at.OVER:
            return None
        return CHANCE if self.phase in (at.OPENING, at.ROLLING) else self.seat

    @property
    def hand(self) -> int | None:
        return self.seat if self.actor == CHANCE else None

    @once
    def legal(self) -> tuple[notation.Step, ...]:
        out = np.empty(256, dtype=np.int64)
        count = _kernel().options(self.p, self.game.tables[0], out)
        return tuple(self._step(int(action)) for action in out[:count])

    def chances(self) -> tuple[tuple[notation.Step, Fraction], ...]:
        if self.phase == at.OPENING:
            return tuple((Opening(face), Fraction(1, 6)) for face in range(1, 7))
        if self.phase == at.ROLLING:
            return roll_chances(int(self.p[at.COUNT]))
        return ()

    def open_numbers(self, seat: int) -> tuple[int, ...]:
        return numbers_of(int(self.p[at.ROW + seat]))

    @property
    def roll(self) -> Roll | None:
        """The roll on the table, the last one thrown in this game."""
        index = int(self.p[at.ROLL])
        return None if index < 0 else Roll(tuple(reversed(self.game.tables[1].rolls[index])))

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(_kernel().score_of(self.p, self.game.tables[0], seat)) for seat in range(self.game.players))

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.game.players) if self.p[at.WINNERS] >> seat & 1)

    @property
    def outright(self) -> int | None:
        return int(self.p[at.OUTRIGHT]) if self.p[at.OUTRIGHT] >= 0 else None

    def read(self, text: str) -> notation.Step:
        return notation.read(text, at_chance=self.actor == CHANCE)

    def refusal(self, step: object) -> Message:
        return why_not(self, step)

    def _step(self, action: int) -> notation.Step:
        if self.phase == at.SHUTTING:
            return Shut(numbers_of(action))
        return Throw(action) if self.phase == at.THROWING else Word(WORDS[self.phase][action])

    def _action(self, step: Any) -> int:
        match step:
            case Shut(numbers):
                return mask_of(numbers)
            case Roll(faces):
                return self.game.tables[1].number[tuple(reversed(faces))]
            case Opening(value) | Throw(value):
                return int(value)
        return WORDS[self.phase].index(step.word)

    def _after(self, step: Any) -> ShutBoxState:
        position = self.p.copy()
        _kernel().act(position, self.game.tables[0], self._action(step))
        finished = position[at.GAMES] + position[at.EXTRA] > len(self.sheet)
        sheet = (*self.sheet, self._points(position)) if finished else self.sheet
        return ShutBoxState(self.game, position.tobytes(), sheet)

    def _points(self, after: Any) -> tuple[int | None, ...]:
        group = int(self.p[at.IN])
        seats = range(self.game.players)
        return tuple(int(after[at.POINTS + seat]) if group >> seat & 1 else None for seat in seats)

    def standing(self) -> Message:
        from parlour.games.shutbox.text import standing

        return standing(self)

    def drawing(self) -> dict[str, Json]:
        from parlour.games.shutbox.view import drawing

        return drawing(self)

    def describe(self, step: Step) -> Message:
        from parlour.games.shutbox.messages import describe

        return describe(self, step)

    def label(self, step: Step) -> Message:
        from parlour.games.shutbox.messages import label

        return label(self, step)

    def prompt(self) -> Message:
        from parlour.games.shutbox.messages import prompt

        return self.result() if self.over else prompt(self)

    def text(self) -> str:
        from parlour.games.shutbox.text import board

        return board(self)

    def svg(self) -> str:
        from parlour.games.shutbox.picture import picture

        return picture(self)


@lru_cache
def _kernel() -> Any:
    """The compiled rules, imported when a game is first started: choosing a game must not wait for the compiler."""
    from parlour.games.shutbox import kernel

    return kernel


@lru_cache
def roll_chances(count: int) -> tuple[tuple[Roll, Fraction], ...]:
    """Every roll of `count` dice with its exact probability, most dice faces alike being rarest."""
    return tuple((Roll(tuple(reversed(roll))), Fraction(_orders(roll), 6**count)) for roll in rolls(count))


def _orders(roll: tuple[int, ...]) -> int:
    """In how many orders the dice can fall to look like this."""
    return factorial(len(roll)) // prod(factorial(times) for times in Counter(roll).values())
