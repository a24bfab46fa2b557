"""Which bots a page can play as, and for how long it must search."""

from typing import Any

import pytest

import parlour
from parlour.contract.state import State


def first_choice(game: parlour.Game) -> State[Any]:
    state = game.start()
    while not state.legal():
        state = state.play(state.chances()[0][0])
    return state


@pytest.mark.parametrize("game", [parlour.game("rolit", size=6, preset="reversi"), parlour.game("tuki", players=2)])
def test_pages_search_for_hard_and_for_no_level_that_slips(game: parlour.Game) -> None:
    state = first_choice(game)
    assert game.engine().searched(state, "hard") > 0
    assert game.engine().searched(state, "easy") == game.engine().searched(state, "medium") == 0


def test_the_book_is_the_server_s() -> None:
    game = parlour.game("rolit", size=8, players=2)
    assert game.engine().searched(first_choice(game), "hard") == 0


def test_a_bot_that_looks_four_moves_ahead_needs_no_page() -> None:
    game = parlour.game("rolit", size=6, players=2)
    assert game.engine().searched(first_choice(game), "hard") == 0


def test_nobody_searches_shut_the_box_which_is_known() -> None:
    game = parlour.game("shutbox")
    assert all(game.engine().searched(game.start(), level) == 0 for level in game.bots())
