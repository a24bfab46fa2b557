"""The bots of Rolit: what a corner is worth to them, and when they only count balls."""

from random import Random

import pytest

import parlour
from parlour.games.rolit.bots import CORNER, EDGE, ball_worth, judge, regions
from parlour.games.rolit.state import RolitState


@pytest.mark.parametrize("size", [4, 6, 8])
def test_regions(size: int) -> None:
    corners, edges, dangers = regions(size, 0)
    assert corners.bit_count() == 4
    assert edges.bit_count() == 4 * (size - 2)
    assert dangers.bit_count() == 12
    assert not corners & edges
    assert regions(size, corners)[2] == 0, "beside a taken corner there is no danger"


def test_a_corner_is_worth_more_than_a_ball() -> None:
    game = parlour.game("rolit", first=0)
    start = game.start()
    assert isinstance(start, RolitState)
    red = start.colour_of(0)
    corner = RolitState(game, tuple(1 if colour == red else 0 for colour in range(4)), 0)  # type: ignore[arg-type]
    edge = RolitState(game, tuple(1 << 3 if colour == red else 0 for colour in range(4)), 0)  # type: ignore[arg-type]
    assert (ball_worth(corner, 0), ball_worth(edge, 0)) == (1 + CORNER, 1 + EDGE)


def test_it_takes_an_open_corner_and_at_the_end_only_counts() -> None:
    game, random = parlour.game("rolit", size=4, first=0), Random(1)
    bots = [parlour.bot(game, "medium", seed=1), parlour.bot(game, "random", seed=2)]
    won = 0
    for _ in range(20):
        state = game.start()
        while not state.over:
            assert state.actor is not None
            legal = [str(move) for move in state.legal()]
            move = bots[state.actor].choose(state)
            if state.actor == 0 and "a1" in legal and len(legal) == 2:
                assert judge(state.play(move), 0) >= judge(state.play("a1"), 0)
            state = state.play(move)
        assert judge(state, 0) == state.scores[0] - state.scores[1]
        won += 0 in state.winners
        bots[1] = parlour.bot(game, "random", seed=random.getrandbits(30))
    assert won > 10


def test_a_child_takes_the_most_balls_unless_it_is_distracted() -> None:
    """One decision in four is any move; the others turn the most balls, wherever they lie."""
    game = parlour.game("rolit", first=0)
    state = game.start()
    for move in ("d3", "c3", "c4"):
        state = state.play(move) if move in map(str, state.legal()) else state.play(state.legal()[0])
    bot = parlour.bot(game, "easy", seed=5)
    gains = {move: state.play(move).scores[state.actor or 0] for move in state.legal()}
    greedy = sum(gains[bot.choose(state)] == max(gains.values()) for _ in range(400))
    fair = sum(gain == max(gains.values()) for gain in gains.values()) / len(gains)
    assert fair < 1
    assert abs(greedy / 400 - (0.75 + 0.25 * fair)) < 0.08
