"""A browser as the tests use it: go somewhere, evaluate, click as a finger does, take a picture."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Protocol

SECONDS = 90.0
"""How long a browser may take to do one thing, on a busy machine."""


PRESS = ("pointerDown", "pointerUp")


class Browser(Protocol):
    name: str

    def goto(self, address: str) -> None: ...

    def evaluate(self, expression: str) -> Any:
        """The value of an expression; it must be plain data."""

    def click(self, selector: str) -> None:
        """A click in the middle of the first element that fits."""

    def picture(self, file: Path) -> None: ...

    def close(self) -> None: ...


class Missing(Exception):
    """A browser is not installed here."""


def program(*names: str) -> str:
    """The first of these programs that is installed."""
    for name in names:
        if found := shutil.which(name) or (name if Path(name).is_file() else None):
            return found
    raise Missing(f"{names[0]} is not installed: `make browsers` installs it")


def click_of(browser: Browser, selector: str) -> list[dict[str, Any]]:
    """The actions of WebDriver that click in the middle of the first element that fits."""
    box = browser.evaluate(
        f"(e => (e.scrollIntoView({{block: 'nearest'}}), e.getBoundingClientRect().toJSON()))"
        f"(document.querySelector({json.dumps(selector)}))"
    )
    x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
    steps = [{"type": "pointerMove", "x": x, "y": y}, *({"type": each, "button": 0} for each in PRESS)]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def until_listening(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        assert process.poll() is None, f"the browser ended with {process.returncode}"
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the browser does not answer")


def ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
