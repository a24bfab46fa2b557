"""requirements/release: the same packages twice, with checksums, a bill of materials and notes; and what it refuses."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

import parlour

ROOT = Path(__file__).parents[2]
NAME = f"parlour-{parlour.__version__}"
WHEEL = f"{NAME}-py3-none-any.whl"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("release") / "dist"
    command = [sys.executable, str(ROOT / "requirements" / "release"), "--rehearse", "-o", str(into)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return into


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = SourceFileLoader("release", str(ROOT / "requirements" / "release"))
    spec = spec_from_loader("release", loader)
    assert spec
    module = module_from_spec(spec)
    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    loader.exec_module(module)
    sys.dont_write_bytecode = written
    return module


def test_everything_is_there_and_the_checksums_hold(made: Path) -> None:
    assert {file.name for file in made.iterdir()} == {
        WHEEL, f"{NAME}.tar.gz", f"{NAME}.cdx.json", f"{NAME}.md", "SHA256SUMS",
    }  # fmt: skip
    lines = (made / "SHA256SUMS").read_text().splitlines()
    assert len(lines) == 4
    for stated, name in (line.split() for line in lines):
        assert hashlib.sha256((made / name).read_bytes()).hexdigest() == stated


def test_the_bill_names_what_pip_installs_and_what_the_pages_contain(made: Path) -> None:
    bill = json.loads((made / f"{NAME}.cdx.json").read_text())
    parts = {part["name"]: part for part in bill["components"]}
    assert {"numba", "numpy", "litestar", "textual", "svelte", "@fluent/bundle"} <= set(parts)
    assert "pytest" not in parts and parts["numba"]["hashes"]
    assert parts["svelte"]["licenses"] == [{"license": {"id": "MIT"}}]
    assert all(part["version"] in part["purl"] for part in parts.values())


def changed(wheel: Path, into: Path, name: str, data: bytes | None) -> Path:
    """The wheel with one file changed, or left out."""
    copy = into / wheel.name
    with ZipFile(wheel) as old, ZipFile(copy, "w") as new:
        for each in old.namelist():
            if each != name:
                new.writestr(each, old.read(each))
            elif data is not None:
                new.writestr(each, data)
    return copy


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("parlour/web/index.html", b"<p>another page", "index.html is not the one that hashes.txt states"),
        ("parlour/web/index.html", None, "has no page index.html"),
        ("parlour/games/rolit/engine/browser.wasm", None, "no module of rolit"),
        (f"{NAME}.dist-info/METADATA", b"Name: parlour\n\nno author", "does not state its Author"),
    ],
)
def test_a_wheel_that_is_not_whole_is_refused(
    made: Path, script: ModuleType, tmp_path: Path, name: str, data: bytes | None, why: str
) -> None:
    script._check(made / WHEEL, parlour.__version__)
    with pytest.raises(script.Refused, match=why):
        script._check(changed(made / WHEEL, tmp_path, name, data), parlour.__version__)


def test_a_version_without_a_section_of_the_changelog_is_refused(script: ModuleType) -> None:
    with pytest.raises(script.Refused, match=r"no section '## 9\.9\.9'"):
        script._notes("9.9.9", rehearse=False)
