"""TK-17: hidden means hidden, and no card appears or is lost."""

import pickle
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tuki.playing import COMPILED, anything, waiting, walk

import parlour
from parlour.games.tuki.cards import DECK, HIDDEN
from parlour.games.tuki.phases import TO_DISCARD
from parlour.games.tuki.state import TukiState

CHOOSERS = st.sampled_from([anything, waiting])


def visible(state: TukiState) -> Counter[int]:
    """Every card that lies open, in a hand, or in a rebuilt stock (which all have seen)."""
    cards = Counter(card for grid in state.grids for card in grid if card != HIDDEN)
    cards.update(state.discard)
    cards.update([state.taken] if state.taken is not None else [])
    cards.update(dict(enumerate(state.stock)))
    return cards


@settings(max_examples=25 if COMPILED else 5)
@given(st.integers(2, 6), st.integers(0, 10**6), CHOOSERS)
def test_the_108_cards_are_conserved_at_every_node_tk_01(players: int, seed: int, choose: object) -> None:
    """TK-01, TK-16"""
    for state, _ in walk(parlour.game("tuki", players=players, rounds=1), seed, choose):
        seen = visible(state)
        assert all(seen[card] + state.unseen[card] == count for card, count in enumerate(DECK))
        face_down = sum(grid.count(HIDDEN) for grid in state.grids) + (state.target == TO_DISCARD)
        outside = 0 if state.rebuilds else state.stock_count
        assert sum(state.unseen) == face_down + outside
        assert state.stock_count >= 0


@settings(max_examples=10 if COMPILED else 3)
@given(st.integers(2, 6), st.integers(0, 10**6), CHOOSERS)
def test_everything_a_state_shows_follows_from_the_steps_all_have_seen_tk_17(
    players: int, seed: int, choose: object
) -> None:
    """TK-17: replaying what was said aloud gives the same state, view, repr and pickle: nothing else is in them."""
    game = parlour.game("tuki", players=players, rounds=1)
    told = game.start()
    for state, step in walk(game, seed, choose):
        assert (told, repr(told), told.view(), pickle.dumps(told)) == (
            state,
            repr(state),
            state.view(),
            pickle.dumps(state),
        )
        if step is not None:
            told = told.play(str(step))


@settings(max_examples=15 if COMPILED else 4)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_cards_that_lie_hidden_can_still_be_any_unseen_card_tk_17(players: int, seed: int) -> None:
    """TK-17: whatever is turned over, all unseen cards are possible, by their numbers."""
    for state, _ in walk(parlour.game("tuki", players=players, rounds=1), seed, waiting):
        if state.phase in ("turn up", "reveal", "finish"):
            chances = {outcome.card: chance for outcome, chance in state.chances()}
            total = sum(state.unseen)
            assert {card: chance * total for card, chance in chances.items()} == {
                card: count for card, count in enumerate(state.unseen) if count
            }
            assert len(chances) <= 14


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_always_ends_tk_16(players: int) -> None:
    """TK-16: also when all take nothing but the discard and never turn a card over of their own will."""

    def stubborn(state: TukiState, random: object) -> object:
        legal = {str(move): move for move in state.legal()}
        opened = [slot for slot in ("a1", "a2") if slot in legal]
        return legal.get("take discard") or legal[opened[0] if opened else next(iter(legal))]

    lengths = [
        sum(1 for _ in walk(parlour.game("tuki", players=players, rounds=2), seed, stubborn)) for seed in range(3)
    ]
    assert max(lengths) < 1000
