"""Solves a single game in turn for any number of seats, when everybody plays to win.

The game is solved from the last turn back. Before a turn it matters how low the best score is and who has it: a single
leader, whose row matters too where a tie is broken on the rows as they stand (SB-13), or several who are tied. Values
are kept by *role*, in columns: the tied in turn order, then those still to come in turn order (all others have lost),
and at the end

    apart   (two tied only) the chance that they stay the two tied; how they share that is worked out elsewhere
    crowd   the chance that three or more are tied in the end

With SB-14 the tied play the game again, so the value of the game occurs in its own equation. Iterating converges fast,
because everybody rarely ties. A shared win counts as an equal part for each winner. With SB-13 a tie of three or more
counts as equal parts too: the one approximation here, and `crowd` bounds what it can cost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from parlour.contract.solution import Progress
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.turn import AT_ONCE, best_columns, best_vectors
from parlour.games.shutbox.solver.ties.pairs import pair_values
from parlour.games.shutbox.solver.turns.ends import ends_first, ends_single, ends_tied
from parlour.games.shutbox.solver.turns.long_rows import first_of_two

CLOSE = 1e-15
MOST_REPEATS = 1000
WIDEST_TIES = 1 << 12
"""Rows: where there are more, not all pairs of them can be told apart at once."""


@dataclass(frozen=True)
class TurnRules:
    """What a game in turn is like, whatever the number of seats."""

    graph: Graph
    level: Any
    """By row, the number of its score, from 0 up: equal scores have equal numbers."""
    group: Any
    """By row, the group it belongs to as a single leader's row: the row itself, or only its score."""
    stops: bool
    """Shutting the box ends the game at once."""
    unplayed_score_zero: bool
    """Those who have not played then score zero, and tie with the player who shut the box (first rules only)."""
    ties: Any
    """`ties[group, group]`: the earlier one's part of a tie of two; a single number where groups do not matter."""

    @property
    def groups(self) -> dict[int, int]:
        """One row of each group."""
        rows = np.arange(self.graph.start + 1)
        rows = rows[rows & ~self.graph.start == 0]
        groups, at = np.unique(self.group[rows], return_index=True)
        return dict(zip(groups.tolist(), rows[at].tolist(), strict=True))


@dataclass(frozen=True)
class Sequence:
    """A solved game by place in turn order: `single[i][group]` and `tied[i][n][level]` before turn i."""

    rules: TurnRules
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
    rules = turn_rules(o)
    if seats == 2 and wide(o):
        first = first_of_two(o, progress)
        known = np.stack([first.wins, 1 - first.wins, np.zeros(len(first.wins))], axis=1)
        return replace(_solved(rules, seats, {2: np.full(2, 0.5)}, known), off=first.off)
    shares = {n: np.full(n, 1 / n) for n in range(2, seats + 1)}
    if o.tie != "game":
        return _solved(rules, seats, shares)
    for n in range(2, seats + 1):
        again = _repeated(rules, n, shares)
    return again


def turn_rules(o: ShutBoxOptions) -> TurnRules:
    g = graph(o)
    level = np.unique(g.score, return_inverse=True)[1].astype(np.int64)
    if o.tie == "roll":
        ties = np.full((1, 1), 0.5) if wide(o) else pair_values(graph(o, tie_roll=True))
        return TurnRules(g, level, np.arange(len(level)), o.stops, False, ties)
    spared = o.unplayed == "nothing" and o.version == 1  # such games are tie games, which a shut box wins
    return TurnRules(g, level, level, o.stops, spared, np.full((1, 1), 0.5))


def wide(o: ShutBoxOptions) -> bool:
    """SB-13 on rows so long that not all pairs of rows can be told apart at once: see `long_rows`."""
    return o.tie == "roll" and o.start_row >= WIDEST_TIES


def _repeated(rules: TurnRules, seats: int, shares: dict[int, Any]) -> Sequence:
    """SB-14: the value of the game when everybody ties is the value of the game."""
    for _ in range(MOST_REPEATS):
        if seats == 2:
            rules.ties[0, 0] = shares[2][0]
        solved = _solved(rules, seats, shares)
        moved = float(np.abs(solved.values - shares[seats]).max())
        shares[seats] = solved.values.copy()
        if moved < CLOSE:
            break
    return solved


