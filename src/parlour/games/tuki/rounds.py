"""From turn to turn: who begins, who is next, the last turns, the count, the next round."""

from __future__ import annotations

from parlour.games.tuki.cards import pool_of
from parlour.games.tuki.chance import leaders
from parlour.games.tuki.phases import DEAL, FINISH, LOT, OVER, REBUILDS, TAKE
from parlour.games.tuki.position import P, Position, changed
from parlour.games.tuki.scoring import score


def begin(state: P) -> P:
    """TK-03: the highest sum begins; a tie is decided by lot among the tied (decided)."""
    tied = leaders(state)
    return begin_turn(state, tied[0]) if len(tied) == 1 else changed(state, phase=LOT, seat=0)


def begin_turn(state: P, seat: int) -> P:
    state = with_stock(changed(state, phase=TAKE, seat=seat))
    if state.ending:
        return state
    if state.rebuilds >= REBUILDS:
        return changed(state, ending="stock", left=state.game.players)
    if state.idle >= state.game.stalled:
        return changed(state, ending="stalled", left=state.game.players)
    return state


def with_stock(state: P) -> P:
    """TK-16: an empty stock is rebuilt from the discard pile, except its top card, before the next turn."""
    if state.stock_count or len(state.discard) == 1:
        return state
    return changed(state, stock=pool_of(state.discard[:-1]), discard=state.discard[-1:], rebuilds=state.rebuilds + 1)


def end_turn(state: P) -> P:
    """TK-09: whoever first has nothing hidden closes; what is hidden after a last turn is opened."""
    hidden = state.hidden(state.seat)
    if not state.ending:
        if hidden:
            return begin_turn(state, next_seat(state))
        state = changed(state, closer=state.seat, ending="closed", left=state.game.players)
    return changed(state, phase=FINISH, target=hidden[0]) if hidden else end_last_turn(state)


def end_last_turn(state: P) -> P:
    state = changed(state, left=state.left - 1)
    return begin_turn(state, next_seat(state)) if state.left else counted(state)


def next_seat(state: Position) -> int:
    return (state.seat + 1) % state.game.players


def counted(state: P) -> P:
    """TK-09, TK-15: the round is counted; the cards stay on the table until the next deal."""
    rounds = (*state.rounds, tuple(score(grid) for grid in state.grids))
    phase = OVER if len(rounds) == state.game.options.rounds else DEAL
    return changed(state, phase=phase, rounds=rounds, seat=0)
