"""Who came where in a game that has ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from parlour.table.clock import LOST, RUN_OUT
from parlour.table.events import Seated
from parlour.table.table import Table


def placed(table: Table) -> tuple[int, ...]:
    """By seat, at the end of the game: how many are before it. Where time ended it, whoever had time left has won."""
    end, game = table.end, table.header.game
    assert end is not None
    lost = {event.seat for event in table.log if isinstance(event, Seated) and event.why == LOST}
    if end.why == RUN_OUT and end.seat is not None:
        lost.add(end.seat)
    winners = set(range(len(end.scores))) if end.why == RUN_OUT else set(end.winners)
    return places(end.scores, winners, "low" if game.best == "low" else "high", lost)


def places(
    scores: Sequence[int], winners: Collection[int], best: Literal["low", "high"], lost: Collection[int] = ()
) -> tuple[int, ...]:
    """By seat: how many are before it. Winners are first, whatever the scores; then the score decides.

    Those who have `lost` otherwise, on time for instance, come after all others.
    """
    sign = 1 if best == "low" else -1
    worth = [
        (2, 0) if seat in lost else (0, 0) if seat in winners else (1, sign * score)
        for seat, score in enumerate(scores)
    ]
    return tuple(sum(other < mine for other in worth) for mine in worth)
