"""`parlour` without a command: a game for a person, in the browser or in the terminal, and the help for a program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need a POSIX system")

from tests.terminal.screen import PATIENCE, Screen


def test_where_no_window_opens_the_games_are_in_the_terminal(tmp_path: Path) -> None:
    screen = Screen(
        command="", CI="", DISPLAY="", WAYLAND_DISPLAY="", PARLOUR_HOME=str(tmp_path), PARLOUR_LANGUAGE="en"
    )
    screen.until(lambda text: all(name in text for name in ("Shut the Box", "Tuki Tuki", "Rolit")))
    assert screen.leave() == 0


def test_where_a_window_opens_a_browser_is_sent_to_the_server(tmp_path: Path) -> None:
    """The browser is a program that notes the address it is given."""
    noted, browser = tmp_path / "address", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {noted}.part && mv {noted}.part {noted}\n')
    browser.chmod(0o755)
    window = {"CI": "", "DISPLAY": ":7", "BROWSER": f"{browser} %s"}
    screen = Screen(command="", PARLOUR_HOME=str(tmp_path), PARLOUR_LANGUAGE="en", columns=120, lines=60, **window)
    screen.until(lambda _: noted.exists())
    address = noted.read_text().strip()
    assert address.startswith("http://127.0.0.1:") and address in screen.text
    assert screen.leave("\x03") == 0


@pytest.mark.parametrize("typed", [(), ("--help",)])
def test_a_program_reads_the_help(typed: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-m", "parlour", *typed], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0 and "usage: parlour" in done.stdout and "serve" in done.stdout
