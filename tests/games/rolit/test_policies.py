"""Simulated games between levels: the very games that their bots play before the referee."""

from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour import CHANCE, BadOption
from parlour.compute.kernels import below, stream
from parlour.games.rolit.board import COLOUR_NAMES
from parlour.games.rolit.bots import balls_now
from parlour.games.rolit.engine import policies
from parlour.games.rolit.notation import Place
from parlour.games.rolit.playout import BOARD, EMPTY, LONGEST, OPEN, PLY, THINKER, play_on
from parlour.games.rolit.policies import LEVELS
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.turns import in_turn

FEW = 2 if config.DISABLE_JIT else 30
SEED = 5
pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # random numbers wrap around, also without the compiler


def chosen(state: Any, level: str, rng: Any) -> Any:
    """A bot's move; where a bot draws lots, they are drawn as the simulation draws them."""
    legal = state.legal()
    if level == "random" or below(rng, 4) == 0:
        return legal[below(rng, len(legal))]
    values = [balls_now(state.play(move), state.actor) for move in legal]
    best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
    return best[below(rng, len(best))]


def by_the_referee(game: Any, levels: tuple[str, ...], number: int) -> tuple[Any, ...]:
    rng = np.array([stream(SEED, number)], dtype=np.uint64)
    state, length = game.start(), 0
    while not state.over:
        if state.actor == CHANCE:
            seat = game.order[below(rng, game.players)]
            step = f"first:{COLOUR_NAMES[game.seat_colours[seat]]}"
        elif state.allowed() == ("pass",):
            step = "pass"
        else:
            step = chosen(state, levels[state.actor], rng)
        state, length = state.play(step), length + 1
    return state.scores, length, state.winners


CASES: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"players": 2, "size": 6}, ("easy", "random")),
    ({"players": 3, "size": 6, "first": 1}, ("easy", "easy", "random")),
    ({"players": 4}, ("random", "easy", "random", "easy")),
    ({"players": 2, "preset": "reversi", "size": 4}, ("random", "easy")),
]


@pytest.mark.parametrize(("options", "levels"), CASES)
def test_the_games_are_those_of_the_bots(options: dict[str, Any], levels: tuple[str, ...]) -> None:
    game = parlour.game("rolit", **options)
    games = 30 if game.options.size == 4 else FEW  # some of the small ones end before the board is full
    played = parlour.simulate(game, games, seed=SEED, policies=levels)
    for number in range(games):
        scores, length, winners = by_the_referee(game, levels, number)
        assert (tuple(played.scores[number]), played.lengths[number]) == (scores, length)
        assert tuple(np.flatnonzero(played.winners[number])) == winners


@pytest.mark.once
def test_a_game_depends_neither_on_the_number_of_games_nor_on_the_cores() -> None:
    game = parlour.game("rolit", players=2, size=4)
    few, many = (parlour.simulate(game, n, seed=1, policies="easy", cores=cores) for n, cores in ((10, 1), (5000, 2)))
    assert (few.scores == many.scores[:10]).all() and (few.lengths == many.lengths[:10]).all()


@pytest.mark.once
def test_a_child_wins_more_than_chance_as_often_as_its_bot_does() -> None:
    """docs/strength.md: 62.2 % ± 5.0 in the arena."""
    winners = parlour.simulate(parlour.game("rolit", players=2, size=6), 20_000, policies=("easy", "random")).winners
    share = (winners / winners.sum(axis=1, keepdims=True)).mean(axis=0)
    assert 0.572 < share[0] < 0.672


def test_whoever_thinks_is_asked_for_every_ball() -> None:
    state = parlour.game("rolit", players=2, size=4, first=0).start()
    assert isinstance(state, RolitState)
    board, now, who = np.zeros(BOARD, np.uint64), np.zeros(3, np.int64), np.full(2, THINKER)
    board[:4], board[EMPTY], ball = in_turn(state), state.empty, np.uint64(0)
    rng, trace = np.zeros(1, np.uint64), np.zeros(LONGEST, np.uint8)
    while not play_on(board, now, 2, False, who, ball, rng, trace):
        places = state.legal()
        assert int(board[OPEN]) == sum(1 << place.hollow for place in places if isinstance(place, Place))
        assert isinstance(places[-1], Place)
        ball, state = np.uint64(1 << places[-1].hollow), state.play(places[-1])
    assert state.over and now[PLY] == 12
    assert state.scores == tuple(int(balls).bit_count() for balls in board[:2])


def test_those_who_think_are_seated_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*given: Any) -> Any:
        return given

    monkeypatch.setattr(policies, "simulate", asked)
    game = parlour.game("rolit", players=2)
    assert parlour.simulate(game, 7, seed=3, policies=("random", "hard")) == (game, ("random", "hard"), 7, 3, 1, 0)


def test_levels_that_are_not_compiled_are_refused() -> None:
    game, small = parlour.game("rolit", players=2), parlour.game("rolit", players=2, size=4)
    assert game.policies() == LEVELS
    assert small.policies() == ("random", "easy")
    for a_game, level, said in ((game, "perfect", "random, easy, medium"), (small, "medium", "one of random, easy$")):
        with pytest.raises(BadOption, match=said):
            parlour.simulate(a_game, 10, policies=level)
    plain, same = parlour.simulate(game, 100), parlour.simulate(game, 100, policies="random")
    assert (plain.scores == same.scores).all()
