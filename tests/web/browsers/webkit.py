"""WebKit (WebKitGTK's MiniBrowser on a screen of its own), driven by its WebDriver."""

from __future__ import annotations

import json
import os
import select
import subprocess
import tempfile
import time
from contextlib import ExitStack
from glob import glob
from pathlib import Path
from typing import Any

import httpx

from tests.web.browsers.browser import SECONDS, click_of, ended, free_port, program, until_listening
from tests.web.browsers.picture import of_dump

DOUBLE = 0.6
"""Seconds within which a second click makes a double click; GTK counts 0.4."""
MINI = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class WebKit:
    name = "webkit"
    _clicked = 0.0

    def __init__(self, width: int, height: int) -> None:
        driver, screen = program("WebKitWebDriver"), program("Xvfb")
        mini = program(*(glob(MINI) or ["MiniBrowser"]))
        self._open = ExitStack()
        self._frame = self._open.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        shown, display = _screen(screen, width, height, self._frame)
        self._open.callback(ended, shown)
        port = free_port()
        environment = {
            **os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1",
            "LC_ALL": "C.UTF-8", "LANGUAGE": "en",
        }  # fmt: skip
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen([driver, f"--port={port}"], env=environment, **quiet)  # type: ignore[call-overload]
        self._open.callback(ended, self._process)
        self._client = self._open.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS, verify=False)
        )
        try:
            until_listening(port, self._process)
            options = {"webkitgtk:browserOptions": {"binary": mini, "args": ["--automation"]}}
            self._session = self._ask("POST", "/session", capabilities={"alwaysMatch": options})["sessionId"]
            self._ask("POST", self._of("window/rect"), x=0, y=0, width=width, height=height)
        except BaseException:
            self._open.close()
            raise

    def _of(self, path: str) -> str:
        return f"/session/{self._session}/{path}"

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self._client.request(method, path, json=body if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value

    def goto(self, address: str) -> None:
        self._ask("POST", self._of("url"), url=address)

    def evaluate(self, expression: str) -> Any:
        script = f"const done = arguments[0]; (async () => done(JSON.stringify((await ({expression})) ?? null)))()"
        return json.loads(self._ask("POST", self._of("execute/async"), script=script, args=[]))

    def click(self, selector: str) -> None:
        """Late enough after the last one: two quick clicks in one place are a double click, which the pages ignore."""
        time.sleep(max(0.0, self._clicked + DOUBLE - time.monotonic()))
        self._ask("POST", self._of("actions"), actions=click_of(self, selector))
        self._clicked = time.monotonic()

    def picture(self, file: Path) -> None:
        """A picture of the virtual screen; the driver's own way to take one waits for ever without a real screen."""
        picture = of_dump(Path(self._frame, "Xvfb_screen0").read_bytes(), self.evaluate("innerHeight"))
        file.write_bytes(picture.png())

    def close(self) -> None:
        self._ask("DELETE", f"/session/{self._session}")
        self._open.close()


def _screen(program: str, width: int, height: int, folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """A virtual screen that has chosen its own number."""
    reading, writing = os.pipe()
    command = [
        program,
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        f"{width}x{height}x24",
        "-nolisten",
        "tcp",
        "-fbdir",
        folder,
    ]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet)
    os.close(writing)
    with os.fdopen(reading) as told:
        ready, _, _ = select.select([told], [], [], SECONDS)
        number = told.readline().strip() if ready else ""
    assert number, "the virtual screen did not start"
    return process, f":{number}"
