"""The numbers of the estimate: those of a rule of thumb, and the learned ones for two, three and four players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.engine.estimate import (
    CLOCKS,
    COLUMN,
    FINISHED,
    GIFT,
    KINDS,
    MOMENTS,
    MOST_HIDDEN,
    NUMBER,
    PATTERNS,
    POOL,
    WEIGHTS,
)
from parlour.games.tuki.engine.thumb import HOPE, SAVED

FOLDER = Path(__file__).with_name("weights")
NAMES = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
LEARNED = 4
"""Five and six players use the weights learned with this many: stronger than their own after the same training time."""


@cache
def rule_of_thumb() -> Any:
    """The initial weights: open cards count in full, and a hidden card a part of the average."""
    w = np.zeros(WEIGHTS, dtype=np.float32)
    columns = np.zeros(KINDS)
    for high in range(15):
        for low in range(high + 1):
            numbers = sum(card for card in (low, high) if card < PARROT)
            hoped = HOPE * low if high > PARROT > low else 0.0
            columns[high * (high + 1) // 2 + low] = 0.0 if low == high or high == PARROT else numbers - hoped
    w[COLUMN:POOL] = np.tile(columns, MOMENTS)
    hidden, clock = np.arange(MOMENTS) // CLOCKS % (MOST_HIDDEN + 1), np.arange(MOMENTS) % CLOCKS
    w[POOL:NUMBER] = np.where(clock == FINISHED, 1.0, SAVED) * hidden
    pairs = w[NUMBER:GIFT].reshape(-1, 4, PATTERNS // 4)
    pairs[:, 2], pairs[:, 3] = -10.0, -15.0
    return w


@cache
def weights(players: int) -> Any:
    """The weights that `parlour train tuki` learned for a number of players."""
    with np.load(FOLDER / f"{NAMES[min(players, LEARNED)]}.npz") as kept:
        return kept["weights"].astype(np.float32)
