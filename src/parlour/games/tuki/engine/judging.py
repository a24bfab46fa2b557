"""Every move of a position with its chance to win the game: exact in the last turns, by rollouts elsewhere.

The moves that the quick policy thinks nearly as good as its own get some rollouts, then the better half of them gets
more, until few are left (sequential halving). A few rollouts do not overrule the policy: what it thinks of a move
counts as much as `PRIOR` rollouts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np

from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES, distinct, likeness
from parlour.games.tuki.engine.last_turns import MOST_LEAVES, leaves, solve_last_turns
from parlour.games.tuki.engine.policy import DROPS, OPENS, SCRATCH, WEIGHED, WORST, choose
from parlour.games.tuki.engine.rollout import sample
from parlour.games.tuki.engine.standing import ROUND_VARIANCE
from parlour.games.tuki.packed import first_hidden, free_parrots, hidden_count

CHUNK = 0.03
"""Seconds between two looks at the clock."""
CLOSE = 4.0
"""So many points worse than its own the quick policy may think a move that is tried."""
PRIOR = 100
"""So many rollouts tell moves apart as well as the policy does: it errs by about a point, and rollouts under the same
luck differ by about ten."""


@dataclass(frozen=True)
class Judged:
    """Moves by their numbers, the best first, each with the seat's chance to win."""

    moves: tuple[int, ...]
    chances: tuple[float, ...]
    by_seat: tuple[float, ...]
    """The chances of all seats after the best move."""
    nodes: int = 0
    exact: bool = False


Told: TypeAlias = Callable[[Judged, float], None]


@dataclass
class Limits:
    """What ends a search: so many rollouts, so many seconds, or that somebody asks for it."""

    nodes: int
    seconds: float
    stopped: Callable[[], bool] = lambda: False


