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
# The same inside the server: a folder may import from those below it, and folders of one line not from each other.
SERVER = (
    ("service", "pocket"),
    ("transport",),
    ("node",),
    ("process", "upkeep"),
    ("daily",),
    ("ratings", "records", "reminders", "tournaments"),
    ("about", "games", "people", "thinking"),
    ("home", "offline"),
    ("tables",),
    ("ops",),
    ("storage", "workers"),
    ("core",),
    ("settings",),
)
CORE_MAY = {
    "parlour",
    "parlour.contract",
    "parlour.engine",
    "parlour.errors",
    "parlour.server.core",
    "parlour.speech",
    "parlour.table",
}
"""The imports of a table's service: neither storage nor transport, nor a feature of the server."""
NETWORK = {"socket", "sqlite3", "asyncpg", "litestar", "uvicorn", "websockets", "subprocess"}
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
def statements(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Every import in the file, anywhere in it."""
    return tuple(
        node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Import | ast.ImportFrom)
    )


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Every module of ours that the file imports."""
    found: set[str] = set()
    for node in statements(path):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        else:
            assert node.level == 0, f"{path} imports relatively: write the whole name"
            assert node.module
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if is_module(whole) else node.module)
    return frozenset(name for name in found if name == "parlour" or name.startswith("parlour."))


def is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def test_imports_point_down() -> None:
    for path in MODULES:
        module = name_of(path)
        for imported in imports_of(path):
            assert layer_of(imported) >= layer_of(module), f"{module} imports {imported}, which is above it"


def place_in_server(module: str) -> tuple[int, str]:
    """Which line of `SERVER`, and which folder or module of it."""
    name = module.removeprefix("parlour.server.").partition(".")[0]
    for depth, names in enumerate(SERVER):
        if name in names:
            return depth, name
    raise AssertionError(f"{module} has no place in SERVER")


def test_imports_inside_the_server_point_down() -> None:
    for path in (path for path in MODULES if path.is_relative_to(SOURCE / "server")):
        module = name_of(path)
        for imported in imports_of(path):
            if imported.startswith("parlour.server."):
                (above, mine), (below, theirs) = place_in_server(module), place_in_server(imported)
                assert mine == theirs or below > above, f"{module} imports {imported}, which is not below it"


def test_the_service_of_a_table_knows_neither_network_nor_database() -> None:
    core = [path for path in MODULES if path.is_relative_to(SOURCE / "server" / "core")]
    assert core
    for path in core:
        for imported in imports_of(path):
            parts = imported.split(".")
            assert {".".join(parts[:2]), ".".join(parts[:3])} & CORE_MAY, f"{name_of(path)} imports {imported}"
        assert not outside_of(path) & NETWORK, name_of(path)


def outside_of(path: Path) -> set[str]:
    """The packages of others that a file imports, by their first names."""
    found = statements(path)
    names = {alias.name.split(".")[0] for node in found if isinstance(node, ast.Import) for alias in node.names}
    return names | {(node.module or "").split(".")[0] for node in found if isinstance(node, ast.ImportFrom)}


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
        found = outside_of(path) & forbidden
        assert not found, f"{name_of(path)} imports {found}: rules neither draw nor touch the world"


def test_the_page_that_draws_the_layers_fits_on_two_screens() -> None:
    lines = (SOURCE.parents[1] / "docs" / "architecture.md").read_text("utf-8").splitlines()
    assert len(lines) <= 120 and max(map(len, lines)) <= 120


def exported(source: Path) -> tuple[set[str], set[str]]:
    """The names that a module says it exports, and those that it binds."""
    found, bound = set[str](), set[str]()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            bound |= {(each.asname or each.name).partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            bound.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.add(node.id)
        if isinstance(node, ast.Assign) and [getattr(each, "id", "") for each in node.targets] == ["__all__"]:
            found |= {each.value for each in ast.walk(node.value) if isinstance(each, ast.Constant)}
    return found, bound


def test_every_name_that_is_exported_is_there() -> None:
    both = {source: exported(source) for source in SOURCE.rglob("*.py")}
    assert sum(map(len, (names for names, _ in both.values()))) > 100
    assert not {(source, name) for source, (names, bound) in both.items() for name in names - bound}
