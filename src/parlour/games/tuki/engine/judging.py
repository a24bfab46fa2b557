"""Every move of a position with its chance to win the game: exact in the last turns, by rollouts elsewhere.

The moves that the quick policy thinks nearly as good as its own get some rollouts, then the better half of them gets
more, until few are left (sequential halving). A move that more rollouts would hardly make the best is dropped at once,
and the search ends when one move is left, so time is spent only where moves are close. A few rollouts do not overrule
the policy: its estimate weighs as much as `PRIOR` rollouts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, erfc, exp, inf, log2, pi, sqrt
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np

from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.candidates import MOST_MOVES, distinct, likeness
from parlour.games.tuki.engine.last_turns import MOST_LEAVES, leaves, solve_last_turns
from parlour.games.tuki.engine.policy import DROPS, OPENS, SCRATCH, WEIGHED, WORST, choose
from parlour.games.tuki.engine.rollout import PRIOR, sample
from parlour.games.tuki.engine.standing import ROUND_VARIANCE
from parlour.games.tuki.packed import first_hidden, free_parrots, hidden_count

CHUNK = 0.03
"""Seconds between two looks at the clock."""
CLOSE = 4.0
"""A move is tried if the quick policy thinks it at most this many points worse than its own."""
DIFFERENCE, SUPPOSED = 10.0, 8
"""The prior spread of ten points between two moves weighs as much as this many rollouts."""
STRIDE, LEAST = 32, 96
"""Rollouts of each move between two eliminations, and the minimum for a meaningful estimate."""
GAIN = 0.00001
"""A move is dropped when more rollouts of it are expected to gain less than this chance to win."""


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
    """The bounds of a search: rollouts, seconds, a request to stop, or nothing more to gain."""

    nodes: int
    seconds: float
    stopped: Callable[[], bool] = lambda: False
    gain: float = GAIN


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
        self.point = 0.4 / sqrt(2.0 * ROUND_VARIANCE[p[at.PLAYERS]] * (p[at.ROUNDS] - p[at.ROUND]))
        self.behind = np.array([0.0, *(self.point * moves[move] for move in others)])
        self.edge, many = -self.behind, len(self.moves)
        self.sums, self.counts = np.zeros((many, 6)), np.zeros(many, dtype=np.int64)
        self.products = np.zeros((many, many))

    def all_moves(self) -> dict[int, float]:
        found = np.zeros(MOST_MOVES, dtype=np.int64)
        return {int(move): 0.0 for move in found[: int(distinct(self.p, found))]}

    def close_ones(self, scratch: Any, close: float) -> dict[int, float]:
        """The moves that the policy finds nearly as good as its own, with the points by which they are worse."""
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
        """With one hidden card, the best move that closes the round and the best that waits."""
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
        for stage in range(1, stages + 1):
            alive = self.race(alive, limits, limits.nodes * stage // stages, until)
            if alive == 1 or perf_counter() >= until or limits.stopped():
                break
            alive = self.keep(np.arange(1, alive), max(1, (alive - 1) // 2))
            if told is not None:
                told(self.judged(), min(1.0, self.counts.sum() / limits.nodes))
        return self.judged()

    def race(self, alive: int, limits: Limits, nodes: int, until: float) -> int:
        """Spends a number of rollouts on the moves that may gain by them; returns how many moves are left."""
        while True:
            left = nodes - int(self.counts.sum())
            self.give(alive, min(STRIDE, max(1, left // alive)), until, limits.stopped)
            self.weigh(alive)
            rivals = self.rivals(alive, limits)
            if len(rivals) < alive - 1:
                alive = self.keep(rivals, len(rivals))
            enough = nodes - self.counts.sum() < alive or (alive == 1 and self.counts[0] >= LEAST)
            if enough or perf_counter() >= until or limits.stopped():
                return alive

    def give(self, alive: int, each: int, until: float, stopped: Callable[[], bool]) -> None:
        """Plays equally many rollouts of each remaining move, at least one, in short batches."""
        done, part = 0, 1
        while done < each:
            now, many = perf_counter(), min(part, each - done)
            first = int(self.counts[0])
            sample(self.w, self.p, self.moves, alive, first, many, self.seed, self.sums, self.products)
            self.counts[:alive] += many
            done += many
            took = perf_counter() - now
            if now + took >= until or stopped():
                return
            part = max(
                1, min(4 * part, int(many * CHUNK / max(took, 1e-6)), int(many * (until - now) / max(took, 1e-6)))
            )

    def weigh(self, alive: int) -> None:
        """The estimated advantage of each remaining move over the policy's, from rollouts and policy together.

        They are compared over the same rollouts; a move that has left the race keeps what it had.
        """
        count = self.counts[0]
        sums = self.sums[:alive, self.seat]
        self.edge[:alive] = (sums - sums[0] - PRIOR * self.behind[:alive]) / (count + PRIOR)

    def rivals(self, alive: int, limits: Limits) -> Any:
        """The places of the moves, other than the policy's, that may still be best; none if the choice is clear."""
        best = int(self.edge[:alive].argmax())
        more = (limits.nodes - int(self.counts.sum())) / alive
        gains = np.array([self.gain(place, best, more) if place != best else inf for place in range(alive)])
        open_ones = np.flatnonzero(gains >= limits.gain)
        return open_ones[open_ones > 0] if len(open_ones) > 1 else np.zeros(0, dtype=np.int64)

    def gain(self, place: int, best: int, more: float) -> float:
        """The chance to win that more rollouts are expected to bring by making this move the best after all."""
        count, seat = int(self.counts[0]), self.seat
        squares = self.products[place, place] + self.products[best, best] - 2.0 * self.products[place, best]
        apart = (self.sums[place, seat] - self.sums[best, seat]) ** 2 / count
        supposed = SUPPOSED * (DIFFERENCE * self.point) ** 2
        variance = (squares - apart + supposed) / (count + SUPPOSED)
        deviation = sqrt(variance * max(0.0, 1.0 / (count + PRIOR) - 1.0 / (count + more + PRIOR)))
        if deviation == 0.0:
            return 0.0
        z = float(self.edge[best] - self.edge[place]) / deviation
        return deviation * (exp(-0.5 * z * z) / sqrt(2.0 * pi) - 0.5 * z * erfc(z / sqrt(2.0)))

    def keep(self, places: Any, many: int) -> int:
        """Sorts the best moves to the front, behind the policy's own; returns how many are left."""
        kept = places[np.argsort(-self.edge[places], kind="stable")][:many]
        order = np.concatenate(([0], kept, np.setdiff1d(np.arange(1, len(self.moves)), kept)))
        self.moves, self.sums, self.counts = self.moves[order], self.sums[order], self.counts[order]
        self.behind, self.edge = self.behind[order], self.edge[order]
        self.products = self.products[np.ix_(order, order)]
        return 1 + len(kept)

    def chances(self) -> Any:
        """Combines rollouts and policy for each move."""
        return np.clip(self.sums[0, self.seat] / max(1, self.counts[0]) + self.edge, 0.0, 1.0)

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
