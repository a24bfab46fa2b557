"""Imports of the pages point down the layers of docs/web.md, and the check that says so can fail."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.web.conftest import ROOT

CHECK = ROOT / "web" / "build" / "imports.mjs"


def checked(folder: Path) -> str:
    """The check's findings in a folder; empty when nothing is wrong."""
    done = subprocess.run(["node", CHECK, folder], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (done.stderr == ""), done.stderr
    return done.stderr


def test_imports_of_the_pages_point_down() -> None:
    assert checked(ROOT / "web" / "src") == ""


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"language/a.ts": 'import type { B } from "../pages/b";', "pages/b.ts": ""}, "pages/b.ts, which is above it"),
        ({"api/a.ts": 'const b = () => import("../pages/b");', "pages/b.ts": ""}, "pages/b.ts, which is above it"),
        ({"api/a.ts": 'import "./b";', "api/b.ts": 'export * from "./a";'}, "a circle of imports: api/a.ts → api/b.ts"),
        (
            {
                "parts/one/a.ts": 'import "../two/b";',
                "parts/two/b.ts": "",
                "parts/two/c.ts": 'import "../one/d";',
                "parts/one/d.ts": "",
            },
            "a circle of imports: parts/one → parts/two → parts/one",
        ),
        ({"games/chess/a.ts": 'import "../go/b";', "games/go/b.ts": ""}, "games never import each other"),
        (
            {"games/index.ts": 'import.meta.glob("./*/index.ts")', "games/go/index.ts": 'import "..";'},
            "a circle of imports: games/go/index.ts → games/index.ts → games/go/index.ts",
        ),
        ({"elsewhere/a.ts": ""}, "elsewhere/a.ts is in no layer"),
    ],
)
def test_what_points_up_or_in_a_circle_is_found(tmp_path: Path, files: dict[str, str], problem: str) -> None:
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert problem in checked(tmp_path)
