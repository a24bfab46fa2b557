"""Every Python block of the README and of the pages in docs/ runs: those of a page in order, in one namespace.

A block of a terminal session (`>>>`) must print what it shows. A block that cannot run here has a line before it that
says why, invisible in the page: `<!-- long: why -->` leaves it and those after it to the long proofs, and
`<!-- not run: why -->` leaves out this one.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(
    r"(?:<!-- (?P<mark>[^:\n]*)(?:: (?P<why>.*?))? -->\n+)?```(?P<language>\S*)\n(?P<code>.*?)```", re.DOTALL
)
LANGUAGES = ("python", "pycon")
LEFT_OUT = {"docs/api.md": 1, "docs/research.md": 2}
"""How many blocks of a page are not run at all: each needs a machine or a file that is not here."""


@dataclass(frozen=True)
class Block:
    code: str
    line: int
    mark: str
    why: str


def blocks(text: str) -> list[Block]:
    """The Python blocks of a page."""
    return [
        Block(found["code"], text[: found.start("code")].count("\n"), found["mark"] or "", found["why"] or "")
        for found in FENCE.finditer(text)
        if found["language"] in LANGUAGES
    ]


BLOCKS = {str(page.relative_to(ROOT)): found for page in PAGES if (found := blocks(page.read_text()))}
LONG = {name: found for name, found in BLOCKS.items() if any(block.mark == "long" for block in found)}


def run(page: str, block: Block, names: dict[str, Any]) -> None:
    if block.code.startswith(">>>"):
        session = doctest.DocTestParser().get_doctest(block.code, names, page, page, block.line)
        said = io.StringIO()
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.write, clear_globs=False)
        assert not said.getvalue(), said.getvalue()
        names.update(session.globs)
    else:
        exec(compile("\n" * block.line + block.code, page, "exec"), names)


def run_page(page: str, chosen: list[Block]) -> str:
    """The output of the blocks."""
    module = ModuleType("page")
    sys.modules["page"] = module  # dataclasses look there for the names of their annotations
    try:
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            for block in chosen:
                run(page, block, vars(module))
    finally:
        del sys.modules["page"]
    return printed.getvalue()


@pytest.fixture(autouse=True)
def _somewhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks write files where they are run; the game of one page is a package that is installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT / "tests" / "packages" / "dare"))


@pytest.mark.parametrize("page", BLOCKS)
def test_the_blocks_of_a_page_run(page: str) -> None:
    chosen: list[Block] = []
    for block in BLOCKS[page]:
        if block.mark == "long":
            break
        if block.mark != "not run":
            chosen.append(block)
    printed = run_page(page, chosen)
    assert page != "README.md" or re.search(r"\d", printed)


@pytest.mark.long
@pytest.mark.parametrize("page", LONG)
def test_the_long_blocks_of_a_page_run(page: str) -> None:
    run_page(page, [block for block in BLOCKS[page] if block.mark != "not run"])


def test_what_is_not_run_is_known_and_says_why() -> None:
    for page, found in BLOCKS.items():
        for block in found:
            assert block.mark in ("", "long", "not run"), f"{page}:{block.line}: no mark is called {block.mark!r}"
            assert not block.mark or len(block.why) > 10, f"{page}:{block.line} does not say why it is not run"
    left_out = {page: sum(block.mark == "not run" for block in found) for page, found in BLOCKS.items()}
    assert {page: number for page, number in left_out.items() if number} == LEFT_OUT


def test_no_python_hides_in_a_block_without_a_language() -> None:
    for page in PAGES:
        for found in FENCE.finditer(page.read_text()):
            looks = re.search(r"^(import parlour|from parlour|>>> )|= parlour\.\w+\(", found["code"], re.MULTILINE)
            assert found["language"] in LANGUAGES or not looks, f"{page.relative_to(ROOT)} hides {found['code']!r}"


def test_a_block_that_fails_would_be_seen() -> None:
    (wrong,) = blocks("text\n\n```python\n>>> 1 + 1\n3\n```\n")
    with pytest.raises(AssertionError, match="Expected"):
        run("page", wrong, {})
    first, second = blocks("```python\na = 1\n```\n<!-- long: takes its time -->\n```python\na / 0\n```")
    assert (second.mark, second.why, second.line) == ("long", "takes its time", 5)
    with pytest.raises(ZeroDivisionError):
        run_page("page", [first, second])
