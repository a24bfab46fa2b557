"""Browser surroundings of the pages: tab title, manifest, description, and the page without JavaScript."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from parlour.speech.languages import COMPLETE, speak
from tests.cases import first
from tests.web.conftest import Server, Visit, until

TITLE = "title => document.title === title"
MANIFEST = "() => fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())"


@pytest.mark.parametrize("language", first(1, ["he", "de"]))
def test_title_manifest_and_description_speak_the_language_of_the_page(visit: Visit, language: str) -> None:
    speech = speak(language, isolating=False)
    name, rolit = speech.say("web-name"), speech.say("game-rolit")
    page = visit("/", locale=language)
    until(page, TITLE, name)
    manifest = page.evaluate(MANIFEST)
    assert (manifest["lang"], manifest["name"]) == (language, name)
    assert manifest["description"] == speech.say("web-description")
    assert page.locator("meta[name=description]").get_attribute("content") == speech.say("web-description")
    page.goto(page.url + "new/rolit")
    until(page, TITLE, f"{rolit} – {name}")
    page.goto(page.url.replace("/new/", "/rules/"))
    until(page, "rolit => document.title.includes(rolit)", rolit)


def test_without_javascript_the_page_says_so_in_every_language(browser: Browser, server: Server) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.goto(server.address)
    for language in COMPLETE:
        said = page.locator(f"noscript p[lang={language}]").inner_text()
        assert said == speak(language).say("web-noscript")
    page.close()
