"""Sheets to print: every game has them, in every language, and what they say is exact."""

from __future__ import annotations

import json
from fractions import Fraction
from html.parser import HTMLParser
from itertools import combinations, product
from pathlib import Path

import pytest
from tests.cases import always
from tests.games.shutbox import answers

import parlour
from parlour.contract.sheet import Sheet
from parlour.games import kind, names
from parlour.games.shutbox import sheets as shutbox
from parlour.games.shutbox.solver.row.alone import ExactAlone
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message
from parlour.study.sheets.page import page
from parlour.terminal.commands import main


class Cells(HTMLParser):
    """Counts what a page opens and closes, and takes its words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def all_sheets() -> list[Sheet]:
    return [sheet for name in names() for sheet in kind(name).sheets()]


def test_every_game_has_a_score_sheet() -> None:
    for name in names():
        assert next(sheet.name for sheet in kind(name).sheets()) == "score"


@pytest.mark.parametrize("code", COMPLETE)
def test_sheets_are_said_in_every_language(code: str) -> None:
    for paper in ("a4", "letter"):
        read = Cells()
        read.feed(page(all_sheets(), "title", speak(code), paper))
        assert read.open == []
        said = " ".join(read.words)
        assert "paper-" not in said and "sheet-" not in said


@pytest.mark.parametrize("row", shutbox.ROWS)
def test_the_answers_count_the_throws_that_fit(row: tuple[int, ...]) -> None:
    sums = {sum(each) for size in range(1, len(row) + 1) for each in combinations(row, size)}
    assert shutbox.fitting(row) == sum(one + other in sums for one, other in product(range(1, 7), repeat=2))


@pytest.mark.parametrize("edition", always("nine", of=shutbox.BOXES))
def test_what_best_play_leaves_is_what_the_solution_says(edition: str) -> None:
    """The numbers in `answers.json`, written by `tests.games.shutbox.answers`, are those of today's solution."""
    assert json.loads(answers.FILE.read_text())[edition] == answers.of(edition)


def test_the_lesson_on_expected_values_is_exact() -> None:
    """One die: with 1 and 2 open 23/12 points are left, with the 3 alone 5/2."""
    for row, left in (((1, 2), Fraction(23, 12)), ((3,), Fraction(5, 2))):
        shut = tuple(number for number in range(1, 10) if number not in row)
        game = parlour.game("shutbox", edition="nine", players=1, until="game", preshut=shut)
        solved = parlour.solve(game, exact=True)
        assert isinstance(solved, ExactAlone) and solved.expected_score == left


def test_the_command_writes_a_page_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheets.html"
    asked = ["sheets", "shutbox", "-o", str(file), "--sheet", "score", "--paper", "letter", "--language", "he"]
    assert main(asked) == 0
    written = file.read_text("utf-8")
    assert 'dir="rtl"' in written and "size: letter" in written and written.count("<section") == 1
    assert "http" not in written and "<script" not in written
    assert main(["sheets", "-o", str(file), "--sheet", "nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
    assert main(["sheets", "-o", str(tmp_path)]) == 2


def test_words_are_escaped() -> None:
    sheet = Sheet("x", Message("paper-score", {"game": "<b>&"}), ())
    assert "<b>" not in page([sheet], "<i>", speak("en"), "a4")
