"""`games.rolit.engine.policies`: the tree of simulated games chooses as the bot's own does."""

from math import inf

import numpy as np
import pytest

from parlour.games.rolit.engine import policies
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.grower import Grower
from parlour.games.rolit.engine.tree import COUNT, FIRST, HOLLOW, VISITS
from parlour.games.rolit.engine.weights import brains


@pytest.mark.parametrize("better", [0, 1, 2])
def test_of_moves_tried_as_often_the_one_that_promises_more_is_played(
    better: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tree made by hand: three moves tried four times each."""
    monkeypatch.setattr(policies, "grow", lambda *tree: None)
    grower = Grower(3, brains(course_name(6, 3, False)))
    monkeypatch.setattr(grower, "_grow", lambda *how: None)
    grower.links[0, FIRST], grower.links[0, COUNT], grower.links[0, VISITS] = 1, 3, 13
    for child in range(3):
        grower.links[1 + child, HOLLOW], grower.links[1 + child, VISITS] = 10 + child, 4
        grower.worths[1 + child, :3] = (3, 0, 1) if child == better else (1, 2, 1)
    tree = (grower.links, grower.worths, grower.positions, grower.control, grower.shares, grower.path)
    links, worths, positions, control, shares, path = tree
    mind = policies.Mind(None, None, 0, None, links, worths, positions, control, shares, path, None, None, 0, 0)
    here = (1, 2, 4, 0)
    plain = getattr(policies.by_tree, "py_func", policies.by_tree)
    assert plain(mind, here, np.uint64(0), 3) == 1 << 10 + better
    assert grower.think(here, 0, inf, 1).hollow == 10 + better
