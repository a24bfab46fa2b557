"""What positions are worth for an analysis is the chance to win; `engine` tests what is said."""

import parlour


def test_a_round_is_valued_by_the_chance_to_win() -> None:
    valuation = parlour.game("tuki", rounds=1).valuation(quick=True, seed=0)
    assert valuation.unit == "win" and valuation.approximation is not None
