"""Shut the Box: the states of a game, as the contract wants them, around the rules in `kernel`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, Self

import numpy as np

from parlour.contract.numbers import Observation
from parlour.contract.ruleset import Ruleset
from parlour.contract.state import CHANCE, State, Step, attribute, once
from parlour.errors import BadNotation
from parlour.games.shutbox import code as codes
from parlour.games.shutbox import layout as at
from parlour.games.shutbox import notation, numbers
from parlour.games.shutbox.encoding import Rolls, Tables, encoded
from parlour.games.shutbox.notation import Opening, Roll, Shut, Throw, Word
from parlour.games.shutbox.options import ShutBoxOptions, settled
from parlour.games.shutbox.sets import likelihood, mask_of, numbers_of, rolls
from parlour.speech.message import Message

OPENING_ROLLS = tuple((Opening(face), Fraction(1, 6)) for face in range(1, 7))
WORDS = {at.CHOOSING: ("even", "odd"), at.STOPPING: ("again", "stop")}


@dataclass(frozen=True, repr=False)
class ShutBoxRules(Ruleset[ShutBoxOptions]):
    """What the rules ask of the options."""

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

    def at(self, code: str) -> ShutBoxState:
        """The position of a code; a seat that is to move must have a move."""
        options, rolls = self.options, len(self.tables[1].rolls)
        position, sheet = codes.read(code, self.players, options.tiles, rolls, options.dice)
        found = ShutBoxState(self, position.tobytes(), sheet)
        foreign = found.phase == at.ROLLING and any(step not in self._numbers for step, _ in found.chances())
        if foreign or (found.actor not in (None, CHANCE) and not found.legal()):
            raise BadNotation(code[:100], Message("code-none"))
        return found

    def start(self) -> ShutBoxState:
        position = _kernel().new_position()
        _kernel().begin(position, self.tables[0])
        return ShutBoxState(self, position.tobytes(), ())


@dataclass(frozen=True, repr=False)
class ShutBoxState(State[ShutBoxRules]):
    """`position` is the kernel's array; `sheet` the points of each finished game by seat (None: not in that game)."""

    position: bytes
    sheet: tuple[tuple[int | None, ...], ...]

    @attribute
    def p(self) -> Any:
        """The kernel's array, read-only."""
        return np.frombuffer(self.position, dtype=np.int64)

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

    @attribute
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
        return tuple([self._step(action) for action in out[:count].tolist()])

    def chances(self) -> tuple[tuple[notation.Step, Fraction], ...]:
        if self.phase == at.OPENING:
            return OPENING_ROLLS
        if self.phase == at.ROLLING:
            return roll_chances(self.places[at.COUNT])
        return ()

    def open_numbers(self, seat: int) -> tuple[int, ...]:
        return numbers_of(self.places[at.ROW + seat])

    @property
    def roll(self) -> Roll | None:
        """The roll on the table, the last one thrown in this game."""
        index = self.places[at.ROLL]
        return None if index < 0 else Roll(tuple(reversed(self.game.tables[1].rolls[index])))

    @attribute
    def scores(self) -> tuple[int, ...]:
        score_of, (tables, _) = _kernel().score_of, self.game.tables
        return tuple([int(score_of(self.p, tables, seat)) for seat in range(self.game.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.game.players) if self.places[at.WINNERS] >> seat & 1)

    @property
    def outright(self) -> int | None:
        seat = self.places[at.OUTRIGHT]
        return None if seat < 0 else seat

    def read(self, text: str) -> notation.Step:
        return notation.read(text, at_chance=self.actor == CHANCE)

    def code(self) -> str:
        return codes.written(self.places, self.sheet, self.game.players)

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
        group = self.places[at.IN]
        seats = range(self.game.players)
        return tuple(int(after[at.POINTS + seat]) if group >> seat & 1 else None for seat in seats)


@lru_cache
def _kernel() -> Any:
    """The compiled rules, imported when a game is first started: choosing a game must not wait for the compiler."""
    from parlour.games.shutbox import kernel

    return kernel


@lru_cache
def roll_chances(count: int) -> tuple[tuple[Roll, Fraction], ...]:
    """Every roll of `count` dice with its exact probability."""
    return tuple((Roll(tuple(reversed(roll))), likelihood(roll)) for roll in rolls(count))
