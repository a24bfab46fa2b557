"""Reasons for a move, against the moves that the rules allow after it."""

from itertools import product
from random import Random
from typing import Any

import pytest

import parlour
from parlour.contract.state import CHANCE


def corner(move: Any, size: int) -> bool:
    return str(move) in {f"{column}{row}" for column in ("a", "abcdefgh"[size - 1]) for row in (1, size)}


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_what_the_rules_say(players: int) -> None:
    random, told, size = Random(players), set(), 6
    for _ in range(4):
        state = parlour.game("rolit", size=size, players=players).start()
        while not state.over:
            if state.actor != CHANCE:
                for move, other in product(state.legal()[:6], repeat=2):
                    told.add(checked(state, move, other, size))
            state = state.play(state.draw(random) if state.actor == CHANCE else random.choice(state.legal()))
    assert told == {None, "corner", "gives", "moves", "turned"}


def checked(state: Any, move: Any, other: Any, size: int) -> str | None:
    reason = state.reason(move, other)
    mine, theirs = state.play(move), state.play(other)
    if reason is None:
        assert move == other or not corner(move, size) or corner(other, size)
        return None
    said, kind = reason.arguments, reason.id.removeprefix("rolit-reason-")
    gives = [any(corner(each, size) for each in after.legal()) for after in (mine, theirs)]
    if kind == "corner":
        assert corner(move, size) and not corner(other, size)
    elif kind == "gives":
        assert gives == [False, True]
    elif kind == "moves":
        assert (said["count"], said["more"]) == (len(mine.legal()), len(theirs.legal())) and said["count"] < said[
            "more"
        ]
    else:
        own = [after.scores[state.actor] - state.scores[state.actor] - 1 for after in (mine, theirs)]
        assert [said["count"], said["fewer"]] == own and own[0] > own[1]
    return str(kind)


def test_a_pass_has_no_reason() -> None:
    state = parlour.game("rolit", preset="reversi").start()
    assert state.reason("pass", state.legal()[0]) is None
