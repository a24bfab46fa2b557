"""Real server processes for the tests: started, asked, killed."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

import httpx

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).parent / "start_node.py"
PLENTY: dict[str, Any] = {
    "requests": [1e6, 1e6],
    "foreign": [1e6, 1e6],
    "visiting": [1e6, 1e6],
    "messages": [1e6, 1e6],
    "frames": [1e6, 1e6],
    "address_messages": [1e6, 1e6],
    "address_frames": [1e6, 1e6],
    "openings": [1e6, 1e6],
    "guesses": [1e6, 1e6],
    "all_guesses": [1e6, 1e6],
    "claims": [1e6, 1e6],
    "tournaments": [1e6, 1e6],
    "round_tables": [1e6, 1e6],
    "new_people": [1e6, 1e6],
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


class Node(Protocol):
    """The process of a node, as `subprocess` shows one."""

    pid: int

    def poll(self) -> int | None: ...

    def wait(self, timeout: float) -> int: ...


class Running:
    """A node that answers. `settings` are those of `parlour.server.settings.Settings`, as plain data."""

    def __init__(self, settings: dict[str, Any], process: Node, log: Path) -> None:
        self.settings, self.process, self.log = settings, process, log
        self.pid = process.pid
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
            if (status := self.process.poll()) is not None:
                raise AssertionError(f"the node ended with {status}:\n{self.log.read_text()}")
            time.sleep(0.02)
        raise AssertionError(f"the node does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """kill -9, until it is really gone, and with it its locks and its port."""
        self._send(signal.SIGKILL)
        self.process.wait(30)

    def ask_to_stop(self) -> None:
        self._send(signal.SIGTERM)

    def _send(self, number: int) -> None:
        if self.process.poll() is None:  # else the number may belong to another process by now
            os.kill(self.pid, number)

    def stop(self) -> int:
        """Politely; the exit status."""
        self.ask_to_stop()
        return self.process.wait(30)


def told(node: Running) -> dict[str, float]:
    """The node's metrics, by name."""
    lines = httpx.get(f"{node.url}/metrics", verify=False).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


class Forked:
    """A node that the zygote has forked: its parent tells whether it lives."""

    def __init__(self, pid: int, zygote: Zygote) -> None:
        self.pid, self._zygote, self._status = pid, zygote, None

    def poll(self) -> int | None:
        if self._status is None:
            self._status = self._zygote.ask({"poll": self.pid})
        return self._status

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while (status := self.poll()) is None:
            assert time.monotonic() < until, f"the node is still there after {timeout} seconds"
            time.sleep(0.005)
        return status


class Zygote:
    """A process that has imported and compiled everything: the nodes it forks start in a blink."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log = folder, folder / "zygote.log"
        self._asking = Lock()
        with self.log.open("ab") as out:
            pipe, command = subprocess.PIPE, [sys.executable, "-m", "tests.server.start_node"]
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=out, cwd=ROOT)

    def ask(self, request: dict[str, Any]) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        with self._asking:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        assert answer, f"the zygote ended:\n{self.log.read_text()}"
        return json.loads(answer)

    def start(self, folder: Path | None = None, **settings: Any) -> Running:
        """A node; without workers unless they are asked for."""
        folder = folder or self.folder
        whole = {"database": str(folder / "parlour.sqlite3"), "limits": PLENTY, "workers": 0} | settings
        whole.setdefault("port", free_port())
        log = folder / f"node-{whole['port']}.log"
        pid = self.ask({"start": whole, "log": str(log), "environment": dict(os.environ), "folder": str(Path.cwd())})
        running = Running(whole, Forked(pid, self), log)
        running.wait_until_ready()
        return running

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=30)


@cache
def the_zygote() -> Zygote:
    """One for all tests of a process."""
    folder = tempfile.TemporaryDirectory(prefix="parlour-zygote-", ignore_cleanup_errors=True)
    made = Zygote(Path(folder.name))
    atexit.register(folder.cleanup)
    atexit.register(made.close)
    return made


def start(folder: Path, **settings: Any) -> Running:
    """A node with a worker."""
    return the_zygote().start(folder, **{"workers": 1} | settings)
