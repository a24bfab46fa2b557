"""The memory in which positions are thought about on behalf of a page: where everything lies, in 64-bit cells."""

from __future__ import annotations

from typing import Final

from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES
from parlour.games.tuki.engine.estimate import WEIGHTS
from parlour.games.tuki.engine.policy import SCRATCH
from parlour.games.tuki.engine.rollout import HANDS
from parlour.games.tuki.engine.tails import TAILS

DEPTH: Final = 90
"""Steps from a position to the end of its round, if its last turns are solved."""
LIKELIEST: Final = 6
"""So many moves are compared by rollouts."""
WEIGHTS_AT: Final = 0
TAILS_AT: Final = WEIGHTS_AT + (WEIGHTS + 1) // 2
STACK_AT: Final = TAILS_AT + TAILS
VALUES_AT: Final = STACK_AT + DEPTH * at.SIZE
MOVES_AT: Final = VALUES_AT + DEPTH * 6
PAIR_AT: Final = MOVES_AT + DEPTH * MOST_MOVES
HERE_AT: Final = PAIR_AT + 2 * 6
THERE_AT: Final = HERE_AT + at.SIZE
LUCK_AT: Final = THERE_AT + at.SIZE
SCRATCH_AT: Final = LUCK_AT + HANDS
CHANCES_AT: Final = SCRATCH_AT + SCRATCH
MINE_AT: Final = CHANCES_AT + 6
SUMS_AT: Final = MINE_AT + LIKELIEST
PRODUCTS_AT: Final = SUMS_AT + LIKELIEST * 6
GLANCE_AT: Final = PRODUCTS_AT + LIKELIEST * LIKELIEST
"""What each move is worth at a glance."""
TRIED_AT: Final = GLANCE_AT + MOST_MOVES
"""The places of the moves that rollouts compare, and their numbers; then how many they are, and how many rollouts."""
NUMBERS_AT: Final = TRIED_AT + LIKELIEST
TRIED_COUNT: Final = NUMBERS_AT + LIKELIEST
DONE: Final = TRIED_COUNT + 1
SURE: Final = DONE + 1
"""Whether every worth is exact."""
TRIALS: Final = SURE + 1
"""How many more moves of the game an analysis may try in rollouts."""
DRAWN_AT: Final = TRIALS + 1
"""The position before a card was last drawn from the stock, and by card what the position after it is worth."""
CARDS_AT: Final = DRAWN_AT + at.SIZE
CELLS: Final = CARDS_AT + 14 * 6
