"""Games between levels, compiled: `random` plays any move, `easy` is the child of `bots`; the others search.

`engine.policies` seats the levels that search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.compute.kernels import below, in_parts, inline, jit, stream
from parlour.contract.game import Simulation
from parlour.games.rolit.board import whole_board
from parlour.games.rolit.fast.simulation import by_seat, first_place
from parlour.games.rolit.kernel import NONE, how_many
from parlour.games.rolit.playout import BOARD, EMPTY, LONGEST, PLY, THINKER, play_on
from parlour.games.rolit.state import RolitRules

LEVELS = ("random", "easy", "medium", "hard")
"""The levels, in the order of their numbers in the kernels."""
THINKERS = LEVELS[THINKER:]
PART = 4096


def known_policies(game: RolitRules) -> tuple[str, ...]:
    """Levels that search need learned weights, and there are none for 4×4."""
    return LEVELS[:THINKER] if game.options.size == 4 else LEVELS


@inline
def begin_game(starts: Any, first: int, levels: Any, rng: Any, board: Any, now: Any, who: Any) -> Any:
    """Lay out a game, and seat the levels in turn; which place in the order of play begins."""
    players = len(levels)
    place = below(rng, players) if first < 0 else first
    for colour in range(EMPTY + 1):
        board[colour] = starts[place, colour]
    now[:] = 0
    for turn in range(players):
        who[turn] = levels[(place + turn) % players]
    return place


@inline
def end_game(board: Any, now: Any, place: int, i: int, scores: Any, lengths: Any) -> None:
    players = scores.shape[1]
    lengths[i] += now[PLY]
    for turn in range(players):
        scores[i, (place + turn) % players] = how_many(board[turn])


@jit
def play_games(
    starts: Any, reversi: bool, first: int, seed: Any, at: int, levels: Any, scores: Any, lengths: Any
) -> None:
    """The games that begin with number `at`; a seat is its place in the order of play, and so are its level and score.

    `starts` are the balls in turn and the empty hollows, for each place that may begin; `first` is that place, -1 where
    it is rolled for.
    """
    board, now, who = np.zeros(BOARD, np.uint64), np.zeros(3, np.int64), np.zeros(len(levels), np.int64)
    rng, trace = np.zeros(1, np.uint64), np.zeros(LONGEST, np.uint8)
    for i in range(len(lengths)):
        rng[0] = stream(seed, at + i)
        place = begin_game(starts, first, levels, rng, board, now, who)
        play_on(board, now, len(levels), reversi, who, NONE, rng, trace)
        end_game(board, now, place, i, scores, lengths)


def simulate(
    game: RolitRules,
    levels: tuple[str, ...],
    n: int,
    seed: int,
    cores: int,
    number: int = 0,
    play: Callable[..., None] = play_games,
    size: int = PART,
) -> Simulation:
    """`n` games from this number on, in which each seat plays by its level; a thread plays several at a time."""
    first, start = first_place(game), game.first_balls()
    empty = whole_board(game.options.size) & ~sum(start)
    starts = np.array(
        [[*(start[colour] for colour in game.colours_from(seat)), empty] for seat in game.order], np.uint64
    )
    numbers = np.array([LEVELS.index(levels[seat]) for seat in game.order], np.int64)
    scores, lengths = np.zeros((n, game.players), np.int64), np.full(n, int(first < 0), np.int64)

    def part(at: int) -> None:
        to = min(at + size, n)
        play(starts, game.reversi, first, np.uint64(seed), number + at, numbers, scores[at:to], lengths[at:to])

    in_parts(part, n, size, cores)
    return Simulation(by_seat(game, scores), lengths, first=number)
