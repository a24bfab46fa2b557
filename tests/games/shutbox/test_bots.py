"""The easy bot of Shut the Box."""

import pytest

import parlour
from parlour.games.shutbox import ShutBoxState
from parlour.games.shutbox.bots import WIN, judge


def after(*steps: str, **options: object) -> ShutBoxState:
    state = parlour.game("shutbox", first=0, **options).start()
    for step in steps:
        state = state.play(step)
    assert isinstance(state, ShutBoxState)
    return state


@pytest.mark.parametrize(
    ("steps", "best"),
    [
        (("6-3",), "9"),  # the big one, which only few rolls can shut
        (("6-3", "9", "5-5"), "10"),
    ],
)
def test_it_keeps_the_small_numbers(steps: tuple[str, ...], best: str) -> None:
    state = after(*steps, players=2)
    assert str(parlour.bot(state.game, "easy", seed=1).choose(state)) == best


def test_it_throws_one_die_when_two_are_hopeless() -> None:
    """Only the 1 is open: two dice cannot make it, one die can."""
    down = ("5-5", "10", "5-4", "9", "4-4", "8", "4-3", "7", "roll 2", "6-5", "5+6", "roll 2", "6-3", "2+3+4")
    state = after(*down, players=2)
    assert state.allowed() == ("roll 1", "roll 2")
    assert str(parlour.bot(state.game, "easy", seed=1).choose(state)) == "roll 1"


def test_a_shut_box_is_worth_everything() -> None:
    steps = ("5-5", "10", "5-4", "9", "4-4", "8", "4-3", "7", "roll 1", "6", "6", "roll 1", "5", "5")
    state = after(*steps, "roll 1", "4", "4", "roll 1", "3", "3", "roll 1", "2", "2", "roll 1", "1", "1", players=2)
    assert state.over
    assert judge(state, 0) == WIN
    assert judge(state, 1) == -55


def test_a_usable_roll_counts_as_shut() -> None:
    rolled = after("6-3", players=2)
    assert judge(rolled, 0) - judge(rolled, 1) == 9
