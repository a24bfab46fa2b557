"""The 210 (SB-29) for two: the first's chance to win by the row at which its turn ends, from a table.

Each of 661,918 rows needs a turn of the second on 2^20 rows, solved against just that row: hours on a processor. So the
table comes with the package; `tables/two_ten.cu` made it on a graphics card in two minutes. Entries are rounded to 32
bits after the point. `long_rows` can work out any entry again, and the tests do.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from parlour.games.shutbox.options import ShutBoxOptions, settled
from parlour.games.shutbox.solver.cache import NOT_ASKED

TABLE = Path(__file__).with_suffix(".npz")
BITS = 32
NUMBERS = 20


def is_two_ten(o: ShutBoxOptions) -> bool:
    """The rules are those of the variant, by whatever name."""
    asked, known = asdict(o), asdict(settled({"variant": "two-ten"}))
    return all(asked[name] == known[name] for name in known if name not in NOT_ASKED)


@lru_cache(maxsize=1)
def first_wins() -> Any:
    """By row at which the first's turn ends, the first's probability to win; 0 where no turn ends."""
    with np.load(TABLE) as stored:
        ends = np.nonzero(np.unpackbits(stored["ends"]))[0]
        values = stored["values"].T.copy().view(np.uint32)[:, 0]
    found = np.zeros(1 << NUMBERS)
    found[ends[np.argsort(sums()[ends], kind="stable")]] = values / 2**BITS
    found[0] = 1.0
    return found


def sums() -> Any:
    sums = np.zeros(1, dtype=np.int64)
    for number in range(1, NUMBERS + 1):
        sums = np.concatenate([sums, sums + number])
    return sums
