"""Phases of a round. A phase waits for the seat to move, for chance, or for nobody."""

from __future__ import annotations

from typing import Final

DEAL: Final = "deal"
"""Chance: cards are dealt, and the card that starts the discard pile is turned up (TK-02)."""
OPEN: Final = "open"
"""A seat opens one of its two first cards (TK-03)."""
TURN_UP: Final = "turn up"
"""Chance: that card is turned over."""
LOT: Final = "lot"
"""Chance: several opened the highest sum, and a draw decides who begins (TK-03)."""
TAKE: Final = "take"
"""A seat starts its turn (TK-04)."""
DRAW: Final = "draw"
"""Chance: the top card of the stock is turned over."""
PLACE: Final = "place"
"""A seat has a card in hand (TK-05 to TK-08, TK-14)."""
REVEAL: Final = "reveal"
"""Chance: a hidden card is opened in its place, or has been replaced and lands on the discard pile."""
FINISH: Final = "finish"
"""Chance: after a last turn, what is still hidden is opened card by card (TK-09)."""
OVER: Final = "over"

CHANCE_PHASES: Final = (DEAL, TURN_UP, LOT, DRAW, REVEAL, FINISH)

TO_DISCARD: Final = -1
"""The target of a hidden card that was replaced: it is turned over as it lands on the discard (TK-17)."""

OPENED_FIRST: Final = 2
"""TK-03: how many cards each seat opens before play begins."""

REBUILDS: Final = 2
"""TK-16: after this many rebuilds of the stock in a round, everyone plays one last turn."""

IDLE_TURNS: Final = 50
"""TK-16: the same after this many turns in a row that took the discard and left the stock alone."""

PHASES: Final = (DEAL, OPEN, TURN_UP, LOT, TAKE, DRAW, PLACE, REVEAL, FINISH, OVER)
"""By their numbers in a position."""

ENDINGS: Final = ("", "closed", "stock", "stalled")
"""TK-09, TK-16: why the last turns have begun, by the number in a position; nothing before."""
