"""Reasons for a move, against rolling every pair of dice and looking for flaps that make the total."""

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import parlour
from parlour.contract.state import CHANCE
from parlour.games.shutbox.notation import Shut


def fits(numbers: set[int], total: int) -> bool:
    return any(sum(some) == total for count in range(1, 5) for some in combinations(numbers, count))


def rolls(numbers: set[int], dice: int) -> int:
    return sum(fits(numbers, sum(faces)) for faces in product(range(1, 7), repeat=dice))


def positions(seed: int, **options: Any) -> Any:
    """Every position of some games played at random in which flaps are shut."""
    random = Random(seed)
    for _ in range(6):
        state = parlour.game("shutbox", first=0, **options).start()
        while not state.over:
            if state.actor != CHANCE and isinstance(state.legal()[0], Shut):
                yield state
            state = state.play(state.draw(random) if state.actor == CHANCE else random.choice(state.legal()))


@pytest.mark.parametrize(("fewer", "tiles", "dice"), [("never", 10, {36}), ("choice", 8, {6, 36})])
def test_it_counts_the_rolls_that_fit(fewer: str, tiles: int, dice: set[int]) -> None:
    told, thrown = 0, set()
    for state in positions(3, players=2, tiles=tiles, fewer_dice=fewer):
        row = set(state.open_numbers(state.seat))
        for move, other in product(state.legal(), repeat=2):
            reason = state.reason(move, other)
            mine, theirs = (row - set(each.numbers) for each in (move, other))
            if not mine or not theirs:
                assert move == other and reason is None
                continue
            parts = [
                max((rolls(left, dice) / 6**dice, dice) for dice in allowed(left, fewer)) for left in (mine, theirs)
            ]
            same = abs(parts[0][0] - parts[1][0]) < 2 / 36 - 1e-9 and len(mine) != len(theirs)
            assert (reason is not None) == (len(mine) > len(theirs) if same else parts[0][0] > parts[1][0])
            if reason is not None and same:
                assert (reason.id, reason.arguments["count"]) == ("shutbox-reason-keeps", len(mine))
                assert reason.arguments["fewer"] == len(theirs)
            elif reason is not None:
                said = reason.arguments
                assert (said["fits"], said["rolls"]) == (rolls(mine, parts[0][1]), 6 ** parts[0][1])
                assert (said["fewer"], said["of"]) == (rolls(theirs, parts[1][1]), 6 ** parts[1][1])
                told += 1
                thrown.add(said["rolls"])
    assert told > 10 and thrown == dice


def allowed(left: set[int], fewer: str) -> tuple[int, ...]:
    """SB-09: one die may be thrown once 7 and more are shut."""
    return (1, 2) if fewer == "choice" and max(left) < 7 else (2,)


def test_nothing_is_said_where_another_rolls_first() -> None:
    others = 0
    for state in positions(4, players=2, variant="young"):
        for move, other in product(state.legal(), repeat=2):
            if state.play(move).seat != state.seat and state.open_numbers(state.seat) != move.numbers:
                assert state.reason(move, other) is None
                others += 1
    assert others > 10
