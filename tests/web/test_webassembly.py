"""The games' modules in a real browser: the same answers, tables and floats as the library's."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.compute.webassembly.asking import CASES, asked
from tests.compute.webassembly.page import HERE, Given, Page

GAMES = HERE.parents[1] / "golden" / "second"

RUN = """async ([source, module, memory, job]) => {
  const { run } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return run(bytes(module), bytes(memory), job);
}"""


def in_browser(browser: Browser, page: Page) -> Given:
    blank = browser.new_page()
    source = (HERE / "runner.js").read_text()
    module, memory = (base64.b64encode(each).decode() for each in (page.module.read_bytes(), page.memory))
    given: dict[str, Any] = blank.evaluate(RUN, [source, module, memory, page.job()])
    blank.close()
    return Given(**given)


SOME = ("rolit-8", "shutbox")


@pytest.mark.parametrize(
    "case", [case if case in SOME else pytest.param(case, marks=pytest.mark.long) for case in CASES]
)
def test_thinking(browser: Browser, case: str) -> None:
    page, answers = asked(*CASES[case])
    assert in_browser(browser, page).answers == answers
