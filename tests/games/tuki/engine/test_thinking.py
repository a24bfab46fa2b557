"""The values of a position of Tuki Tuki: as the engine judges it, exactly in the last turns."""

from __future__ import annotations

from math import erfc as known_erfc

import numpy as np
import pytest
from tests.games.tuki.engine.positions import few_left, positions

import parlour
from parlour.engine.ask import asked
from parlour.errors import Unsupported
from parlour.games.tuki.engine.engine import ground
from parlour.games.tuki.engine.last_turns import solve_last_turns
from parlour.games.tuki.engine.normal import erfc
from parlour.games.tuki.layout import encode, number_of


def test_the_tail_of_the_normal_distribution_is_the_c_library_s_but_for_rounding() -> None:
    for number in np.linspace(-6.0, 26.0, 4001):
        assert erfc(number) == pytest.approx(known_erfc(number), rel=1e-15)


def test_last_turns_are_judged_exactly() -> None:
    judged = 0
    for state in positions(parlour.game("tuki", players=2, rounds=1), range(40), few_left):
        found = asked(state.game.engine(), state)
        if not found.exact:
            continue
        assert state.game.engine().proves(state) and not found.more and not any(each.error for each in found.steps)
        values = solve_last_turns(encode(state), [number_of(each.move) for each in found.steps])[:, state.seat]
        assert [each.worth[state.seat] for each in found.steps] == pytest.approx(values.tolist(), abs=1e-12)
        judged += 1
    assert judged > 5


def test_a_search_begins_at_a_glance_and_goes_on_by_rollouts() -> None:
    game = parlour.game("tuki", players=3)
    engine = game.engine()
    for state in positions(game, range(3), lambda state: True):
        first, second, third = (asked(engine, state, many) for many in range(3))
        assert tuple(each.move for each in first.steps) == state.legal()
        assert all(0.0 <= worth <= 1.0 for each in second.steps for worth in each.worth)
        if first.more:
            assert second.nodes * 2 == third.nodes >= 128
            assert [each.worth for each in first.steps] != [each.worth for each in second.steps]
            assert max(each.error for each in third.steps) < max(each.error for each in first.steps)


def test_the_cards_that_may_be_drawn_are_searched_as_moves_are() -> None:
    """All of them with the same luck, so that what they are worth can be compared."""
    game = parlour.game("tuki", players=2)
    state = next(iter(positions(game, range(1), lambda state: state.phase == "take"))).play("take stock")
    found = asked(game.engine(), state, 1)
    assert [each.move for each in found.steps] == [outcome for outcome, _ in state.chances()]
    assert found.nodes == 32 * len(found.steps) and all(sum(each.worth) == pytest.approx(1) for each in found.steps)


def test_a_point_more_is_no_chance_to_win() -> None:
    """The opening of cards is judged by what they will count: nobody gains by it on average."""
    game = parlour.game("tuki", rounds=1)
    state = game.start()
    found = asked(game.engine(), state, 0)
    assert not found.exact and len(found.steps) == 14
    for each in found.steps:
        assert sum(each.worth) == pytest.approx(1) and each.worth[0] == pytest.approx(0.5, abs=0.02)
    opened = state.play(found.steps[3].move)
    before = asked(game.engine(), opened, 0).ranked(opened.seat)[0].worth[opened.seat]
    assert before == pytest.approx(0.5, abs=0.05)


def test_a_ground_is_known_by_its_name_alone() -> None:
    assert len(ground("two").file) < 80_000
    for hostile in ("", "five", "../two", "two.npz"):
        with pytest.raises(Unsupported):
            ground(hostile)
