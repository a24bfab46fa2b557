"""Firefox, driven by WebDriver BiDi: it speaks it itself, without a driver beside it."""

from __future__ import annotations

import base64
import json
import subprocess
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.browsers.browser import SECONDS, click_of, ended, free_port, program, until_listening

PREFERENCES = """
user_pref("intl.accept_languages", "en");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("app.update.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    name = "firefox"

    def __init__(self, width: int, height: int) -> None:
        firefox = program("firefox-esr", "firefox")
        self._open = ExitStack()
        profile = self._open.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        Path(profile, "user.js").write_text(PREFERENCES, encoding="utf-8")
        port = free_port()
        command = [firefox, "--headless", "--no-remote", "--profile", profile]
        command += ["--width", str(width), "--height", str(height), f"--remote-debugging-port={port}"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._open.callback(ended, self._process)
        self._ids = count(1)
        try:
            until_listening(port, self._process)
            address = f"ws://127.0.0.1:{port}/session"
            opened = connect(address, open_timeout=SECONDS, max_size=None, compression=None)
            self._line: ClientConnection = self._open.enter_context(opened)
            self._ask("session.new", capabilities={})
            self._context = self._ask("browsingContext.create", type="tab")["context"]
            size = {"width": width, "height": height}
            self._ask("browsingContext.setViewport", context=self._context, viewport=size)
        except BaseException:
            self._open.close()
            raise

    def _ask(self, method: str, **parameters: Any) -> Any:
        asked = next(self._ids)
        self._line.send(json.dumps({"id": asked, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(SECONDS))
            if answer.get("id") == asked:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        function = f"async () => JSON.stringify((await ({expression})) ?? null)"
        target = {"context": self._context}
        answer = self._ask("script.callFunction", functionDeclaration=function, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, selector: str) -> None:
        self._ask("input.performActions", context=self._context, actions=click_of(self, selector))

    def picture(self, file: Path) -> None:
        answer = self._ask("browsingContext.captureScreenshot", context=self._context)
        file.write_bytes(base64.b64decode(answer["data"]))

    def close(self) -> None:
        self._open.close()
