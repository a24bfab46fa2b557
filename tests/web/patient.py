"""A server without limits, for tests that open many tables."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.server.nodes import PLENTY, SCRIPT, the_zygote
from tests.web.conftest import Server


class Patient(Server):
    """Tables may be opened without limit. `path` are folders with more packages, `settings` more of its settings."""

    def __init__(self, folder: Path, path: Iterable[Path] = (), **settings: Any) -> None:
        super().__init__(folder, path)
        self.settings = settings

    def start(self) -> None:
        if self.path:  # another set of packages than the tests have: a process of its own
            super().start()
        else:
            own = {"limits": PLENTY, "workers": 1, "port": self.port} | self.settings
            self.process = the_zygote().start(self.folder, **own).process

    def command(self) -> list[str]:
        database = str(self.folder / "parlour.sqlite3")
        own = {"database": database, "port": self.port, "limits": PLENTY, "workers": 1}
        return [self.python, str(SCRIPT), json.dumps(own | self.settings)]
