"""The places in a finished game, and the sentence about them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from parlour.contract.state import won_by
from parlour.speech.message import Message, Player
from parlour.table.clock import RUN_OUT
from parlour.table.dealing import VOIDS
from parlour.table.events import Ended
from parlour.table.position import Position
from parlour.table.table import Table


def placed(table: Table) -> tuple[int, ...]:
    """By seat, at the end of the game: the number of seats ahead of it; `()` in play and where play was broken off."""
    return () if table.end is None else _placed(table.end, table.position)


def winners(table: Table) -> tuple[int, ...]:
    """The seats in first place; none in a solo game."""
    return () if table.end is None else _first(table.end, table.position)


def ending(end: Ended, position: Position) -> Message:
    """The end of a game: its winners, and the seat whose time ran out last."""
    first, state = _first(end, position), position.state
    if end.why == RUN_OUT and end.seat is not None:
        late = Player(end.seat)
        if not first:
            return Message("clock-end", {"name": late})
        return Message("clock-end-won", {"name": late, "result": won_by(first)})
    if end.why != "over":
        return won_by(first) if first else Message("result-broken-off")
    return state.result() if first in ((), state.winners) else won_by(first)


def places(
    scores: Sequence[int], winners: Collection[int], best: Literal["low", "high"], lost: Collection[int] = ()
) -> tuple[int, ...]:
    """By seat, the number of seats ahead. Winners are first, whatever the scores; then the score decides.

    Seats that have `lost` otherwise, on time for instance, come after all others.
    """
    sign = 1 if best == "low" else -1
    worth = [
        (2, 0) if seat in lost else (0, 0) if seat in winners else (1, sign * score)
        for seat, score in enumerate(scores)
    ]
    return tuple(sum(other < mine for other in worth) for mine in worth)


def _placed(end: Ended, position: Position) -> tuple[int, ...]:
    """If time ended the game, every seat with time left has won."""
    timed, silent = end.why == RUN_OUT, _silent(end, position)
    if not timed and not silent and end.why != "over":
        return ()
    lost = position.lost | silent | ({end.seat} if timed and end.seat is not None else set())
    won = range(len(end.scores)) if timed or silent else end.winners
    return places(end.scores, won, "low" if position.state.game.best == "low" else "high", lost)


def _silent(end: Ended, position: Position) -> frozenset[int]:
    """If voids ended the game: the seats that they named most, unless that is everybody's."""
    named = position.ledger.named if position.ledger is not None and end.why == VOIDS else {}
    most = frozenset(seat for seat, count in named.items() if count == max(named.values()))
    persons = {seat for seat, who in enumerate(position.seats) if not who.is_bot}
    return frozenset() if persons <= most else most


def _first(end: Ended, position: Position) -> tuple[int, ...]:
    found = _placed(end, position)
    return tuple(seat for seat, place in enumerate(found) if place == 0) if len(found) > 1 else ()
