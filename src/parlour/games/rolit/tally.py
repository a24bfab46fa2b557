"""Score sheets of Rolit: the balls of each colour on the full board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.contract.position import words
from parlour.contract.tally import Entered, Tally, check, complete, wrong

if TYPE_CHECKING:
    from parlour.games.rolit.state import RolitRules


def tally(game: RolitRules, rounds: Sequence[Entered], stopped: bool) -> Tally:
    """RO-10, RO-12: the sheet of a game, which is one round."""
    kernel, seats = game.kernel(), tuple(range(game.players))
    p, scores = kernel.pack(game.start()), words().noughts(game.players)
    asked: tuple[int, ...] = seats
    for place in seats:
        p[place] = 0
    for number, entered in enumerate(rounds):
        check(number, entered, game.players, asked)
        complete(number, entered, asked)
        balls = [points or 0 for points in entered]
        _fits(game, number, balls)
        for place, seat in enumerate(game.order):
            p[place] = (1 << balls[seat]) - 1  # as many balls anywhere: only their number counts
        asked = ()
    winners = int(kernel.settle(p, kernel.table, scores)) if rounds else 0
    return Tally(
        rounds=tuple(tuple(each) for each in rounds),
        totals=tuple(map(int, scores.tolist())),
        asked=asked,
        blank=False,
        tie=False,
        least=0,
        stop="",
        winners=tuple(seat for seat in seats if winners >> seat & 1),
    )


def _fits(game: RolitRules, number: int, balls: list[int]) -> None:
    """RO-10: where every colour is played they fill the board; hollows may stay empty only in Reversi."""
    most, together = game.options.size**2, sum(balls)
    if min(balls) < 0 or together > most:
        raise wrong(number, balls, "balls", most=most)
    if len(balls) == 4 and together < most:
        raise wrong(number, balls, "full", most=most)
