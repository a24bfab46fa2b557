"""Environments by the step: `parlour.batch` and the adapters beside pgx, OpenSpiel and PettingZoo's classic games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import parlour
from bench.frame import Row, rate
from bench.rolit import measured

ABOUT = "steps per second of one core; both batches are given their moves, or both draw them inside the clock"
GAMES = 1024
STEPS = 64
"""Rounds of moves in one piece of work; games that end begin again."""


def rows() -> Iterator[Row]:
    reversi, four = batched("rolit", preset="reversi"), batched("rolit", players=4)
    for what, ours in (("reversi, batch 1,024", reversi), ("Rolit, 4 players, batch 1,024", four)):
        yield Row(
            f"{what}, moves given", ours, "steps", "pgx othello, batch 1,024, CPU, moves given", *measured(pgx, 50)
        )
        yield Row(what, ours, "steps", "OpenSpiel othello, states from Python", *measured(open_spiel))
    both = batched("rolit", preset="reversi", drawn=True)
    theirs = measured(lambda: pgx(drawn=True))
    yield Row("reversi, batch 1,024, moves drawn", both, "steps", "pgx othello, batch 1,024, CPU, moves drawn", *theirs)
    yield Row("Tuki Tuki, 2 players, batch 1,024", batched("tuki", players=2), "steps", "", None)
    yield Row("Shut the Box, 2 players, batch 1,024", batched("shutbox", players=2), "steps", "", None)
    yield Row("Rolit, PettingZoo adapter", *adapted())


def batched(name: str, drawn: bool = False, **options: Any) -> float:
    """Steps, checks included: with moves drawn from the masks before, or inside the clock by NumPy."""
    env = parlour.batch(parlour.game(name, **options), GAMES, seed=1)
    random, start = np.random.default_rng(1), env.snapshot()
    moves = []

    def draw() -> Any:
        return (env.mask() * random.random(env.mask().shape, np.float32)).argmax(1)

    for _ in range(STEPS):
        moves.append(draw())
        env.step(moves[-1])

    def play() -> int:
        env.restore(start)
        for each in moves:
            env.step(each)
        return GAMES * STEPS

    def draw_and_play() -> int:
        env.restore(start)
        for _ in range(STEPS):
            env.step(draw())
        return GAMES * STEPS

    return rate(draw_and_play if drawn else play)


def pgx(drawn: bool = False) -> float:
    """1,024 games stepped together inside one compiled loop, games that end begun again.

    A first run draws the moves, which are given to the runs that are measured, unless these draw them. The keys by
    which ended games begin again are split outside the clock.
    """
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make("othello")
    step = jax.vmap(auto_reset(env.step, env.init))

    def draw(state: Any, keys: Any) -> Any:
        chosen, dealt = keys
        scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        moves = jax.random.categorical(chosen, scores, axis=-1)
        return step(state, moves, dealt), moves

    def given(state: Any, lots: Any) -> Any:
        return step(state, *lots), None

    first, chosen, dealt = jax.random.split(jax.random.PRNGKey(1), 3)
    start = jax.vmap(env.init)(jax.random.split(first, GAMES))
    lots = jax.random.split(dealt, (STEPS, GAMES))
    picks = jax.random.split(chosen, STEPS)
    end, moves = jax.jit(lambda: jax.lax.scan(draw, start, (picks, lots)))()
    play_on = jax.jit(lambda state, *lots: jax.lax.scan(given, state, lots)[0])
    assert (play_on(start, moves, lots).observation == end.observation).all()

    draw_on = jax.jit(lambda state, *lots: jax.lax.scan(draw, state, lots)[0])

    def play() -> int:
        jax.block_until_ready(draw_on(start, picks, lots) if drawn else play_on(start, moves, lots))
        return GAMES * STEPS

    return rate(play)


def open_spiel() -> float:
    import pyspiel

    game, random = pyspiel.load_game("othello"), np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.integers(len(legal)))])
            state.observation_tensor(0)
            steps += 1
        return steps

    return rate(play)


def adapted() -> tuple[float, str, str, float | None, float | None, str]:
    """PettingZoo beside PettingZoo: ours, and the classic games that it brings."""
    ours, _, missing = measured(lambda: agents(lambda: our_environment()))
    theirs, wanted, note = measured(lambda: agents(lambda: classic()))
    return ours or 0.0, "steps", "PettingZoo connect_four", theirs, wanted, missing or note


def our_environment() -> Any:
    from parlour.adapters import pettingzoo

    return pettingzoo.env(parlour.game("rolit", players=2))


def classic() -> Any:
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def agents(make: Callable[[], Any]) -> float:
    env, random = make(), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            legal: Any = [] if ended or cut else np.flatnonzero(seen["action_mask"])
            env.step(None if ended or cut else int(legal[int(random.integers(len(legal)))]))
            steps += 1
        return steps

    return rate(play)
