"""What positions are worth for an analysis: chances to win that add up."""

import pytest

import parlour


def test_the_first_card_of_the_pile_gives_nobody_the_game() -> None:
    game = parlour.game("tuki", rounds=1)
    state = game.start()
    judged = game.valuation(quick=True, seed=0).judge(state, state.chances()[0][0])
    assert not judged.exact and len(judged.steps) == 14
    for _, worth in judged.steps:
        assert sum(worth) == pytest.approx(1) and worth[0] == pytest.approx(0.5)
