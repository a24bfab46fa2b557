"""Which tests execute a line: measured once for each folder of tests, and kept until it or a source changes."""

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
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Reach:
    def __init__(self, origin: Path, folder: Path) -> None:
        self.origin, self.folder = origin, folder
        self.seconds: dict[str, float] = {}
        self.failing: set[str] = set()
        self.sources = sorted(path.relative_to(origin).as_posix() for path in (origin / "src").rglob("*.py"))
        self.kept: list[tuple[Path, CoverageData]] = []
        """For each folder of tests where it was measured, and what was."""
        self.contexts = cache(self._contexts)
        self.read = cache(Source)

    def measure(self, place: Workplace, tests: list[Path], say: Callable[[str], None]) -> None:
        """Loads what is kept of each folder of tests below `tests`, and measures what is missing or out of date."""
        folders = sorted(
            {file.parent for top in tests for file in ([top] if top.is_file() else top.rglob("test_*.py"))}
        )
        for folder in folders:
            name = folder.relative_to(self.origin).as_posix()
            files = sorted(folder.glob("test_*.py"))
            data, notes = (self.folder / f"{name.replace('/', '.')}.{end}" for end in ("data", "json"))
            digest = self._digest(sorted(folder.glob("*.py")))
            known = json.loads(notes.read_text()) if notes.exists() else {}
            if known.get("digest") != digest:
                say(f"measuring which lines {name} executes")
                began = time.monotonic()
                ran = self._measured(place, data, [file.relative_to(self.origin).as_posix() for file in files])
                known = {"digest": digest, "root": str(place.root), "seconds": ran.seconds, "failed": ran.failed}
                notes.write_text(json.dumps(known))
                took = time.monotonic() - began
                say(f"{name}: {len(ran.seconds)} tests measured in {took:.0f} s, {len(ran.failed)} failed\n")
            self.seconds |= known["seconds"]
            self.failing |= {test.split("[")[0] for test in known["failed"]}
            self.kept.append((Path(known["root"]), CoverageData(str(data))))
            self.kept[-1][1].read()

    def _digest(self, tests: Iterable[Path]) -> str:
        told = sha256()
        for file in [*(self.origin / source for source in self.sources), *tests]:
            told.update(f"{file.relative_to(self.origin)}\n".encode() + file.read_bytes())
        return told.hexdigest()

    def _measured(self, place: Workplace, data: Path, files: list[str]) -> Ran:
        data.parent.mkdir(parents=True, exist_ok=True)
        parts = place.root.parent / "measured"
        parts.mkdir(exist_ok=True)
        config = parts / "config"
        config.write_text(CONFIG.format(data=parts / "part", sources=place.root / "src", context=CONTEXT))
        ran = place.run(
            ["--continue-on-collection-errors", *files],
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

    def _contexts(self, source: str) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        for root, data in self.kept:
            for line, tests in data.contexts_by_lineno(str(root / source)).items():
                found.setdefault(line, set()).update(test for test in tests if test)
        return found

    def tests(self, source: str, line: int) -> set[str]:
        """The tests, or whole files of them, that execute a line; of one executed on import, that use its names."""
        module = self.read(self.origin / source)
        contexts = self.contexts(source)
        statement, function = module.statement(line)
        if function is not None:
            found = _union(contexts.get(each, ()) for each in _own_lines(statement))
            body = range(function.body[0].lineno, (function.end_lineno or 0) + 1)
            if found or "parlour.compute" not in module.text or any(contexts.get(each) for each in body):
                return found
            return self._below("/".join(source.split("/")[: 4 if "/games/" in source else 2]))  # compiled: not traced
        names = [
            node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        ]
        found = set()
        if names:
            used = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
            for other in self.sources:
                there = self.read(self.origin / other)
                found |= _union(
                    self.contexts(other).get(each, ()) for each in there.inner if used.search(there.lines[each - 1])
                )
        return found or _union(contexts.get(each, ()) for each in module.inner)

    def _below(self, folder: str) -> set[str]:
        sources = [source for source in self.sources if source.startswith(f"{folder}/")]
        return _union(
            self.contexts(source).get(each, ()) for source in sources for each in self.read(self.origin / source).inner
        )


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
