"""The input of best play: the rules of a row, and the number of seats that take turns on such rows.

Its file's name spells out the options, from which anyone can make it again: nothing was learned.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any, Final

import numpy as np

from parlour.compute.words import INSTALLED
from parlour.contract.engine import Ground
from parlour.errors import ParlourError, Unsupported
from parlour.games.shutbox.encoding import CODES, encoded
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.layout import EVENS, ODDS
from parlour.games.shutbox.options import ShutBoxOptions, settled
from parlour.games.shutbox.row import row_score
from parlour.games.shutbox.solver.row.graph import flat, kinds, weights
from parlour.games.shutbox.solver.row.levels import below, last_rows
from parlour.games.shutbox.solver.ties.triples import TIED, Triples, triples_of
from parlour.speech.message import Message

TOLD: Final = ("tiles", "dice", "fewer_dice", "score", "first_hit", "preshut", "bust", "parity", "combine")
"""The options of a row; with several players, those of a game follow."""
TOLD_OF_GAMES: Final = ("players", "rows", "tie", "shut", "unplayed")
NOTHING: Final = "nothing"
"""The ground of positions that carry their own values."""
LONGEST, LONGEST_NAME = 12, 80
MOST_AFTER: Final = 4_000_000
"""The most successors of rows, counted once for each roll: more would take a page too long."""
TIES: Final = {"share": at.SHARED, "roll": at.ROLLED, "game": at.REPLAYED}
LONGEST_TIED: Final = 10
"""The most numbers on a row if a page must distinguish all pairs of rows."""
MOST_TIES: Final = 1 << 20
"""The most ties of three to distinguish: they take seconds."""
MOST_NUMBERS: Final = 1 << 24
"""The most numbers in memory while many turns are solved side by side."""


def name_of(o: ShutBoxOptions, players: int) -> str:
    """The ground of a game in turn, or of a single row for one player; raises `Unsupported` if it is too large."""
    values = {"tiles": o.tiles, "players": players, **{name: getattr(o, name) for name in (*TOLD, "rows", "tie")}}
    values |= {"shut": o.shut, "unplayed": o.unplayed, "preshut": "+".join(map(str, o.preshut)) or "0"}
    name = ".".join(str(values[each]) for each in (TOLD if players == 1 else TOLD + TOLD_OF_GAMES))
    if not small_enough(o, players):
        raise too_large()
    return name


def small_enough(o: ShutBoxOptions, players: int) -> bool:
    longest = LONGEST_TIED if players > 1 and o.tie == "roll" else LONGEST
    return o.start_row.bit_length() <= longest and followers(o) <= MOST_AFTER


@lru_cache(maxsize=64)
def followers(o: ShutBoxOptions) -> int:
    """The number of rows that follow a row by any kind of roll, summed over the rows."""
    start, opened = o.start_row, o.start_row.bit_count()
    return sum(1 << (opened - mask.bit_count()) for masks in kinds(o) for mask in masks if not mask & ~start)


def too_large() -> Unsupported:
    return Unsupported(Message("cannot-judge", {"game": "shutbox"}))


def options_of(name: str) -> ShutBoxOptions:
    """The options that a name spells; names come from strangers."""
    values, told = name.split("."), TOLD + TOLD_OF_GAMES
    if len(name) > LONGEST_NAME or len(values) not in (len(TOLD), len(told)):
        raise too_large()
    given: dict[str, Any] = dict(zip(told, values, strict=False))
    given["preshut"] = () if given["preshut"] == "0" else given["preshut"].split("+")
    try:
        if int(given["tiles"]) > LONGEST or int(given["dice"]) > 4:
            raise too_large()
        o = settled({"players": 1, "until": "game", **given})
    except (ParlourError, ValueError) as error:
        raise too_large() from error
    if name_of(o, o.players) != name:
        raise too_large()
    return o


def ground(name: str) -> Ground:
    if name == NOTHING:
        return Ground(gzip.compress(b"", 9, mtime=0), 1)
    o = options_of(name)
    file, cells = laid_out(o, o.players)
    return Ground(gzip.compress(file.tobytes(), 9, mtime=0), cells)


def laid_out(o: ShutBoxOptions, seats: int) -> tuple[Any, int]:
    """The first cells, and how many there are in all."""
    rules, (masks, starts), likely = encoded(o)[0], flat(list(kinds(o))), _weights(o)
    halves = [o.start_row & EVENS, o.start_row & ODDS] if o.parity == "choice" else []
    scores = np.array([row_score(row & o.start_row, CODES["score"][o.score]) for row in range(o.start_row + 1)])
    real = np.array([row for row in range(len(scores)) if not row & ~o.start_row])
    real = real[np.argsort(scores[real], kind="stable")]
    level = np.searchsorted(np.unique(scores[real]), scores)
    head, rows, levels = np.zeros(at.HEAD, np.int64), len(scores), int(level.max()) + 1
    head[: at.SOLVED] = (
        o.start_row,
        1 << (o.first_hit - 1) if o.first_hit else 0,
        CODES["score"][o.score],
        o.stops,
        TIES[o.tie],
        seats,
        o.dice,
        len(starts) - 1,
        rows,
        len(real),
        levels,
        len(halves),
        len(masks),
        len(rules),
        followers(o),
        max(1, int(scores[o.start_row])),
        o.unplayed == "nothing" and o.version == 1,  # a shut box wins such games
        rows if o.tie == "roll" else levels,
        max(1, min(at.AT_ONCE, MOST_NUMBERS // rows)),
    )
    known = [starts, masks, rules, likely.view(np.int64), np.array(halves, np.int64), real, level]
    file = np.concatenate([head, *known]).astype(np.int64)
    place = at.HEAD
    for each, array in enumerate(known):
        file[at.STARTS_AT + each], place = place, place + len(array)
    three = ties_told_apart(o) if seats > TIED - 1 else None
    file[at.THREES] = int(three.base[-1]) if three else 0
    return file, _lay(file, place, int(three.twos[-1]) if three else 0)


def _weights(o: ShutBoxOptions) -> Any:
    return np.array([float(weight) for by_kind in weights(o) for weight in by_kind])


@lru_cache(maxsize=64)
def ties_told_apart(o: ShutBoxOptions) -> Triples | None:
    """Ties of three that are distinguished by their rows: with SB-13, three or four players, if there are few."""
    if o.tie != "roll" or not 2 < o.players <= at.MOST_BY_ROWS or o.start_row.bit_length() > LONGEST:
        return None
    found = triples_of(o, [tied_rows(o)] * TIED)
    return found if int(found.base[-1]) <= MOST_TIES else None


def tells_ties_apart(o: ShutBoxOptions) -> bool:
    """Whether ties of three are distinguished; without NumPy there are only grounds where they are few enough."""
    if INSTALLED:
        return ties_told_apart(o) is not None
    return o.tie == "roll" and 2 < o.players <= at.MOST_BY_ROWS


def tied_rows(o: ShutBoxOptions) -> Any:
    """Marks the rows with which a seat can be tied."""
    rows = below(o, last_rows(o))
    rows[0] = not o.stops
    return rows


def _lay(head: Any, place: int, twos: int) -> int:
    """Allots the places of all results from this cell on; returns the number of cells in all."""
    rows, kind_count, seats = int(head[at.ROWS]), int(head[at.KINDS]), int(head[at.SEATS])
    levels, thrown, threes = int(head[at.LEVELS]) + 1, int(head[at.DICE]) + 1, int(head[at.THREES])
    several, widest = seats > 1, seats + 2
    lengths = {
        at.NEAR_AT: int(head[at.MASKS]),
        at.BOUNDS_AT: kind_count + 1,
        at.FIRST_AT: rows * kind_count + 1,
        at.AFTER_AT: int(head[at.AFTERS]) // 2 + 1,
        **dict.fromkeys((at.FEWEST_AT, at.MOST_AT, at.COST_AT, at.GROUP_AT, at.THROWN_AT), rows),
        at.REPLY_AT: max(rows, at.AT_ONCE),
        at.VALUES_AT: rows * (max(widest, int(head[at.BROAD])) if several else 2),
        at.ENDS_AT: rows * widest,
        **dict.fromkeys((at.TOTAL_AT, at.BEST_AT, at.TOP_AT), at.AT_ONCE),
        at.PICKS_AT: kind_count,
        at.SHARES_AT: (at.MOST_SEATS + 1) ** 2,
        at.PAIRS_AT: rows * rows if several and head[at.TIES] == at.ROLLED else 1,
        at.SPANS_AT: 2 * kind_count,
        **(_room_for_ties(rows, kind_count, levels, thrown, twos, threes) if threes else {}),
        at.SINGLE_AT: (seats + 1) * int(head[at.GROUPS]) * widest if several else 0,
        at.TIED_AT: (seats + 1) ** 2 * levels * widest if several else 0,
    }
    head[at.FOUND_AT] = place
    for each, length in lengths.items():
        head[each], place = place, place + length
    return place


def _room_for_ties(rows: int, kind_count: int, levels: int, thrown: int, twos: int, threes: int) -> dict[int, int]:
    """Tables for ties of three and turns against two, where these are solved by row: see `engine.fronts`."""
    return {
        **dict.fromkeys((at.MARKED_AT, at.RANK_AT, at.LISTED_AT, at.LEAD_AT), TIED * rows),
        **dict.fromkeys((at.SIZE_AT, at.RANGE_AT, at.LAST_AT), TIED * levels),
        **dict.fromkeys((at.BASE_AT, at.TWOS_AT), levels),
        at.PARTS_AT: TIED * threes,
        **dict.fromkeys((at.SAFE_AT, at.LED_AT), rows),
        at.BOTH_AT: TIED * twos,
        at.TOLD_AT: twos,
        **dict.fromkeys((at.FOLLOW_AT, at.CAST_AT), 4 * thrown),
        at.REACH_AT: 4 * kind_count,
        at.SHARE_AT: 5 * kind_count,
        at.CLEAR_AT: 3 * levels * thrown,
        at.FRONT_AT: 2 * 4 * twos,
        at.SIDE_AT: rows * 3 * at.BESIDE,
        at.SUM_AT: (thrown + 1) * 3 * at.BESIDE,
    }
