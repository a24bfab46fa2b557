"""Tuki Tuki beside a real deck that is shuffled, dealt and kept secret (tests/reference/tuki.py).

The program has no deck: every card is drawn when it is turned over. That it is the same game is shown three ways. Both
allow the same moves at every node, and what the secret deck brings is as likely as the program says, counted over many
deals: here. For small decks the probability of every possible history is exactly the same: test_every_order.py.
"""

import math
from collections import defaultdict

import pytest
from tests import cases
from tests.games.tuki.decks import Small
from tests.games.tuki.playing import COMPILED, Chooser, anything, waiting
from tests.games.tuki.secret_deck import beside_a_secret_deck

import parlour
from parlour.games.tuki.state import TukiState


@pytest.mark.once
@pytest.mark.parametrize("players", cases.first(2, of=[2, 6, 3, 4, 5]))
@pytest.mark.parametrize("choose", [anything, waiting])
def test_the_secret_deck_and_the_program_allow_the_same_at_every_node(players: int, choose: Chooser) -> None:
    """TK-01 to TK-17"""
    for seed in range(8 if COMPILED else 2):
        for first in ("rules", players - 1):
            game = parlour.game("tuki", players=players, rounds=2, first=first)
            assert sum(1 for _ in beside_a_secret_deck(game, seed, choose)) > 40


@pytest.mark.once
def test_a_small_secret_deck_and_the_program_allow_the_same_at_every_node() -> None:
    """TK-16"""
    for seed in range(60 if COMPILED else 10):
        for choose in (anything, waiting):
            assert sum(1 for _ in beside_a_secret_deck(Small.make({}), seed, choose)) > 40


def kind_of(state: TukiState) -> str:
    pool = "after a rebuild" if state.rebuilds else "before"
    return f"{state.phase} {pool}"


def surprises(games: int, choose: Chooser, make: dict[str, object]) -> dict[tuple[str, str], float]:
    """For each kind of node and card: how far the secret deck is from what was stated, in standard deviations."""
    excess: dict[tuple[str, str], float] = defaultdict(float)
    variance: dict[tuple[str, str], float] = defaultdict(float)
    for seed in range(games):
        for state, came in beside_a_secret_deck(parlour.game("tuki", rounds=1, **make), seed, choose):
            for outcome, chance in state.chances():
                key, p = (kind_of(state), str(outcome)), float(chance)
                excess[key] += (outcome == came) - p
                variance[key] += p * (1 - p)
    return {key: excess[key] / math.sqrt(variance[key]) for key in excess if variance[key] > 3}


@pytest.mark.parametrize(("players", "choose"), [(2, anything), pytest.param(6, waiting, marks=pytest.mark.long)])
def test_the_full_deck_brings_what_the_probabilities_say(players: int, choose: Chooser) -> None:
    """TK-17, TK-16: before and after rebuilds, for stock, opened and replaced cards, lots and starting cards."""
    found = surprises(200 if COMPILED else 40, choose, {"players": players})
    kinds = {kind for kind, _ in found}
    assert {"turn up before", "draw before", "reveal before"} <= kinds
    if choose is waiting:
        assert {"draw after a rebuild", "finish after a rebuild"} <= kinds
    assert max(map(abs, found.values())) < 4.5, found
    spread = sum(z * z for z in found.values()) / len(found)
    assert 0.5 < spread < 1.6  # neither too far from the stated probabilities nor suspiciously close
