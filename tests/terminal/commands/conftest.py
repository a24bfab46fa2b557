"""The command line is tested in English, whatever the person at the keyboard speaks, unless a test says otherwise."""

import pytest


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")
