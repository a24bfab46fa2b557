"""Games between levels, compiled: `easy` is the child of `bots`, and `random` plays any move."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.game import Simulation
from parlour.games.rolit.board import whole_board
from parlour.games.rolit.kernel import NONE, ONE, bracketed, ends, how_many, lowest, open_to, runs
from parlour.games.rolit.simulation import by_seat, first_place
from parlour.games.rolit.state import RolitRules
from parlour.games.rolit.turns import colours_from
from parlour.kernels import below, compiled, in_parts, stream

LEVELS = ("random", "easy")
"""By their numbers in the kernels."""
PART = 4096
"""Games that a thread plays at a time."""


@compiled("uint64(uint64, uint64, uint64[::1])")
def any_of(balls: Any, many: Any, rng: Any) -> Any:
    """One of so many balls, each equally likely."""
    for _ in range(below(rng, many)):
        balls &= balls - ONE
    return lowest(balls)


@compiled("uint64(uint64, uint64, uint64, int64, uint64[::1])")
def chosen(own: Any, others: Any, can: Any, level: int, rng: Any) -> Any:
    """The ball that a level plays: a child turns as many as it can, but one decision in four is any move at all."""
    if level == 0 or below(rng, 4) == 0:
        return any_of(can, how_many(can), rng)
    lines, most, best, rest = runs(own, others), NONE, NONE, can
    while rest != NONE:
        ball = lowest(rest)
        rest &= rest - ONE
        turned = how_many(bracketed(lines, runs(ball, others)))
        if best == NONE or turned > most:
            most, best = turned, ball
        elif turned == most:
            best |= ball
    return any_of(best, how_many(best), rng)


@compiled("int64(uint64[::1], uint64, int64, boolean, int64[::1], uint64[::1])")
def play_out(balls: Any, empty: Any, players: int, reversi: bool, levels: Any, rng: Any) -> Any:
    """Like `playout.play_out`, each of those in turn by a level."""
    turn, ply, idle = 0, 0, False
    while empty != NONE:
        own = balls[turn]
        others = (balls[0] | balls[1] | balls[2] | balls[3]) ^ own
        lines = runs(own, others)
        can = ends(lines) & empty if reversi else open_to(lines, own | others, empty)
        if can == NONE:
            if idle:
                return ply - 1
            idle = True
        else:
            idle = False
            ball = chosen(own, others, can, levels[turn], rng)
            turns = bracketed(lines, runs(ball, others))
            for colour in range(4):
                balls[colour] &= ~turns
            balls[turn] |= turns | ball
            empty ^= ball
        ply += 1
        turn = (turn + 1) % players
    return ply


@compiled("void(uint64[:,::1], uint64, int64, boolean, int64, uint64, int64, int64[::1], int64[:,::1], int64[::1])")
def play_games(
    starts: Any, empty: Any, players: int, reversi: bool, first: int, seed: Any, at: int, levels: Any, scores: Any,
    lengths: Any,
) -> None:  # fmt: skip
    """The games that begin with number `at`; a seat is its place in the order of play, and so are its level and score.

    `starts` are the balls in turn, for each place that may begin; `first` is that place, -1 where it is rolled for.
    """
    balls, around, rng = np.zeros(4, np.uint64), np.zeros(players, np.int64), np.zeros(1, np.uint64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, at + i)
        place = below(rng, players) if first < 0 else first
        for colour in range(4):
            balls[colour] = starts[place, colour]
        for turn in range(players):
            around[turn] = levels[(place + turn) % players]
        lengths[i] += play_out(balls, empty, players, reversi, around, rng)
        for turn in range(players):
            scores[i, (place + turn) % players] = how_many(balls[turn])


def simulate(game: RolitRules, levels: tuple[str, ...], n: int, seed: int, cores: int) -> Simulation:
    """`n` games in which each seat plays by its level."""
    first, start = first_place(game), game.first_balls()
    starts = np.array([[start[colour] for colour in colours_from(game, seat)] for seat in game.order], np.uint64)
    empty = np.uint64(whole_board(game.options.size) & ~sum(start))
    numbers = np.array([LEVELS.index(levels[seat]) for seat in game.order], np.int64)
    scores, lengths = np.zeros((n, game.players), np.int64), np.full(n, int(first < 0), np.int64)

    def part(at: int) -> None:
        to = min(at + PART, n)
        play_games(
            starts,
            empty,
            game.players,
            game.reversi,
            first,
            np.uint64(seed),
            at,
            numbers,
            scores[at:to],
            lengths[at:to],
        )

    in_parts(part, n, PART, cores)
    return Simulation(by_seat(game, scores), lengths)
