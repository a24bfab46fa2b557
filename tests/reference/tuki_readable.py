"""The rules of Tuki Tuki as one would write them to be read: a position is what people see at a table.

The rules of the package are written on numbers (`parlour.games.tuki.kernel`); the tests walk both side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from parlour.contract.state import CHANCE, Step
from parlour.games.tuki.cards import (
    EMPTY,
    FACE_DOWN,
    HIDDEN,
    PARROT,
    Grid,
    Pool,
    hidden_slots,
    mate,
    placed,
    pool_of,
    without,
)
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.phases import (
    CHANCE_PHASES,
    DEAL,
    DRAW,
    FINISH,
    LOT,
    OPEN,
    OPENED_FIRST,
    OVER,
    PLACE,
    REBUILDS,
    REVEAL,
    TAKE,
    TO_DISCARD,
    TURN_UP,
)
from parlour.games.tuki.state import TukiRules

SETS = (0, 0, -10, -15, -20)
"""TK-10, TK-11: what none, one, two, three and four pairs of the same number count together."""


@dataclass(frozen=True, repr=False)
class Position:
    """TK-17: nothing in here is a card that has not been turned over.

    Before the first rebuild of the stock (TK-16) every card nobody has seen, in a grid or in the stock, is
    equally likely to be any card of `unseen`. Afterwards `unseen` holds exactly the cards still face down in
    the grids, and `stock` the rebuilt stock, whose cards everyone has seen, but not their order.
    """

    game: TukiRules
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
    """The place of the card that is being turned over: a slot of the mover, or `TO_DISCARD`."""
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

    @property
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

    @property
    def over(self) -> bool:
        return self.actor is None

    def legal(self) -> tuple[Step, ...]:
        return legal(self)

    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        return chances(self)

    def play(self, step: Step) -> Position:
        return after(self, step)


def start(game: TukiRules) -> Position:
    """TK-02: shuffled and dealt; the first card of the discard pile is about to be turned up."""
    return Position(game, DEAL, (FACE_DOWN[: game.slots],) * game.players, game.deck)


def value(grid: Grid, slot: int) -> int:
    """TK-13: what a card counts as: its number, for a parrot that of its column mate; hidden cards count nothing."""
    card = grid[slot] if grid[slot] != PARROT else grid[mate(slot)]
    return 0 if card in (HIDDEN, PARROT) else card


def score(grid: Grid) -> int:
    """TK-10, TK-11: loose numbers added, pairs 0, two, three or four pairs of a number −10, −15, −20."""
    loose, pairs = 0, []
    for top in range(0, len(grid), 2):
        above, below = grid[top], grid[mate(top)]
        open_both = HIDDEN not in (above, below)
        if open_both and (above == below or PARROT in (above, below)):
            pairs += [value(grid, top)] if (above, below) != (PARROT, PARROT) else []
        else:
            loose += value(grid, top) + value(grid, mate(top))
    return loose + sum(SETS[pairs.count(number)] for number in set(pairs))


def opening_sum(grid: Grid) -> int:
    """TK-03: the sum of the cards opened first; a parrot counts what it mimics, otherwise 0 (decided)."""
    return sum(value(grid, slot) for slot in range(len(grid)))


def legal(state: Position) -> tuple[Step, ...]:
    if state.phase == OPEN:
        return tuple(Open(slot) for slot in state.hidden(state.seat))
    if state.phase == TAKE:
        return (Take("stock"), Take("discard")) if state.stock_count else (Take("discard"),)
    if state.phase == PLACE:
        puts = tuple(Put(slot) for slot in range(len(state.grids[state.seat])))
        return (*puts, *drops(state), *flights(state.grids[state.seat], state.taken))
    return ()


def drops(state: Position) -> tuple[Drop, ...]:
    """TK-07: a card from the stock can be dropped, and opens a hidden card; TK-08: the last one may wait."""
    if not state.drawn:
        return ()
    hidden = state.hidden(state.seat)
    opening = tuple(Drop(slot) for slot in hidden)
    return (*opening, Drop()) if len(hidden) == 1 else opening


def flights(grid: Grid, taken: int | None) -> tuple[Fly, ...]:
    """TK-14: from a parrot that mimics the number taken, onto any hidden card."""
    return tuple(
        Fly(parrot, landing)
        for parrot in range(len(grid))
        if grid[parrot] == PARROT and taken is not None and grid[mate(parrot)] == taken != PARROT
        for landing in hidden_slots(grid)
    )


def chances(state: Position) -> tuple[tuple[Step, Fraction], ...]:
    if state.phase not in CHANCE_PHASES:
        return ()
    if state.phase == LOT:
        tied = leaders(state)
        return tuple((First(seat), Fraction(1, len(tied))) for seat in tied)
    pool = drawn_from(state)
    total = sum(pool)
    return tuple((Card(card), Fraction(count, total)) for card, count in enumerate(pool) if count)


def drawn_from(state: Position) -> Pool:
    """The whole deck for a new round, the rebuilt stock if there is one (TK-16), else all unseen cards."""
    if state.phase == DEAL:
        return state.game.deck
    return state.stock if state.phase == DRAW and state.rebuilds else state.unseen


def leaders(state: Position) -> tuple[int, ...]:
    """TK-03: the seats that opened the highest sum, or the one seat that the options name."""
    if isinstance(state.game.options.first, int):
        return (state.game.options.first,)
    sums = [opening_sum(grid) for grid in state.grids]
    return tuple(seat for seat, opened in enumerate(sums) if opened == max(sums))


def begin(state: Position) -> Position:
    """TK-03: the highest sum begins; a tie is decided by lot among the tied (decided)."""
    tied = leaders(state)
    return begin_turn(state, tied[0]) if len(tied) == 1 else replace(state, phase=LOT, seat=0)


def begin_turn(state: Position, seat: int) -> Position:
    state = with_stock(replace(state, phase=TAKE, seat=seat))
    if state.ending:
        return state
    if state.rebuilds >= REBUILDS:
        return replace(state, ending="stock", left=state.game.players)
    if state.idle >= state.game.stalled:
        return replace(state, ending="stalled", left=state.game.players)
    return state


def with_stock(state: Position) -> Position:
    """TK-16: an empty stock is rebuilt from the discard pile, except its top card, before the next turn."""
    if state.stock_count or len(state.discard) == 1:
        return state
    return replace(state, stock=pool_of(state.discard[:-1]), discard=state.discard[-1:], rebuilds=state.rebuilds + 1)


def end_turn(state: Position) -> Position:
    """TK-09: the first player with nothing hidden closes; what is hidden after a last turn is opened."""
    hidden = state.hidden(state.seat)
    if not state.ending:
        if hidden:
            return begin_turn(state, next_seat(state))
        state = replace(state, closer=state.seat, ending="closed", left=state.game.players)
    return replace(state, phase=FINISH, target=hidden[0]) if hidden else end_last_turn(state)


def end_last_turn(state: Position) -> Position:
    state = replace(state, left=state.left - 1)
    return begin_turn(state, next_seat(state)) if state.left else counted(state)


def next_seat(state: Position) -> int:
    return (state.seat + 1) % state.game.players


def counted(state: Position) -> Position:
    """TK-09, TK-15: the round is counted; the cards stay on the table until the next deal."""
    rounds = (*state.rounds, tuple(score(grid) for grid in state.grids))
    phase = OVER if len(rounds) == state.game.options.rounds else DEAL
    return replace(state, phase=phase, rounds=rounds, seat=0)


def after(state: Position, step: Step) -> Position:
    match step:
        case Open(slot):
            return replace(state, phase=TURN_UP, target=slot)
        case Take("stock"):
            return replace(state, phase=DRAW, idle=0)
        case Take():
            return taken_from_discard(state)
        case Put(slot):
            return put(state, slot)
        case Drop(slot):
            return drop(state, slot)
        case Fly(parrot, landing):
            return fly(state, parrot, landing)
        case First(seat):
            return begin_turn(state, seat)
    assert isinstance(step, Card)
    after_it: Position = AFTER_CARD[state.phase](state, step.card)
    return after_it


def taken_from_discard(state: Position) -> Position:
    return replace(state, phase=PLACE, taken=state.discard[-1], discard=state.discard[:-1], idle=state.idle + 1)


def put(state: Position, slot: int) -> Position:
    """TK-05: an open card goes to the discard; TK-06: a hidden one is turned over as it lands there."""
    assert state.taken is not None
    old = state.grids[state.seat][slot]
    state = emptied(in_grid(state, slot, state.taken))
    if old == HIDDEN:
        return replace(state, phase=REVEAL, target=TO_DISCARD)
    return end_turn(replace(state, discard=(*state.discard, old)))


def drop(state: Position, slot: int | None) -> Position:
    """TK-07: the card goes to the discard, and a hidden card is opened; TK-08: or the last one waits."""
    assert state.taken is not None
    state = emptied(replace(state, discard=(*state.discard, state.taken)))
    return end_turn(state) if slot is None else replace(state, phase=REVEAL, target=slot)


def fly(state: Position, parrot: int, landing: int) -> Position:
    """TK-14: the taken number takes the parrot's place, the parrot that of a hidden card."""
    assert state.taken is not None
    state = in_grid(in_grid(state, parrot, state.taken), landing, PARROT)
    return replace(emptied(state), phase=REVEAL, target=TO_DISCARD)


