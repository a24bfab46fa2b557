"""Packs what `two_ten.cu` wrote into the table that `parlour.games.shutbox.solver.turns.two_ten` reads."""

from __future__ import annotations

import sys

import numpy as np

from parlour.games.shutbox.solver.turns.two_ten import BITS, TABLE, sums

wins = np.fromfile(sys.argv[1])
ends = wins > 0
rows = np.nonzero(ends)[0]
rows = rows[np.argsort(sums()[rows], kind="stable")]
values = np.round(wins[rows] * 2**BITS).astype(np.uint32)
np.savez_compressed(TABLE, ends=np.packbits(ends), values=np.ascontiguousarray(values.view(np.uint8).reshape(-1, 4).T))
