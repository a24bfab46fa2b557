"""Solve a small board from the first move.

`python -m bench.rolit_engine.solving SIZE diagonal|adjacent|reversi 1|2 OUT [GUESS]`.

Run 1 sorts moves with the evaluation learned for Rolit, looks positions up turned and mirrored, and keeps the deeper
entry beside the newest. Run 2 confirms it with another evaluation (learned for `reversi`), used from fewer empty
hollows on, without symmetry, and with a table that keeps the two newest entries.
`OUT.npz` holds the deep entries of the table after every minute, and a run that finds one goes on from there;
`OUT.json` holds the result.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time

from bench.rolit_engine.long_search import Long, Way
from parlour.games.rolit.board import four_colours, hollow_name, two_colours, whole_board
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.weights import brains

BUCKETS = 1 << 24


def first_position(size: int, case: str) -> tuple[Position, int]:
    red, yellow, green, blue = four_colours(size)
    if case == "reversi":
        first, second, *_ = two_colours(size, 0, 1)
        own, other, neutral = first, second, 0
    elif case == "diagonal":
        own, other, neutral = red, green, yellow | blue
    else:
        own, other, neutral = red, yellow, green | blue
    empty = whole_board(size) & ~(own | other | neutral)
    return Position(own, other, neutral, empty), REVERSI if case == "reversi" else ROLIT


def main(side: str, case: str, run: str, out: str, guess: str = "0") -> None:
    size = int(side)
    position, rule = first_position(size, case)
    kind = "reversi" if (case == "reversi") == (run == "1") else "two"
    brain = next(iter(brains(f"{kind}-{size}")), None)
    first = Way(brain, buckets=BUCKETS)
    second = Way(brain, ordered=10, mirrors=99, scheme=1, buckets=BUCKETS)
    search = Long(size, rule, first if run == "1" else second, Path(f"{out}.npz"))
    began = process_time()
    value = search.value(position, 60.0, lambda report: print(case, run, report, flush=True), int(guess))
    took, nodes = process_time() - began, search.desk.nodes
    search.save()
    line = [hollow_name(hollow) if hollow >= 0 else "pass" for hollow in search.line(position, value)]
    found = {"case": case, "run": run, "value": value, "seconds": took, "nodes": nodes, "line": " ".join(line)}
    Path(f"{out}.json").write_text(json.dumps(found), encoding="utf-8")
    print(found, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