class Judge:
    """The moves of one position, on trial; all of them, or those that are `close` to the policy's own."""

    def __init__(self, w: Any, p: Any, seed: int, close: float = CLOSE) -> None:
        self.w, self.p, self.seed, self.seat = w, p, seed, int(p[at.SEAT])
        scratch = np.zeros(SCRATCH)
        favoured = int(choose(w, p, scratch))
        self.exact = bool(leaves(p) <= MOST_LEAVES)
        moves = self.all_moves() if self.exact or close == inf else self.close_ones(scratch, close)
        wanted = likeness(p, favoured)
        others = [move for move in moves if likeness(p, move) != wanted]
        self.moves = np.array([favoured, *others], dtype=np.int64)
        point = 0.4 / sqrt(2.0 * ROUND_VARIANCE[p[at.PLAYERS]] * (p[at.ROUNDS] - p[at.ROUND]))
        self.behind = np.array([0.0, *(point * moves[move] for move in others)])
        self.sums, self.counts = np.zeros((len(self.moves), 6)), np.zeros(len(self.moves), dtype=np.int64)

    def all_moves(self) -> dict[int, float]:
        found = np.zeros(MOST_MOVES, dtype=np.int64)
        return {int(move): 0.0 for move in found[: int(distinct(self.p, found))]}

    def close_ones(self, scratch: Any, close: float) -> dict[int, float]:
        """The moves that the policy has weighed and finds nearly as good as its own: by how many points worse."""
        if self.p[at.PHASE] == at.TAKE and self.p[at.STOCK_COUNT] == 0:
            return {at.FROM_DISCARD: 0.0}
        weighed = scratch[WEIGHED:]
        if self.p[at.PHASE] == at.TAKE:
            weighed = weighed[:2]
        places = set(np.flatnonzero(weighed <= min(weighed.min() + close, WORST - 1.0)))
        if self.p[at.PHASE] == at.PLACE and self.p[at.ENDING] == 0:
            places |= self.of_both_kinds(weighed)
        least = float(weighed.min())
        return {self.number(int(place), scratch): float(weighed[place]) - least for place in sorted(places)}

    def of_both_kinds(self, weighed: Any) -> set[Any]:
        """With one card hidden, the best move that closes the round and the best that waits: when to close is all."""
        grid = int(self.p[at.GRID + self.seat])
        if hidden_count(grid) != 1:
            return set()
        last = int(first_hidden(grid))
        closing = np.zeros(len(weighed), dtype=bool)
        closing[[last, at.DROP + last, DROPS]] = True
        kinds = (np.where(closing, weighed, WORST), np.where(closing, WORST, weighed))
        return {kind.argmin() for kind in kinds if kind.min() < WORST}

    def number(self, place: int, scratch: Any) -> int:
        """The number of the move that is weighed at this place."""
        if place < at.DROP:
            return place
        if place >= DROPS:
            return at.DROP + int(scratch[OPENS]) if place == DROPS else at.PASS
        grid, slot = int(self.p[at.GRID + self.seat]), place - at.DROP
        birds = int(free_parrots(grid, int(self.p[at.TAKEN])))
        return at.FLY + 8 * ((birds & -birds).bit_length() - 1) + slot

    def judge(self, limits: Limits, told: Told | None = None) -> Judged:
        if self.exact:
            return self.exactly()
        until, alive = perf_counter() + limits.seconds, len(self.moves)
        stages = max(1, ceil(log2(alive)))
        while True:
            self.give(alive, max(1, limits.nodes // (stages * alive)), until, limits.stopped)
            if alive <= 2 or perf_counter() >= until or limits.stopped():
                return self.judged()
            self.rank(alive)
            alive = (alive + 1) // 2
            if told is not None:
                told(self.judged(), min(1.0, self.counts.sum() / limits.nodes))

    def give(self, alive: int, each: int, until: float, stopped: Callable[[], bool]) -> None:
        """Rollouts for the moves that are left, all of them alike, in parts that take little time; at least one."""
        done, part = 0, 1
        while done < each:
            now, many = perf_counter(), min(part, each - done)
            first = int(self.counts[0])
            sample(self.w, self.p, self.moves, alive, first, many, self.seed, self.sums)
            self.counts[:alive] += many
            done += many
            took = perf_counter() - now
            if now + took >= until or stopped():
                return
            part = max(
                1, min(4 * part, int(many * CHUNK / max(took, 1e-6)), int(many * (until - now) / max(took, 1e-6)))
            )

    def rank(self, alive: int) -> None:
        """The best of those that are left first, after the policy's move, which stays in front."""
        order = np.arange(len(self.moves))
        order[1:alive] = 1 + np.argsort(-self.chances()[1:alive], kind="stable")
        self.moves, self.sums = self.moves[order], self.sums[order]
        self.counts, self.behind = self.counts[order], self.behind[order]

    def chances(self) -> Any:
        """What rollouts and policy together say of each move."""
        means = self.sums[:, self.seat] / np.maximum(self.counts, 1)
        better = means - means[0]
        return np.clip(means[0] + (self.counts * better - PRIOR * self.behind) / (self.counts + PRIOR), 0.0, 1.0)

    def judged(self) -> Judged:
        chances = self.chances()
        order = np.argsort(-chances, kind="stable")
        by_seat = self.sums[order[0], : self.p[at.PLAYERS]] / max(1, self.counts[order[0]])
        return Judged(
            tuple(int(self.moves[i]) for i in order),
            tuple(float(chances[i]) for i in order),
            tuple(map(float, by_seat)),
            int(self.counts.sum()),
        )

    def exactly(self) -> Judged:
        values = solve_last_turns(self.p, self.moves)
        order = np.argsort(-values[:, self.seat], kind="stable")
        chances = tuple(float(values[i, self.seat]) for i in order)
        moves = tuple(int(self.moves[i]) for i in order)
        return Judged(moves, chances, tuple(map(float, values[order[0]])), len(moves), exact=True)
