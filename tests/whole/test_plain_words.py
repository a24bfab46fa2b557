"""Five rules for sentences, as far as they can be counted: in docs, docstrings, comments and English messages.

No "whoever", "those who", "so many", "since then" and others of their kind; no sentence that begins with a relative
clause (*What …*, *Who …*, *Where …*; questions may, and so may labels, which have no full stop); no docstring that
begins with *Of* or *As*. `python -m tests.whole.test_plain_words` lists what is found.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KINDS = (".py", ".ts", ".svelte", ".md", ".ftl")
COMMENT = re.compile(r"/\*(.*?)\*/|(?<![:\"'`\w])// (.*)|<!--(.*?)-->", re.DOTALL)
WORDS = re.compile(
    r"\b(?:whoever|whomever|so many|as many as|since then|those who|nought|one[’']s own|of its own accord)\b",
    re.IGNORECASE,
)
RELATIVE = re.compile(r"(?:^|(?<=[.!?] )|(?<=[.!?]\n)|(?<=\n\n)|(?<=\n- ))(?:What|Who|Where)\b[^?.!|]{12,}(?=[.!|]|$)")
TWISTED = re.compile(r"(?:Of|As)\b")
RULES = ("words", "relative", "twisted")


def texts() -> Iterator[tuple[str, str, str]]:
    """Path, kind and text of every sentence's place: `page`, `message`, `comment` or `docstring`."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.split():
        path = ROOT / name
        if path.suffix not in KINDS or not path.exists() or name == str(Path(__file__).relative_to(ROOT)):
            continue
        text = path.read_text()
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(text)):
                if (
                    isinstance(node, ast.Expr)
                    and isinstance(node.value, ast.Constant)
                    and isinstance(node.value.value, str)
                ):
                    yield f"{name}:{node.lineno}", "docstring", node.value.value
            for comment in re.finditer(r"(?:^ *|  )# (.+(?:\n *# .+)*)$", text, re.MULTILINE):
                yield name, "comment", re.sub(r"\n *# ", "\n", comment[1])
        elif path.suffix == ".md":
            yield name, "page", re.sub(r"```.*?```|`[^`\n]*`", "code", text, flags=re.DOTALL)
        elif path.suffix == ".ftl":
            if "/en/" in name:
                for line in text.splitlines():
                    said = line.partition(" = ")[2] or line.strip()
                    yield name, *(("comment", line.lstrip("# ")) if line.startswith("#") else ("message", said))
        else:
            for found in COMMENT.finditer(text):
                yield name, "comment", re.sub(r"\n\s*\*? ?", "\n", next(filter(None, found.groups()), "")).strip()


@cache
def findings() -> dict[str, list[str]]:
    """The faults in all texts, by rule."""
    found: dict[str, list[str]] = {rule: [] for rule in RULES}
    for where, kind, text in texts():
        found["words"] += [
            f"{where}: …{text[max(0, each.start() - 30) : each.end() + 30]}…" for each in WORDS.finditer(text)
        ]
        found["relative"] += [
            f"{where}: {each[0][:90]}"
            for each in RELATIVE.finditer(text)
            if kind != "message" or text[each.end() :].startswith(".")
        ]
        if kind == "docstring" and TWISTED.match(text.lstrip()):
            found["twisted"].append(f"{where}: {text[:90]}")
    return found


@pytest.mark.parametrize("rule", RULES)
def test_sentences_are_plain(rule: str) -> None:
    found = findings()[rule]
    assert not found, "\n".join(found)


def test_the_rules_find_what_they_forbid() -> None:
    assert WORDS.search("for whoever plays") and WORDS.search("So many seconds")
    assert RELATIVE.search("It is done. What the rules forbid is refused.")
    assert not RELATIVE.search("What is a draw?") and TWISTED.match("Of each game") and not TWISTED.match("Offers")


if __name__ == "__main__":
    for name, each in findings().items():
        print(name, len(each), *each, sep="\n  ")
