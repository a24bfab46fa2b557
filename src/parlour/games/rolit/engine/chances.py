"""Measured rates at which leads and shares expected by a search were won.

`bench/rolit_engine/calibration.py` played the games: the engine against itself, four moves ahead after moves at random,
to the first position of which everything is proved.
"""

from __future__ import annotations

from typing import Final

import numpy as np

MEASURED: Final = {
    (0, 6): ((14, 3.0), (24, 5.0), (32, 3.0)),
    (0, 8): ((16, 5.5), (24, 5.5), (36, 6.5), (60, 6.5)),
    (1, 6): ((14, 1.5), (20, 1.5), (32, 3.0)),
    (1, 8): ((16, 1.5), (25, 1.5), (40, 3.5), (60, 4.5)),
}
"""By rule and side of the board, empty hollows and a lead in balls that is won e times as often as it is lost."""
SCALES = np.ones((2, 9, 64))
for _board, _knots in MEASURED.items():
    SCALES[_board] = np.interp(np.arange(64), [at for at, _ in _knots], [scale for _, scale in _knots]).round(2)
ERRORS = np.array([[0.06, 0.05, 0.03, 0.025, 0.02, 0.02], [0.12, 0.09, 0.05, 0.04, 0.03, 0.03]])
"""By rule and instalments: how much a search two moves deeper changes a chance, as root mean square."""
TEMPERED = np.zeros((5, 64))
for _players, _late in ((3, 0.0), (4, 0.5)):
    TEMPERED[_players] = np.interp(np.arange(64), (18, 30), (_late, 1.0)).round(2)
"""Among three and four, by players and empty hollows: how much of a share is the tempered one (`several.tempered`)."""
CROWD_MEASURED: Final = (
    ((12, 0.07), (20, 0.055), (26, 0.047), (31, 0.02)),
    ((20, 0.045), (27, 0.03), (36, 0.018), (48, 0.01), (60, 0.005)),
)
"""On 6×6 and 8×8: empty hollows, and how much 3.4 times the budget changes how far a move is from the best."""
CROWD_ERRORS = np.zeros((len(CROWD_MEASURED), 64))
"""Among three and four, after three instalments, by `board // 8` and empty hollows."""
for _number, _knots in enumerate(CROWD_MEASURED):
    CROWD_ERRORS[_number] = np.interp(np.arange(64), [at for at, _ in _knots], [error for _, error in _knots]).round(4)
FEWER = np.array([2.2, 1.7, 1.3, 1.0, 0.65, 0.65])
"""By instalments: how many times that error (`python -m bench.truth.budget`)."""
