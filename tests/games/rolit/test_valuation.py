"""What positions are worth for an analysis is the chance to win; `engine` tests what is said."""

import parlour


def test_a_board_is_valued_by_the_chance_to_win() -> None:
    valuation = parlour.game("rolit", size=4, preset="reversi").valuation(quick=True, seed=0)
    assert valuation.unit == "win" and valuation.approximation is not None
