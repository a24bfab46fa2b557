"""What is offered about a position of Tuki Tuki: as the engine judges it, exactly in the last turns."""

from __future__ import annotations

from math import erfc as known_erfc

import numpy as np
import pytest
from parlour.engine.host import advise, thinking
from parlour.games.tuki.engine.question import ground
from tests.games.tuki.engine.positions import few_left, positions

import parlour
from parlour.errors import Unsupported
from parlour.games.tuki.engine.last_turns import solve_last_turns
from parlour.games.tuki.engine.normal import erfc
from parlour.games.tuki.layout import encode, number_of


def test_the_tail_of_the_normal_distribution_is_the_c_library_s_but_for_rounding() -> None:
    for number in np.linspace(-6.0, 26.0, 4001):
        assert erfc(number) == pytest.approx(known_erfc(number), rel=1e-15)


def test_last_turns_are_judged_exactly() -> None:
    judged = 0
    for state in positions(parlour.game("tuki", players=2, rounds=1), range(40), few_left):
        found = advise(state)
        if not found.exact:
            continue
        values = solve_last_turns(encode(state), [number_of(move) for move in found.moves])[:, state.seat]
        assert found.worth == pytest.approx(values.tolist(), abs=1e-12)
        assert dict(zip(found.moves, found.worth, strict=True))[found.best] == pytest.approx(max(values))
        judged += 1
    assert judged > 5


def test_a_search_begins_at_a_glance_and_goes_on_by_rollouts() -> None:
    game = parlour.game("tuki", players=3)
    for state in positions(game, range(3), lambda state: True):
        question = game.question(state)
        thoughts = thinking(type(game), question.ground).search(question)
        first = next(thoughts)
        assert first.moves == state.legal() and first.nodes == 0
        assert all(each is not None and 0.0 <= each <= 1.0 for each in first.worth)
        if not first.exact and len({*first.worth}) > 1:
            second = next(thoughts)
            assert second.nodes >= 64 and second.worth != first.worth


def test_a_ground_is_known_by_its_name_alone() -> None:
    assert len(ground("two").file) < 80_000
    for hostile in ("", "five", "../two", "two.npz"):
        with pytest.raises(Unsupported):
            ground(hostile)
