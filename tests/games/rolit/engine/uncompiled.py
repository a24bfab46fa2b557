"""The engine's answers about a few positions, as JSON: run without the compiler and compared with what it compiles."""

from __future__ import annotations

import json
import sys
import warnings
from typing import Any

from tests.games.rolit.engine.asked import Small, raw, reached

from parlour.games.rolit.engine.engine import RolitEngine

CASES: tuple[tuple[type[RolitEngine], dict[str, Any], int, int], ...] = (
    (RolitEngine, {"size": 4}, 5, 0),
    (RolitEngine, {"size": 4, "preset": "reversi"}, 5, 0),
    (Small, {"size": 6}, 12, 0),
    (Small, {"size": 6, "players": 3}, 12, 0),
    (Small, {"size": 6, "players": 3}, 4, 0),
    (Small, {"size": 6, "players": 4}, 14, 0),
    (Small, {"size": 6, "players": 4}, 5, 0),
)
"""An engine, options, empty hollows and instalments."""
SEARCHED: tuple[tuple[type[RolitEngine], dict[str, Any], int, int], ...] = (
    (Small, {"size": 6}, 24, 1),
    (Small, {"size": 6, "preset": "reversi"}, 24, 1),
)
"""Those take a minute and a half each."""


def answers(searched: bool) -> list[list[list[float]]]:
    found = []
    for engine, options, empties, instalments in SEARCHED if searched else CASES:
        state = reached(options, empties, seed=empties)
        found.append(raw(engine(state.game), state, instalments))
    return found


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # sets of 64 hollows overflow on purpose
    json.dump(answers(sys.argv[1:] == ["searched"]), sys.stdout)
