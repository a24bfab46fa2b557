"""The faults of a TypeScript source of the page, found line by line, and the tests that run it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tests.mutants.fault import Fault

UNREAD: Final = re.compile(
    r"//[^\n]*|/\*.*?\*/"
    r"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"
    r"|(?:(?<=\()|(?<=[=,] ))/(?![/*])(?:\\.|[^/\\\n])+/",
    re.DOTALL,
)
"""Comments, texts and patterns."""
TYPES: Final = re.compile(
    r"^(?:export )?(?:declare )?(?:interface [^\n]*\{\n.*?^\}|type [^;]*;)|^import [^;]*;|^export [^\n]* from [^\n]*;",
    re.MULTILINE | re.DOTALL,
)
SIGNS: Final = {
    " < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ", " === ": " !== ", " !== ": " === ",
    " && ": " || ", " || ": " && ", " + ": " - ", " - ": " + ", " += ": " -= ", " -= ": " += ", " * ": " + ",
    ".some(": ".every(", ".every(": ".some(", "Math.min(": "Math.max(", "Math.max(": "Math.min(",
}  # fmt: skip
PATTERNS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str], str], ...]] = (
    (
        re.compile(r"(?<![\w.$])(true|false)\b(?!:)"),
        lambda m: {"true": "false", "false": "true"}[m[0]],
        "the other truth",
    ),
    (re.compile(r"(?<![\w.$])\d[\d_]*(?![\w.])"), lambda m: str(int(m[0]) + 1), "one more"),
    (re.compile(r"(?<=[( ])!(?=[\w(])"), lambda m: "", "no sign"),
    (re.compile(r"(?<=\bif )\(.+\)(?= (?:return|throw|continue|break)\b)"), lambda m: "(false)", "guard removed"),
    (re.compile(r"^\s*(?:await |void )?[\w.]+\(.*\);$"), lambda m: "", "statement removed"),
)
QUOTED: Final = re.compile(r"""["'`]([\w./-]+)["'`]""")
IMPORTED: Final = re.compile(r"from tests\.([\w.]+) import|from tests import (\w+)")


def page_faults(file: str, text: str) -> Iterator[Fault]:
    if file.endswith((".d.ts", "api/messages.ts")):  # types alone, and what is generated
        return
    hidden = text
    for pattern in (UNREAD, TYPES):
        hidden = pattern.sub(lambda found: re.sub(r"[^\n]", "\0", found[0]), hidden)
    for at, (was, seen) in enumerate(zip(text.split("\n"), hidden.split("\n"), strict=True), 1):
        for sign, other in SIGNS.items():
            for found in re.finditer(re.escape(sign), seen):
                becomes = was[: found.start()] + other + was[found.end() :]
                yield Fault(file, at, was, becomes, f"{sign.strip()} → {other.strip()}")
        for pattern, change, kind in PATTERNS:
            for found in pattern.finditer(seen):
                yield Fault(file, at, was, was[: found.start()] + change(found) + was[found.end() :], kind)


def node_tests(root: Path) -> dict[str, set[str]]:
    """By source of the page: the files of tests that run it in Node, without a browser and without building pages."""
    found: dict[str, set[str]] = {}
    for test in sorted((root / "tests").rglob("test_*.py")):
        for source in _run_in_node(root, test):
            found.setdefault(source.relative_to(root).as_posix(), set()).add(test.relative_to(root).as_posix())
    return found


def _run_in_node(root: Path, test: Path) -> set[Path]:
    """The sources that a test, its helpers or their scripts name, and all that those import."""
    pages = root / "web" / "src"
    waiting, seen = [test], set()
    while waiting:
        file = waiting.pop().resolve()
        if file in seen or not file.is_file():
            continue
        seen.add(file)
        text = file.read_text("utf-8")
        if file.suffix == ".py":
            waiting += [root / "tests" / f"{(a or b).replace('.', '/')}.py" for a, b in IMPORTED.findall(text)]
        for name in QUOTED.findall(text):
            if name.endswith(".mjs"):
                waiting.append(file.parent / name)
            elif file.suffix == ".ts" and name.startswith("."):
                waiting += [file.parent / f"{name}.ts", file.parent / name / "index.ts"]
            elif file.suffix == ".mjs":
                waiting.append(pages / f"{name.removesuffix('.ts')}.ts")
            elif file.suffix == ".py" and name.startswith("src/"):
                waiting.append(root / "web" / name)
    return {file for file in seen if file.suffix == ".ts" and file.is_relative_to(pages)}


def browser_tests(root: Path, source: str) -> set[str]:
    """For a source that only a browser runs: the files of tests that are named for it or its folder, or else all."""
    words = {word for word in re.split(r"\W+", source.removeprefix("web/src/")) if len(word) > 4}
    files = {test.relative_to(root).as_posix() for test in (root / "tests" / "web").rglob("test_*.py")}
    return {test for test in files if any(word[:5] in Path(test).stem for word in words)} or files
