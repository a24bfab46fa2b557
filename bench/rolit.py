"""Rolit and its preset `reversi` beside engines that play Othello."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
from numba import njit

import parlour
from bench.frame import Row, rate
from parlour.games.rolit.perft import perft
from parlour.games.rolit.playout import LONGEST, play_out
from parlour.games.rolit.turns import beginnings, in_turn

ABOUT = "random games and move sequences; a game is a whole game from the start to the end"
C_ENGINE = 250e6
"""Leaves of perft per second that a hand-tuned engine in C reaches on one Neoverse-N1 core."""


def rows() -> Iterator[Row]:
    reversi, four = lockstep(preset="reversi"), lockstep(players=4)
    single, single_four = one_by_one(preset="reversi"), one_by_one(players=4)
    for what, ours, wanted in (
        ("reversi, lock-step", reversi, 300),
        ("Rolit 8×8, 4 players, lock-step", four, 150),
        ("reversi, one game at a time", single, 80),
        ("Rolit 8×8, 4 players, one game at a time", single_four, 80),
    ):
        yield Row(what, ours, "games", "OpenSpiel othello, C++ rollouts", *measured(open_spiel, wanted))
    yield Row("reversi, lock-step", reversi, "games", "pgx othello, batch 256, CPU", *measured(pgx, 150))
    yield Row("reversi, lock-step", reversi, "games", "rust_reversi, rollouts in MctsSearch", *measured(rust_search))
    yield Row("reversi, lock-step", reversi, "games", "rust_reversi, from Python", *measured(rust_from_python))
    for what, options in (("perft, reversi", {"preset": "reversi"}), ("perft, Rolit 8×8, 4 players", {"players": 4})):
        yield Row(what, leaves(**options), "leaves", "a hand-tuned engine in C", C_ENGINE, 1 / 3, "not measured here")


def measured(peer: Callable[[], float], wanted: float | None = None) -> tuple[float | None, float | None, str]:
    try:
        return peer(), wanted, ""
    except ImportError as error:
        return None, wanted, f"not installed: {error}"


def lockstep(**options: Any) -> float:
    game = parlour.game("rolit", **options)

    def play() -> int:
        parlour.simulate(game, 25_600, seed=1)
        return 25_600

    return rate(play)


def one_by_one(**options: Any) -> float:
    state = beginnings(parlour.game("rolit", **options))[0]  # type: ignore[arg-type]
    start, empty = np.array(in_turn(state), np.uint64), np.uint64(state.empty)
    rng = np.ones(1, np.uint64)

    def play() -> int:
        many(start, empty, state.game.players, state.game.reversi, rng, 5_000)
        return 5_000

    return rate(play)


@njit
def many(start: Any, empty: Any, players: Any, reversi: Any, rng: Any, games: Any) -> None:
    trace = np.zeros(LONGEST, np.uint8)
    for _ in range(games):
        play_out(start.copy(), empty, players, reversi, rng, trace)


def leaves(**options: Any) -> float:
    state = beginnings(parlour.game("rolit", **options))[0]  # type: ignore[arg-type]
    return rate(lambda: perft(state, 9))


@cache
def open_spiel() -> float:
    """The fastest door from Python: rollouts inside `MCTSBot`, which never leave C++."""
    import pyspiel

    game = pyspiel.load_game("othello")
    state, rollouts, simulations = game.new_initial_state(), 500, 2
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)

    def play() -> int:
        bot.step(state)
        return rollouts * simulations

    return rate(play)


@cache
def pgx() -> float:
    """256 games stepped together inside one compiled loop, until the last is over."""
    import jax
    import pgx as peer

    env, batch = peer.make("othello"), 256

    @jax.jit
    def play_all(key: Any) -> Any:
        first, key = jax.random.split(key)
        state = jax.vmap(env.init)(jax.random.split(first, batch))

        def step(carry: Any) -> Any:
            state, key = carry
            now, key = jax.random.split(key)
            scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            return jax.vmap(env.step)(state, jax.random.categorical(now, scores, axis=-1)), key

        return jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), step, (state, key))[0].rewards

    keys = iter(range(10**9))

    def play() -> int:
        play_all(jax.random.PRNGKey(next(keys))).block_until_ready()
        return batch

    return rate(play)


@cache
def rust_search() -> float:
    """Rollouts that never leave Rust; the tree above them is never expanded."""
    from rust_reversi import Board, MctsSearch

    board, rollouts = Board(), 5_000
    search = MctsSearch(rollouts, 1.0, 10**9)

    def play() -> int:
        search.get_move(board)
        return rollouts

    return rate(play)


@cache
def rust_from_python() -> float:
    from rust_reversi import Board

    def play() -> int:
        board = Board()
        while not board.is_game_over():
            if board.is_pass():
                board.do_pass()
            else:
                board.do_move(board.get_random_move())
        return 1

    return rate(play)
