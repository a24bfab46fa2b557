"""The child of Tuki Tuki is written twice, for its bot and for simulations: both like the same moves."""

from random import Random

import parlour
from parlour.games.tuki.engine.child import childs_value
from parlour.games.tuki.engine.childish import likes
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.state import TukiState


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
