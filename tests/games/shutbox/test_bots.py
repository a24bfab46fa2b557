"""The level of Shut the Box that needs no solution: a child."""

from random import Random

import pytest

import parlour
from parlour.games.shutbox import ShutBoxState
from parlour.games.shutbox.engine import child
from parlour.games.shutbox.engine.child import Child


def after(*steps: str, **options: object) -> ShutBoxState:
    state = parlour.game("shutbox", first=0, **options).start()
    for step in steps:
        state = state.play(step)
    assert isinstance(state, ShutBoxState)
    return state


@pytest.fixture
def _attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "DISTRACTED", 0.0)


@pytest.mark.usefixtures("_attentive")
@pytest.mark.parametrize(
    ("steps", "likes"),
    [
        (("6-3",), "3+6"),  # just what the dice show
        (("5-5",), "10"),  # there is only one 5: the fewest numbers
        (("6-3", "9", "6-3", "3+6", "5-4"), "4+5"),
        (("6-3", "3+6", "6-3"), "9"),
        (("6-3", "9", "6-3", "3+6", "6-3"), "1+8"),  # of several pairs the one with the biggest number
    ],
)
def test_a_child_shuts_what_the_dice_show(steps: tuple[str, ...], likes: str) -> None:
    state = after(*steps, players=2)
    assert str(parlour.bot(state.game, "easy", seed=1).choose(state)) == likes


ALL_BUT_ONE = ("5-5", "10", "5-4", "9", "4-4", "8", "4-3", "7", "roll 2", "6-5", "5+6", "roll 2", "6-3", "2+3+4")


@pytest.mark.usefixtures("_attentive")
def test_a_child_throws_all_dice() -> None:
    """Only the 1 is open: two dice cannot make it, one die can."""
    state = after(*ALL_BUT_ONE, players=2)
    assert state.allowed() == ("roll 1", "roll 2")
    assert str(Child(Random(0)).choose(state)) == "roll 2"


def test_now_and_then_a_child_is_distracted() -> None:
    state = after("6-3", players=2)
    chosen = [str(parlour.bot(state.game, "easy", seed=seed).choose(state)) for seed in range(400)]
    liked = chosen.count("3+6") / len(chosen)
    expected = 1 - child.DISTRACTED * (1 - 1 / len(state.legal()))
    assert abs(liked - expected) < 4 * (expected * (1 - expected) / len(chosen)) ** 0.5
    assert set(chosen) == {str(move) for move in state.legal()}


def test_alone_a_child_stops_after_a_game() -> None:
    state = after(variant="solo", players=1)
    bot = Child(Random(2))
    while not state.over:
        step = bot.choose(state) if state.actor == 0 else state.chances()[0][0]
        state = state.play(step)
    assert str(step) == "stop"


@pytest.mark.parametrize(
    ("steps", "move", "why"),
    [
        (("6-3",), "3+6", "shutbox-why-shown"),
        (("6-3",), "9", "bot-why-random"),
        (("5-5",), "10", "shutbox-why-few"),
        (ALL_BUT_ONE, "roll 2", "shutbox-why-simple"),
        (("1-1",), "2", "bot-why-only"),
    ],
)
def test_a_child_says_why(steps: tuple[str, ...], move: str, why: str) -> None:
    state = after(*steps, players=2)
    assert Child(Random(0)).explain(state, next(each for each in state.legal() if str(each) == move)).id == why
