"""`make audit`: what registries say of the pinned dependencies, and which of them could not be asked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

AUDIT = Path(__file__).parents[2] / "requirements" / "audit"
CLEAN = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
BAD = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]}
NPM = {"metadata": {"vulnerabilities": {"total": 0}, "dependencies": {"total": 75}}, "vulnerabilities": {}}
NPM_BAD = {
    "metadata": {"vulnerabilities": {"total": 1}, "dependencies": {"total": 75}},
    "vulnerabilities": {"left-pad": {"severity": "high"}},
}


def audited(folder: Path, pip: Any, npm: Any) -> tuple[int, str]:
    """The audit with registries that say this; with `None` there is no answer."""
    for name, answer in (("pip-audit", pip), ("npm", npm)):
        tool = folder / name
        fails = answer is None
        tool.write_text(f"#!/bin/sh\n[ \"$1\" = --version ] && exit {int(fails)}\ncat <<'E'\n{json.dumps(answer)}\nE\n")
        tool.chmod(0o755)
    sealed = {"PATH": f"{folder}:{os.environ['PATH']}", "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"}
    done = subprocess.run(
        [sys.executable, str(AUDIT)], capture_output=True, text=True, timeout=300, env=os.environ | sealed
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    ("pip", "npm", "status", "said"),
    [
        (CLEAN, NPM, 0, "2 of 2 registries answered"),
        (BAD, NPM, 1, "play.txt: a 1: CVE-1"),
        (CLEAN, NPM_BAD, 1, "left-pad: high"),
        (CLEAN, {"message": "405 Method Not Allowed"}, 0, "npm audit: NOT CHECKED: 405 Method Not Allowed"),
        pytest.param(None, NPM, 0, "pip-audit: NOT CHECKED", marks=pytest.mark.long),
    ],
)
def test_what_registries_say_is_told(tmp_path: Path, pip: Any, npm: Any, status: int, said: str) -> None:
    found, told = audited(tmp_path, pip, npm)
    assert found == status and said in told
    assert ("NOT CHECKED" in told) == ("2 of 2" not in told)
