"""Simulated games of levels that think: the very games that their bots play before the referee."""

from math import inf
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import CHANCE
from parlour.compute.kernels import below, stream
from parlour.games.rolit.board import COLOUR_NAMES
from parlour.games.rolit.engine import policies
from parlour.games.rolit.engine.company import Company
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.grower import Grower
from parlour.games.rolit.engine.levels import FAR, sight
from parlour.games.rolit.engine.policies import BUCKETS, HARD_NODES, HARD_STEPS
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.engine.searcher import LAST
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.tree import COUNT, FIRST, HOLLOW, VISITS
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.notation import PLACES
from parlour.games.rolit.turns import in_turn

SEED = 5
LONG = 1000.0


class Hard:
    """What the bot does with so many nodes and all the time in the world."""

    def __init__(self, game: Any) -> None:
        learned = brains(course_name(game.options.size, game.players, game.reversi))
        self.thinker = Thinker(game.options.size, REVERSI if game.reversi else ROLIT, learned[0], BUCKETS)
        self.grower, self.company = Grower(game.players, learned), Company(game.players, learned)

    def choose(self, state: Any) -> Any:
        if len(state.legal()) == 1:
            return state.legal()[0]
        if state.game.players == 2:
            return PLACES[self.thinker.think(position_of(state), LONG, nodes=HARD_NODES).ball.bit_length() - 1]
        balls = tuple(int(each) for each in in_turn(state))
        if state.empty.bit_count() <= LAST:
            return PLACES[self.company.think(balls, state.empty, inf).hollow]
        return PLACES[self.grower.think(balls, state.empty, inf, HARD_STEPS).hollow]


def by_the_referee(game: Any, levels: tuple[str, ...], number: int) -> tuple[Any, ...]:
    rng = np.array([stream(SEED, number)], dtype=np.uint64)
    hard = Hard(game) if sight(game.options) == FAR else parlour.bot(game, "hard")
    medium = parlour.bot(game, "medium")
    state, length = game.start(), 0
    while not state.over:
        if state.actor == CHANCE:
            step: Any = f"first:{COLOUR_NAMES[game.seat_colours[game.order[below(rng, game.players)]]]}"
        elif state.allowed() == ("pass",):
            step = "pass"
        elif levels[state.actor] == "random":
            step = state.legal()[below(rng, len(state.legal()))]
        else:
            step = (hard if levels[state.actor] == "hard" else medium).choose(state)
        state, length = state.play(step), length + 1
    return state.scores, length


CASES: list[tuple[dict[str, Any], tuple[str, ...], int]] = [
    ({"players": 2, "size": 6}, ("medium", "random"), 10),
    ({"players": 2, "size": 6}, ("random", "hard"), 3),
    ({"players": 2, "size": 6, "preset": "reversi"}, ("random", "hard"), 2),
    ({"players": 2, "preset": "reversi"}, ("hard", "medium"), 1),
    ({"players": 3, "size": 6}, ("random", "medium", "hard"), 3),
    ({"players": 4, "size": 6, "first": 1}, ("medium", "random", "random", "medium"), 5),
]


@pytest.mark.parametrize(("options", "levels", "games"), CASES)
def test_the_games_are_those_of_the_bots(options: dict[str, Any], levels: tuple[str, ...], games: int) -> None:
    game = parlour.game("rolit", **options)
    played = parlour.simulate(game, games, seed=SEED, policies=levels)
    for number in range(games):
        assert (tuple(played.scores[number]), played.lengths[number]) == by_the_referee(game, levels, number)


def test_a_game_depends_neither_on_the_number_of_games_nor_on_the_cores() -> None:
    game = parlour.game("rolit", players=2, size=6)
    levels = ("hard", "medium")
    few, many = (parlour.simulate(game, n, seed=1, policies=levels, cores=cores) for n, cores in ((3, 1), (35, 2)))
    assert (few.scores == many.scores[:3]).all() and (few.lengths == many.lengths[:3]).all()
    assert len({tuple(scores) for scores in many.scores}) > 1


def test_stronger_levels_win_more() -> None:
    game = parlour.game("rolit", players=2, size=6)
    assert parlour.simulate(game, 100, policies=("medium", "easy")).counts.wins[0] > 0.9
    three = parlour.game("rolit", players=3, size=6)
    assert parlour.simulate(three, 100, policies=("medium", "easy", "easy")).counts.wins[0] > 0.6


@pytest.mark.parametrize("better", [0, 1, 2])
def test_of_moves_tried_as_often_the_one_that_promises_more_is_played(
    better: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tree made by hand: three moves tried four times each."""
    monkeypatch.setattr(policies, "grow", lambda *tree: None)
    grower = Grower(3, brains(course_name(6, 3, False)))
    monkeypatch.setattr(grower, "_grow", lambda *how: None)
    grower.links[0, FIRST], grower.links[0, COUNT], grower.links[0, VISITS] = 1, 3, 13
    for child in range(3):
        grower.links[1 + child, HOLLOW], grower.links[1 + child, VISITS] = 10 + child, 4
        grower.worths[1 + child, :3] = (3, 0, 1) if child == better else (1, 2, 1)
    tree = (grower.links, grower.worths, grower.positions, grower.control, grower.shares, grower.path)
    links, worths, positions, control, shares, path = tree
    mind = policies.Mind(None, None, 0, None, links, worths, positions, control, shares, path, None, None, 0, 0)
    here = (1, 2, 4, 0)
    plain = getattr(policies.by_tree, "py_func", policies.by_tree)
    assert plain(mind, here, np.uint64(0), 3) == 1 << 10 + better
    assert grower.think(here, 0, inf, 1).hollow == 10 + better
