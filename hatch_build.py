"""Refuses to build a package without the web pages: a server installed from it could show nobody anything."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src", "parlour", "web", "index.html")
WHY = (
    f"{PAGES} is missing: `make web` builds the web pages (it needs Node 20). "
    "PARLOUR_WITHOUT_WEB=1 builds the package without them, for the library and the terminal alone."
)


class Pages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation shows the pages that are built later."""
        wanted = version != "editable" and os.environ.get("PARLOUR_WITHOUT_WEB", "") in ("", "0")
        if wanted and not Path(self.root, PAGES).is_file():
            raise SystemExit(WHY)
