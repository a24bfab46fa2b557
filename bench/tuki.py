"""Tuki Tuki: random rounds through the compiled rules, beside the readable rules. No peer plays this game."""

from __future__ import annotations

from collections.abc import Iterator

import parlour
from bench.frame import Row, refereed, simulated

ABOUT = "random rounds, from the deal to the count, every legal move equally likely"
WANTED, WANTED_RATIO = 100_000, 300
"""Rounds of two players per second on one core, and times the readable rules."""


def rows() -> Iterator[Row]:
    for players in range(2, 7):
        game = parlour.game("tuki", players=players, rounds=1)
        ours = simulated(game)
        verdict = "reached" if ours >= WANTED else "missed"
        note = f"aim {WANTED:,} rounds a second: {verdict}" if players == 2 else ""
        what = f"rounds of {players} players"
        yield Row(what, ours, "rounds", "the same, by the readable rules", refereed(game), WANTED_RATIO, note)
