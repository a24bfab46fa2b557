"""Why a step is refused, and what the rules ask for instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.game import Step
from parlour.games.tuki.cards import NAMES, PARROT, SLOTS
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.phases import (
    CHANCE_PHASES,
    DEAL,
    DRAW,
    FINISH,
    LOT,
    OPEN,
    OVER,
    PLACE,
    REVEAL,
    TAKE,
    TURN_UP,
)
from parlour.games.tuki.scoring import mimicked

if TYPE_CHECKING:
    from parlour.games.tuki.rules import TukiState

WAITS = {
    DEAL: "the cards are being dealt, and the first card of the discard pile is turned up",
    OPEN: "seat {seat} opens one of its first two cards",
    TURN_UP: "a card of seat {seat} is being turned over",
    LOT: "a lot decides who begins",
    TAKE: "seat {seat} takes a card from the stock or from the discard",
    DRAW: "seat {seat} draws the top card of the stock",
    PLACE: "seat {seat} has the {taken} in hand and must place {or_drop}it",
    REVEAL: "a hidden card of seat {seat} is being turned over",
    FINISH: "after its last turn, what is hidden of seat {seat} is turned over",
    OVER: "the game is over",
}
BELONGS = {Open: (OPEN,), Take: (TAKE,), Put: (PLACE,), Drop: (PLACE,), Fly: (PLACE,), First: (LOT,)}


def headline(state: TukiState) -> str:
    waits = waiting_for(state)
    return f"round {state.round} of {state.game.options.rounds}, {waits}"


def waiting_for(state: TukiState) -> str:
    taken = NAMES[state.taken] if state.taken is not None else None
    return WAITS[state.phase].format(seat=state.seat, taken=taken, or_drop="or drop " if state.drawn else "")


def refusal(state: TukiState, step: Step) -> str:
    if not isinstance(step, Open | Take | Put | Drop | Fly | Card | First):
        return "it is neither a move nor an outcome of Tuki Tuki"
    phases = BELONGS.get(type(step), tuple(phase for phase in CHANCE_PHASES if phase != LOT))
    if state.phase not in phases:
        return waiting_for(state)
    match step:
        case Card(card):
            return f"there is no {NAMES[card]} left among the cards it can be"
        case First():
            return "the lot is drawn among those who opened the highest sum only (TK-03)"
        case Take():
            return "the stock is empty, and there is nothing to rebuild it from (TK-16)"
        case Open(slot):
            return f"the card at {SLOTS[slot]} is open already"
        case Fly(parrot, landing):
            return no_flight(state, parrot, landing)
    assert isinstance(step, Drop)
    return no_drop(state, step.slot)


def no_drop(state: TukiState, slot: int | None) -> str:
    hidden = len(state.hidden(state.seat))
    if not state.drawn:
        return "a card taken from the discard must be placed (TK-07)"
    if slot is None:
        return f"with {hidden} hidden cards left, dropping a card means opening one of them (TK-07)"
    return f"dropping a card opens a hidden one, and {SLOTS[slot]} is open already (TK-07)"


def no_flight(state: TukiState, parrot: int, landing: int) -> str:
    """TK-14, condition by condition."""
    grid = state.grids[state.seat]
    if grid[parrot] != PARROT:
        return f"there is no open parrot at {SLOTS[parrot]}, and nothing else flies (TK-12, TK-14)"
    number = mimicked(grid, parrot)
    if number is None:
        return f"the parrot at {SLOTS[parrot]} mimics no number, so it cannot fly (TK-14)"
    if number != state.taken:
        return f"the parrot at {SLOTS[parrot]} mimics a {number}: only that number frees it (TK-14)"
    return f"a parrot lands on a hidden card only, and {SLOTS[landing]} is open (TK-14)"
