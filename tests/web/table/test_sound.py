"""Sounds: none unless asked for; asked for, they are made on the spot, and the wish is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, GRACE_HERE, Lay, at, click_on, ready

LISTEN = """
  window.contexts = []; window.played = 0;
  const Context = window.AudioContext, start = AudioBufferSourceNode.prototype.start;
  window.AudioContext = class extends Context { constructor(...how) { super(...how); window.contexts.push(this); } };
  AudioBufferSourceNode.prototype.start = function (...when) { window.played += 1; return start.apply(this, when); };
"""


def listened(page: Page) -> Page:
    page.add_init_script(LISTEN)
    page.reload()
    page.wait_for_selector(".room .board .board")
    return page


def moved(page: Page) -> None:
    before = page.evaluate("document.querySelectorAll('.log li').length")
    assert click_on(page)
    until(page, f"document.querySelectorAll('.log li').length > {before}")
    ready(page)


@pytest.mark.long
def test_sounds_are_off_by_default_and_kept_on_once_asked_for(lay: Lay, visit: Visit) -> None:
    page = listened(at(visit, lay("rolit", ADA, GRACE_HERE).link))
    moved(page)
    assert page.evaluate("contexts.length + played") == 0

    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds").first.check()
    page.keyboard.press("Escape")
    moved(page)
    assert page.evaluate("contexts.length") == 1 and page.evaluate("played") > 0
    until(page, "contexts[0].state === 'running'")

    page.reload()
    page.wait_for_selector(".room .board .board")
    moved(page)
    assert page.evaluate("played") > 0
