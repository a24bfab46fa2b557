"""A copy of the checkout in a temporary folder: mutants live there, and nothing here is ever changed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.mutants.fault import Fault

RUNNER: Final = Path(__file__).with_name("runner.py")
ELSEWHERE: Final = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "build", "dist", ".hypothesis", ".*_cache", ".coverage*"
)
ALWAYS: Final = ("-m", "not long", "-p", "no:cacheprovider", "--hypothesis-seed=0", "--tb=line", "--no-header")


@dataclass
class Ran:
    """The result of a run of tests."""

    seconds: dict[str, float] = field(default_factory=dict)
    """By test, without its parameters."""
    failed: list[str] = field(default_factory=list)
    status: int = 0
    in_time: bool = True


@dataclass
class Workplace:
    origin: Path
    root: Path
    python: Path = Path(sys.executable)

    def run(self, arguments: Iterable[str], limit: float | None, env: Mapping[str, str] = os.environ) -> Ran:
        """Runs tests of the copy. One that takes too long, and on Ctrl-C any, is ended with all that it started."""
        notes = self.root.parent / "notes.json"
        notes.unlink(missing_ok=True)
        with (self.root.parent / "output").open("wb") as output:
            process = subprocess.Popen(
                [str(self.python), str(RUNNER), str(notes), *ALWAYS, *arguments],
                cwd=self.root,
                env={**env},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                process.wait(limit)
            except subprocess.TimeoutExpired:
                return Ran(in_time=False)
            finally:
                _end(process)
        if not notes.exists():  # the interpreter itself was ended: by a crash, or by a time limit of pytest's
            return Ran(failed=[f"(pytest ended with status {process.returncode})"], status=process.returncode)
        return Ran(**json.loads(notes.read_text()))

    @contextmanager
    def mutated(self, fault: Fault) -> Iterator[None]:
        try:
            fault.put_into(self.root)
            yield
        finally:
            shutil.copy2(self.origin / fault.file, self.root / fault.file)
            self._restore_kernels()

    def _restore_kernels(self) -> None:
        """A mutant replaces the machine code that is kept on disk; without this it would be compiled once more."""
        for kept in (self.origin / "src").rglob("__pycache__/*.nb?"):
            shutil.copy2(kept, self.root / kept.relative_to(self.origin))

    def build_pages(self) -> bool:
        build = ["npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "error"]
        return subprocess.run(build, cwd=self.root, capture_output=True).returncode == 0


@contextmanager
def workplace(origin: Path) -> Iterator[Workplace]:
    with tempfile.TemporaryDirectory(prefix="parlour-mutants-", ignore_cleanup_errors=True) as folder:
        root = Path(folder) / origin.name
        shutil.copytree(origin, root, symlinks=True, ignore=ELSEWHERE)
        if (origin / "web" / "node_modules").exists():
            (root / "web" / "node_modules").symlink_to(origin / "web" / "node_modules")
        place = Workplace(origin, root)
        if (origin / ".venv").exists():
            place.python = _same_packages(origin / ".venv", root / ".venv")
        yield place


def _same_packages(origin: Path, copy: Path) -> Path:
    """An environment with links to the same packages, whose scripts and imports lead into the copy of the checkout."""
    here, there = str(origin.parent), str(copy.parent)
    for file in [origin / "pyvenv.cfg", *(origin / "bin").iterdir()]:
        made = copy / file.relative_to(origin)
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, made, follow_symlinks=False)
        if not file.is_symlink() and (content := file.read_bytes()).startswith((b"#!", b"home")):
            made.write_bytes(content.replace(here.encode(), there.encode()))
    for package in next(origin.glob("lib/*/site-packages")).iterdir():
        made = copy / package.relative_to(origin)
        made.parent.mkdir(parents=True, exist_ok=True)
        if package.suffix == ".pth":
            made.write_text(package.read_text().replace(here, there))
        else:
            made.symlink_to(package)
    for mark in ("browser", "dev", "play", "python"):
        if (origin / mark).is_file():
            (copy / mark).touch()
    return copy / "bin" / "python"


def _end(process: subprocess.Popen[bytes]) -> None:
    """Stops a run like Ctrl-C does, so that tests stop their servers; what is left after ten seconds is killed."""
    for sign in (signal.SIGINT, signal.SIGKILL):
        try:
            if process.poll() is None:
                os.killpg(process.pid, sign)
                process.wait(10)
        except subprocess.TimeoutExpired:
            continue
        except ProcessLookupError:
            break
