"""What positions are worth for an analysis: on a small board, proved."""

import parlour


def test_a_small_board_is_won_lost_or_drawn() -> None:
    state = parlour.game("rolit", size=4).start()
    valuation = state.game.valuation(quick=True, seed=0)
    while state.empty.bit_count() > 3:
        state = state.play(state.allowed()[0])
    judged = valuation.judge(state, state.legal()[0])
    assert judged.exact and {part for _, worth in judged.steps for part in worth} <= {0.0, 0.5, 1.0}


def test_a_crowd_plays_for_itself() -> None:
    state = parlour.game("rolit", size=6, players=3).start()
    valuation = state.game.valuation(quick=True, seed=0)
    while state.empty.bit_count() > 3:
        state = state.play(state.allowed()[0])
    judged = valuation.judge(state, state.legal()[0])
    assert judged.exact and all(abs(sum(worth) - 1) < 1e-9 for _, worth in judged.steps)
