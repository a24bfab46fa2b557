"""The library's notes about its estimates are in the messages that an analysis page loads, in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import parlour
from parlour.speech.languages import speak
from tests.web.conftest import ROOT
from tests.web.sources import answered

SOURCES = ROOT / "src" / "parlour"
LOADED = """({ languages }, [folder, codes]) => {
  const { load } = languages(folder);
  const text = (kind, code) => load.call({ addWatchFile() {} }, `\\0virtual:${kind}/${code}`);
  return Object.fromEntries(codes.map((code) => [code, text('language', code) + text('analysis', code)]));
}"""


def _texts(tree: ast.AST) -> set[str]:
    found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in found if speak("en").knows(text)}


def _named(path: Path) -> set[str]:
    """The messages that a module gives as `approximation`, and those it puts into them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assigned = [node for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign) and node.value]
    targets = {node: node.targets if isinstance(node, ast.Assign) else [node.target] for node in assigned}
    said = [node.value for node in assigned if any(_name(each) == "approximation" for each in targets[node])]
    made = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "approximation"]
    said += [node.value for each in made for node in ast.walk(each) if isinstance(node, ast.Return)]
    names = {node.id for value in said if value for node in ast.walk(value) if isinstance(node, ast.Name)}
    said += [node.value for node in assigned if any(_name(each) in names for each in targets[node])]
    return {text for value in said if value for text in _texts(value)}


def _name(target: ast.expr) -> str:
    return target.attr if isinstance(target, ast.Attribute) else target.id if isinstance(target, ast.Name) else ""


@pytest.fixture(scope="module")
def notes() -> set[str]:
    """Every message that can be the note of a report, or stand in one."""
    modules = list(SOURCES.rglob("*.py"))
    known = {text for path in modules for text in _texts(ast.parse(path.read_text(encoding="utf-8")))}
    return {text for text in known if text.startswith("unsolved-")}.union(*map(_named, modules))


def test_the_notes_are_those_that_engines_give(notes: set[str]) -> None:
    """Those that are quickly asked for: the others need long solutions."""
    games = [("shutbox", {"players": 4}), ("rolit", {}), ("rolit", {"players": 4}), ("tuki", {"players": 2})]
    for name, options in games:
        given = parlour.game(name, **options).engine().approximation
        assert given is not None and given.id in notes
    assert {"solution-young", "solution-match", "solution-match-grid", "solution-tie-half", "unsolved-effort"} < notes
    assert {"solution-tie-four-ahead", "solution-tie-parts", "solution-match-trio", "solution-rough"} < notes


def test_a_page_has_every_note_in_every_language(notes: set[str]) -> None:
    codes = sorted(path.parent.name for path in (SOURCES / "speech" / "languages").glob("*/analysis.ftl"))
    assert len(codes) == 11
    loaded = answered("build/languages.ts", LOADED, [str(SOURCES / "speech" / "languages"), codes])
    for code in codes:
        known = set(re.findall(r'(?:^export default "|\\n)([\w-]+) =', loaded[code]))
        assert notes <= known, (code, notes - known)
