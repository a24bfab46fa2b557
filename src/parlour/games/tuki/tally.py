"""Score sheets of Tuki Tuki: the counts of the grids, added up round by round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from parlour.contract.position import words
from parlour.contract.tally import Entered, Tally, check, complete, wrong
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.scoring import score

if TYPE_CHECKING:
    from parlour.games.tuki.state import TukiRules


@cache
def countable() -> frozenset[int]:
    """All that eight open cards can count: pairs by the rules, and columns that are no pair from 1 to 23 each."""
    found: set[int] = set()
    for pairs in range(5):
        loose = 4 - pairs
        for numbers in combinations_with_replacement([*range(4), PARROT], pairs):
            grid = [card for number in numbers for card in (number, number)]
            least = score((*grid, *[card for _ in range(loose) for card in (0, 1)]))
            found.update(range(least, least + 22 * loose + 1))
    return frozenset(found)


def tally(game: TukiRules, rounds: Sequence[Entered], stopped: bool) -> Tally:
    """TK-02, TK-15: the sheet after these rounds."""
    kernel, seats = game.kernel(), range(game.players)
    p = words().cells(at.first(game))
    for number, entered in enumerate(rounds):
        asked = seats if p[at.ROUND] < game.options.rounds else ()
        check(number, entered, game.players, asked)
        complete(number, entered, asked)
        for seat in seats:
            if entered[seat] not in countable():
                raise wrong(number, entered, "points", points=entered[seat] or 0)
            p[at.TOTAL + seat] += entered[seat]
        p[at.ROUND] += 1
    over = bool(p[at.ROUND] == game.options.rounds)
    scores = words().noughts(game.players)
    winners = int(kernel.settle(p, kernel.table, scores))
    return Tally(
        rounds=tuple(tuple(each) for each in rounds),
        totals=tuple(map(int, scores.tolist())),
        asked=() if over else tuple(seats),
        blank=False,
        tie=False,
        least=min(countable()),
        stop="",
        winners=tuple(seat for seat in seats if winners >> seat & 1) if over else (),
    )
