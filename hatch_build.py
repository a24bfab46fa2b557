"""Adds to a package the web pages, without which it is not built, and the README as an index shows it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES = Path("src", "parlour", "web", "index.html")
WHY = (
    f"{PAGES} is missing: `make web` builds the web pages (it needs Node 20). "
    "PARLOUR_WITHOUT_WEB=1 builds the package without them, for the library and the terminal alone."
)
PICTURES = re.compile(r"<p>\n(<img [^>]*>\n)+</p>\n+")
LINK = re.compile(r"\]\((?!https?:|#)([^)]+)\)")


class Pages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation shows the pages that are built later."""
        wanted = version != "editable" and os.environ.get("PARLOUR_WITHOUT_WEB", "") in ("", "0")
        if wanted and not Path(self.root, PAGES).is_file():
            raise SystemExit(WHY)


class Readme(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        """An index has neither our pictures nor the pages that the README links to."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        source = metadata["urls"]["Source"]
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": LINK.sub(lambda link: f"]({source}{link[1]})", PICTURES.sub("", text)),
        }
