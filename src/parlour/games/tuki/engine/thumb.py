"""A rule of thumb for the count of a grid, from the readable rules alone.

It plays one step ahead until the machine code of the engine is ready.
"""

from __future__ import annotations

from parlour.games.tuki.cards import PARROT, Grid, Pool
from parlour.games.tuki.phases import DEAL, OVER, PLACE
from parlour.games.tuki.scoring import columns, score
from parlour.games.tuki.state import TukiState

SAVED = 0.7
"""How much of its face value a hidden card costs in the end: some of them will be replaced or paired."""
HOPE = 0.15
"""The part of a loose open card's value that a pair is expected to save."""


def judge(state: TukiState, seat: int) -> float:
    """Minus the seat's expected points; with a card in hand, after putting it in its best place."""
    if state.phase == PLACE and state.seat == seat:
        return max(judge(after, seat) for after in map(state.play, state.legal()) if isinstance(after, TukiState))
    counted = state.phase in (DEAL, OVER) and bool(state.rounds)
    round_now = 0.0 if counted else expected(state.grids[seat], state.unseen)
    return -state.scores[seat] - round_now


def expected(grid: Grid, unseen: Pool) -> float:
    """Estimates the count of a grid: its open cards, and for each hidden one a part of the unseen average."""
    cards = sum(unseen)
    average = sum(number * count for number, count in enumerate(unseen[:PARROT])) / cards if cards else 0.0
    hidden = sum(card < 0 for card in grid)
    hopeful = sum(column.loose for column in columns(grid) if None in column.values)
    return score(grid) + SAVED * average * hidden - HOPE * hopeful
