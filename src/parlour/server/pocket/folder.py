"""Writes the pages and an interpreter as a folder of static files for any web server."""

from __future__ import annotations

import gzip
import itertools
import json
import re
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from parlour.compute.webassembly.stamp import module_file
from parlour.contract.game import Game
from parlour.contract.solution import Progress
from parlour.engine.advice import engine_of
from parlour.errors import ParlourError
from parlour.games import kinds
from parlour.server.core.levels import levels_of
from parlour.server.pocket.library import SOURCES_LEFT_OUT, cut
from parlour.server.transport.pages import ALONE, CONTENT_SECURITY

PAGES = Path(str(files("parlour"))) / "web"
INTERPRETER = Path(str(files("parlour"))) / "interpreter"
"""Pyodide and what it needs, as `make pocket` fetches it."""
RUNNING = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
OF_WHEELS = re.compile(r"/$|\.pyi$|/(RECORD|WHEEL|top_level\.txt|licenses/.*|py\.typed)$")
"""Left out of msgspec; its licence is among ours."""
LIBRARY, LOCK = "pocket/python_stdlib.zip", "pocket/pyodide-lock.json"
WRITTEN = (".py", ".json", ".txt", ".typed")
ENGLISH = "speech/languages/en/"
_Grounds = dict[str, tuple[str, int]]
OWN_POLICY = re.compile(r"; frame-ancestors [^;]*")
"""The rule against frames, which a page cannot set for itself."""
PACKS = 0.95
"""A file is also written with gzip, for servers that send it so, if that is smaller than this part of it."""
LATER = ("hashes.txt", "offline.js")


def write(folder: Path, progress: Progress = lambda done: None) -> int:
    """Writes all files, most also packed, and returns their size in bytes. `progress` gets the part of games solved."""
    shown = pages()
    made = {**shown, **interpreter(), **sources(), **engines(shown, progress)}
    made["index.html"] = made["index.html"].replace(b"data-pocket", f'data-pocket="{_version(made)}"'.encode(), 1)
    made["offline.js"] = _offline(made)
    for name, data in made.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        packed = gzip.compress(data, 9, mtime=0)
        twin = file.with_name(f"{file.name}.gz")
        if len(packed) < PACKS * len(data):
            twin.write_bytes(packed)
        else:
            twin.unlink(missing_ok=True)
    return sum(map(len, made.values()))


def missing() -> str | None:
    """The first missing file that is needed."""
    needed = (PAGES / "index.html", *(INTERPRETER / name for name in RUNNING))
    return next((str(path) for path in needed if not path.is_file()), None)


def pages() -> dict[str, bytes]:
    found = {
        path.relative_to(PAGES).as_posix(): path.read_bytes()
        for path in sorted(PAGES.rglob("*"))
        if path.is_file() and path.name not in LATER
    }
    policy = OWN_POLICY.sub("", CONTENT_SECURITY).replace("connect-src 'self'", ALONE)
    head = (
        f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
        '\n    <script src="policy.js"></script>'
    )
    html = re.sub(r'(src|href)="/', r'\1="', found["index.html"].decode())
    html = html.replace('<meta charset="utf-8" />', head, 1).replace("<html ", "<html data-pocket ", 1)
    found["index.html"] = html.encode()
    found["policy.js"] = files("parlour.server.pocket").joinpath("policy.js").read_bytes()
    for name in [name for name in found if name.endswith(".webmanifest")]:
        found[name] = json.dumps(_relative(json.loads(found[name]))).encode()
    return found


def _relative(manifest: dict[str, object]) -> dict[str, object]:
    """A manifest whose addresses are relative to itself."""

    def moved(value: object) -> object:
        if isinstance(value, dict):
            return {name: moved(each) for name, each in value.items()}
        if isinstance(value, list):
            return [moved(each) for each in value]
        return f".{value}" if isinstance(value, str) and value.startswith("/") else value

    return {name: moved(value) for name, value in manifest.items()}


