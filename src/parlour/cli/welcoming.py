"""Opens the first page in a browser as soon as the server answers."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser

from parlour.cli.speaking import say

PATIENCE = 60.0


def welcome(host: str, port: int) -> None:
    """Meanwhile, in the background: waits for the server, says where it is, and opens a browser if there is one."""
    threading.Thread(target=_wait_and_show, args=(host, port), daemon=True).start()


def _wait_and_show(host: str, port: int) -> None:
    near = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{near}:{port}/"
    if not _answers(near, port):
        return
    print(f"\n  {say('serve-open', address=address)}\n", flush=True)
    if _has_screen():
        webbrowser.open(address)


def _answers(host: str, port: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with socket.create_connection((host, port), timeout=1):
                return True
        except OSError:
            time.sleep(0.1)
    return False


def _has_screen() -> bool:
    """Not over ssh, not in CI: there a text browser would take the terminal away."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
