"""What kernels share."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from parlour.kernels import game_folder, sources

CALLEE = """
from parlour.kernels import jit

@jit
def inner(x):
    return x + {added}
"""
CALLER = """
from parlour.kernels import jit
from strangers_game.callee import inner

@jit
def outer(x):
    return inner(x)
"""


def answer(folder: Path) -> tuple[int, bool]:
    """What the kernel of a stranger's package says in a fresh process, and whether its machine code came from disk."""
    code = "from strangers_game.caller import outer; print(outer(1), sum(outer.stats.cache_hits.values()))"
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    said, hits = done.stdout.split()
    return int(said), hits != "0"


def test_machine_code_is_kept_until_a_source_of_the_game_changes(tmp_path: Path) -> None:
    package = tmp_path / "strangers_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "caller.py").write_text(CALLER)
    (package / "callee.py").write_text(CALLEE.format(added=1))
    assert answer(tmp_path) == (2, False)
    assert answer(tmp_path) == (2, True)
    (package / "callee.py").write_text(CALLEE.format(added=10))
    assert answer(tmp_path) == (11, False)


def test_a_kernel_depends_on_its_whole_game_and_on_no_other() -> None:
    import parlour.games.rolit
    import parlour.kernels

    rolit = Path(parlour.games.rolit.__file__).parent
    assert game_folder(rolit / "kernel.py") == game_folder(rolit / "engine" / "exact.py") == rolit
    names = [name for name, _, _ in sources(rolit)]
    assert {"kernel.py", "exact.py", "kernels.py"} <= set(names)
    assert "flow.py" not in names


def test_importing_it_changes_no_file(tmp_path: Path) -> None:
    """In a copy of the package: elsewhere other tests compile at the same time."""
    package = Path(__file__).parent.parent / "src" / "parlour"
    shutil.copytree(package, tmp_path / "parlour", ignore=shutil.ignore_patterns("__pycache__", "web", "languages"))
    old = tmp_path / "parlour" / "games" / "rolit" / "__pycache__"
    old.mkdir()
    for name in ("kernel.gone-1.py311.nbi", "kernel.gone-1.py311.1.nbc"):
        (old / name).write_bytes(b"of some other time")
    before = {path: path.stat().st_mtime_ns for path in old.iterdir()}
    found = subprocess.run(
        [sys.executable, "-c", "import parlour.kernels; print(parlour.kernels.__file__)"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert found.stdout.startswith(str(tmp_path)), "the copy was imported"
    assert {path: path.stat().st_mtime_ns for path in old.glob("*.nb?")} == before
