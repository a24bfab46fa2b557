"""Every test of the terminal keeps its games in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("PARLOUR_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "home"
