"""What Rolit offers to browsers: thinking about a position, its moves, and both searches between two.

The searches work on what `Desk` and `Brain` hold, whose cells are numbers and addresses, whatever the machine.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import jit
from parlour.compute.webassembly.offer import ADVISE, JUDGE, PREPARE, SEARCH, Offer
from parlour.games.rolit.engine.judging import judge
from parlour.games.rolit.engine.layout import HOW_MANY
from parlour.games.rolit.engine.room import prepare
from parlour.games.rolit.engine.root import best_move, exact_move, exact_value
from parlour.games.rolit.engine.several import advise_several, search_several
from parlour.games.rolit.engine.two import advise_two, search_two
from parlour.games.rolit.kernel import captured, hollows

U = np.uint64
POSITION: Final = "uint64, uint64, uint64, uint64, uint64"
"""The address of a desk; own balls, other's, neutral ones, and the empty hollows."""


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


OFFERS: Final = (
    Offer("prepare", PREPARE, prepare),
    Offer("advise", ADVISE, advise),
    Offer("search", SEARCH, search),
    Offer("judge", JUDGE, judge),
    Offer("hollows", "uint64(uint64, uint64, uint64)", hollows),
    Offer("captured", "uint64(uint64, uint64, uint64)", captured),
    Offer("best_move", f"int64({POSITION}, int64, int64, int64)", best_move),
    Offer("exact_move", f"int64({POSITION}, int64, int64, int64)", exact_move),
    Offer("exact_value", f"int64({POSITION}, int64, int64)", exact_value),
)
