"""The functions shared by browsers and the library: values of every move, and for browsers the rules."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled, jit
from parlour.compute.webassembly.offer import PREPARE, SEARCH, VALUES, Offer
from parlour.compute.webassembly.referee import referee
from parlour.games.rolit import rules
from parlour.games.rolit.engine.asking import most_empty, tell_ends
from parlour.games.rolit.engine.layout import HOW_MANY
from parlour.games.rolit.engine.room import prepare
from parlour.games.rolit.engine.several import search_of_several, values_of_several
from parlour.games.rolit.engine.two import search_of_two, values_of_two
from parlour.games.rolit.kernel import NONE
from parlour.games.rolit.state import RolitRules

Z: Any = np.int64


@compiled(VALUES)
def values(memory: Any, position: Any, answer: Any) -> Any:
    players, empties = Z(memory[HOW_MANY]), most_empty(position)
    answer[:] = 0.0
    tell_ends(position, answer, players)
    if players == 2:
        values_of_two(memory, position, answer, empties)
    else:
        values_of_several(memory, position, answer, empties)
    return 0


@compiled(SEARCH)
def search(memory: Any, position: Any, answer: Any, number: int) -> Any:
    players, empties = Z(memory[HOW_MANY]), most_empty(position)
    if players == 2:
        search_of_two(memory, position, answer, empties, number)
    else:
        search_of_several(memory, position, answer, empties, number)
    return 0


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
    Offer("values", VALUES, values),
    Offer("search", SEARCH, search),
    *referee(RolitRules.make({}).kernel()._replace(mask=listed)),
)
