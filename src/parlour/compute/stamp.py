"""The sources that compiled code was made from, as one hash: for machine code on disk and for modules of pages.

Numba notices when the file of a function has changed, but not when the file of a function that it calls has. A stamp
covers the file, all that it imports from its own game, and the modules of this package that compiled code calls.
It is made of contents alone, so a copy, a new clone or a new time of a file changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SHARED: Final = tuple(
    HERE / f"{name}.py" for name in ("counts", "kernels", "loops", "memory", "numba_internals", "words")
)
"""The sources shared by the compiled functions of all games."""
IMPORT: Final = re.compile(
    r"^[ \t]*(?:from[ \t]+(?P<source>[.\w]+)[ \t]+import[ \t]+(?P<names>\([^)]*\)|[^\n#]+)"
    r"|import[ \t]+(?P<modules>[^\n#]+))",
    re.MULTILINE,
)


def stamp(file: Path, also: Iterable[Path] = ()) -> str:
    """The hash of a source, its imports from the same game, and the shared sources."""
    told = sha256()
    for path in sorted({*_reached(file), *SHARED, *also}):
        told.update(f"{path.parent.name}/{path.name} {digest(path.read_bytes())}\n".encode())
    return told.hexdigest()


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()


def game_folder(file: Path) -> Path:
    """The folder of a file's game: the one below `games`, or the root of an installed package."""
    folder = file.parent
    while folder.parent.name != "games" and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def _reached(file: Path) -> set[Path]:
    folder = game_folder(file)
    found: set[Path] = set()
    waiting = [file] if file.is_file() else []  # a cell of a notebook is no file
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path, folder)
    return found


@cache
def _imported(file: Path, folder: Path) -> tuple[Path, ...]:
    """The modules below a folder that a source imports, anywhere in it."""
    package = _dotted(folder)
    return tuple(
        path
        for name in _names(file)
        if package and name.startswith(f"{package}.")
        for path in _sources(folder.joinpath(*name.removeprefix(f"{package}.").split(".")))
    )


def _names(file: Path) -> Iterator[str]:
    """Full names of a source's imports; of `from a import b` both `a` and `a.b`, whichever is a module."""
    for found in IMPORT.finditer(file.read_text(encoding="utf-8")):
        if modules := found["modules"]:
            yield from (each.split()[0] for each in modules.split(",") if each.strip())
            continue
        source = found["source"]
        if source.startswith("."):
            dots = len(source) - len(source.lstrip("."))
            above = _dotted(file.parents[dots - 1])
            source = f"{above}.{source.lstrip('.')}".rstrip(".")
        yield source
        names = found["names"].strip("()")
        yield from (f"{source}.{each.split()[0]}" for each in re.sub(r"#[^\n]*", "", names).split(",") if each.strip())


def _dotted(folder: Path) -> str:
    """The name of the package in a folder; nothing where there is none."""
    names: list[str] = []
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    return ".".join(names)


def _sources(path: Path) -> Iterator[Path]:
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            yield file
