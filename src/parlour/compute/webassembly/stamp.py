"""The sources a module was made from: modules travel with the repository, and must not lag behind them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from parlour.compute.stamp import stamp

BUILT_BY: Final = tuple(Path(__file__).with_name(f"{name}.py") for name in ("assembly", "build", "offer"))
"""The sources that write a module, besides those that all compiled code depends on."""


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
    """The file of a declaring Python module's WebAssembly module, beside it."""
    return source_of(declaring).with_suffix(".wasm")


def stamp_file(declaring: str) -> Path:
    return source_of(declaring).with_suffix(".json")


def sources_digest(declaring: str) -> str:
    """The hash of the declaring module, of all that it imports from its own game, and of what games share."""
    return stamp(source_of(declaring), BUILT_BY)


def source_of(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None and spec.origin is not None, f"{name} has no source"
    return Path(spec.origin)
