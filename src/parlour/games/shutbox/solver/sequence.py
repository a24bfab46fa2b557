"""One game, turns in sequence, any number of seats: everybody plays to win, knowing what stands and who is to come.

Solved from the last turn back. Before a turn it matters how low the best score is and who has it: a single leader,
whose row matters too where a tie is broken on the rows as they stand (SB-13), or several who are tied. Values are kept
by *role*, in columns: the tied in turn order, those still to come in turn order (all others have lost), and at the end

    apart   (of two tied only) how likely they are to stay the two tied: what that is worth is theirs to break
    crowd   how likely three or more are tied in the end

With SB-14 the tied play the game again, so its values occur in their own equations: solved by repetition, which
converges fast because it is rare that everybody ties. A shared win counts as an equal part for each. With SB-13, a tie
of three or more is valued as equal parts too: the one approximation here, and `crowd` bounds what it can cost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.ends import ends_first, ends_single, ends_tied
from parlour.games.shutbox.solver.long_rows import first_of_two
from parlour.games.shutbox.solver.plan import Plan, plan
from parlour.games.shutbox.solver.tie import tie_values
from parlour.games.shutbox.solver.turn import AT_ONCE, best_columns, best_vectors
from parlour.solution import Progress

CLOSE = 1e-15
MOST_REPEATS = 1000
WIDEST_TIES = 1 << 12
"""Rows: where there are more, not all pairs of them can be told apart at once."""


@dataclass(frozen=True)
class Table:
    """What a game among players in sequence looks like, apart from how many they are."""

    plan: Plan
    level: Any
    """By row, the number of its score, from 0 up: equal scores have equal numbers."""
    kind: Any
    """By row, its class as a single leader's: the row itself, or only its score."""
    stops: bool
    """Shutting the box ends the game at once."""
    spares: bool
    """And then those who have not played score nothing either: a tie with the one who shut the box."""
    ties: Any
    """`ties[class, class]`, the earlier one's part when two are tied; one number where classes do not matter."""

    @property
    def kinds(self) -> dict[int, int]:
        """One row of each class."""
        rows = np.arange(self.plan.start + 1)
        rows = rows[rows & ~self.plan.start == 0]
        kinds, at = np.unique(self.kind[rows], return_index=True)
        return dict(zip(kinds.tolist(), rows[at].tolist(), strict=True))


@dataclass(frozen=True)
class Sequence:
    """A solved game by place in turn order: `single[i][class]` and `tied[i][n][level]` before turn i."""

    table: Table
    seats: int
    shares: dict[int, Any]
    single: list[Any]
    tied: list[dict[int, Any]]
    off: float = 0.0
    """By how much `values` may be off, where ties on long rows are out of reach."""

    @property
    def values(self) -> Any:
        """The probability to win, by place in turn order."""
        return self.single[0][0, : self.seats]

    @property
    def crowd(self) -> float:
        return float(self.single[0][0, -1])


def solve_sequence(o: ShutBoxOptions, seats: int, progress: Progress | None = None) -> Sequence:
    table = table_of(o)
    if seats == 2 and wide(o):
        first = first_of_two(o, progress)
        known = np.stack([first.wins, 1 - first.wins, np.zeros(len(first.wins))], axis=1)
        return replace(_solved(table, seats, {2: np.full(2, 0.5)}, known), off=first.off)
    shares = {n: np.full(n, 1 / n) for n in range(2, seats + 1)}
    if o.tie != "game":
        return _solved(table, seats, shares)
    for n in range(2, seats + 1):
        again = _repeated(table, n, shares)
    return again


def table_of(o: ShutBoxOptions) -> Table:
    p = plan(o)
    level = np.unique(p.score, return_inverse=True)[1].astype(np.int64)
    if o.tie == "roll":
        ties = np.full((1, 1), 0.5) if wide(o) else tie_values(plan(o, tie_roll=True))
        return Table(p, level, np.arange(len(level)), o.stops, False, ties)
    return Table(p, level, level, o.stops, o.unplayed == "nothing", np.full((1, 1), 0.5))


def wide(o: ShutBoxOptions) -> bool:
    """SB-13 on rows so long that not all pairs of rows can be told apart at once: see `long_rows`."""
    return o.tie == "roll" and o.start_row >= WIDEST_TIES


def _repeated(table: Table, seats: int, shares: dict[int, Any]) -> Sequence:
    """SB-14: the value of the game when everybody ties is the value of the game."""
    for _ in range(MOST_REPEATS):
        if seats == 2:
            table.ties[0, 0] = shares[2][0]
        solved = _solved(table, seats, shares)
        moved = float(np.abs(solved.values - shares[seats]).max())
        shares[seats] = solved.values.copy()
        if moved < CLOSE:
            break
    return solved


