"""axe finds nothing serious (WCAG 2.2 AA), in light and dark, on every page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT, Visit

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = "levels => axe.run(document, { runOnly: levels, resultTypes: ['violations'] })"


def serious(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, LEVELS)
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    start = page.url.rstrip("/")
    found = {"the first page": serious(page)}
    page.locator("header button").click()
    found["settings"] = serious(page)
    for game in ("shutbox", "tuki", "rolit"):
        page.goto(f"{start}/new/{game}")
        page.wait_for_selector("form.new")
        if game == "shutbox":
            page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
            found["a new table"] = serious(page)
        page.locator(".go button").click()
        page.wait_for_selector(".room .board > *")
        if page.locator(".roll button").count():
            page.locator(".roll button").click()
        page.wait_for_timeout(1500)
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        found[f"the table of {game}"] = serious(page)
    page.goto(f"{start}/rules/shutbox")
    page.wait_for_selector("article figure button")
    found["the rules"] = serious(page)
    page.goto(f"{start}/record")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/records/shutbox-shared.jsonl")
    page.locator(".ways button").first.click()
    page.wait_for_selector(".replay .board > *")
    found["a replay"] = serious(page)
    page.locator(".ways button").nth(1).click()
    page.wait_for_selector(".verdict")
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    found["a checked game"] = serious(page)
    assert {where: what for where, what in found.items() if what} == {}
