"""Hebrew on terminals that draw from left to right: compared with a whole implementation of the Unicode algorithm."""

import pytest
from bidi import get_display
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from parlour.terminal.text.ordering import visual
from parlour.terminal.text.words import Ordering, Script, bare, wrap

LETTERS = "אבגשabc129 +-.,:%!?é־–"
RUNS = st.text(LETTERS, max_size=10)
ISOLATED = st.builds(lambda before, inside, after: f"{before}\u2068{inside.strip()}\u2069{after}", RUNS, RUNS, RUNS)


@given(st.one_of(RUNS, ISOLATED), st.booleans())
def test_lines_are_ordered_as_unicode_says(text: str, right_to_left: bool) -> None:
    expected = bare(get_display(text.rstrip(), base_dir="R" if right_to_left else "L"))
    assert visual(text.rstrip(), right_to_left) == expected


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("שלום", "םולש"),
        ("שלום Ada", "Ada םולש"),
        ("לסגור 1+8", "1+8 רוגסל"),
        ("סכום (9)", "(9) םוכס"),  # brackets are mirrored
        ("ל־10 נקודות", "תודוקנ 10־ל"),
        ("\u2068Ada\u2069: שלום", "םולש :Ada"),
        ("ניקוד: \u200e−10", "−10 :דוקינ"),
        ("שָׁלוֹם", "םוֹלשָׁ"),  # points stay on their letter
    ],
)
def test_lines_as_one_sees_them(text: str, seen: str) -> None:
    assert visual(text, True) == seen


def test_a_terminal_that_orders_by_itself_gets_the_text_as_it_is_read() -> None:
    assert Script(True, Ordering.TERMINAL).line("\u2068Ada\u2069: שלום") == "Ada: שלום"


@given(st.lists(st.text("אבab\u2068\u2069", min_size=1, max_size=9), max_size=12), st.integers(4, 30))
def test_wrapping_keeps_every_word_and_the_width(words: list[str], width: int) -> None:
    text = " ".join(words)
    lines = list(wrap(text, width))
    assert all(cell_len(bare(line)) <= width for line in lines)
    assert "".join(bare(line) for line in lines).replace(" ", "") == bare(text).replace(" ", "")


def test_an_isolate_that_is_broken_over_lines_is_closed_and_opened_again() -> None:
    assert list(wrap("\u2068aa bb\u2069 cc", 4)) == ["\u2068aa\u2069", "\u2068bb\u2069", "cc"]
