"""Writes the answers on paper from the exact solution: `python -m tests.games.shutbox.answers`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import parlour
from parlour.games.shutbox import sheets
from parlour.games.shutbox.sets import sums
from parlour.games.shutbox.solver.policies import alone
from parlour.games.shutbox.solver.row.alone import turn

FILE = Path(sheets.__file__).with_name("answers.json")


def rounded(value: float) -> str:
    return f"{value:.1f}"


def of(edition: str) -> dict[str, Any]:
    """Points left by best play alone: from the start, and with one number shut; the best first sets; the box shut."""
    game = parlour.game("shutbox", edition=edition, players=1, until="game")
    o, (worth, _) = game.options, alone(game)
    start = o.start_row
    left = {"0": -worth[start]} | {str(n): -worth[start & ~(1 << (n - 1))] for n in range(1, o.tiles + 1)}
    best = {
        str(total): sheets.spelt_set(max(sums(o.tiles, total), key=lambda each: worth[start & ~each]))
        for total in range(2, 13)
    }
    shut = 100 * turn(o, "score").shut(start)
    return {"left": {number: rounded(value) for number, value in left.items()}, "first": best, "shut": rounded(shut)}


def main() -> None:
    FILE.write_text(json.dumps({edition: of(edition) for edition in sheets.BOXES}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
