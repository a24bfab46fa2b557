"""The games' modules in Firefox and in WebKit: the same answers as the library's, bit for bit."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator

import pytest

from tests.compute.webassembly.asking import CASES, asked
from tests.compute.webassembly.page import HERE
from tests.web.browsers.browser import Browser, Missing
from tests.web.browsers.firefox import Firefox
from tests.web.browsers.webkit import WebKit

pytestmark = pytest.mark.long
BROWSERS: dict[str, Callable[[int, int], Browser]] = {"firefox": Firefox, "webkit": WebKit}


@pytest.fixture(scope="module", params=BROWSERS)
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    try:
        started = BROWSERS[request.param](800, 600)
    except Missing as error:
        pytest.fail(str(error))
    yield started
    started.close()


BEGIN = """(async ([module, memory, job]) => {
  SOURCE
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  globalThis.begun = await begin(bytes(module), bytes(memory), job);
})"""
GO_ON = "globalThis.begun.calls(%s)"
TOGETHER = 20
"""Calls in one script: WebKit's driver ends whatever takes half a minute."""


@pytest.mark.parametrize("case", CASES)
def test_thinking(browser: Browser, case: str) -> None:
    """On the empty page that a browser begins with: it has no policy, and Firefox shows it as it is."""
    page, answers = asked(*CASES[case])
    module, memory = (base64.b64encode(each).decode() for each in (page.module.read_bytes(), page.memory))
    begin = BEGIN.replace("SOURCE", (HERE / "runner.js").read_text().replace("export async", "async"))
    browser.evaluate(f"{begin}({json.dumps([module, memory, page.job() | {'calls': []}])})")
    found = list[list[str]]()
    for first in range(0, len(page.calls), TOGETHER):
        found += browser.evaluate(GO_ON % json.dumps(page.calls[first : first + TOGETHER]))
    assert found == answers
