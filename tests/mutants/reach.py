"""Which tests execute a line: measured once for each file of tests, and kept until it or a source changes."""

from __future__ import annotations

import ast
import json
import os
import re
import time
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from coverage import CoverageData

from tests.mutants.runner import CONTEXT
from tests.mutants.workplace import Ran, Workplace

CONFIG: Final = """
[run]
data_file = {data}
source = {sources}
parallel = true
sigterm = true
context = ${{{context}}}
disable_warnings = no-data-collected, module-not-measured, module-not-imported, already-imported, no-sysmon
"""
SLOW: Final = ("tests/whole", "tests/terminal", "tests/server", "tests/web")
"""Folders whose tests are asked last, the slowest at the end."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Reach:
    """Measures a file of tests when it is first asked what the file executes."""

    def __init__(self, place: Workplace, folder: Path, tops: Iterable[Path], say: Callable[[str], None]) -> None:
        self.place, self.origin, self.folder, self.say = place, place.origin, folder, say
        self.seconds: dict[str, float] = {}
        self.failing: set[str] = set()
        """Tests that fail without a fault too."""
        self.sources = sorted(path.relative_to(self.origin).as_posix() for path in (self.origin / "src").rglob("*.py"))
        self.files = sorted({file for top in tops for file in ([top] if top.is_file() else top.rglob("test_*.py"))})
        self.kept = cache(self._kept)
        self.contexts = cache(self._contexts)
        self.read = cache(Source)

    def nearest(self, source: str) -> list[Path]:
        """All files of tests, those first that name the module and those that lie in a folder named like its own."""
        words = set(Path(source).with_suffix("").parts)
        name = re.compile(rf"\b{re.escape(Path(source).stem)}\b")

        def distance(file: Path) -> tuple[int, int, Path]:
            there = file.relative_to(self.origin)
            shared = len(words & {*there.parts, *there.stem.split("_")})
            return -shared - 2 * bool(name.search(self._text(file))), self._slow(there), there

        return sorted(self.files, key=distance)

    def _slow(self, file: Path) -> int:
        return next((at for at, kind in enumerate(SLOW, 1) if file.is_relative_to(kind)), 0)

    def _text(self, file: Path) -> str:
        return self.read(file).text

    def _kept(self, file: Path) -> tuple[str, CoverageData]:
        """The checkout that a file of tests was measured in, and what was; again if it or a source has changed."""
        name = file.relative_to(self.origin).with_suffix("").as_posix()
        data, notes = (self.folder / f"{name.replace('/', '.')}.{end}" for end in ("data", "json"))
        digest = self._digest([*file.parent.glob("*.py")])
        known = json.loads(notes.read_text()) if notes.exists() else {}
        if known.get("digest") != digest:
            self.say(f"measuring which lines {name}.py executes")
            began = time.monotonic()
            ran = self._measured(data, file.relative_to(self.origin).as_posix())
            known = {"digest": digest, "root": str(self.place.root), "seconds": ran.seconds, "failed": ran.failed}
            notes.write_text(json.dumps(known))
            took = time.monotonic() - began
            self.say(f"{name}.py: {len(ran.seconds)} tests measured in {took:.0f} s, {len(ran.failed)} failed\n")
        self.seconds |= known["seconds"]
        self.failing |= {test.split("[")[0] for test in known["failed"]}
        found = CoverageData(str(data))
        found.read()
        return known["root"], found

    def _digest(self, tests: Iterable[Path]) -> str:
        told = sha256()
        for file in [*(self.origin / source for source in self.sources), *tests]:
            told.update(f"{file.relative_to(self.origin)}\n".encode() + file.read_bytes())
        return told.hexdigest()

    def _measured(self, data: Path, file: str) -> Ran:
        place = self.place
        data.parent.mkdir(parents=True, exist_ok=True)
        parts = place.root.parent / "measured"
        parts.mkdir(exist_ok=True)
        config = parts / "config"
        config.write_text(CONFIG.format(data=parts / "part", sources=place.root / "src", context=CONTEXT))
        ran = place.run(
            ["--continue-on-collection-errors", file],
            None,
            {**os.environ, "COVERAGE_PROCESS_START": str(config), CONTEXT: ""},
        )
        data.unlink(missing_ok=True)
        whole = CoverageData(str(data))
        for part in parts.glob("part.*"):
            found = CoverageData(str(part))
            found.read()
            whole.update(found)
            part.unlink()
        whole.write()
        return ran

    def _contexts(self, file: Path, source: str) -> dict[int, set[str]]:
        root, data = self.kept(file)
        found = data.contexts_by_lineno(str(Path(root) / source))
        return {line: {test for test in tests if test} for line, tests in found.items()}

    def tests(self, file: Path, source: str, line: int) -> set[str]:
        """The tests of a file, or the file, that execute a line; of one executed on import, that use its names."""
        module = self.read(self.origin / source)
        contexts = self.contexts(file, source)
        statement, function = module.statement(line)
        if function is not None:
            found = _union(contexts.get(each, ()) for each in _own_lines(statement))
            body = range(function.body[0].lineno, (function.end_lineno or 0) + 1)
            if found or "parlour.compute" not in module.text or any(contexts.get(each) for each in body):
                return found
            top = "/".join(source.split("/")[: 4 if "/games/" in source else 2])  # compiled: not traced
            return _union(self._inner(file, other) for other in self.sources if other.startswith(f"{top}/"))
        names = [
            node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        ]
        found = set()
        if names:
            used = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
            for other in self.sources:
                there = self.read(self.origin / other)
                if used.search(there.text):
                    found |= _union(
                        self.contexts(file, other).get(each, ())
                        for each in there.inner
                        if used.search(there.lines[each - 1])
                    )
        return found or self._inner(file, source)

    def _inner(self, file: Path, source: str) -> set[str]:
        contexts = self.contexts(file, source)
        return _union(contexts.get(each, ()) for each in self.read(self.origin / source).inner) if contexts else set()


class Source:
    def __init__(self, file: Path) -> None:
        self.text = file.read_text("utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)
        functions = [node for node in ast.walk(self.tree) if isinstance(node, Function)]
        self.inner = {
            line for each in functions for part in each.body for line in range(part.lineno, (part.end_lineno or 0) + 1)
        }
        """The lines inside functions: no import executes them."""

    def statement(self, line: int) -> tuple[ast.stmt, Function | None]:
        """The innermost statement of a line, and the function that it is in or, with its defaults, begins."""
        around = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt) and _holds(node, line)]
        functions = [node for node in around if isinstance(node, Function)]
        return around[-1], functions[-1] if functions else None  # they are walked from the outside in


def _holds(statement: ast.stmt, line: int) -> bool:
    return statement.lineno <= line <= (statement.end_lineno or 0)


def _own_lines(statement: ast.stmt) -> range:
    """Without the statements inside it; of a function, which is there for them, with these."""
    body = getattr(statement, "body", None)
    if isinstance(statement, Function) or not body:
        return range(statement.lineno, (statement.end_lineno or 0) + 1)
    return range(statement.lineno, max(statement.lineno + 1, body[0].lineno))


def _union(sets: Iterable[Iterable[str]]) -> set[str]:
    return {each for some in sets for each in some}
