"""The findings of axe on a page by day and by night, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Of one page, only contrast and the size of targets can come out differently in another light or on another screen.
WAYS = {
    "desktop": ("light", 1280, 800, LEVELS),
    "desktop by night": ("dark", 1280, 800, ["color-contrast"]),
    "phone by night": ("dark", 360, 740, ["color-contrast", "target-size"]),
    "phone": ("light", 360, 740, ["color-contrast"]),
}
FEW_WAYS = ("desktop", "phone by night")
RUN = "only => axe.run(document, { runOnly: only, resultTypes: ['violations'] })"
OPEN = "document.querySelectorAll('details').forEach(each => each.open = true)"


class Scans:
    """The same page in every light and size, without loading it again; what was found, by where it was found."""

    def __init__(self, page: Page, ways: Iterable[str] = FEW_WAYS) -> None:
        self.page, self.ways, self.found = page, tuple(ways), dict[str, list[str]]()

    def take(self, where: str) -> None:
        self.page.evaluate(OPEN)
        self.page.evaluate(AXE)
        for how in self.ways:
            scheme, width, height, only = WAYS[how]
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            if what := self._serious(only):
                self.found[f"{where}, {how}"] = what

    def _serious(self, only: list[str]) -> list[str]:
        found: dict[str, Any] = self.page.evaluate(RUN, only)
        return [
            f"{rule['id']}: {rule['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for rule in found["violations"]
            if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"]
        ]
