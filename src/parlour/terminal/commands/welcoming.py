"""Prints the address as soon as the server answers, with a QR code for phones, and opens a browser."""

from __future__ import annotations

import http.client
import io
import json
import os
import sys
import threading
import time
import webbrowser
from typing import Any

from parlour.terminal.commands.screen import has_screen
from parlour.terminal.commands.speaking import say

PAUSE = 0.1
LONG = 4.0
"""Seconds before compiling is mentioned, longer than loading compiled code takes."""
BOLD, LIGHT_ON_DARK, PLAIN = "\x1b[1;36m", "\x1b[97;40m", "\x1b[0m"


def welcome(host: str, port: int, *, browser: bool) -> None:
    """Runs in the background: waits for the server, prints its address, and opens a browser if there is one."""
    threading.Thread(target=_wait_and_show, args=(host, port, browser), daemon=True).start()


def _wait_and_show(host: str, port: int, browser: bool) -> None:
    near = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    home = _asked(near, port, "/api/home")
    address = f"http://{f'[{near}]' if ':' in near else near}:{port}/"
    print(f"\n  {say('serve-open', address=_marked(address))}\n", flush=True)
    for place in home["addresses"][:1]:
        print(f"  {say('serve-home', address=_marked(place + '/'))}\n", flush=True)
        if sys.stdout.isatty():
            print(qr(place + "/"), flush=True)
    if not home["addresses"] and home["possible"]:
        print(f"  {say('serve-home-closed')}\n", flush=True)
    if browser and has_screen():
        webbrowser.open(address)
    _tell_progress(near, port)


def _tell_progress(host: str, port: int) -> None:
    """Prints a line for each game that is being compiled while people already play."""
    time.sleep(LONG)
    told = ""
    while making := (now := _asked(host, port, "/api/ready"))["making"]:
        if making != told:
            left = len(now["waiting"]) + 1
            print(f"  {say('serve-getting-ready', game=say(f'game-{making}'), left=left)}", flush=True)
            told = making
        time.sleep(10 * PAUSE)
    if told:
        print(f"  {say('serve-ready')}", flush=True)


def _asked(host: str, port: int, path: str) -> dict[str, Any]:
    """The server's answer, as soon as there is one."""
    while True:
        connection = http.client.HTTPConnection(host, port, timeout=5)
        try:
            connection.request("GET", path)
            found: dict[str, Any] = json.loads(connection.getresponse().read())
            return found
        except (OSError, http.client.HTTPException, ValueError):
            time.sleep(PAUSE)
        finally:
            connection.close()


def qr(address: str) -> str:
    """The address as a QR code of half blocks, dark on light whatever the terminal's colours are."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    return "\n".join(f"  {LIGHT_ON_DARK}{line}{PLAIN}" for line in drawn.getvalue().splitlines()) + "\n"


def _marked(address: str) -> str:
    return f"{BOLD}{address}{PLAIN}" if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else address
