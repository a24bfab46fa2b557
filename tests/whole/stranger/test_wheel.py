"""A wheel of a clean clone, installed alone where there is no Node, plays in browser and terminal, and is removed."""

from __future__ import annotations

import os
import shutil
import subprocess
import venv
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.terminal.screen import Screen
from tests.web.browsers.test_whole_games import NEXT
from tests.web.conftest import Server, until
from tests.web.tables import opened
from tests.whole.stranger.conftest import ROOT

import parlour


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_a_wheel_of_a_clean_clone_plays_where_there_is_no_node(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone, home = tmp_path / "clone", tmp_path / "installed"
    run("git", "clone", "--quiet", str(ROOT), str(clone))
    run("make", "-C", str(clone), "wheel", "--silent", MAKEFLAGS="", MAKELEVEL="0")
    (wheel,) = (clone / "dist").glob("*.whl")
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    run(str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    shutil.rmtree(clone)
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    monkeypatch.setenv("PATH", str(home / "bin"))
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    assert shutil.which("node") is None
    assert run("parlour", "--version") == f"parlour {parlour.__version__}\n"
    in_the_terminal(python)
    in_the_browser(python, tmp_path, browser)
    run(str(python), "-m", "pip", "uninstall", "--quiet", "--yes", "parlour")
    assert not (home / "bin" / "parlour").exists()
    assert not list(home.glob("lib/*/site-packages/parlour/**/*.py"))


def in_the_terminal(python: Path) -> None:
    """A whole game between two bots."""
    seats = ("--seat", "bot:easy", "--seat", "bot:random")
    screen = Screen("shutbox", "players=2", *seats, python=str(python))
    screen.until(lambda text: "wins" in text or "share" in text)
    assert screen.leave() == 0


def in_the_browser(python: Path, folder: Path, browser: Browser) -> None:
    (folder / "server").mkdir()
    server = Server(folder / "server", python=str(python))
    server.start()
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.address + opened(server, "shutbox")["link"])
    while (asked := until(page, NEXT, seconds=180)) != "over":
        page.locator(asked).first.click()
    assert page.locator(".after").inner_text().strip()
    context.close()
    server.kill()


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, env=os.environ | environment)
    assert done.returncode == 0, done.stderr
    return done.stdout