def interpreter() -> dict[str, bytes]:
    found = {f"pocket/{name}": (INTERPRETER / name).read_bytes() for name in RUNNING}
    found[LIBRARY] = cut(found[LIBRARY])
    lock = json.loads(found[LOCK])
    found[LOCK] = json.dumps({**lock, "packages": {}}).encode()
    licences = files("parlour.server.pocket").joinpath("licences").iterdir()
    return found | {f"pocket/licences/{each.name}": each.read_bytes() for each in licences}


def sources() -> dict[str, bytes]:
    """The modules that the interpreter imports: ours except user interfaces and learned data, and msgspec.

    Texts are in one file, so that they compress well; msgspec's compiled module is a file of its own.
    """
    texts: dict[str, str] = {}
    made: dict[str, bytes] = {}
    package = Path(str(files("parlour")))
    for path in sorted(package.rglob("*")):
        name = f"parlour/{path.relative_to(package).as_posix()}"
        english = ENGLISH in name and path.suffix == ".ftl"
        if path.is_file() and (english or path.suffix in WRITTEN) and not SOURCES_LEFT_OUT.search(name):
            texts[name] = path.read_text(encoding="utf-8")
    for wheel in sorted(INTERPRETER.glob("*.whl")):
        with zipfile.ZipFile(wheel) as inside:
            for name in filter(lambda name: not OF_WHEELS.search(name), inside.namelist()):
                if name.endswith(".so"):
                    made["pocket/msgspec.wasm"] = inside.read(name)
                    made["pocket/msgspec.txt"] = name.encode()
                else:
                    texts[name] = inside.read(name).decode()
    return made | {"pocket/sources.json": json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode()}


def engines(shown: dict[str, bytes], progress: Progress) -> dict[str, bytes]:
    """The data that a page thinks with, and the addresses of data and modules, which are among the pages' files."""
    modules = {data: f"../{name}" for name, data in shown.items() if name.endswith(".wasm")}
    made: dict[str, bytes] = {}
    offering = [kind for kind in kinds() if kind.browser]
    listed = {
        kind.name: (modules.get(module_file(kind.browser).read_bytes(), f"engines/{kind.name}/module.wasm"), _Grounds())
        for kind in offering
    }
    games = [game for kind in offering for game in usual(kind)]
    for number, game in enumerate(games, 1):
        (module, grounds), engine = listed[game.name], engine_of(game)
        with suppress(ParlourError):
            lent = engine.lends()
            cheap = set(lent) <= set(levels_of(game))
            name = engine.position(game.start()).ground if lent and cheap else ""
            if name and name not in grounds:
                ground = engine.ground(name)
                grounds[name] = (f"engines/{game.name}/{name}.bin", ground.cells)
                made[f"pocket/{grounds[name][0]}"] = gzip.decompress(ground.file)
        progress(number / len(games))
        if module not in modules.values():
            made[f"pocket/{module}"] = module_file(game.browser).read_bytes()
    return made | {"pocket/prepared.json": json.dumps(listed, separators=(",", ":")).encode()}


def usual(kind: type[Game]) -> Iterator[Game]:
    """A game in each combination of its usual options."""
    usual = [option for option in kind.declared if option.name in kind.make({}).usual and option.choices]
    for values in itertools.product(*(option.choices for option in usual)):
        try:
            yield kind.make(dict(zip([option.name for option in usual], values, strict=True)))
        except ParlourError:
            continue


def _hashes(made: dict[str, bytes]) -> dict[str, str]:
    return {name: sha256(data).hexdigest()[:16] for name, data in sorted(made.items())}


def _version(made: dict[str, bytes]) -> str:
    return sha256(json.dumps(_hashes(made)).encode()).hexdigest()[:16]


def _offline(made: dict[str, bytes]) -> bytes:
    """The service worker, which knows every file by its hash."""
    listed = json.dumps(_hashes(made), separators=(",", ":"))
    text = files("parlour.server.pocket").joinpath("offline.js").read_text(encoding="utf-8")
    size = str(sum(map(len, made.values())))
    return text.replace("%VERSION%", _version(made)).replace("%FILES%", listed).replace("%BYTES%", size).encode()
