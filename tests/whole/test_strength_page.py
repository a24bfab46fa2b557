"""How strong the levels of Shut the Box are, and that docs/strength.md says so."""

from itertools import pairwise
from pathlib import Path

import pytest
from tests.cases import always
from tests.games.shutbox.strength import BOXES, LEVELS, lines, strength

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"


@pytest.mark.parametrize("edition", always("tactica", "nine", of=BOXES))
def test_every_level_beats_the_one_below(edition: str) -> None:
    """Exactly, in all boxes: no interval is needed. A child who plays at random holds its own against `easy`."""
    found = strength(edition)
    steps = [found.wins(level, below) for below, level in pairwise(LEVELS)]
    assert all(step > 0.54 for step in steps), steps
    assert found.wins("random", "easy") > 0.45
    scores = [found.score(level) for level in LEVELS]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.long
def test_the_page_says_how_strong_they_are() -> None:
    assert "\n".join(lines()) in PAGE.read_text()
