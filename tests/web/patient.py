"""A server without limits, for tests that open many tables."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.server.nodes import PLENTY, SCRIPT
from tests.web.conftest import Server


class Patient(Server):
    """Tables may be opened without limit. `path` are folders with more packages, `settings` more of its settings."""

    def __init__(self, folder: Path, path: Iterable[Path] = (), **settings: Any) -> None:
        super().__init__(folder, path)
        self.settings = settings

    def command(self) -> list[str]:
        database = str(self.folder / "parlour.sqlite3")
        own = {"database": database, "port": self.port, "limits": PLENTY, "workers": 1}
        return [self.python, str(SCRIPT), json.dumps(own | self.settings)]
