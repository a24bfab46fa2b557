"""Packs weights that `parlour train rolit` learned for the package: `python tables/rolit_weights.py FOLDER`.

FOLDER has `NAME.npz` for each course; `NAME.gz` goes to the package, small enough for a page to load.
"""

import sys
from pathlib import Path

import numpy as np

from parlour.games.rolit.engine.courses import COURSES
from parlour.games.rolit.engine.files import learned_file
from parlour.games.rolit.engine.packing import pack

for name, (size, players, reversi) in COURSES.items():
    learned = Path(sys.argv[1]) / f"{name}.npz"
    if learned.exists():
        with np.load(learned) as kept:
            learned_file(name).write_bytes(pack(kept["weights"], size, players, reversi))
