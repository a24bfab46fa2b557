"""The playthroughs in tests/golden/tuki still read, letter by letter, as they were written."""

from pathlib import Path

import pytest
from tests.games.tuki.golden import FILES, rendered


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_reads_as_written(file: Path) -> None:
    text = file.read_text()
    assert rendered(text) == text


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
    (text,) = (file.read_text() for file in FILES if file.stem == name)
    assert shows in text
    assert "the game is over" in text
