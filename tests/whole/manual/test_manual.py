"""The manual is built without a warning, names everything public, and asks no other host for anything."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import parlour

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"


def test_every_page_is_in_the_manual_once() -> None:
    listed = re.findall(r"^ +- (?:.+: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    there = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}
    notebooks = {f"notebooks/{file.stem}.md" for file in (DOCS / "notebooks").glob("*.ipynb")}
    assert sorted(listed) == sorted(there | notebooks)


def test_every_public_name_has_a_place_in_the_reference() -> None:
    pages = "\n".join(page.read_text() for page in (DOCS / "reference").glob("*.md"))
    errors = [name for name in parlour.__all__ if isinstance(getattr(parlour, name), type(Exception))]
    wanted = {f"parlour.{name}" for name in parlour.__all__ if name != "CHANCE"}
    wanted -= {f"parlour.{name}" for name in errors if issubclass(getattr(parlour, name), parlour.ParlourError)}
    assert {name for name in wanted if not re.search(rf'heading: "{name}"|::: {name}\n', pages)} == set()
    assert "::: parlour.errors" in pages


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("mkdocs", reason="`make docs` installs what the manual is built with")
    folder = tmp_path_factory.mktemp("manual") / "site"
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "WARNING" not in done.stderr, done.stderr
    return folder


@pytest.mark.long
def test_the_reference_has_the_docstrings(site: Path) -> None:
    text = (site / "reference" / "index.html").read_text()
    for name in ("simulate", "batch", "solve", "IllegalMove"):
        assert name in text
    assert "uniform random legal play" in text
    assert "Daring" in (site / "adding-a-game.html").read_text(), "a file that the page shows"


@pytest.mark.long
def test_a_reader_s_browser_asks_nobody_else(site: Path, browser: Any) -> None:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    own = f"http://127.0.0.1:{server.server_port}/"
    page = browser.new_page()
    asked: set[str] = set()
    failed: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.on("response", lambda answer: answer.status < 400 or failed.add(answer.url))
    try:
        for file in sorted(site.rglob("*.html")):
            if file.name != "404.html":
                page.goto(own + str(file.relative_to(site)), wait_until="load")
        page.goto(own, wait_until="load")
        page.locator("input.md-search__input").fill("regret")
        page.locator(".md-search-result__link").first.wait_for(state="attached")
    finally:
        page.close()
        server.shutdown()
        server.server_close()
    assert len(asked) > 50 and {url for url in asked if not url.startswith((own, "data:", "blob:"))} == set()
    assert failed == set()
