"""RO-11: the maps that come with the game."""

from __future__ import annotations

from itertools import product

import pytest

import parlour
from parlour import BadOption
from parlour.games.rolit import Rolit
from parlour.games.rolit.engine.maps import known_worth

OPTIONS = [
    {"size": size, "players": players, "preset": preset}
    for size, players, preset in product((4, 6, 8), (2, 3, 4), ("rolit", "reversi"))
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_ro_11_every_game_has_a_map_in_its_rules(options: dict[str, object]) -> None:
    """RO-11"""
    try:
        game = parlour.game("rolit", **options)
    except BadOption:
        return
    assert isinstance(game, Rolit)
    found, size = known_worth(game.options), game.options.size
    assert [len(row) for row in found] == [size] * size
    middle = {(y, x) for y in (size // 2 - 1, size // 2) for x in (size // 2 - 1, size // 2)}
    assert {(y, x) for y, row in enumerate(found) for x, value in enumerate(row) if value is None} == middle
    assert [each.worth for each in game.rulebook() if each.worth] == [found]


@pytest.mark.parametrize("options", [{"size": 6}, {"size": 8, "players": 3}, {"preset": "reversi"}], ids=str)
def test_ro_11_a_corner_is_worth_more_than_the_hollows_beside_it(options: dict[str, object]) -> None:
    """RO-11"""
    game = parlour.game("rolit", **options)
    assert isinstance(game, Rolit)
    (corner, edge, *_), (_, inner, *_), *_ = known_worth(game.options)
    assert corner is not None and edge is not None and inner is not None
    assert corner > 0 > inner and corner > edge


def test_a_map_looks_the_same_however_the_board_is_turned() -> None:
    game = parlour.game("rolit", players=4)
    assert isinstance(game, Rolit)
    found = known_worth(game.options)
    assert found == found[::-1] == tuple(zip(*found, strict=True))
