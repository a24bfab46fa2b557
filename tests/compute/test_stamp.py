"""`parlour.compute.stamp`: a stamp changes with the sources that compiled code was made from, and with nothing else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour.games.rolit
from parlour.compute import stamp as stamps
from parlour.compute.stamp import SHARED, game_folder, stamp

SOURCES = {
    "__init__": "",
    "kernel": "from strangers_game.rules import step\nfrom strangers_game import board\n",
    "rules": "from . import (\n    cards,  # with a comment\n    dice,\n)\n",
    "board": "def later():\n    import strangers_game.deep.sea\n",
    "cards": "",
    "dice": "",
    "deep/__init__": "",
    "deep/sea": "from ..salt import grains\n",
    "salt": "grains = 1\n",
    "picture": "import strangers_game.kernel\n",
}


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "strangers_game"
    (folder / "deep").mkdir(parents=True)
    for name, text in SOURCES.items():
        (folder / f"{name}.py").write_text(text)
    stamps._imported.cache_clear()
    yield folder
    stamps._imported.cache_clear()


@pytest.mark.parametrize("name", ["kernel", "rules", "board", "cards", "dice", "deep/sea", "salt"])
def test_whatever_a_kernel_reaches_by_imports_counts(package: Path, name: str) -> None:
    before = stamp(package / "kernel.py")
    (package / f"{name}.py").write_text(f"{SOURCES[name]}more = 2\n")
    assert stamp(package / "kernel.py") != before


def test_a_picture_counts_for_nothing_that_does_not_import_it(package: Path) -> None:
    before = stamp(package / "kernel.py")
    (package / "picture.py").write_text("drawn = True\n")
    assert stamp(package / "kernel.py") == before


def test_contents_count_and_times_and_places_do_not(package: Path, tmp_path: Path) -> None:
    before = stamp(package / "kernel.py")
    for file in package.rglob("*.py"):
        os.utime(file, (1, 1))
    assert stamp(package / "kernel.py") == before
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert stamp(package.rename(elsewhere / package.name) / "kernel.py") == before


def test_the_games_depend_on_their_own_rules_and_on_what_all_share() -> None:
    rolit = Path(parlour.games.rolit.__file__).parent
    assert game_folder(rolit / "kernel.py") == game_folder(rolit / "engine" / "exact.py") == rolit
    reached = stamps._reached(rolit / "engine" / "exact.py")
    assert rolit / "engine" / "captures.py" in reached
    assert rolit / "picture.py" not in reached
    assert all(path.is_relative_to(rolit) for path in reached)
    assert all(path.exists() for path in SHARED)
