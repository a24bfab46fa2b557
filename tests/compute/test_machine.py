"""The place of a user's files, system by system."""

import sys
from pathlib import Path

import pytest

from parlour.compute.machine import cache_folder, data_folder


@pytest.mark.parametrize(
    ("platform", "variable", "data", "cache"),
    [
        ("win32", "LOCALAPPDATA", "parlour", "parlour/cache"),
        ("darwin", "HOME", "Library/Application Support/parlour", "Library/Caches/parlour"),
        ("linux", "HOME", ".local/share/parlour", ".cache/parlour"),
    ],
)
def test_the_folders_are_the_system_s_own(
    platform: str, variable: str, data: str, cache: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PARLOUR_HOME", "PARLOUR_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert (data_folder(), cache_folder()) == (tmp_path / data, tmp_path / cache)


def test_both_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))
    assert (data_folder(), cache_folder()) == (tmp_path / "home", tmp_path / "cache")
