"""What a user's type checker sees: the package is typed, and strict mypy passes what the documentation shows."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROBE = """
from typing import assert_type

import parlour
from parlour.games.rolit import Rolit, RolitState

state = Rolit.make({"size": 6}).start()
assert_type(state, RolitState)
assert_type(state.play("first:red"), RolitState)
assert_type(parlour.game("rolit").start().scores, tuple[int, ...])
"""


def test_strict_mypy_passes_the_readme_and_the_documented_game(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (tmp_path / "readme.py").write_text(readme.split("```python\n")[1].split("```")[0])
    (tmp_path / "probe.py").write_text(PROBE)
    game = ROOT / "tests" / "packages" / "dare" / "parlour_dare" / "__init__.py"
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "readme.py", "probe.py", str(game)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
