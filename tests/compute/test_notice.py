"""A person who waits at a terminal while kernels are compiled is told so, once; nobody else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.compute.notice import line
from parlour.speech.languages import COMPLETE

KERNELS = """
from parlour.compute.kernels import jit

@jit
def inner(x):
    return x + 1

@jit
def outer(x):
    return inner(x)
"""
PROGRAM = (
    "from parlour.compute import notice; notice.PATIENCE = {patience}; import {package}; print({package}.outer(1))"
)


def package_of(folder: Path, kernels: str, name: str = "strangers_game") -> Path:
    """A package with these kernels: a stranger's game, unless another is named."""
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(kernels)
    return package


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A stranger's game, and a copy of one of ours by its place and name."""
    package_of(tmp_path, KERNELS)
    package_of(tmp_path, KERNELS, "games/rolit")
    return tmp_path


def said(
    folder: Path, package: str = "strangers_game", patience: float = 0.0, terminal: bool = True, **more: str
) -> str:
    """The standard error of a fresh process, a terminal or a pipe."""
    ours, theirs = os.openpty() if terminal else os.pipe()
    environment = {**os.environ, "PYTHONPATH": str(folder), "LANG": "en", **more}
    program = PROGRAM.format(package=package, patience=patience)
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, stderr=theirs, check=True
    )
    assert done.stdout.split() == [b"2"]
    os.write(theirs, b"end")
    os.close(theirs)
    with os.fdopen(ours, "rb") as stream:
        heard = b""
        while not heard.endswith(b"end"):
            heard += stream.read1(10_000)
    return heard.decode().removesuffix("end").replace("\r\n", "\n")


def test_one_line_says_so_and_only_the_first_time(packages: Path) -> None:
    first = said(packages)
    assert first.startswith("Parlour: compiling for the first time") and first.count("\n") == 1
    assert said(packages) == "", "the machine code is on disk now"


@pytest.mark.long
def test_it_names_the_game_in_the_language_of_the_environment(packages: Path) -> None:
    told = said(packages, "games.rolit", PARLOUR_LANGUAGE="de")
    assert told == "Rolit: wird zum ersten Mal kompiliert, meist 10 bis 40 Sekunden. Der nächste Start geht schnell.\n"


@pytest.mark.long
@pytest.mark.parametrize("how", [{"terminal": False}, {"PARLOUR_QUIET": "1"}, {"patience": 100.0}])
def test_nobody_else_is_told(packages: Path, how: dict[str, object]) -> None:
    assert said(packages, **how) == ""  # type: ignore[arg-type]


def test_it_can_be_said_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for code in COMPLETE:
        monkeypatch.setenv("PARLOUR_LANGUAGE", code)
        assert "40" in line("rolit") and "\n" not in line("rolit") and "{" not in line("rolit")
