"""The notebooks: small, clean, and still showing what they show when they are run again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.whole.manual.notebooks import NOTEBOOKS, executed, said

ROOT = Path(__file__).parents[3]
MOST = 300_000
"""Bytes of a notebook, pictures included."""
each = pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)


def test_there_are_six() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["benchmark", "box", "luck", "openings", "roll", "training"]


@each
def test_it_is_stored_with_what_it_shows_and_nothing_of_a_machine(file: Path) -> None:
    text = file.read_text()
    assert len(text.encode()) < MOST
    for word in ("/home/", "/root/", "/work/", "/tmp/", "site-packages", "WARNING", "Traceback"):
        assert word not in text
    cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == [*range(1, len(cells) + 1)]
    for cell in cells:
        kinds = [output["output_type"] for output in cell["outputs"]]
        assert "error" not in kinds
        assert "plt.show()" not in "".join(cell["source"]) or cell["metadata"].get("alt"), "a plot says what it shows"


def test_the_record_is_one_of_the_golden_ones() -> None:
    golden = ROOT / "tests" / "golden" / "second" / "shutbox-2-players.jsonl"
    assert (ROOT / "docs" / "notebooks" / "game.jsonl").read_bytes() == golden.read_bytes()


@each
@pytest.mark.long
@pytest.mark.timeout(1200)
def test_run_anew_it_says_the_same(file: Path) -> None:
    pytest.importorskip("nbclient", reason="the notebooks need what `make docs` installs")
    assert said(executed(file)) == said(json.loads(file.read_text()))
