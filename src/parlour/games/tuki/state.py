"""The states of Tuki Tuki: a position of the rules on integers (`rules`, `kernel`), read as people see a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from parlour.contract.kernel import Kernel
from parlour.contract.numbers import Longest, Observation
from parlour.contract.position import KernelState, words
from parlour.contract.ruleset import Ruleset
from parlour.contract.state import Step, attribute, once
from parlour.games.tuki import code as codes
from parlour.games.tuki import layout as at
from parlour.games.tuki import notation, numbers
from parlour.games.tuki.cards import DECK, FACE_DOWN, Grid, Pool, hidden_slots
from parlour.games.tuki.options import TukiOptions, settled
from parlour.games.tuki.phases import DEAL, ENDINGS, IDLE_TURNS, OPENED_FIRST, OVER, PHASES


@dataclass(frozen=True, repr=False)
class TukiRules(Ruleset[TukiOptions]):
    """TK-01, TK-02: two to six players, a deck of 108 cards, and five rounds unless the options say otherwise."""

    options: TukiOptions

    deck: ClassVar[Pool] = DECK
    """The number of each card. Not an option: the rulebook has one deck only."""
    slots: ClassVar[int] = len(FACE_DOWN)
    """The cards of a seat, column by column. Not an option either; tests reduce it."""
    stalled: ClassVar[int] = IDLE_TURNS
    """TK-16: a round ends after this many turns in a row that took the discard; tests reduce it."""

    @property
    def actions(self) -> tuple[Step, ...]:
        return numbers.ACTIONS

    @attribute
    def outcomes(self) -> tuple[Step, ...]:
        return numbers.outcomes(self.players)

    @attribute
    def observation(self) -> Observation:
        return numbers.observation(self.options)

    @property
    def longest(self) -> Longest:
        """TK-16: one draw of `stalled` turns at least is from the stock, which is rebuilt once before the last turns
        and once with them. A turn takes a card and puts it down. TK-03: first each seat opens two cards, and a lot
        may decide who begins."""
        cards = sum(self.deck)
        stock = cards - 1 - self.slots * self.players
        turns = self.stalled * (2 * stock + 1) + self.players
        moves, outcomes = 2 * turns + OPENED_FIRST * self.players, cards + 1 + 2 * stock
        return Longest(self.options.rounds * moves, self.options.rounds * outcomes)

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Self:
        return cls(settled(given))

    @once
    def kernel(self) -> Kernel:
        """The rules on integers, imported when a game first starts: choosing a game never waits for the compiler."""
        from parlour.games.tuki.rules import kernel

        return kernel(self)

    def start(self) -> TukiState:
        """TK-02: shuffled and dealt; the first card of the discard pile is about to be turned up."""
        return TukiState(self, words().cells(at.first(self)).tobytes())

    def at(self, code: str) -> TukiState:
        """The position of a code."""
        return self.laid_out(codes.read(self, code))

    def unpack(self, p: Any) -> TukiState:
        """The state of a position, whose finished rounds have all their points in the last one.

        The pile lies in the order of its numbers, under its top card where that can still be taken.
        """
        now, players = p.tolist(), self.players
        rounds = ((0,) * players,) * max(0, now[at.ROUND] - 1)
        totals = (tuple(now[at.TOTAL : at.TOTAL + players]),) * (now[at.ROUND] > 0)
        pile, top = list(at.pool_of(now[at.PILE])), now[at.TOP]
        known = [] if top == at.NOTHING else [top]
        for card in known:
            pile[card] -= 1
        discard = (*(card for card, count in enumerate(pile) for _ in range(count)), *known)
        last_turns = now[at.ENDING] == at.CLOSED and now[at.LEFT] > 0
        closer = (now[at.SEAT] + now[at.LEFT]) % players if last_turns else None
        return TukiState(self, p.tobytes(), (*rounds, *totals), discard, closer)

    def laid_out(self, f: Mapping[str, Any]) -> TukiState:
        """The position with these fields."""
        return TukiState(self, words().cells(at.laid(self, f)).tobytes(), f["rounds"], f["discard"], f["closer"])


@dataclass(frozen=True, repr=False)
class TukiState(KernelState[TukiRules]):
    """TK-17: nothing in here is a card that has not been turned over.

    Before the first rebuild of the stock (TK-16) every card nobody has seen, in a grid or in the stock, is
    equally likely to be any card of `unseen`. Afterwards `unseen` holds exactly the cards still face down in
    the grids, and `stock` the rebuilt stock, whose cards everyone has seen, but not their order.

    `position` is the kernel's row; the rest is history for people, which no rule reads.
    """

    position: bytes
    rounds: tuple[tuple[int, ...], ...] = ()
    """The scores of the finished rounds, by seat."""
    discard: tuple[int, ...] = ()
    """The discard pile, its top card last."""
    closer: int | None = None

    @attribute
    def p(self) -> Any:
        return words().cells(self.position)

    @attribute
    def places(self) -> list[int]:
        """The position as a list: single numbers are read from it faster."""
        found: list[int] = self.p.tolist()
        return found

    @attribute
    def phase(self) -> str:
        return PHASES[self.places[at.PHASE]]

    @attribute
    def seat(self) -> int:
        return self.places[at.SEAT]

    @attribute
    def grids(self) -> tuple[Grid, ...]:
        slots = self.game.slots
        return tuple([at.grid_of(each, slots) for each in self.places[at.GRID : at.GRID + self.game.players]])

    @attribute
    def unseen(self) -> Pool:
        return at.pool_of(self.places[at.UNSEEN])

    @attribute
    def stock(self) -> Pool:
        """The rebuilt stock."""
        return at.pool_of(self.places[at.STOCK])

    @property
    def rebuilds(self) -> int:
        return self.places[at.REBUILDS]

    @property
    def stock_count(self) -> int:
        return self.places[at.STOCK_COUNT]

    @property
    def taken(self) -> int | None:
        """The card in the mover's hand."""
        card = self.places[at.TAKEN]
        return None if card == at.NOTHING else card

    @property
    def drawn(self) -> bool:
        """Whether the card in hand came from the stock."""
        return bool(self.places[at.DRAWN])

    @property
    def target(self) -> int | None:
        """The place of the card that is being turned over: a slot of the mover, or `TO_DISCARD`."""
        return at.TARGETS[self.places[at.TARGET]]

    @property
    def idle(self) -> int:
        """The number of turns in a row that have taken the discard."""
        return self.places[at.IDLE]

    @property
    def ending(self) -> str:
        """Why the last turns have begun: "closed" (TK-09), "stock" or "stalled" (TK-16); empty before."""
        return ENDINGS[self.places[at.ENDING]]

    @property
    def left(self) -> int:
        """The number of last turns still to be finished, including the present one."""
        return self.places[at.LEFT]

    def hidden(self, seat: int) -> tuple[int, ...]:
        return hidden_slots(self.grids[seat])

    @property
    def round(self) -> int:
        """The number of the round on the table, from 1; between rounds the finished one still lies there."""
        between = self.phase in (DEAL, OVER) and bool(self.rounds)
        return len(self.rounds) + (not between)

    def code(self) -> str:
        return codes.written(self)

    def read(self, text: str) -> Step:
        return notation.read(text)

    def _after(self, step: Step) -> TukiState:
        p = self.played(step)
        after = TukiState(self.game, p.tobytes(), self.rounds, self.discard, self.closer)
        known, now, before = after.__dict__, p.tolist(), self.places
        known["p"], known["places"] = p, now
        if before[at.PHASE] == at.DEAL:
            known["closer"] = None
        elif now[at.ENDING] == at.CLOSED and not before[at.ENDING]:
            known["closer"] = self.seat
        if now[at.ROUND] > before[at.ROUND]:
            counted = [now[at.TOTAL + seat] - before[at.TOTAL + seat] for seat in range(self.game.players)]
            known["rounds"] = (*self.rounds, tuple(counted))
        size, top = sum(at.pool_of(now[at.PILE])), now[at.TOP]
        if size == 1 and top != at.NOTHING:
            known["discard"] = (top,)
        elif size != len(self.discard):
            known["discard"] = (*self.discard, top)[:size]
        return after
