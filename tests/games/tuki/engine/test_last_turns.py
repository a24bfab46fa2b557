"""Last turns: the enumeration against brute force through the readable rules."""

import pytest
from tests.games.tuki.decks import Reduced, Small
from tests.games.tuki.engine.positions import brute_force, few_left, positions

import parlour
from parlour.games.tuki.engine.candidates import likeness
from parlour.games.tuki.engine.last_turns import MOST_LEAVES, leaves, solve_last_turns
from parlour.games.tuki.layout import encode, number_of


@pytest.mark.parametrize("kind", [Reduced, Small])
def test_every_move_is_worth_what_brute_force_says(kind: type[parlour.Game]) -> None:
    tried = 0
    for state in positions(kind.make({"rounds": 1}), range(12), few_left):
        p, moves = encode(state), state.legal()
        found = solve_last_turns(p, [number_of(move) for move in moves])
        for move, values in zip(moves, found, strict=True):
            assert values == pytest.approx(brute_force(state.play(move)), abs=1e-12)
        tried += 1
    assert tried >= 3


def test_moves_of_one_likeness_are_worth_the_same() -> None:
    for state in positions(Small.make({"rounds": 1}), range(6), few_left):
        p, moves = encode(state), [number_of(move) for move in state.legal()]
        values = solve_last_turns(p, moves)[:, state.seat]
        known: dict[int, float] = {}
        for move, value in zip(moves, values, strict=True):
            assert known.setdefault(likeness(p, move), value) == pytest.approx(value, abs=1e-12)


def test_only_last_turns_are_gone_through() -> None:
    game = parlour.game("tuki")
    for state in positions(game, range(3), lambda state: not state.ending and state.phase == "take"):
        assert leaves(encode(state)) > MOST_LEAVES
