"""Numbers of moves and outcomes, and observations of a table, for learners."""

from __future__ import annotations

from parlour.contract.numbers import Observation
from parlour.contract.state import Step
from parlour.games.tuki.cards import NAMES, SLOTS
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.options import TukiOptions

PUT, DROP, FLY, TAKE, OPEN = 0, 8, 17, 81, 83
"""The first number of each kind of move; the last drop opens nothing (TK-08), flights go by parrot, then landing."""
LOTS = len(NAMES)
"""Outcomes: the cards, then who begins."""

PHASES = ("deal", "open", "turn up", "lot", "take", "draw", "place", "reveal", "finish", "over")
TABLE = ("acts", "top", "taken", "drawn", "target", "idle", "ending", "left", "rebuilds", "round", "stock")
"""Numbers about the whole table: see docs/research.md."""

ACTIONS: tuple[Step, ...] = (
    *(Put(slot) for slot in range(8)),
    *(Drop(slot) for slot in range(8)),
    Drop(),
    *(Fly(parrot, landing) for parrot in range(8) for landing in range(8)),
    Take("stock"),
    Take("discard"),
    *(Open(slot) for slot in range(8)),
)


def outcomes(players: int) -> tuple[Step, ...]:
    return (*(Card(card) for card in range(len(NAMES))), *(First(seat) for seat in range(players)))


def observation(options: TukiOptions) -> Observation:
    """Cards are their numbers, 13 is a parrot, -1 a hidden card or none, -2 no slot."""
    seats = ["own", *(f"seat +{ahead}" for ahead in range(1, options.players))]
    names = (
        *(f"phase: {phase}" for phase in PHASES),
        *TABLE,
        *(f"{pool} {card}" for pool in ("unseen", "stock", "pile") for card in NAMES),
        *(f"{seat} {slot}" for seat in seats for slot in SLOTS),
        *(f"{seat} total" for seat in seats),
    )
    return Observation((len(names),), "int16", -(2**15), 2**15 - 1, names)
