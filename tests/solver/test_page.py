"""The page of solutions is what a fresh solve says."""

from pathlib import Path

import pytest

from parlour.cli.solutions import LONG, page

PAGE = Path(__file__).parents[2] / "docs" / "solutions" / "shutbox.md"


@pytest.fixture(autouse=True)
def _fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))


def test_the_page_is_what_a_fresh_solve_says() -> None:
    written, fresh = PAGE.read_text().splitlines(), page(long=False).splitlines()
    assert len(written) == len(fresh)
    for line, again in zip(written, fresh, strict=True):
        if LONG in again:
            assert line.startswith(again.split(LONG)[0])
        else:
            assert line == again


@pytest.mark.long
def test_the_whole_page_is_what_a_fresh_solve_says() -> None:
    assert PAGE.read_text() == page()
