"""The page of solutions is what a fresh solve says: line by line, the slow lines among the long proofs."""

from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.games.shutbox.solver.page import FOUR, HEAD, TAIL, exact_figures, line, page, rows

GAME = parlour.game("shutbox")
PAGE = Path(__file__).parents[4] / "docs" / "solutions" / "shutbox.md"


def slow(edition: str, variant: str) -> bool:
    """Matches, rows for the young, games with twelve numbers, and the 210, take seconds each."""
    return variant in ("two-ten", "tournament", "young") or (
        edition == "twelve" and variant not in ("classic", "solo", "digital")
    )


@pytest.fixture(autouse=True)
def _fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))


@pytest.mark.parametrize(
    ("edition", "variant", "options"),
    [pytest.param(*row, marks=pytest.mark.long if slow(*row[:2]) else (), id="-".join(row[:2])) for row in rows(GAME)],
)
@pytest.mark.timeout(1200)
def test_a_line_is_what_a_fresh_solve_says(edition: str, variant: str, options: dict[str, Any]) -> None:
    assert line(GAME, edition, variant, options) in PAGE.read_text().splitlines()


def test_the_page_has_all_lines_and_nothing_else() -> None:
    written = PAGE.read_text()
    assert written.startswith(HEAD)
    before, after = (exact_figures(GAME) + TAIL).split(FOUR)
    assert before in written
    assert written.endswith(after)
    table = [each.split(" | ")[:2] for each in written.split("\n\n| dice")[0].splitlines() if each.startswith("| ")]
    assert table[1:] == [[f"| {edition}", variant] for edition, variant, _ in rows(GAME)]


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_the_whole_page_is_what_a_fresh_solve_says() -> None:
    assert PAGE.read_text() == page(GAME)