def dealt(state: Position, card: int) -> Position:
    """TK-02: a new round; the card starts the discard pile."""
    grids = (FACE_DOWN[: state.game.slots],) * state.game.players
    return Position(state.game, OPEN, grids, without(state.game.deck, card), state.rounds, (card,))


def turned_up(state: Position, card: int) -> Position:
    """TK-03: two cards each, seat after seat (decided: in seat order, from seat 0)."""
    state = revealed(state, card)
    if len(state.hidden(state.seat)) > len(state.grids[0]) - OPENED_FIRST:
        return replace(state, phase=OPEN)
    if state.seat + 1 < state.game.players:
        return replace(state, phase=OPEN, seat=state.seat + 1)
    return begin(state)


def drawn(state: Position, card: int) -> Position:
    """TK-04: the card in hand, gone from the pool it was drawn from (TK-16)."""
    state = replace(state, phase=PLACE, taken=card, drawn=True)
    if state.rebuilds:
        return replace(state, stock=without(state.stock, card))
    return replace(state, unseen=without(state.unseen, card))


def turned_over(state: Position, card: int) -> Position:
    return end_turn(revealed(state, card))


def finished(state: Position, card: int) -> Position:
    """TK-09: one more of the cards still hidden after a last turn is open."""
    state = revealed(state, card)
    hidden = state.hidden(state.seat)
    return replace(state, target=hidden[0], phase=FINISH) if hidden else end_last_turn(state)


AFTER_CARD: dict[str, Callable[[Any, int], Any]] = {
    DEAL: dealt,
    TURN_UP: turned_up,
    DRAW: drawn,
    REVEAL: turned_over,
    FINISH: finished,
}


def revealed(state: Position, card: int) -> Position:
    """A card nobody knew becomes a card: in its slot, or on the discard pile."""
    assert state.target is not None
    slot = state.target
    state = replace(state, unseen=without(state.unseen, card), target=None)
    if slot == TO_DISCARD:
        return replace(state, discard=(*state.discard, card))
    return in_grid(state, slot, card)


def in_grid(state: Position, slot: int, card: int) -> Position:
    grid = placed(state.grids[state.seat], slot, card)
    return replace(state, grids=(*state.grids[: state.seat], grid, *state.grids[state.seat + 1 :]))


def emptied(state: Position) -> Position:
    """The mover's hand is empty again."""
    return replace(state, taken=None, drawn=False)
