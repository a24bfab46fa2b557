"""The playthroughs in tests/golden/tuki show what they are there for."""

import pytest
from tests.golden.playthrough import FOLDER


@pytest.mark.parametrize(
    ("name", "shows"),
    [
        ("flight", "fly c1 d2"),
        ("last-card", ": drop\n"),
        ("rebuild", "the stock was rebuilt twice"),
        ("four", " four "),
        ("six", " six "),
        ("eight", " eight "),
        ("stalled", "nobody touches the stock"),
        ("three-players-lot", "first:"),
    ],
)
def test_a_playthrough_shows_what_it_is_there_for(name: str, shows: str) -> None:
    """TK-03, TK-08, TK-11, TK-14, TK-16"""
    text = (FOLDER / "tuki" / f"{name}.txt").read_text()
    assert shows in text
    assert "the game is over" in text
