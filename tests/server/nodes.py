"""Real server processes for the tests: started, asked, killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

SCRIPT = Path(__file__).parent / "start_node.py"
PLENTY: dict[str, Any] = {
    "requests": [1e6, 1e6],
    "messages": [1e6, 1e6],
    "frames": [1e6, 1e6],
    "address_messages": [1e6, 1e6],
    "address_frames": [1e6, 1e6],
    "openings": [1e6, 1e6],
    "uploads": [1e9, 1e9],
    "arrivals": [1e6, 1e6],
    "waiting": 100_000,
    "connections": 100_000,
    "sockets": 100_000,
}
"""Limits that a test of something else never meets."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Running:
    """A node that answers. `settings` are those of `parlour.server.settings.Settings`, as plain data."""

    def __init__(self, settings: dict[str, Any], pid: int, process: subprocess.Popen[bytes] | None, log: Path) -> None:
        self.settings, self.pid, self.process, self.log = settings, pid, process, log
        self.port: int = settings["port"]
        self.url = f"http://127.0.0.1:{self.port}"

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=30, verify=False)  # plain HTTP: no certificates to load

    def wait_until_ready(self, seconds: float = 90) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with suppress(httpx.HTTPError), self.client() as client:
                if client.get("/health", timeout=5).status_code == 200:
                    return
            if self.process is not None and self.process.poll() is not None:
                raise AssertionError(f"the node ended with {self.process.returncode}:\n{self.log.read_text()}")
            time.sleep(0.02)
        raise AssertionError(f"the node does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.pid, signal.SIGKILL)
        if self.process is not None:
            self.process.wait()
        while self.alive:  # until it is really gone, and with it its locks and its port
            time.sleep(0.005)

    @property
    def alive(self) -> bool:
        if self.process is not None:
            return self.process.poll() is None
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def stop(self) -> int:
        """Politely; the exit status."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=30)


def start(folder: Path, **settings: Any) -> Running:
    """A node in a process of its own."""
    whole = {
        "database": str(folder / "parlour.sqlite3"),
        "port": free_port(),
        "limits": PLENTY,
        "workers": 1,
    } | settings
    log = folder / f"node-{whole['port']}.log"
    with log.open("ab") as out:
        process = subprocess.Popen([sys.executable, str(SCRIPT), json.dumps(whole)], stderr=out)
    running = Running(whole, process.pid, process, log)
    running.wait_until_ready()
    return running


def told(node: Running) -> dict[str, float]:
    """What the node tells about itself, by name."""
    lines = httpx.get(f"{node.url}/metrics", verify=False).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


class Zygote:
    """Nodes without workers that start in a blink, for tests that kill many."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log = folder, folder / "zygote.log"
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, str(SCRIPT), "--zygote"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out
            )
        assert self._line() == "ready", self.log.read_text()

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().strip()

    def start(self, **settings: Any) -> Running:
        whole = {"database": str(self.folder / "parlour.sqlite3"), "limits": PLENTY, "workers": 0} | settings
        whole.setdefault("port", free_port())
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(whole).encode() + b"\n")
        self.process.stdin.flush()
        running = Running(whole, int(self._line()), None, self.log)
        running.wait_until_ready()
        return running

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=30)
