"""`rolit.engine.midgame`: the search with the learned evaluation."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.rolit.engine.positions import random_position

from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.weights import brains


@pytest.mark.parametrize(
    ("name", "rule", "signature"), [("two-8", ROLIT, (31, 16634)), ("reversi-8", REVERSI, (39, 86943))]
)
def test_a_fixed_search_visits_the_same_nodes(name: str, rule: int, signature: tuple[int, int]) -> None:
    """The signature: a deliberate change of the search or the weights changes these numbers with it."""
    position = Position(*random_position(Random(5), 8, 40, reversi=rule == REVERSI))
    found = Thinker(8, rule, brains(name)[0]).think(position, 1e6, depth=9)
    assert (found.ball.bit_length() - 1, found.nodes) == signature
