"""The rules on numbers against the readable ones, node by node, and the simulation against both."""

from dataclasses import fields

import numpy as np
import pytest
from tests import cases
from tests.games.tuki.decks import Heavy, Reduced, Small
from tests.games.tuki.playing import COMPILED, Chooser, anything, waiting, walk
from tests.reference import tuki_readable as readable

import parlour
from parlour.compute.kernels import below, stream
from parlour.games.tuki.choices import ways
from parlour.games.tuki.layout import encode, laid, packed_grid
from parlour.games.tuki.packed import score_of

GAMES = 6 if COMPILED else 1


FIELDS = tuple(each.name for each in fields(readable.Position) if each.name != "game")


def same_at_every_node(game: parlour.Game, seed: int, choose: Chooser) -> int:
    twin, nodes = readable.start(game), 0
    for state, step in walk(game, seed, choose):
        told = {name: getattr(twin, name) for name in FIELDS}
        assert {name: getattr(state, name) for name in FIELDS} == told
        assert state.p.tolist() == laid(game, told)
        assert (state.actor, state.hand, state.scores, state.winners) == (
            twin.actor, twin.hand, twin.scores, twin.winners,
        )  # fmt: skip
        assert (state.legal(), state.chances(), state.stock_count) == (twin.legal(), twin.chances(), twin.stock_count)
        assert game.at(state.code()) == state
        nodes += 1
        if step is not None:
            twin = twin.play(step)
    return nodes


@pytest.mark.parametrize("players", cases.first(2, of=[2, 6, 3, 4, 5]))
@pytest.mark.parametrize("choose", [anything, waiting])
def test_both_rules_agree_at_every_node(players: int, choose: Chooser) -> None:
    """TK-01 to TK-16"""
    for seed in range(GAMES):
        assert same_at_every_node(parlour.game("tuki", players=players, rounds=1), seed, choose) > 40


@pytest.mark.parametrize("first", ["rules", 0, 1])
def test_both_rules_agree_over_several_rounds(first: str | int) -> None:
    """TK-02, TK-03, TK-15"""
    for seed in range(GAMES):
        assert same_at_every_node(parlour.game("tuki", rounds=3, first=first), seed, anything) > 100


@pytest.mark.parametrize("choose", [anything, waiting])
def test_both_rules_agree_where_the_stock_runs_out_often(choose: Chooser) -> None:
    """TK-16"""
    for seed in range(3 * GAMES):
        assert same_at_every_node(Small.make({"rounds": 2}), seed, choose) > 60


@pytest.mark.parametrize("choose", [anything, waiting])
def test_both_rules_agree_on_a_grid_of_two_columns(choose: Chooser) -> None:
    """TK-02 to TK-16"""
    for seed in range(6 * GAMES):
        assert same_at_every_node(Reduced.make({"rounds": 2}), seed, choose) > 30


def test_a_deck_with_more_than_fifteen_of_a_kind_does_not_fit() -> None:
    with pytest.raises(ValueError, match="15"):
        Heavy.make({}).start()


@pytest.mark.parametrize("seed", [0, 1, 2**62])
def test_simulated_games_are_games_of_the_readable_rules(seed: int) -> None:
    """The random numbers of game i, used to choose among what the readable rules offer, lead to the same scores."""
    game = parlour.game("tuki", players=3, rounds=2)
    found = parlour.simulate(game, 3, seed=seed)
    for i in range(3):
        with np.errstate(over="ignore"):
            state, length = replayed(game, np.array([stream(seed, i)], dtype=np.uint64))
        assert state.scores == tuple(found.scores[i])
        assert length == found.lengths[i]


def replayed(game: parlour.Game, rng: np.ndarray) -> tuple[parlour.State, int]:
    state, length = game.start(), 0
    while not state.over:
        each = list(state.legal())
        for outcome, chance in state.chances():
            each += [outcome] * int(chance * int(ways(encode(state))))
        state, length = state.play(each[int(below(rng, len(each)))]), length + 1
    return state, length


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    game, n = parlour.game("tuki"), 200 if COMPILED else 9
    one, two = parlour.simulate(game, n, seed=5), parlour.simulate(game, n, seed=5, cores=2)
    assert (one.scores == two.scores).all()
    assert (one.lengths == two.lengths).all()
    fewer = parlour.simulate(game, n // 3, seed=5)
    assert (fewer.scores == one.scores[: n // 3]).all()
    assert one.scores.shape == (n, 2)
    other = parlour.simulate(game, n, seed=6)
    assert (one.scores != other.scores).any()


@pytest.mark.parametrize("kinds", [(-1, 6, 7, 13), (0, 12, 13), tuple(range(-1, 14))])
def test_both_count_random_grids_alike_tk_10_tk_11_tk_13(kinds: tuple[int, ...]) -> None:
    """TK-10, TK-11, TK-13: few kinds of cards make many sets."""
    for cards in np.random.default_rng(1).choice(kinds, size=(2000, 8)).tolist():
        assert score_of(packed_grid(tuple(cards))) == readable.score(tuple(cards))
