"""`parlour.study.analysis`: marks and bars as people read them change at their limits."""

import pytest

from parlour.study.analysis.chart import bar
from parlour.study.analysis.marks import mark


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (-0.0001, "best"),
        (0.0, "good"),  # another move has the better lead: the ledger marks the best one itself
        (0.0001, "good"),
        (0.0099, "good"),
        (0.01, "slip"),
        (0.0499, "slip"),
        (0.05, "mistake"),
        (0.1499, "mistake"),
        (0.15, "blunder"),
        (1.0, "blunder"),
    ],
)
@pytest.mark.parametrize("largest", [1.0, 64.0])
def test_marks_change_at_their_limits(loss: float, expected: str, largest: float) -> None:
    assert mark(2, loss * largest, largest) == expected
    assert mark(1, loss * largest, largest) == "only"


def test_a_loss_is_a_bar_to_the_left_and_a_gain_one_to_the_right() -> None:
    assert bar(-0.5, 1) == "          ##########|"
    assert bar(0.5, 1) == "                    |##########"
    assert bar(-2, 1) == "####################|" and bar(0, 1) == "                    |"
