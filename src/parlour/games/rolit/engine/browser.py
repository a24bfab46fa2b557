"""What Rolit offers to browsers: thinking about a position, analysing a game, and the rules."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import jit
from parlour.compute.webassembly.offer import ADVISE, JUDGE, PREPARE, SEARCH, Offer
from parlour.compute.webassembly.referee import referee
from parlour.games.rolit import rules
from parlour.games.rolit.engine.judging import judge
from parlour.games.rolit.engine.layout import HOW_MANY
from parlour.games.rolit.engine.room import prepare
from parlour.games.rolit.engine.several import advise_several, search_several
from parlour.games.rolit.engine.two import advise_two, search_two
from parlour.games.rolit.kernel import NONE
from parlour.games.rolit.state import RolitRules

U = np.uint64


@jit
def advise(room: Any, position: Any, answer: Any) -> Any:
    """A position is four sets of balls, in turn from the seat to move, neutral ones last, and the empty hollows."""
    if room[HOW_MANY] > U(2):
        return advise_several(room, position, answer)
    own, other, neutral, empty = U(position[0]), U(position[1]), U(position[2] | position[3]), U(position[4])
    return advise_two(room, own, other, neutral, empty, answer)


@jit
def search(room: Any, position: Any, answer: Any, step: int) -> Any:
    if room[HOW_MANY] > U(2):
        return search_several(room, position, answer, step)
    own, other, neutral, empty = U(position[0]), U(position[1]), U(position[2] | position[3]), U(position[4])
    return search_two(room, own, other, neutral, empty, answer, step)


@jit
def listed(p: Any, t: Any, out: Any) -> None:
    """Which moves are legal, one by one: `rules.mask` writes a row of the large board at once."""
    places = np.int64(t[rules.WIDE]) * np.int64(t[rules.WIDE])
    for number in range(places):
        out[number] = rules.hollow(number, t) & p[rules.OPEN] != NONE
    if t[rules.REVERSI] != NONE:
        out[places] = rules.passes(p)


OFFERS: Final = (
    Offer("prepare", PREPARE, prepare),
    Offer("advise", ADVISE, advise),
    Offer("search", SEARCH, search),
    Offer("judge", JUDGE, judge),
    *referee(RolitRules.make({}).kernel()._replace(mask=listed)),
)
