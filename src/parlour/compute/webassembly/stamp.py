"""What a module was made from: modules travel with the repository, and must not lag behind their sources."""

from __future__ import annotations

import ast
import hashlib
import json
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

SHARED: Final = frozenset(
    f"parlour.{name}" for name in ("kernels", "offer", "views", "webassembly.assembly", "webassembly.build")
)
"""What the modules of all games depend on: nothing else outside of a game is compiled."""


@dataclass(frozen=True)
class Stamp:
    """Lies beside the module, as JSON."""

    sources: str
    """The hash of every source that the offers depend on, their names included."""
    module: str
    """The hash of the module itself."""
    made_with: dict[str, str]
    """The versions of the compilers, and the machine: others may write other bytes for the same functions."""

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(asdict(self), indent=2) + "\n")


def read(file: Path) -> Stamp:
    return Stamp(**json.loads(file.read_text()))


def module_file(declaring: str) -> Path:
    """Where the WebAssembly module of a declaring Python module lies: beside it."""
    return source_of(declaring).with_suffix(".wasm")


def stamp_file(declaring: str) -> Path:
    return source_of(declaring).with_suffix(".json")


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def sources_digest(declaring: str) -> str:
    """The hash of the declaring module, of all that it imports from its own game, and of what games share."""
    told = hashlib.sha256()
    for name in sorted(_reached(declaring) | SHARED):
        told.update(f"{name} {digest(source_of(name).read_bytes())}\n".encode())
    return told.hexdigest()


def source_of(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None and spec.origin is not None, f"{name} has no source"
    return Path(spec.origin)


def _reached(declaring: str) -> set[str]:
    parts = declaring.split(".")
    game = ".".join(parts[: 3 if parts[:2] == ["parlour", "games"] else 1]) + "."
    found: set[str] = set()
    waiting = [declaring]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        waiting += [each for each in _imported(name) if each.startswith(game)]
    return found


def _imported(name: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source_of(name).read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(whole for alias in node.names if _is_module(whole := f"{node.module}.{alias.name}"))
    return found


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # its parent is a module, not a package
        return False
