"""A fresh environment into which two wheels are installed: Parlour's, and that of a stranger's game.

What both depend on is shared with the environment of the tests; nothing of Parlour is.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "tests" / "packages" / "dare"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of the environment. Workers that run at the same time share one; the first makes it."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    home = shared / "stranger"
    with (shared / "stranger.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (home / "ready").exists():
            install(home)
            (home / "ready").touch()
    return home / "bin" / "python"


def install(home: Path) -> None:
    venv.create(home, with_pip=False)
    wheels = home / "wheels"
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(ROOT), str(PACKAGE))
    pip("--python", str(home / "bin" / "python"), "install", "--no-deps", "--no-index", *map(str, wheels.iterdir()))
    site = sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)})
    Path(site, "shared.pth").write_text(sysconfig.get_path("purelib") + "\n")  # which reads no .pth of its own there
    share_compiled(ROOT / "src", Path(site))


def share_compiled(source: Path, site: Path) -> None:
    """What the compiler has made of the same files before. It knows a file by its name, size and time."""
    for compiled in source.glob("parlour/**/__pycache__/*.nb[ci]"):
        beside = site / compiled.relative_to(source)
        if beside.parents[1].is_dir():  # a folder of sources that is no more may have left some
            beside.parent.mkdir(exist_ok=True)
            shutil.copy2(compiled, beside)
    for file in source.glob("parlour/**/*.py"):
        shutil.copystat(file, site / file.relative_to(source))


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def misfits(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where packages that do not fit this Parlour are installed, apart from the environment of the other tests."""
    site = tmp_path_factory.mktemp("misfits")
    packages = [str(PACKAGE.parent / name) for name in ("future", "gone", "late")]
    pip("install", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(site), *packages)
    return site


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the installed program keeps its games, spoken to in English unless a test says otherwise."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def run(python: Path, home: Path) -> Run:
    """Runs the installed program."""

    def parlour(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [str(python.parent / "parlour"), *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, encoding="utf-8", timeout=120, env=os.environ | environment
        )

    return parlour
