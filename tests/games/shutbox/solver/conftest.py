"""Solutions are cached on disk; tests have a folder of their own for it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder: Path = tmp_path_factory.getbasetemp() / "parlour-cache"
    monkeypatch.setenv("PARLOUR_CACHE", str(folder))
