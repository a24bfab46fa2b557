"""What follows a move or an outcome within a turn; the round around it is in `rounds`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.contract.state import Step
from parlour.games.tuki.cards import FACE_DOWN, HIDDEN, PARROT, placed, without
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.phases import (
    DEAL,
    DRAW,
    FINISH,
    OPEN,
    OPENED_FIRST,
    PLACE,
    REVEAL,
    TO_DISCARD,
    TURN_UP,
)
from parlour.games.tuki.position import P, changed
from parlour.games.tuki.rounds import begin, begin_turn, end_last_turn, end_turn


def after(state: P, step: Step) -> P:
    match step:
        case Open(slot):
            return changed(state, phase=TURN_UP, target=slot)
        case Take("stock"):
            return changed(state, phase=DRAW, idle=0)
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
    after_it: P = AFTER_CARD[state.phase](state, step.card)
    return after_it


def taken_from_discard(state: P) -> P:
    return changed(state, phase=PLACE, taken=state.discard[-1], discard=state.discard[:-1], idle=state.idle + 1)


def put(state: P, slot: int) -> P:
    """TK-05: an open card goes to the discard; TK-06: a hidden one is turned over as it lands there."""
    assert state.taken is not None
    old = state.grids[state.seat][slot]
    state = emptied(in_grid(state, slot, state.taken))
    if old == HIDDEN:
        return changed(state, phase=REVEAL, target=TO_DISCARD)
    return end_turn(changed(state, discard=(*state.discard, old)))


def drop(state: P, slot: int | None) -> P:
    """TK-07: the card goes to the discard, and a hidden card is opened; TK-08: or the last one waits."""
    assert state.taken is not None
    state = emptied(changed(state, discard=(*state.discard, state.taken)))
    return end_turn(state) if slot is None else changed(state, phase=REVEAL, target=slot)


def fly(state: P, parrot: int, landing: int) -> P:
    """TK-14: the taken number takes the parrot's place, the parrot that of a hidden card."""
    assert state.taken is not None
    state = in_grid(in_grid(state, parrot, state.taken), landing, PARROT)
    return changed(emptied(state), phase=REVEAL, target=TO_DISCARD)


def dealt(state: P, card: int) -> P:
    """TK-02: a new round; the card starts the discard pile."""
    grids = (FACE_DOWN[: state.game.slots],) * state.game.players
    return type(state)(state.game, OPEN, grids, without(state.game.deck, card), state.rounds, (card,))


def turned_up(state: P, card: int) -> P:
    """TK-03: two cards each, seat after seat (decided: in seat order, from seat 0)."""
    state = revealed(state, card)
    if len(state.hidden(state.seat)) > len(state.grids[0]) - OPENED_FIRST:
        return changed(state, phase=OPEN)
    if state.seat + 1 < state.game.players:
        return changed(state, phase=OPEN, seat=state.seat + 1)
    return begin(state)


def drawn(state: P, card: int) -> P:
    """TK-04: the card in hand, gone from the pool it was drawn from (TK-16)."""
    state = changed(state, phase=PLACE, taken=card, drawn=True)
    if state.rebuilds:
        return changed(state, stock=without(state.stock, card))
    return changed(state, unseen=without(state.unseen, card))


def turned_over(state: P, card: int) -> P:
    return end_turn(revealed(state, card))


def finished(state: P, card: int) -> P:
    """TK-09: one more of the cards still hidden after a last turn is open."""
    state = revealed(state, card)
    hidden = state.hidden(state.seat)
    return changed(state, target=hidden[0], phase=FINISH) if hidden else end_last_turn(state)


AFTER_CARD: dict[str, Callable[[Any, int], Any]] = {
    DEAL: dealt,
    TURN_UP: turned_up,
    DRAW: drawn,
    REVEAL: turned_over,
    FINISH: finished,
}


def revealed(state: P, card: int) -> P:
    """A card nobody knew becomes a card: in its slot, or on the discard pile."""
    assert state.target is not None
    slot = state.target
    state = changed(state, unseen=without(state.unseen, card), target=None)
    if slot == TO_DISCARD:
        return changed(state, discard=(*state.discard, card))
    return in_grid(state, slot, card)


def in_grid(state: P, slot: int, card: int) -> P:
    grid = placed(state.grids[state.seat], slot, card)
    return changed(state, grids=(*state.grids[: state.seat], grid, *state.grids[state.seat + 1 :]))


def emptied(state: P) -> P:
    """The mover's hand is empty again."""
    return changed(state, taken=None, drawn=False)
