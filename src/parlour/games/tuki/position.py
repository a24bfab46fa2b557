"""What lies on the table of Tuki Tuki: what everyone can see, and the pools of cards that nobody has seen."""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, TypeVar

from parlour.contract.numbers import Observation
from parlour.contract.ruleset import Ruleset
from parlour.contract.state import CHANCE, State, Step, attribute
from parlour.games.tuki import numbers
from parlour.games.tuki.cards import DECK, EMPTY, FACE_DOWN, HIDDEN, Grid, Pool, hidden_slots
from parlour.games.tuki.options import TukiOptions, settled
from parlour.games.tuki.phases import (
    CHANCE_PHASES,
    DEAL,
    DRAW,
    FINISH,
    IDLE_TURNS,
    OVER,
    REVEAL,
    TO_DISCARD,
    TURN_UP,
)


@dataclass(frozen=True, repr=False)
class TukiRules(Ruleset[TukiOptions]):
    """TK-01, TK-02: two to six players, a deck of 108, five rounds unless the options say otherwise."""

    options: TukiOptions

    deck: ClassVar[Pool] = DECK
    """How many there are of each card. Not an option: the rulebook knows one deck only."""
    slots: ClassVar[int] = len(FACE_DOWN)
    """How many cards a seat has, column by column. Not an option either; tests reduce it."""
    stalled: ClassVar[int] = IDLE_TURNS
    """TK-16: after how many turns in a row that took the discard a round is ended; tests reduce it."""

    @property
    def actions(self) -> tuple[Step, ...]:
        return numbers.ACTIONS

    @attribute
    def outcomes(self) -> tuple[Step, ...]:
        return numbers.outcomes(self.players)

    @attribute
    def observation(self) -> Observation:
        return numbers.observation(self.options)

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Self:
        return cls(settled(given))


@dataclass(frozen=True, repr=False)
class Position(State[TukiRules], ABC):
    """TK-17: nothing in here is a card that has not been turned over.

    Before the first rebuild of the stock (TK-16) every card nobody has seen, in a grid or in the stock, is
    equally likely to be any card of `unseen`. Afterwards `unseen` holds exactly the cards still face down in
    the grids, and `stock` the rebuilt stock, whose cards everyone has seen, but not their order.
    """

    phase: str
    grids: tuple[Grid, ...]
    unseen: Pool
    rounds: tuple[tuple[int, ...], ...] = ()
    """The scores of the finished rounds, by seat."""
    discard: tuple[int, ...] = ()
    """The discard pile, its top card last."""
    stock: Pool = EMPTY
    rebuilds: int = 0
    seat: int = 0
    taken: int | None = None
    """The card in the mover's hand."""
    drawn: bool = False
    """Whether the card in hand came from the stock."""
    target: int | None = None
    """Where the card that is being turned over belongs: a slot of the mover, or `TO_DISCARD`."""
    idle: int = 0
    """How many turns in a row have taken the discard."""
    closer: int | None = None
    ending: str = ""
    """Why the last turns have begun: "closed" (TK-09), "stock" or "stalled" (TK-16); empty before."""
    left: int = 0
    """How many last turns are still to be finished, the present one included."""

    @property
    def actor(self) -> int | None:
        if self.phase in CHANCE_PHASES:
            return CHANCE
        return None if self.phase == OVER else self.seat

    @property
    def hand(self) -> int | None:
        return self.seat if self.phase in (TURN_UP, DRAW, REVEAL, FINISH) else None

    @attribute
    def scores(self) -> tuple[int, ...]:
        """The totals of the finished rounds."""
        return tuple(sum(finished[seat] for finished in self.rounds) for seat in range(self.game.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """TK-15: the lowest total wins; equal totals share the win (decided)."""
        totals = self.scores if self.over else ()
        return tuple(seat for seat, total in enumerate(totals) if total == min(totals))

    def hidden(self, seat: int) -> tuple[int, ...]:
        return hidden_slots(self.grids[seat])

    @property
    def round(self) -> int:
        """The number of the round on the table, from 1; between rounds the finished one still lies there."""
        between = self.phase in (DEAL, OVER) and bool(self.rounds)
        return len(self.rounds) + (not between)

    @property
    def stock_count(self) -> int:
        if self.rebuilds:
            return sum(self.stock)
        face_down = sum(grid.count(HIDDEN) for grid in self.grids)
        return sum(self.unseen) - face_down - (self.target == TO_DISCARD)


P = TypeVar("P", bound=Position)
FIELDS = tuple(field.name for field in fields(Position))


def changed(state: P, **changes: Any) -> P:
    """The state with some fields changed, as `dataclasses.replace` does it, in a tenth of the time.

    A step changes a state several times on its way, and a server plays very many steps.
    """
    new = object.__new__(type(state))
    known = state.__dict__
    new.__dict__.update({name: known[name] for name in FIELDS})
    new.__dict__.update(changes)
    return new
