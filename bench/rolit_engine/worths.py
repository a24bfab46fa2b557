"""Makes the maps of the values of hollows in good play.

`python -m bench.rolit_engine.worths GAMES OUT [SEED]`.

OUT is `src/parlour/games/rolit/engine/maps.json`, by course.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time

from bench.rolit_engine.appraisal import appraise
from parlour.games.rolit.engine.courses import COURSES

SMALL = {"reversi-4": (4, 2, True), "two-4": (4, 2, False)}


def main(games: str, out: str, seed: str = "1") -> None:
    maps = {}
    for name, (size, players, reversi) in sorted((COURSES | SMALL).items()):
        began = process_time()
        maps[name] = appraise(size, players, reversi, int(games), int(seed))._asdict()
        print(f"{name}: {process_time() - began:.1f} s", flush=True)
    lines = ",\n".join(f'"{name}": {json.dumps(found, separators=(",", ":"))}' for name, found in maps.items())
    Path(out).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