def _solved(rules: TurnRules, seats: int, shares: dict[int, Any], second: Any = None) -> Sequence:
    levels = int(rules.level.max()) + 1
    groups = int(rules.group.max()) + 1
    single: list[Any] = [None] * seats + [np.tile([1.0, 0.0], (groups, 1))]
    tied: list[dict[int, Any]] = [{} for _ in range(seats)] + [
        {n: np.tile(_end_of_tied(n, shares), (levels, 1)) for n in range(2, seats + 1)}
    ]
    dice = np.zeros(len(rules.level), dtype=np.int64)
    if seats == 2:
        single[1] = last_of_two(rules) if second is None else second
    for i in range(seats - 1, 0 if seats > 2 else 1, -1):
        single[i] = np.zeros((groups, 2 + seats - i))
        for group, row in rules.groups.items():
            values = single_ends(rules, single, tied, i, group, int(rules.level[row]))
            best_vectors(rules.graph, values, 1, 1, dice)
            single[i][group] = values[rules.graph.start]
        for n in range(2, i + 1):
            tied[i][n] = np.zeros((levels, n + seats - i + 2))
            for level in range(levels):
                values = tied_ends(rules, single, tied, i, n, level)
                best_vectors(rules.graph, values, n, n, dice)
                tied[i][n][level] = values[rules.graph.start]
    values = first_ends(rules, single, shares)
    best_vectors(rules.graph, values, 0, 0, dice)
    single[0] = values[rules.graph.start][None, :]
    return Sequence(rules, seats, dict(shares), single, tied)


def last_of_two(rules: TurnRules) -> Any:
    """By group of the first's row: the worth of the second's turn to the first and to the second; crowd is 0."""
    groups, second = rules.groups, np.zeros(int(rules.group.max()) + 1)
    at_once = max(1, AT_ONCE // len(rules.level))
    for low in range(0, len(groups), at_once):
        some = np.array(list(groups)[low : low + at_once])
        best = rules.level[[groups[group] for group in some]]
        parts = rules.ties[some][:, rules.group].T if len(rules.ties) > 1 else rules.ties[0, 0]
        level = rules.level[:, None]
        values = np.where(level == best[None, :], 1 - parts, level < best[None, :])
        if rules.stops:
            values[0, :] = 1.0
        best_columns(rules.graph, values)
        second[some] = values[rules.graph.start]
    return np.stack([1 - second, second, np.zeros(len(second))], axis=1)


def _end_of_tied(n: int, shares: dict[int, Any]) -> Any:
    return np.array([0.0, 0.0, 1.0, 0.0]) if n == 2 else np.array([*shares[n], 0.0, 1.0])


def first_ends(rules: TurnRules, single: list[Any], shares: dict[int, Any]) -> Any:
    """By row, what it is worth that the first turn ends there: to the one who plays it, those to come, and crowd."""
    ends = np.empty((len(rules.level), single[1].shape[1]))
    ends_first(rules.group, single[1], rules.stops, ends)
    if rules.unplayed_score_zero:
        seats = ends.shape[1] - 1
        ends[0] = [*shares[seats], float(seats > 2)]
    return ends


def single_ends(rules: TurnRules, single: list[Any], tied: list[dict[int, Any]], i: int, group: int, level: int) -> Any:
    """The same for turn i > 0 and one leader: columns leader, the one who plays, those to come, crowd."""
    ends = np.empty((len(rules.level), single[i + 1].shape[1] + 1))
    rows, after, pair = np.arange(len(rules.level)), single[i + 1], tied[i + 1][2]
    ends_single(rules.level, rules.group, rows, 0, group, level, after, pair, rules.ties, rules.stops, ends)
    if rules.unplayed_score_zero and i + 1 < len(single) - 1:
        ends[0] = [0.0, *_unplayed(rules, tied, i)]
    return ends


def tied_ends(rules: TurnRules, single: list[Any], tied: list[dict[int, Any]], i: int, n: int, level: int) -> Any:
    """The same for n tied leaders: columns the tied, the one who plays, those to come, apart, crowd."""
    ends = np.empty((len(rules.level), tied[i + 1][n].shape[1] + 1))
    rows, after, (more, same) = np.arange(len(rules.level)), single[i + 1], (tied[i + 1][n + 1], tied[i + 1][n])
    ends_tied(rules.level, rules.group, rows, 0, n, level, after, more, same, rules.stops, ends)
    if rules.unplayed_score_zero and i + 1 < len(single) - 1:
        *parts, crowd = _unplayed(rules, tied, i)
        ends[0] = [*[0.0] * n, *parts, 0.0, crowd]
    return ends


def _unplayed(rules: TurnRules, tied: list[dict[int, Any]], i: int) -> list[float]:
    """The box is shut in turn i: a tie with those to come, who score nothing either. Their parts, and crowd."""
    seats = len(tied) - 1 - i
    if seats == 2:
        part = float(rules.ties[0, 0])
        return [part, 1 - part, 0.0]
    return [*tied[-1][seats][0, :seats].tolist(), 1.0]
