"""Random games in lock-step: the same rules as the state's, move by move; every legal move equally likely."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.games.rolit import Rolit, RolitState
from parlour.games.rolit.board import HOLLOW_NAMES
from parlour.games.rolit.fast.simulation import batch_player, by_seat
from parlour.games.rolit.fast.slices import GAMES, PLANE, WORDS, place_of

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
ALL: list[dict[str, Any]] = [
    {"size": 4, "first": 0},
    {"size": 4, "preset": "reversi"},
    {"size": 6, "players": 3, "first": 2},
    {"size": 6, "colours": "blue,green", "first": 1},
    {"size": 6, "players": 4, "first": 3},
    {"size": 6, "preset": "reversi", "first": 1},
    {"size": 8, "players": 2, "first": 0},
    {"size": 8, "colours": "green,red,blue", "first": 1},
    {"size": 8, "players": 4, "first": 0},
    {"size": 6, "colours": "red,green,yellow", "first": 1},
    {"size": 6, "colours": "blue,green,red,yellow", "first": 3},
    {"size": 8, "preset": "reversi"},
    {"size": 8, "preset": "reversi", "colours": "blue,yellow", "first": 1},
]
PLACES = np.array([place_of(hollow) for hollow in range(64)])
needs_compiler = pytest.mark.skipif(not COMPILED, reason="by the hundred thousand only with the compiler")


class Batch:
    """A batch of games, with every ball placed: `moves(game)` are its moves as text."""

    def __init__(self, game: Rolit, seed: int, at: int = 0) -> None:
        self.game, self.at = game, at
        self.scores = np.zeros((at + GAMES, game.players), np.int64)
        self.lengths = np.full(at + GAMES, game.options.size**2 - 4, np.int64)
        self.trace = np.zeros((70, PLANE), np.uint64)
        batch_player(game, seed, self.scores, self.lengths)(at, self.trace)
        self.scores = by_seat(game, self.scores)

    def moves(self, number: int, most: int = 70) -> list[str]:
        word, bit = number // 64, np.uint64(number % 64)
        plies = min(most, int(self.lengths[self.at + number]))
        placed = self.trace[:plies, PLACES + word] >> bit & np.uint64(1)
        assert (placed.sum(axis=1) <= 1).all()
        return [HOLLOW_NAMES[row.argmax()] if row.any() else "pass" for row in placed]


def make(**options: Any) -> Rolit:
    game = parlour.game("rolit", **options)
    assert isinstance(game, Rolit)
    return game


def replayed(state: parlour.State[Any], moves: list[str]) -> parlour.State[Any]:
    for move in moves:
        state = state.play(move)
    return state


@pytest.mark.parametrize("options", ALL, ids=str)
def test_every_game_of_a_batch_replays_through_the_rules(options: dict[str, Any]) -> None:
    """RO-01 to RO-10, RO-12: the lock-step kernel and the state agree on every move, capture, score and end."""
    game = make(**options)
    batch = Batch(game, seed=7)
    for number in range(0, GAMES, 1 if COMPILED else 16):
        state = replayed(game.start(), batch.moves(number))
        assert state.over
        assert state.scores == tuple(batch.scores[number])


@needs_compiler
def test_a_rolled_ball_lets_any_seat_begin() -> None:
    """RO-03: each seat equally often, and the scores belong to the right seats."""
    game = make(size=6, players=3)
    begun: Counter[int] = Counter()
    for at in range(0, 3 * GAMES, GAMES):
        batch = Batch(game, seed=3, at=at)
        for number in range(GAMES):
            fits = [seat for seat in range(3) if self_consistent(batch, number, seat)]
            assert fits
            begun.update(fits[:1] if len(fits) == 1 else [])
    total = sum(begun.values())
    assert total > 2 * GAMES
    assert all(abs(begun[seat] - total / 3) < 4 * (total * 2 / 9) ** 0.5 for seat in range(3))


def self_consistent(batch: Batch, number: int, first: int) -> bool:
    state = make(size=6, players=3, first=first).start()
    try:
        return replayed(state, batch.moves(number)).scores == tuple(batch.scores[batch.at + number])
    except parlour.IllegalMove:
        return False


@needs_compiler
def test_every_legal_move_is_equally_likely() -> None:
    """The first three moves of Othello: 56 sequences, whose probabilities the rules give; a chi-squared test."""
    game = make(preset="reversi")
    seen: Counter[tuple[str, ...]] = Counter()
    for at in range(0, 60 * GAMES, GAMES):
        batch = Batch(game, seed=11, at=at)
        seen.update(tuple(batch.moves(number, 3)) for number in range(GAMES))
    expected = dict(sequences(game.start(), 3, 60.0 * GAMES))  # type: ignore[arg-type]
    assert len(expected) == 56
    assert set(seen) == set(expected)
    chi_squared = sum((seen[moves] - times) ** 2 / times for moves, times in expected.items())
    assert chi_squared < 93.2, "what 55 degrees of freedom exceed once in a thousand times"


def sequences(state: RolitState, depth: int, times: float) -> list[tuple[tuple[str, ...], float]]:
    if depth == 0:
        return [((), times)]
    share = times / len(state.legal())
    return [
        ((str(move), *rest), each)
        for move in state.legal()
        for rest, each in sequences(state.play(move), depth - 1, share)  # type: ignore[arg-type]
    ]


@pytest.mark.parametrize("options", [{"size": 4}, {"size": 4, "preset": "reversi"}], ids=str)
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(options: dict[str, Any]) -> None:
    game = make(**options)
    n = 2000 if COMPILED else 150
    one = parlour.simulate(game, n, seed=5)
    two = parlour.simulate(game, n, seed=5, cores=2)
    assert (one.scores == two.scores).all()
    assert (one.lengths == two.lengths).all()
    assert one.scores.shape == (n, 2)
    few = parlour.simulate(game, 100, seed=5)
    assert (few.scores == one.scores[:100]).all(), "a game does not depend on how many are played"
    assert (few.lengths == one.lengths[:100]).all()


@needs_compiler
def test_another_seed_gives_other_games() -> None:
    game = make(players=4)
    assert (parlour.simulate(game, 500, seed=1).scores != parlour.simulate(game, 500, seed=2).scores).any()


@needs_compiler
@pytest.mark.parametrize(("options", "length"), [({"size": 6, "players": 4}, 33), ({"size": 8, "first": 1}, 60)])
def test_lengths_count_moves_and_the_opening_roll(options: dict[str, Any], length: int) -> None:
    """RO-03, RO-10"""
    result = parlour.simulate(make(**options), 1000)
    assert set(result.lengths) == {length}
    assert (result.scores.sum(axis=1) <= make(**options).options.size ** 2).all()


def test_a_slice_is_64_games() -> None:
    assert GAMES == 64 * WORDS
