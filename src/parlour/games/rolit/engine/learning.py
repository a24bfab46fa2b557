"""Learning to evaluate by self-play: thousands of games at once, each position drawn towards its best move's outcome.

The value of a position is the sum of the weights of its shapes, by stage. In every position the learner looks at each
move, evaluates what it leads to, and moves the weights of the position towards the best of these (TD learning with the
best move as the target, whatever move is then played). At the end of the game the count is exact, and so the truth
travels back move by move.

Sums are kept in whole numbers, so that the same seed gives the same weights on a processor, on a GPU, and in parts by
many workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from parlour.games.rolit.engine.fields import Array, Rules, how_many
from parlour.games.rolit.engine.numbering import Numbering, chances
from parlour.games.rolit.engine.patterns import patterns, stage_of

U = np.uint64
PARTS = 16
"""The number of parts in which workers get a batch."""
FINE = 1 << 20
"""Errors are added up as whole multiples of one part in this number."""


@dataclass
class Course:
    """Settings of a training: the game, and the size and number of its batches."""

    size: int
    players: int
    reversi: bool
    starts: tuple[tuple[int, ...], ...]
    """First positions, each the balls in turn and then the neutral ones."""
    games: int = 16384
    batches: int = 200
    seed: int = 1
    rate: float = 0.6
    warmth: float = 1.0
    """The temperature of moves, in the unit of the values."""
    curve: list[dict[str, float]] = field(default_factory=list)

    @property
    def hollows(self) -> list[int]:
        return [row * 8 + column for row in range(self.size) for column in range(self.size)]


Push: TypeAlias = tuple[Array, Array]
"""By place of a weight: the errors there, added up, and how many there were."""


class Ply(NamedTuple):
    """One move in each game: the boards after it, the squared errors, and the gradient of each head."""

    balls: list[Array]
    errors: Array
    pushes: list[Push]


class Learner:
    """The weights `[seat in turn, stage, number]` of a course and what improves them."""

    def __init__(self, xp: Any, course: Course, workers: Executor | None = None) -> None:
        """Workers, if any, play the batches in parts."""
        self.xp, self.course, self.workers = xp, course, workers
        self.patterns = patterns(course.size, course.players > 2)
        self.numbering = Numbering(xp, self.patterns)
        self.heads = 1 if course.players == 2 else course.players
        self.weights = xp.zeros((self.heads, self.patterns.stages, self.patterns.weights), np.float32)
        self.hollows = xp.asarray(np.array(course.hollows, np.uint64))
        self.board = U(sum(1 << hollow for hollow in course.hollows))
        self.rules = Rules(xp)
        self.batch = 0

    def run(self, until: int, told: Callable[[int], None] | None = None) -> None:
        while self.batch < until:
            self.play_batch()
            self.batch += 1
            if told is not None:
                told(self.batch)

    def random(self, ply: int, kind: int, count: int, first: int = 0) -> Array:
        number = ((self.course.seed * 100003 + self.batch) * 100 + ply) * 10 + kind
        return chances(self.xp, number, count, first)

    def play_batch(self) -> None:
        """Play one batch of games to the end and learn from every position after its random opening."""
        xp, course = self.xp, self.course
        pick = (self.random(99, 0, course.games) * len(course.starts)).astype(np.int64)
        starts = xp.asarray(np.array(course.starts, np.uint64))
        balls = [starts[pick, colour] for colour in range(4)]
        plies = course.size**2 - 4
        opening = (self.random(99, 1, course.games) * (plies // 2)).astype(np.int64)
        errors = np.zeros(self.patterns.stages)
        seen = np.zeros(self.patterns.stages)
        length = self.patterns.length
        for ply in range(plies):
            empties = plies - ply
            balls, error = self.play_ply(balls, ply, empties, ply < opening)
            errors[stage_of(length, empties)] += error
            seen[stage_of(length, empties)] += 1
        mean = np.sqrt(errors / np.maximum(seen, 1))
        course.curve.append({"batch": self.batch, **{str(s): float(mean[s]) for s in range(len(mean))}})

    def play_ply(self, balls: list[Array], ply: int, empties: int, wild: Array) -> tuple[list[Array], float]:
        """Plays a move in every game and learns from it; returns the mean square error."""
        xp, stage = self.xp, stage_of(self.patterns.length, empties)
        done = list(self.shared_out(balls, ply, empties, wild))
        for head in range(self.heads):
            sums, times = (sum(part.pushes[head][each] for part in done) for each in (0, 1))
            self.nudge(head, stage, sums, times)
        errors = xp.concatenate([part.errors for part in done])
        after = [xp.concatenate([part.balls[colour] for part in done]) for colour in range(4)]
        return after, float(errors.mean()) if len(errors) else 0.0

    def shared_out(self, balls: list[Array], ply: int, empties: int, wild: Array) -> Iterator[Ply]:
        """One move in all games: in this process, or split among workers, which receive the weights they need."""
        if self.workers is None:
            yield self.part(balls, ply, empties, wild, 0)
            return
        needed = {stage_of(self.patterns.length, max(left, 1)) for left in (empties, empties - 1)}
        stages = {stage: self.weights[:, stage] for stage in needed}
        course, size = replace(self.course, curve=[]), -(-len(wild) // PARTS)
        promised = [
            self.workers.submit(
                _part, course, self.batch, stages, [each[at : at + size] for each in balls], ply, empties,
                wild[at : at + size], at,
            )
            for at in range(0, len(wild), size)
        ]  # fmt: skip
        for part in promised:
            yield part.result()

    def part(self, balls: list[Array], ply: int, empties: int, wild: Array, at: int) -> Ply:
        """A ply of the games from number `at` on; nothing is learned yet."""
        xp, course = self.xp, self.course
        others = balls[1] | balls[2] | balls[3]
        empty = self.board & ~(balls[0] | others)
        if course.reversi:
            balls, moves = self.after_passes(balls, empty)
            others = balls[1]
        else:
            moves = self.rules.open_to(balls[0], others, empty)
        legal = (moves[:, None] & (U(1) << self.hollows)) != 0
        game, place = xp.nonzero(legal)
        ball = U(1) << self.hollows[place]
        taken = self.rules.captured(balls[0][game], others[game], ball)
        after = [each[game] & ~taken for each in balls]
        after[0] = after[0] | taken | ball
        worth = self.outcomes(after, empties - 1)
        best, gain = self.best_of(worth, game, place, legal)
        errors, pushes = self.missed(balls, empties, moves != 0, best)
        noise = self.random(ply, 2, legal.size, at * len(self.hollows)).reshape(legal.shape)
        gumbel = -xp.log(-xp.log(noise * np.float32(0.999998) + np.float32(1e-6)))
        heat = xp.where(wild, np.float32(1e6), np.float32(course.warmth))[:, None]
        chosen = xp.argmax(xp.where(legal, gain + heat * gumbel, -np.inf), axis=1)
        return Ply(self.moved(balls, others, moves, self.hollows[chosen]), errors, pushes)

    def after_passes(self, balls: list[Array], empty: Array) -> tuple[list[Array], Array]:
        """RO-12: a seat that cannot capture passes."""
        xp = self.xp
        own, other = balls[0], balls[1]
        mine, theirs = self.rules.capturing(own, other, empty), self.rules.capturing(other, own, empty)
        passes = (mine == 0) & (theirs != 0)
        swapped = [xp.where(passes, other, own), xp.where(passes, own, other), *balls[2:]]
        return swapped, xp.where(passes, theirs, mine)

    def moved(self, balls: list[Array], others: Array, moves: Array, hollow: Array) -> list[Array]:
        """The boards after the moves, seen by the next seat; a game that is over stays as it is."""
        ball = self.xp.where(moves != 0, U(1) << hollow, U(0))
        mine = self.rules.captured(balls[0], others, ball) | ball
        after = [each & ~mine for each in balls]
        after[0] = balls[0] | mine
        players = self.course.players
        return after[1:players] + after[:1] + after[players:]

    def value(self, head: int, stage: int, own: Array, other: Array) -> Array:
        return self.numbering.sums(self.weights[head, stage], own, other)

    def outcomes(self, after: list[Array], empties: int) -> Array:
        """The value of each board for the seat that just moved, or for every seat in turn from it."""
        if self.course.players > 2:
            return self.shares(after, empties)
        own, other = after[0], after[1]
        count = (how_many(own) - how_many(other)).astype(np.float32)
        if empties == 0:
            return count
        stage = stage_of(self.patterns.length, empties)
        worth = -self.value(0, stage, other, own)
        if not self.course.reversi:
            return worth
        xp, empty = self.xp, self.board & ~(own | other)
        stuck = self.rules.capturing(other, own, empty) == 0
        if bool(stuck.any()):
            again = self.value(0, stage, own[stuck], other[stuck])
            over = self.rules.capturing(own[stuck], other[stuck], empty[stuck]) == 0
            worth[stuck] = xp.where(over, count[stuck], again)
        return worth

    def shares(self, after: list[Array], empties: int) -> Array:
        """By seat in turn from the one that just moved: its share of the win (RO-10), exact or expected."""
        xp, players = self.xp, self.course.players
        if empties == 0:
            counts = xp.stack([how_many(each) for each in after[:players]], axis=1)
            won = (counts == counts.max(axis=1, keepdims=True)).astype(np.float32)
            return won / won.sum(axis=1, keepdims=True)
        shifted = after[1:players] + after[:1] + after[players:]
        found = self.expected(shifted, empties)
        return xp.concatenate([found[:, -1:], found[:, :-1]], axis=1)

    def expected(self, balls: list[Array], empties: int) -> Array:
        """The shares of the win by seat in turn from the one to move, as the weights see them."""
        xp, players = self.xp, self.course.players
        stage = stage_of(self.patterns.length, empties)
        occupied = balls[0] | balls[1] | balls[2] | balls[3]
        logits = xp.stack([self.value(k, stage, balls[k], occupied ^ balls[k]) for k in range(players)], axis=1)
        powers = xp.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def best_of(self, worth: Array, game: Array, place: Array, legal: Array) -> tuple[Array, Array]:
        """The value of each game's best move, and the mover's gain from every move."""
        xp = self.xp
        gain = xp.full(legal.shape, -np.inf, np.float32)
        if self.course.players == 2:
            gain[game, place] = worth
            return gain.max(axis=1), gain
        gain[game, place] = worth[:, 0]
        where = xp.zeros(legal.shape, np.int64)
        where[game, place] = xp.arange(len(game))
        first = where[xp.arange(len(legal)), gain.argmax(axis=1)]
        return worth[first], gain

    def missed(self, balls: list[Array], empties: int, active: Array, target: Array) -> tuple[Array, list[Push]]:
        """The squared errors at these positions, and for each head the gradient towards its targets."""
        stage = stage_of(self.patterns.length, empties)
        balls, target = [each[active] for each in balls], target[active]
        if self.course.players == 2:
            error = target - self.value(0, stage, balls[0], balls[1])
            return error * error, [self.push(balls[0], balls[1], error)]
        error = target - self.expected(balls, empties)
        occupied = balls[0] | balls[1] | balls[2] | balls[3]
        heads = range(self.course.players)
        pushes = [self.push(balls[k], occupied ^ balls[k], error[:, k] * np.float32(4)) for k in heads]
        return (error * error).sum(axis=1), pushes

    def push(self, own: Array, other: Array, error: Array) -> Push:
        """By place, the sum of the errors of positions that have it, in whole numbers, and their count."""
        xp, size, where = self.xp, self.patterns.weights, self.numbering(own, other)
        whole, flat = (error * np.float32(FINE)).astype(np.int64), where.ravel()
        return (
            _add_up(xp, flat, xp.repeat(whole, where.shape[1]), size),
            _add_up(xp, flat, xp.ones(len(flat), np.int64), size),
        )

    def nudge(self, head: int, stage: int, sums: Array, times: Array) -> None:
        """Move the weights of a stage towards their targets."""
        course = self.course
        rate = course.rate * (1 - 0.9 * self.batch / course.batches) / len(self.numbering.starts)
        error = sums.astype(np.float32) / np.float32(FINE)
        self.weights[head, stage] += np.float32(rate) * error / (times.astype(np.float32) + np.float32(4))


def _part(
    course: Course, batch: int, stages: dict[int, Array], balls: list[Array], ply: int, empties: int, wild: Array,
    at: int,
) -> Ply:  # fmt: skip
    """A part of a ply, by a worker."""
    learner = Learner(np, course)
    learner.batch = batch
    for stage, weights in stages.items():
        learner.weights[:, stage] = weights
    with np.errstate(over="ignore"):
        return learner.part(balls, ply, empties, wild, at)


def _add_up(xp: Any, where: Array, amounts: Array, size: int) -> Array:
    """Sums of whole numbers by place: exact, so their order does not matter."""
    sums = xp.zeros(size, np.uint64)
    if xp is np:
        np.add.at(sums, where, amounts.astype(np.uint64))
    else:
        import_module("cupyx").scatter_add(sums, where, amounts.astype(np.uint64))
    return sums.astype(np.int64)
