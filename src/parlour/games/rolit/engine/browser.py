"""What Rolit offers to browsers: its moves, the learned evaluation and both searches between two.

A page lays out in its memory what `Desk` and `Brain` hold: their cells are numbers and addresses, whatever the machine.
"""

from __future__ import annotations

from typing import Final

from parlour.games.rolit.engine.root import best_move, exact_move, exact_value
from parlour.games.rolit.kernel import captured, hollows
from parlour.offer import Offer

POSITION: Final = "uint64, uint64, uint64, uint64, uint64"
"""The address of a desk; own balls, other's, neutral ones, and the empty hollows."""
OFFERS: Final = (
    Offer("hollows", "uint64(uint64, uint64, uint64)", hollows),
    Offer("captured", "uint64(uint64, uint64, uint64)", captured),
    Offer("best_move", f"int64({POSITION}, int64, int64, int64)", best_move),
    Offer("exact_move", f"int64({POSITION}, int64, int64, int64)", exact_move),
    Offer("exact_value", f"int64({POSITION}, int64, int64)", exact_value),
)
