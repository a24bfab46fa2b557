"""What positions are worth for an analysis: chances to win that add up."""

from random import Random

import pytest

import parlour
from parlour.contract.state import CHANCE


def test_the_first_card_of_the_pile_gives_nobody_the_game() -> None:
    game = parlour.game("tuki", rounds=1)
    state = game.start()
    judged = game.valuation(quick=True, seed=0).judge(state, state.chances()[0][0])
    assert not judged.exact and len(judged.steps) == 14
    for _, worth in judged.steps:
        assert sum(worth) == pytest.approx(1) and worth[0] == pytest.approx(0.5)


@pytest.mark.parametrize("players", [2, 6])
def test_what_the_step_before_has_seen_changes_nothing(players: int) -> None:
    """Cards are judged when the stock is chosen; a valuation that was not asked then says the same of them."""
    game, random = parlour.game("tuki", players=players, rounds=1, first=0), Random(players)
    whole, state, drawn = game.valuation(quick=True, seed=0), game.start(), 0
    while drawn < 4:
        if state.actor == CHANCE:
            step = random.choice(state.chances())[0]
        else:
            step = next((move for move in state.legal() if str(move) == "take stock"), random.choice(state.legal()))
        judged = whole.judge(state, step)
        if state.phase == "draw":  # type: ignore[attr-defined]
            assert judged == game.valuation(quick=True, seed=0).judge(state, step)
            drawn += 1
        state = state.play(step)
