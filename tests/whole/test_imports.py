"""Imports point down only, and never in a circle: the layers of docs/architecture.md, enforced.

Every import counts, wherever it stands: inside a function, and for types only.
"""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "parlour"

# From the top to the bottom. A module may import from its own layer and from those below.
LAYERS = (
    ("parlour.terminal", "parlour.__main__"),
    ("parlour.server", "parlour.adapters", "parlour.conformance"),
    ("parlour",),  # the front door: parlour/__init__.py
    ("parlour.study",),
    ("parlour.table",),
    ("parlour.engine",),
    ("parlour.games",),
    ("parlour.contract",),
    ("parlour.compute",),
    ("parlour.errors", "parlour.speech"),
)
GAMES = tuple(path.parent.name for path in sorted((SOURCE / "games").glob("*/__init__.py")))
MODULES = sorted(SOURCE.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def layer_of(module: str) -> int:
    for depth, names in enumerate(LAYERS):
        if any(module == name or (name != "parlour" and module.startswith(name + ".")) for name in names):
            return depth
    raise AssertionError(f"{module} is in no layer: give it a place in LAYERS and in docs/architecture.md")


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Every module of ours that the file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively: write the whole name"
            assert node.module
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if is_module(whole) else node.module)
    return frozenset(name for name in found if name == "parlour" or name.startswith("parlour."))


def is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_down(path: Path) -> None:
    module = name_of(path)
    for imported in imports_of(path):
        assert layer_of(imported) >= layer_of(module), f"{module} imports {imported}, which is above it"


def circle_in(imports: Mapping[str, Iterable[str]]) -> list[str]:
    """Modules that import each other, the first again at the end; nothing where there are none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return [str(module) for module in error.args[1]]
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    circle = circle_in({name_of(path): imports_of(path) - {name_of(path)} for path in MODULES})
    assert not circle, " imports ".join(reversed(circle))


def test_a_circle_would_be_seen() -> None:
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}


@pytest.mark.parametrize("game", GAMES)
def test_games_never_import_each_other(game: str) -> None:
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for imported in imports_of(path):
            others = [f"parlour.games.{other}" for other in GAMES if other != game]
            assert not imported.startswith(tuple(others)), f"{name_of(path)} imports {imported}"


@pytest.mark.parametrize("game", GAMES)
def test_games_do_no_input_or_output(game: str) -> None:
    forbidden = {
        "os",
        "pathlib",
        "socket",
        "sqlite3",
        "asyncio",
        "subprocess",
        "random",
        "secrets",
        "time",
        "datetime",
    }
    allowed = {"solver", "engine"}  # solutions are cached on disk, engines read what they have learnt
    for path in (SOURCE / "games" / game).rglob("*.py"):
        if allowed & set(path.relative_to(SOURCE / "games" / game).with_suffix("").parts):
            continue
        tree = ast.parse(path.read_text())
        names = {
            alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        }
        names |= {(node.module or "").split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not names & forbidden, (
            f"{name_of(path)} imports {names & forbidden}: rules neither draw nor touch the world"
        )
