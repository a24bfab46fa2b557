"""The layout of the engine's memory, in 64-bit cells."""

from __future__ import annotations

from typing import Final

from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES
from parlour.games.tuki.engine.estimate import WEIGHTS
from parlour.games.tuki.engine.last_turns import VALUES
from parlour.games.tuki.engine.policy import SCRATCH
from parlour.games.tuki.engine.rollout import HANDS
from parlour.games.tuki.engine.tails import TAILS

DEPTH: Final = 90
"""Steps from a position to the end of its round, if its last turns are solved."""
WEIGHTS_AT: Final = 0
TAILS_AT: Final = WEIGHTS_AT + (WEIGHTS + 1) // 2
STACK_AT: Final = TAILS_AT + TAILS
VALUES_AT: Final = STACK_AT + DEPTH * at.SIZE
MOVES_AT: Final = VALUES_AT + DEPTH * VALUES
ROWS_AT: Final = MOVES_AT + DEPTH * MOST_MOVES
HERE_AT: Final = ROWS_AT + 2 * 6
THERE_AT: Final = HERE_AT + at.SIZE
LUCK_AT: Final = THERE_AT + at.SIZE
CHANCES_AT: Final = LUCK_AT + HANDS
SCRATCH_AT: Final = CHANCES_AT + VALUES
NUMBERS_AT: Final = SCRATCH_AT + SCRATCH
"""The numbers of the moves that rollouts compare, one of each kind, and their places among all."""
PLACES_AT: Final = NUMBERS_AT + MOST_MOVES
SUMS_AT: Final = PLACES_AT + MOST_MOVES
"""By move, the sum of rollout results; then by pair of moves the sum of products for the mover."""
PRODUCTS_AT: Final = SUMS_AT + MOST_MOVES * VALUES
MINE_AT: Final = PRODUCTS_AT + MOST_MOVES * MOST_MOVES
GLANCE_AT: Final = MINE_AT + MOST_MOVES
"""The value of each move at a glance."""
DRAWN_AT: Final = GLANCE_AT + MOST_MOVES * VALUES
"""The position before a card was last drawn from the stock, and the value of the position after each card."""
CARDS_AT: Final = DRAWN_AT + at.SIZE
CELLS: Final = CARDS_AT + 14 * VALUES
