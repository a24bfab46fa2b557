"""The first load is small and quick, and the generated files are those that the sources make."""

from __future__ import annotations

import gzip
import re

import pytest

from parlour.server.transport.typescript import typescript
from tests.web import diagrams
from tests.web.conftest import BUILT, ROOT, Visit, until

MOST_BYTES = 150_000
NETWORK = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .map(each => [each.name, each.encodedBodySize])"""


def test_the_first_load_is_at_most_150_kilobytes_compressed(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_load_state("networkidle")
    sizes = dict(page.evaluate(NETWORK))
    assert sum(sizes.values()) <= MOST_BYTES, sizes


@pytest.mark.parametrize(("path", "most"), [("/", 10), ("/new/shutbox", 20)])
def test_a_page_asks_for_few_files(visit: Visit, path: str, most: int) -> None:
    """Every answer that a page waits for costs a phone more than its bytes do."""
    page = visit(path)
    page.wait_for_load_state("networkidle")
    files = [name for name, _ in page.evaluate(NETWORK)]
    assert 3 < len(files) <= most, files


def test_from_the_first_page_to_the_first_roll_in_ten_seconds(visit: Visit) -> None:
    """Three clicks with the defaults; the clock runs from before the page is opened."""
    page = visit("/")
    page.evaluate("performance.mark('opened')")
    page.locator("a.whole").first.click()
    page.locator(".go button").click()
    page.locator(".roll button[aria-disabled=false]").click()
    until(page, "document.querySelectorAll('.log li').length > 0")
    assert page.evaluate("performance.now()") < 10_000


def test_everything_built_is_referred_to_by_its_own_host() -> None:
    text = BUILT.read_text(encoding="utf-8")
    assert not re.search(r"(src|href)=\"(https?:)?//", text)
    assert "<script>" not in text and "onclick" not in text and "style=" not in text


def test_one_language_is_small() -> None:
    for file in (ROOT / "src/parlour/web/assets").glob("he-*.js"):
        assert len(gzip.compress(file.read_bytes())) < 20_000


def test_the_types_are_those_of_the_server() -> None:
    written = (ROOT / "web/src/api/messages.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run `make web/src/api/messages.ts`"


def test_the_diagrams_are_those_of_the_rules() -> None:
    for file, text in diagrams.made().items():
        assert file.read_text(encoding="utf-8") == text, "run `python -m tests.web.diagrams`"


def test_dark_mode_follows_the_device_and_can_be_set(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.locator("header .gear").click()
    page.locator("dialog select").nth(1).select_option("light")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_the_pages_can_be_installed_and_say_when_nobody_answers(visit: Visit) -> None:
    page = visit("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    page.context.set_offline(True)
    page.get_by_text("You are offline").wait_for()
    page.context.set_offline(False)
    page.get_by_text("You are offline").wait_for(state="detached")
