"""Train courses of Rolit, each for about so many seconds: `python bench/rolit_training.py FOLDER two-8:300 …`.

The number of batches that fit is measured first and written into the file, so that the same weights can be made again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from parlour.games.rolit.engine.courses import course
from parlour.games.rolit.engine.learning import Learner
from parlour.games.rolit.engine.training import arrays, train

GAMES = 16384


def main(folder: str, *parts: str) -> None:
    xp = arrays(gpu=True)
    for part in parts:
        name, seconds = part.split(":")
        trial = Learner(xp, course(name, GAMES, 12, 1))
        trial.run(4)
        began = monotonic()
        trial.run(12)
        float(trial.weights.sum())
        batches = max(20, int(float(seconds) / ((monotonic() - began) / 8)))
        print(f"{name}: {(monotonic() - began) / 8:.3f} s a batch, {batches} batches", flush=True)
        train(name, GAMES, batches, 1, Path(folder), gpu=True, told=lambda done: None)
        print(f"{name}: done after {monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
