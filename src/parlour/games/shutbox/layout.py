"""A position of Shut the Box for the kernel: an array of 64-bit integers with these places, in one of these phases."""

from __future__ import annotations

from typing import Final

# The phases, and what an action is in each.
OPENING: Final = 0  # chance: the face of the one die that `SEAT` rolls for the first turn (SB-08)
CHOOSING: Final = 1  # `SEAT` chooses evens (0) or odds (1) (SB-28)
THROWING: Final = 2  # `SEAT` chooses how many dice to throw (SB-07)
ROLLING: Final = 3  # chance: the index of a roll in the tables
SHUTTING: Final = 4  # `SEAT` chooses the set of numbers to shut
STOPPING: Final = 5  # the solo player chooses another game (0) or the end (1) (SB-22)
OVER: Final = 6

# The places of a position.
PHASE, SEAT, LEADER, COUNT, ROLL, ROLLER, IN, DONE, TIED, GAMES, EXTRA, COUNTED, WINNERS, OUTRIGHT = range(14)
ROW, TOTAL, POINTS, FACE, HALF = 16, 28, 40, 52, 64  # one place a seat, from here on
SIZE = 76

NO_TIE, TIE_ROLL, TIE_GAME = 0, 1, 2
EVENS, ODDS = 0xAAAAA, 0x55555
