"""Random games by the hundred thousand, on one core or several: batches handed out to threads."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.game import Simulation
from parlour.games.rolit.batch import play_games
from parlour.games.rolit.board import hollows_in, whole_board
from parlour.games.rolit.slices import GAMES, PLANE, WORDS, place_of
from parlour.games.rolit.state import RolitRules
from parlour.kernels import in_parts

FULL = np.uint64(0xFFFFFFFFFFFFFFFF)
NO_TRACE = np.zeros((0, PLANE), np.uint64)


def simulate(game: RolitRules, n: int, seed: int, cores: int) -> Simulation:
    scores = np.zeros((n, game.players), np.int64)
    rolls = game.options.first == "rules" and not game.reversi
    lengths = np.full(n, game.options.size**2 - 4 + rolls, np.int64)
    play = batch_player(game, seed, scores, lengths)
    in_parts(lambda at: play(at, NO_TRACE), n, GAMES, cores)
    return Simulation(scores, lengths)


def batch_player(game: RolitRules, seed: int, scores: Any, lengths: Any) -> Any:
    """A function that plays the batch of games that begins with number `at`, and fills in its scores and lengths."""
    start, board, first = start_planes(game), plane(whole_board(game.options.size)), first_seat(game)
    size, players, reversi = game.options.size, game.players, game.reversi

    def play(at: int, trace: Any) -> None:
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            play_games(size, players, reversi, first, seed, at, start, board, scores, lengths, trace)

    return play


def first_seat(game: RolitRules) -> int:
    if game.options.first != "rules":
        return int(game.options.first)
    return 0 if game.reversi else -1


def plane(some: int) -> Any:
    """A set of hollows, the same in all games, as a plane."""
    words = np.zeros(PLANE, np.uint64)
    for hollow in hollows_in(some):
        words[place_of(hollow) : place_of(hollow) + WORDS] = FULL
    return words


def start_planes(game: RolitRules) -> Any:
    """For each seat that may begin, the balls of the seats in turn from it, and then the neutral ones."""
    balls, colours = game.first_balls(), list(game.seat_colours)
    neutral = [colour for colour in range(4) if colour not in colours]
    return np.array(
        [
            [plane(balls[colour]) for colour in colours[first:] + colours[:first] + neutral]
            for first in range(game.players)
        ]
    )
