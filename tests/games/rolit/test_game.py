"""The game's features, through the contract."""

from pathlib import Path

import pytest

import parlour
from parlour.contract.training import Plan
from parlour.games.rolit.perft import perft
from parlour.games.rolit.worth import worth


def test_perft_and_worth_are_asked_of_the_game() -> None:
    """RO-11, RO-12."""
    game = parlour.game("rolit", size=4, preset="reversi")
    assert [game.perft(depth) for depth in (1, 2)] == [4, 12] == [perft(game.start(), depth) for depth in (1, 2)]
    small = parlour.game("rolit", size=4)
    assert small.worth(64, 1) == worth(small, 64, 1)


def test_a_solution_is_of_the_game_and_knows_its_own_seats() -> None:
    game = parlour.game("rolit", size=4)
    assert parlour.solve(game).game == game


def test_nothing_is_learned_where_everything_is_known(tmp_path: Path) -> None:
    with pytest.raises(parlour.Unsupported, match="it is solved"):
        parlour.game("rolit", size=4).train(Plan(1, 1, 1, tmp_path), print)


def test_ro_03_the_first_version_of_the_rules_is_still_known() -> None:
    """RO-03: once the turns followed the seats; now they follow the ring of the board."""
    game = parlour.game("rolit", size=6, colours="red,green,yellow", first=0)
    kind = type(game).under("rolit/1")
    assert kind is not None
    former = kind.make({"size": 6, "colours": "red,green,yellow", "first": 0})
    after_red = [each.start().play(each.start().legal()[0]).actor for each in (game, former)]
    assert after_red == [2, 1]
    assert former.rules == "rolit/1" and former.renewed() == game


def test_a_position_is_asked_about_with_the_ground_that_its_board_stands_on() -> None:
    state = parlour.game("rolit", size=4, first=0).start()
    engine = state.game.engine()
    asked = engine.position(state)
    assert asked.steps == state.legal()
    assert len(engine.ground(asked.ground).file) > 0
