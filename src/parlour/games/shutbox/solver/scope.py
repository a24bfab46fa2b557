"""Decides which games can be solved for winning, and says why the others cannot."""

from __future__ import annotations

from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import row_score
from parlour.speech.message import Message

LONGEST_RACE = 12
"""Numbers on a row where both rows matter at once: 2^24 pairs of rows."""

LONGEST_FOR_MANY = 14
MOST_SCORE, MOST_WORK = 2000, 1 << 29
"""Limits of a match of two: the highest score of one game, and standings times rows."""


def why_unsolved(o: ShutBoxOptions) -> Message | None:
    """`None` where `solve` can play to win; else why not, in a clause."""
    if o.match:
        return _why_no_match(o)
    if o.order == "rounds" and o.start_row.bit_length() > LONGEST_RACE:
        return Message("unsolved-rounds", {"longest": LONGEST_RACE})
    if o.start_row.bit_length() > LONGEST_FOR_MANY and o.players > 2:
        return Message("unsolved-many", {"longest": LONGEST_FOR_MANY})
    return None


def _why_no_match(o: ShutBoxOptions) -> Message | None:
    amount, _, unit = o.until.partition(" ")
    most = int(row_score(o.start_row, CODES["score"][o.score]))
    standings = int(amount) * (2 * int(amount) + most if unit == "points" else 2 * most * (int(amount) + 1))
    if o.order == "rounds":
        return Message("unsolved-match-rounds")
    if most > MOST_SCORE or standings << o.tiles > MOST_WORK:
        return Message("unsolved-match", {"until": o.until, "most": most})
    return None
