"""A fresh environment into which two wheels are installed: Parlour's, and that of a stranger's game.

Their dependencies are shared with the environment of the tests; nothing of Parlour is.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable, Iterator
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
    """The compiler's cache for the same files. It knows a file by its name, size and time."""
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
    """A folder for packages that do not fit this Parlour, apart from the environment of the other tests."""
    site = tmp_path_factory.mktemp("misfits")
    packages = [str(PACKAGE.parent / name) for name in ("future", "gone", "late")]
    pip("install", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(site), *packages)
    return site


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The installed program's folder of games; it speaks English unless a test says otherwise."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


FORKING = """
import json, os, sys
import numba, numpy
import parlour.terminal.commands
from parlour.__main__ import main

for line in sys.stdin:
    asked = json.loads(line)
    child = os.fork()
    if child:
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
        continue
    os.environ.clear()
    os.environ.update(asked["environment"])
    os.chdir(asked["folder"])
    sys.path[1:1] = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    for number, file in enumerate((os.devnull, *asked["said"])):
        os.dup2(os.open(file, os.O_RDWR | os.O_CREAT), number)
    sys.argv = ["parlour", *asked["arguments"]]
    try:
        sys.exit(main())
    finally:
        sys.stdin = open(os.devnull)  # what else is asked for is for the parent
"""
"""A process that has loaded the compiler, and forks for each command: loading it takes most of a command's time."""


@pytest.fixture(scope="session")
def forking(python: Path) -> Iterator[subprocess.Popen[str]]:
    """Runs commands of the installed program, each in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pipe, command = subprocess.PIPE, [str(python), "-c", FORKING]
    with subprocess.Popen(command, text=True, env=environment, stdin=pipe, stdout=pipe) as process:
        yield process


@pytest.fixture
def run(python: Path, home: Path, forking: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs the installed program."""
    assert (python.parent / "parlour").exists()
    folder = tmp_path_factory.mktemp("said")

    def parlour(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        assert forking.stdin is not None and forking.stdout is not None
        said = [folder / "out", folder / "err"]
        for each in said:
            each.write_text("")
        asked = {"arguments": arguments, "folder": str(Path.cwd()), "said": list(map(str, said))}
        forking.stdin.write(json.dumps({**asked, "environment": dict(os.environ | environment)}) + "\n")
        forking.stdin.flush()
        status = int(forking.stdout.readline())
        out, err = (each.read_text(encoding="utf-8") for each in said)
        return subprocess.CompletedProcess(arguments, status, out, err)

    return parlour
