"""RO-11: the maps of hollow values that come with the game, by board and number of players.

`bench/rolit_engine/worths.py` made them: games between bots that play well, and random ones on 4×4.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from parlour.contract.rulebook import Map
from parlour.games.rolit.options import RolitOptions

FILE = Path(__file__).parent / "maps.json"


def known_worth(options: RolitOptions) -> Map:
    """Row by row, the share of wins of the player who fills a hollow, minus an even share."""
    kind = "reversi" if options.preset == "reversi" else ("two", "three", "four")[options.players - 2]
    return tuple(map(tuple, _maps()[f"{kind}-{options.size}"]["values"]))


@cache
def _maps() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
