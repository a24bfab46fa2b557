"""The functions of Shut the Box for browsers: its engine, the rules, and chances to look at."""

from __future__ import annotations

from typing import Final

from parlour.compute.webassembly.offer import PREPARE, SEARCH, VALUES, Offer
from parlour.compute.webassembly.referee import referee
from parlour.games.shutbox import chances
from parlour.games.shutbox.engine import values as engine
from parlour.games.shutbox.engine.room import prepare
from parlour.games.shutbox.engine.turns import play, play_columns
from parlour.games.shutbox.solver.row.turn import highest
from parlour.games.shutbox.solver.ties.pairs import reply_to, worth_of_pair
from parlour.games.shutbox.solver.turns.ends import ends_single, ends_tied
from parlour.games.shutbox.state import ShutBoxRules

APART: Final = (play, play_columns, highest, ends_single, ends_tied, reply_to, worth_of_pair, *engine.APART)
"""Functions that stay separate for a page's compiler."""

COMPACT: Final = True
"""Loops are not unrolled, which keeps the page's own compilation short."""

TABLES: Final = "int64[::1]"
PLAYED: Final = f"{TABLES}, int64, float64[::1], {TABLES}"
"""Tables, strategy, and for best play what each row is worth and how many dice are thrown at it."""

OFFERS: Final = (
    Offer("prepare", PREPARE, prepare),
    Offer("values", VALUES, engine.values),
    Offer("search", SEARCH, engine.search),
    Offer("totals", f"void({TABLES}, int64, int64, {TABLES})", chances.totals),
    Offer("race", f"void({PLAYED}, int64, int64, uint64[::1], {TABLES})", chances.race),
    Offer("spread", f"void({PLAYED}, float64[::1], float64[::1])", chances.spread),
    *referee(ShutBoxRules.make({}).kernel()),
)
