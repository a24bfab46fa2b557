"""`bench.rolit_engine.early`: who wins early positions is what the solution says."""

from pathlib import Path

import numpy as np
import pytest
from bench.rolit_engine.early import key_of, main, reached
from bench.rolit_engine.solving import first_position

from parlour.games.rolit.engine.table import FIRM
from parlour.games.rolit.engine.thinker import Thinker


@pytest.mark.parametrize("case", ["diagonal", "reversi"])
def test_early_positions_are_won_as_the_solution_says(case: str, tmp_path: Path) -> None:
    """4×4 with eight empty hollows; all before it follow, and a run that is cut off goes on."""
    out = tmp_path / "early"
    main("4", case, "8", str(out), "1")
    lines = (tmp_path / "early.txt").read_text().splitlines()
    (tmp_path / "early.txt").write_text("\n".join(lines[:5]) + "\n")
    main("4", case, "8", str(out), "1")
    assert sorted((tmp_path / "early.txt").read_text().splitlines()) == sorted(lines)
    first, rule = first_position(4, case)
    with np.load(f"{out}.npz") as kept:
        told = {(int(one), int(two)): int(entry) for one, two, entry in kept["entries"]}
    thinker = Thinker(4, rule, None)
    for empties in range(8, 13):
        for position in reached(4, case, first, empties):
            entry, value = told[key_of(position, 4)], thinker.value(position)
            low, high = (entry & 255) - FIRM, (entry >> 8 & 255) - FIRM
            assert low <= value <= high and (low > 0 or high < 0 or low == high == 0)
            assert entry >> 24 == empties
