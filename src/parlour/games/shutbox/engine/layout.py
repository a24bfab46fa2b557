"""The memory of best play: 64-bit cells, first the rules, then room for the results.

The first cells are these numbers, then places (`..._AT`) where arrays begin. A file has the cells up to `FOUND_AT`;
everything after them is computed.
"""

from __future__ import annotations

from typing import Final

(
    START,
    MUST,
    SCORE_RULE,
    STOPS,
    TIES,
    SEATS,
    DICE,
    KINDS,
    ROWS,
    REAL,
    LEVELS,
    HALVES,
    MASKS,
    RULES,
    AFTERS,
    SCALE,
    SPARED,
    GROUPS,
    BROAD,
    SOLVED,
) = range(20)
"""The row at the start, what a first roll must shut, how rows count, whether a shut box ends the game, how ties are
broken, seats, dice, kinds of rolls; how many rows, rows that occur, scores, halves to choose from, sets, cells of the
kernel's tables, rows that follow; the cost of the whole row; whether who has not played ties with a shut box; kinds of
single leaders; turns that are solved side by side; and down to which turn the game is solved."""

(
    STARTS_AT,
    MASKS_AT,
    RULES_AT,
    WEIGHT_AT,
    HALVES_AT,
    ORDER_AT,
    LEVEL_AT,
    FOUND_AT,
    NEAR_AT,
    BOUNDS_AT,
    FIRST_AT,
    AFTER_AT,
    FEWEST_AT,
    MOST_AT,
    COST_AT,
    GROUP_AT,
    VALUES_AT,
    ENDS_AT,
    THROWN_AT,
    TOTAL_AT,
    BEST_AT,
    TOP_AT,
    PICKS_AT,
    SHARES_AT,
    PAIRS_AT,
    REPLY_AT,
    SINGLE_AT,
    TIED_AT,
    SPANS_AT,
    MARKED_AT,
    RANK_AT,
    SIZE_AT,
    LISTED_AT,
    RANGE_AT,
    BASE_AT,
    TWOS_AT,
    PARTS_AT,
    SAFE_AT,
    LEAD_AT,
    LED_AT,
    BOTH_AT,
    TOLD_AT,
    FOLLOW_AT,
    CAST_AT,
    REACH_AT,
    SHARE_AT,
    CLEAR_AT,
    FRONT_AT,
    LAST_AT,
    SIDE_AT,
    SUM_AT,
) = range(20, 71)

SEATED, UNDEMANDING, THREES, THREE_KNOWN, KEPT = range(71, 76)
KEPT_LENGTH: Final = 8
HEAD: Final = KEPT + KEPT_LENGTH
"""For how many seats turns are solved now, as a minus where by the rows of all who are tied; whether the graph is that
of a tie-break, in which no number is demanded; how many ties of three are told apart, and whether they are known; and
which turn was judged last: what it is worth is still there."""

SHARED, ROLLED, REPLAYED = range(3)
"""Ties: the win is shared, broken by one more roll, or by another game."""
AT_ONCE: Final = 64
"""The most turns solved side by side; fewer where rows are long."""
BESIDE: Final = 32
"""Number of turns against two who are tied."""
MOST_SEATS, MOST_BY_ROWS = 12, 4
"""Seats, and seats whose ties are distinguished by all rows."""
