"""Lists of chances that are not the game's: what each verifier says of them, and what it does not claim."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.loaded import loaded_record

from parlour.table import verify
from parlour.terminal.commands import main


def test_other_weights_are_found_with_the_rules_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "loaded.jsonl"
    assert loaded_record(path).count(b'"outcome":"6-6"') > 1
    alone = subprocess.run([sys.executable, verify.__file__, str(path)], capture_output=True, text=True)
    assert alone.returncode == 0, "from the bytes alone nothing is wrong"
    assert "draws follow from their lists of chances" in alone.stdout
    assert "lists and moves not checked by the rules" in alone.stdout and "parlour verify" in alone.stdout
    assert not any(claim in alone.stdout for claim in ("proven", "steer", "right", "fair", "nobody"))
    assert main(["verify", str(path)]) == 1
    assert "chances" in capsys.readouterr().out
