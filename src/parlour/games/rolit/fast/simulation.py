"""Random games by the hundred thousand, on one core or several: batches handed out to threads."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import in_parts
from parlour.contract.game import Simulation
from parlour.games.rolit.board import hollows_in, whole_board
from parlour.games.rolit.fast.batch import play_games
from parlour.games.rolit.fast.slices import GAMES, PLANE, WORDS, place_of
from parlour.games.rolit.state import RolitRules

FULL = np.uint64(0xFFFFFFFFFFFFFFFF)
PARTS, MOST_BATCHES = 4, 256
"""Parts for each core, so that none waits long for another, and batches in a part."""
NO_TRACE = np.zeros((0, PLANE), np.uint64)


def simulate(game: RolitRules, n: int, seed: int, cores: int, first: int = 0) -> Simulation:
    """Games number `first`, `first + 1`, …; they are played from the beginning of the batch of the first one."""
    before = first % GAMES
    n += before
    scores = np.zeros((n, game.players), np.int64)
    rolls = game.options.first == "rules" and not game.reversi
    lengths = np.full(n, game.options.size**2 - 4 + rolls, np.int64)
    part = GAMES * max(1, min(MOST_BATCHES, n // (GAMES * PARTS * cores)))
    play = batch_player(game, seed, scores, lengths, first - before, part)
    in_parts(lambda at: play(at, NO_TRACE), n, part, cores)
    return Simulation(by_seat(game, scores)[before:], lengths[before:], first=first)


def by_seat(game: RolitRules, scores: Any) -> Any:
    """Scores by place in the order of play, as a batch gives them, by seat."""
    return scores if game.order == tuple(range(game.players)) else scores[:, np.argsort(game.order)]


def batch_player(game: RolitRules, seed: int, scores: Any, lengths: Any, number: int = 0, part: int = GAMES) -> Any:
    """A function that plays the part of the games that begins at `at`, and fills in its scores and lengths.

    The game at 0 has this number. In a batch a seat is its place in the order of play.
    """
    start, board, first = start_planes(game), plane(whole_board(game.options.size)), first_place(game)
    size, players, reversi = game.options.size, game.players, game.reversi

    def play(at: int, trace: Any) -> None:
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            to = at + part
            play_games(
                size, players, reversi, first, seed, number + at, start, board, scores[at:to], lengths[at:to], trace
            )

    return play


def first_place(game: RolitRules) -> int:
    """The place in the order of play that begins, -1 where the ball is rolled for it."""
    if game.options.first != "rules":
        return game.order.index(int(game.options.first))
    return game.order.index(0) if game.reversi else -1


def plane(some: int) -> Any:
    """A set of hollows, the same in all games, as a plane."""
    words = np.zeros(PLANE, np.uint64)
    for hollow in hollows_in(some):
        words[place_of(hollow) : place_of(hollow) + WORDS] = FULL
    return words


def start_planes(game: RolitRules) -> Any:
    """For each seat that may begin, in the order of play, the balls of all seats in turn from it, then neutral ones."""
    balls = game.first_balls()
    return np.array([[plane(balls[colour]) for colour in game.colours_from(first)] for first in game.order])
