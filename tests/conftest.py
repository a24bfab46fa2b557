"""For all tests: those that drive a browser come last, however they are asked for.

Playwright keeps an event loop in the thread that it was started from, and tests of the server run loops of their own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.is_relative_to(BROWSER))
