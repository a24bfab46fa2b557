"""The states of Shut the Box, which implement the contract around the rules in `kernel`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Self

from parlour.compute.words import cells, noughts
from parlour.contract.kernel import Kernel
from parlour.contract.numbers import Longest, Observation
from parlour.contract.position import KernelState
from parlour.contract.ruleset import Ruleset
from parlour.contract.state import CHANCE, Step, attribute, once
from parlour.errors import BadNotation
from parlour.games.shutbox import code as codes
from parlour.games.shutbox import layout as at
from parlour.games.shutbox import notation, numbers
from parlour.games.shutbox.encoding import CODES, ORDERED_FROM, Rolls, Tables, encoded
from parlour.games.shutbox.notation import Roll
from parlour.games.shutbox.options import ShutBoxOptions, settled
from parlour.games.shutbox.sets import numbers_of
from parlour.speech.message import Message


@dataclass(frozen=True, repr=False)
class ShutBoxRules(Ruleset[ShutBoxOptions]):
    """The options as the rules need them."""

    options: ShutBoxOptions

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Self:
        return cls(settled(given))

    @attribute
    def tables(self) -> tuple[Tables, Rolls]:
        return encoded(self.options)

    @attribute
    def actions(self) -> tuple[Step, ...]:
        return numbers.actions(self.options)

    @attribute
    def outcomes(self) -> tuple[Step, ...]:
        return numbers.outcomes(self.tables[1].rolls)

    @attribute
    def observation(self) -> Observation:
        return numbers.observation(self.options)

    @property
    def longest(self) -> Longest:
        """SB-04, SB-05: each roll shuts a number or ends the turn, after a choice of dice. Ties may go on for ever."""
        o = self.options
        if o.until != "game" or (o.tied and o.tie != "share"):
            return Longest(None, None)
        choices, open = int(o.fewer_dice != "never" and o.dice > 1), o.start_row.bit_count()
        moves, rolls = open + choices * (open + 1) + (o.parity == "choice"), open + 1
        opening = o.players > 1 and o.first == "rules"
        return Longest(o.players * moves, None if opening else o.players * rolls)

    @property
    def extremes(self) -> tuple[int, int]:
        """SB-10 to SB-12: a row costs most with all numbers open; SB-16: games before the last are added."""
        from parlour.games.shutbox.row import row_score

        most = int(row_score(self.options.start_row, CODES["score"][self.options.score]))
        amount, _, unit = self.options.until.partition(" ")
        before = {"rounds": (int(amount) - 1) * most, "points": int(amount) - 1}[unit] if unit else 0
        return 0, before + most

    def at(self, code: str) -> ShutBoxState:
        """The position of a code; a seat that is to move must have a move."""
        options, (tables, rolls) = self.options, self.tables
        position, sheet = codes.read(code, self.players, options.tiles, len(rolls.rolls), options.dice)
        found = ShutBoxState(self, position.tobytes(), sheet)
        foreign = found.phase == at.ROLLING and not tables[ORDERED_FROM + found.places[at.COUNT]]
        if foreign or (found.actor not in (None, CHANCE) and not found.legal()):
            raise BadNotation(code[:100], Message("code-none"))
        return found

    def unpack(self, p: Any) -> ShutBoxState:
        """The state of a position; nobody knows the points of the games that were finished before it."""
        finished = int(p[at.GAMES] + p[at.EXTRA])
        return ShutBoxState(self, p.tobytes(), ((None,) * self.players,) * finished)

    @once
    def kernel(self) -> Kernel:
        """The rules on integers, imported when a game first starts: choosing a game never waits for the compiler."""
        from parlour.games.shutbox.rules import kernel

        return kernel(self)

    @attribute
    def thrown(self) -> dict[tuple[int, int], tuple[tuple[Step, Fraction], ...]]:
        """Outcomes of chance, by the phase and the number of dice; filled by states."""
        return {}

    def start(self) -> ShutBoxState:
        kernel, position = self.kernel(), noughts(at.SIZE)
        kernel.begin(position, kernel.table)
        return ShutBoxState(self, position.tobytes(), ())


@dataclass(frozen=True, repr=False)
class ShutBoxState(KernelState[ShutBoxRules]):
    """`position` is the kernel's row; `sheet` the points of each finished game by seat (None: not in that game)."""

    position: bytes
    sheet: tuple[tuple[int | None, ...], ...]

    @attribute
    def p(self) -> Any:
        """The kernel's row, to be read."""
        return cells(self.position)

    @attribute
    def places(self) -> list[int]:
        """The same as a list: single numbers are read from it faster."""
        found: list[int] = self.p.tolist()
        return found

    @property
    def phase(self) -> int:
        return self.places[at.PHASE]

    @property
    def seat(self) -> int:
        """The seat whose turn it is, whether it moves or rolls."""
        return self.places[at.SEAT]

    if TYPE_CHECKING:

        def legal(self) -> tuple[notation.Step, ...]: ...

    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        """Cached by the game: they depend only on the number of dice."""
        if self.actor != CHANCE:
            return ()
        known, kind = self.game.thrown, (self.phase, self.places[at.COUNT])
        if kind not in known:
            known[kind] = super().chances()
        return known[kind]

    def open_numbers(self, seat: int) -> tuple[int, ...]:
        return numbers_of(self.places[at.ROW + seat])

    @property
    def roll(self) -> Roll | None:
        """The roll on the table, the last one thrown in this game."""
        index = self.places[at.ROLL]
        return None if index < 0 else Roll(tuple(reversed(self.game.tables[1].rolls[index])))

    @property
    def outright(self) -> int | None:
        seat = self.places[at.OUTRIGHT]
        return None if seat < 0 else seat

    def read(self, text: str) -> notation.Step:
        return notation.read(text, at_chance=self.actor == CHANCE)

    def code(self) -> str:
        return codes.written(self.places, self.sheet, self.game.players)

    def _after(self, step: Step) -> ShutBoxState:
        position = self.played(step)
        finished = position[at.GAMES] + position[at.EXTRA] > len(self.sheet)
        sheet = (*self.sheet, self._points(position)) if finished else self.sheet
        return ShutBoxState(self.game, position.tobytes(), sheet)

    def _points(self, after: Any) -> tuple[int | None, ...]:
        group = self.places[at.IN]
        seats = range(self.game.players)
        return tuple(int(after[at.POINTS + seat]) if group >> seat & 1 else None for seat in seats)