def _solved(table: Table, seats: int, shares: dict[int, Any], second: Any = None) -> Sequence:
    levels = int(table.level.max()) + 1
    classes = int(table.kind.max()) + 1
    single: list[Any] = [None] * seats + [np.tile([1.0, 0.0], (classes, 1))]
    tied: list[dict[int, Any]] = [{} for _ in range(seats)] + [
        {n: np.tile(_end_of_tied(n, shares), (levels, 1)) for n in range(2, seats + 1)}
    ]
    dice = np.zeros(len(table.level), dtype=np.int64)
    if seats == 2:
        single[1] = last_of_two(table) if second is None else second
    for i in range(seats - 1, 0 if seats > 2 else 1, -1):
        single[i] = np.zeros((classes, 2 + seats - i))
        for kind, row in table.kinds.items():
            values = single_ends(table, single, tied, i, kind, int(table.level[row]))
            best_vectors(table.plan, values, 1, 1, dice)
            single[i][kind] = values[table.plan.start]
        for n in range(2, i + 1):
            tied[i][n] = np.zeros((levels, n + seats - i + 2))
            for level in range(levels):
                values = tied_ends(table, single, tied, i, n, level)
                best_vectors(table.plan, values, n, n, dice)
                tied[i][n][level] = values[table.plan.start]
    values = first_ends(table, single, shares)
    best_vectors(table.plan, values, 0, 0, dice)
    single[0] = values[table.plan.start][None, :]
    return Sequence(table, seats, dict(shares), single, tied)


def last_of_two(table: Table) -> Any:
    """By class of the first's row: what the second's turn is worth to the first, to the second, and no crowd."""
    kinds, second = table.kinds, np.zeros(int(table.kind.max()) + 1)
    at_once = max(1, AT_ONCE // len(table.level))
    for low in range(0, len(kinds), at_once):
        some = np.array(list(kinds)[low : low + at_once])
        best = table.level[[kinds[kind] for kind in some]]
        parts = table.ties[some][:, table.kind].T if len(table.ties) > 1 else table.ties[0, 0]
        level = table.level[:, None]
        values = np.where(level == best[None, :], 1 - parts, level < best[None, :])
        if table.stops:
            values[0, :] = 1.0
        best_columns(table.plan, values)
        second[some] = values[table.plan.start]
    return np.stack([1 - second, second, np.zeros(len(second))], axis=1)


def _end_of_tied(n: int, shares: dict[int, Any]) -> Any:
    return np.array([0.0, 0.0, 1.0, 0.0]) if n == 2 else np.array([*shares[n], 0.0, 1.0])


def first_ends(table: Table, single: list[Any], shares: dict[int, Any]) -> Any:
    """By row, what it is worth that the first turn ends there: to the one who plays it, those to come, and crowd."""
    ends = np.empty((len(table.level), single[1].shape[1]))
    ends_first(table.kind, single[1], table.stops, ends)
    if table.spares:
        seats = ends.shape[1] - 1
        ends[0] = [*shares[seats], float(seats > 2)]
    return ends


def single_ends(table: Table, single: list[Any], tied: list[dict[int, Any]], i: int, kind: int, level: int) -> Any:
    """The same for turn i > 0 and one leader: columns leader, the one who plays, those to come, crowd."""
    ends = np.empty((len(table.level), single[i + 1].shape[1] + 1))
    ends_single(table.level, table.kind, kind, level, single[i + 1], tied[i + 1][2], table.ties, table.stops, ends)
    if table.spares and i + 1 < len(single) - 1:
        ends[0] = [0.0, *_spared(table, tied, i)]
    return ends


def tied_ends(table: Table, single: list[Any], tied: list[dict[int, Any]], i: int, n: int, level: int) -> Any:
    """The same for n tied leaders: columns the tied, the one who plays, those to come, apart, crowd."""
    ends = np.empty((len(table.level), tied[i + 1][n].shape[1] + 1))
    ends_tied(table.level, table.kind, n, level, single[i + 1], tied[i + 1][n + 1], tied[i + 1][n], table.stops, ends)
    if table.spares and i + 1 < len(single) - 1:
        *parts, crowd = _spared(table, tied, i)
        ends[0] = [*[0.0] * n, *parts, 0.0, crowd]
    return ends


def _spared(table: Table, tied: list[dict[int, Any]], i: int) -> list[float]:
    """The box is shut in turn i: a tie with those to come, who score nothing either. Their parts, and crowd."""
    seats = len(tied) - 1 - i
    if seats == 2:
        part = float(table.ties[0, 0])
        return [part, 1 - part, 0.0]
    return [*tied[-1][seats][0, :seats].tolist(), 1.0]
