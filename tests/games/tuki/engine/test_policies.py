"""Simulated games between levels: the very games that their bots play before the referee."""

from random import Random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import CHANCE
from parlour.compute.kernels import below, stream
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.engine.brain import Brain
from parlour.games.tuki.engine.child import childs_value
from parlour.games.tuki.engine.childish import likes
from parlour.games.tuki.engine.policies import LEVELS
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.state import TukiState

SEED = 5


def childs(state: Any, rng: Any) -> int:
    legal = state.legal()
    values = [childs_value(state, move) for move in legal]
    best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
    return number_of(best[below(rng, len(best))])


def chosen(state: Any, level: str, rng: Any) -> int:
    """The number of a bot's move; where a bot draws lots, they are drawn as the simulation draws them."""
    if level == "hard":
        return Brain().quick(state)
    if level == "medium" and below(rng, 5) > 0:
        return Brain().plain(state)
    if level == "random" or (level == "easy" and below(rng, 4) == 0):
        return number_of(state.legal()[below(rng, len(state.legal()))])
    return childs(state, rng)


def by_the_referee(game: Any, levels: tuple[str, ...], number: int) -> tuple[Any, ...]:
    rng = np.array([stream(SEED, number)], dtype=np.uint64)
    state, length = game.start(), 0
    while not state.over:
        if state.actor == CHANCE:
            p = encode(state)
            wanted = int(nth(p, below(rng, ways(p))))
            step = next(outcome for outcome, _ in state.chances() if number_of(outcome) == wanted)
        else:
            wanted = chosen(state, levels[state.actor], rng)
            step = next(move for move in state.legal() if number_of(move) == wanted)
        state, length = state.play(step), length + 1
    return state.scores, length, state.winners


@pytest.mark.parametrize(
    "levels",
    [("easy", "random"), ("medium", "hard"), ("hard", "easy", "medium"), ("random", "hard", "easy", "medium", "easy")],
)
def test_the_games_are_those_of_the_bots(levels: tuple[str, ...]) -> None:
    game = parlour.game("tuki", players=len(levels), rounds=2)
    played = parlour.simulate(game, 3, seed=SEED, policies=levels)
    for number in range(3):
        scores, length, winners = by_the_referee(game, levels, number)
        assert (tuple(played.scores[number]), played.lengths[number]) == (scores, length)
        assert tuple(np.flatnonzero(played.winners[number])) == winners


def test_both_children_like_the_same() -> None:
    """Also with nearly every card turned up, and after the stock was rebuilt."""
    compared = 0
    for seed in range(5):
        random, state = Random(seed), parlour.game("tuki", players=3, rounds=1).start()
        while not state.over:
            assert isinstance(state, TukiState)
            moves = state.legal() if state.phase != "open" else ()
            for move in moves:
                assert childs_value(state, move) == likes(encode(state), number_of(move)), (state, move)
            compared += len(moves)
            state = state.play(random.choice(state.legal() or [outcome for outcome, _ in state.chances()]))
    assert compared > 1000


def test_a_game_depends_neither_on_the_number_of_games_nor_on_the_cores() -> None:
    game = parlour.game("tuki", players=2, rounds=1)
    few, many = (parlour.simulate(game, n, seed=1, policies="easy", cores=cores) for n, cores in ((10, 1), (500, 2)))
    assert (few.scores == many.scores[:10]).all() and (few.lengths == many.lengths[:10]).all()


def test_stronger_levels_win_more() -> None:
    """docs/strength.md has by how much."""
    game = parlour.game("tuki", players=2)
    for better, worse in (("easy", "random"), ("medium", "easy"), ("hard", "medium")):
        assert parlour.simulate(game, 300, policies=(better, worse)).counts.wins[0] > 0.55
    assert game.policies() == LEVELS
