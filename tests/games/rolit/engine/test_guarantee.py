"""A seat's guaranteed result with three and four players: as an unpruned search finds it, and on 4×4 from the start."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from tests.reference.rolit_guarantee import Goal, guaranteed

import parlour
from parlour.games.rolit.board import four_colours, whole_board
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.turns import in_turn

RED, YELLOW, GREEN, BLUE = four_colours(4)


def slowly(state: RolitState, seat: int, goal: Goal) -> Fraction:
    """Every move of everybody, by the rules: the seat takes the best, all others the worst for it."""
    if state.over:
        if goal is Goal.BALLS:
            return Fraction(state.scores[seat])
        return Fraction(int(seat in state.winners), len(state.winners))
    found = [slowly(state.play(move), seat, goal) for move in state.legal()]
    return max(found) if state.turn == seat else min(found)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("number", range(12))
def test_late_positions_agree_with_the_rules(players: int, number: int) -> None:
    dice = Random(number * 7 + players)
    state = parlour.game("rolit", size=6, players=players, first=number % players).start()
    while state.empty.bit_count() > 5:
        state = state.play(dice.choice(state.legal()))
    assert isinstance(state, RolitState)
    order = state.game.in_turn_from(state.turn)
    for place, seat in enumerate(order):
        for goal in Goal:
            balls = [int(some) for some in in_turn(state)]
            assert guaranteed(balls, state.empty, players, place, goal) == slowly(state, seat, goal)


@pytest.mark.parametrize(
    ("balls", "players", "sure"),
    [
        ((RED, YELLOW, GREEN, BLUE), 4, (2, 2, 1, 1)),
        ((RED, YELLOW, GREEN, BLUE), 3, (3, 3, 4)),
        ((YELLOW, GREEN, RED, BLUE), 3, (3, 3, 3)),
        ((GREEN, RED, YELLOW, BLUE), 3, (3, 3, 3)),
    ],
)
def test_four_by_four_from_the_first_move(balls: tuple[int, ...], players: int, sure: tuple[int, ...]) -> None:
    empty = whole_board(4) & ~(RED | YELLOW | GREEN | BLUE)
    assert tuple(guaranteed(balls, empty, players, seat, Goal.BALLS) for seat in range(players)) == sure
    assert not any(guaranteed(balls, empty, players, seat, Goal.SHARE) for seat in range(players)), (
        "nobody is sure to win"
    )
